/** The result in one line, and the address that shows it to others. */
import { Component, createRef } from 'preact';
import { publicAddress } from '../copy/subject.ts';
import { writeText } from '../copy/write.ts';

export interface SettleProps {
  title: string;
  summary: string;
  /** The page's address with this state on it. */
  link: string;
  /** The state in the notation. */
  code: string;
}

const menu = () => import('../copy/menu.ts');

export class Settle extends Component<SettleProps, { said: string }> {
  override state = { said: '' };
  private readonly field = createRef<HTMLTextAreaElement>();

  override componentWillReceiveProps({ summary }: SettleProps): void {
    if (summary !== this.props.summary && this.state.said !== '') this.setState({ said: '' });
  }

  private async copy(text: string, what: string): Promise<void> {
    const { current } = this.field;
    if (current === null) return;
    const copied = await writeText(text, current);
    current.hidden = copied;
    if (!copied) {
      current.value = text;
      current.focus();
      current.select();
    }
    const closed = 'Your browser keeps the clipboard closed. The text is selected: copy it.';
    this.setState({ said: copied ? `Copied: ${what}.` : closed });
  }

  override render() {
    const { title, summary, link, code } = this.props;
    const warm = () => void menu().catch(() => undefined);
    return (
      <section class="settle" aria-label="Settle it">
        <h2>Settle it</h2>
        <p class="line">{summary}</p>
        <div class="options">
          <button type="button" onClick={() => void this.copy(summary, 'the result')}>
            Copy the result
          </button>
          <button
            type="button"
            class="main"
            onClick={() => void this.copy(publicAddress(link), 'the link')}
          >
            Copy the link
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded="false"
            onPointerEnter={warm}
            onFocus={warm}
            onClick={({ currentTarget }) => {
              const address = publicAddress(link);
              void menu().then(({ openCopyMenu }) =>
                openCopyMenu(currentTarget, { title, text: summary, address, code, about: 'lab' }),
              );
            }}
          >
            Copy as…
          </button>
        </div>
        <p class="said" role="status">
          {this.state.said}
        </p>
        <textarea ref={this.field} readOnly hidden rows={3} aria-label="Text to copy" />
        <p class="small">
          <a data-state-link href={link}>
            Link to this play
          </a>
          : whoever opens it sees the same units, dice and choices.
        </p>
      </section>
    );
  }
}
