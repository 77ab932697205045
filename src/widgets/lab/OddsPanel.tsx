/**
 * The exact odds of what is set up. They load after the page, and are worked out after a change has been painted:
 * no tap waits for them.
 */
import { Component, createRef } from 'preact';
import type { Odds } from '../demo/Odds.tsx';
import type { Sheet } from '../demo/sheet.ts';

export interface OddsPanelProps {
  sheet: Sheet;
  /** Draws them when the site is built. */
  odds?: typeof Odds | undefined;
  /** What was drawn then. */
  drawn: string;
}

export class OddsPanel extends Component<OddsPanelProps> {
  private readonly root = createRef<HTMLElement>();
  private waiting = 0;

  override componentDidMount(): void {
    if (this.props.drawn === '') this.follow();
  }

  override shouldComponentUpdate({ sheet }: OddsPanelProps): boolean {
    if (sheet !== this.props.sheet) this.follow();
    return false;
  }

  override componentWillUnmount(): void {
    clearTimeout(this.waiting);
  }

  private follow(): void {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(async () => {
      const { showOdds } = await import('../demo/mount-odds.tsx');
      const { current } = this.root;
      if (current === null) return;
      // An arrival has no odds of its own: who shoots is up to the players.
      current.hidden = 'arrival' in this.props.sheet.start;
      if (!current.hidden) await showOdds(current, this.props.sheet);
    }, 40);
  }

  override render() {
    const { sheet, odds: Drawn, drawn } = this.props;
    if (Drawn) {
      return (
        <section class="odds" aria-label="Exact odds">
          <Drawn start={sheet.start} />
        </section>
      );
    }
    // What the build drew in this very element stays until something changes.
    return (
      <section
        ref={this.root}
        class="odds"
        aria-label="Exact odds"
        dangerouslySetInnerHTML={{ __html: drawn }}
      />
    );
  }
}
