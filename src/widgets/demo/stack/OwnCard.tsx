/** A card that the reader writes, as cards print it. Its reader loads when there is something to read. */
import { Component, createRef } from 'preact';
import type { StackCard } from '../../../rules/stack/shapes.ts';

interface Props {
  write: (card: StackCard) => void;
}

export class OwnCard extends Component<Props, { problem?: string }> {
  private readonly field = createRef<HTMLInputElement>();

  private readonly take = async (event: Event): Promise<void> => {
    event.preventDefault();
    const text = this.field.current?.value.trim() ?? '';
    if (text === '') return;
    const { readOwnCard } = await import('./read-card.ts');
    const read = await readOwnCard(text);
    if ('problem' in read) this.setState({ problem: read.problem });
    else {
      this.setState({ problem: '' });
      this.props.write(read.card);
    }
  };

  override render() {
    const { problem } = this.state;
    return (
      <details class="more barred">
        <summary>Another card</summary>
        <form class="options" onSubmit={(event) => void this.take(event)}>
          <input
            ref={this.field}
            type="text"
            aria-label="A card as it prints"
            placeholder="Chewbacca (B): Character - Wookiee, power 4"
            autocomplete="off"
            spellcheck={false}
          />
          <button type="submit">Take it</button>
        </form>
        <p role="status">{problem}</p>
      </details>
    );
  }
}
