/** The exact odds of what is set up. They are worked out after a change has been painted: no tap waits for them. */
import { Component } from 'preact';
import type { Start } from '../../examples/attack/moves.ts';
import { Odds } from '../demo/Odds.tsx';
import { chancesOf } from '../demo/odds-of.ts';

export class OddsPanel extends Component<{ start: Start }, { start: Start }> {
  override state = { start: this.props.start };
  private waiting = 0;

  override componentDidUpdate(): void {
    if (this.props.start === this.state.start) return;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.setState({ start: this.props.start }), 30);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.waiting);
  }

  override render() {
    const { start } = this.state;
    if (chancesOf(start, 'kill') === undefined) return null;
    return (
      <section class="odds" aria-label="Exact odds">
        <Odds start={start} />
      </section>
    );
  }
}
