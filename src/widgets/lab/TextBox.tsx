/** A unit as text in the notation, with completion: a combobox by keyboard, a list under the finger by touch. */
import { Component, createRef } from 'preact';
import { type Completions, completionsAt } from '../../notation/complete.ts';
import { Said } from './Said.tsx';

export interface TextBoxProps {
  id: string;
  label: string;
  text: string;
  /** What can't be read. */
  problems: readonly string[];
  change(text: string): void;
  /** The box is left, or what can't be read is given up. */
  leave(): void;
}

interface State {
  open: boolean;
  active: number;
  caret: number;
  /** Typing rests: problems are told. */
  rested: boolean;
}

const REST = 700;

export class TextBox extends Component<TextBoxProps, State> {
  override state: State = { open: false, active: -1, caret: 0, rested: true };
  private readonly input = createRef<HTMLInputElement>();
  private readonly list = createRef<HTMLDivElement>();
  private resting = 0;
  /** Where the caret goes once the text is drawn. */
  private caretTo: number | undefined;

  override componentDidUpdate(): void {
    const { caretTo } = this;
    if (caretTo !== undefined) {
      this.caretTo = undefined;
      this.input.current?.setSelectionRange(caretTo, caretTo);
    }
    this.list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest' });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.resting);
  }

  private found(): Completions {
    const { text } = this.props;
    return completionsAt(text, Math.min(this.state.caret, text.length));
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.setState({ rested: true }), REST);
  }

  private typed(input: HTMLInputElement, isComposing: boolean): void {
    const { value, selectionStart } = input;
    this.props.change(value);
    this.rest();
    this.setState({
      caret: selectionStart ?? value.length,
      open: !isComposing && value !== '',
      active: -1,
      rested: false,
    });
  }

  private show(active: number): void {
    const { current } = this.input;
    const caret = current?.selectionStart ?? this.props.text.length;
    this.setState({ open: true, active, caret });
  }

  private take(at: number): void {
    const { from, to, options } = this.found();
    const option = options[at];
    if (option === undefined) return;
    const { text, change } = this.props;
    const rest = text.slice(to);
    const next =
      text.slice(0, from) + option.insert + (option.more ? rest.replace(/^ /, '') : rest);
    const caret = from + option.insert.length;
    this.caretTo = caret;
    change(next);
    this.rest();
    this.setState({ caret, open: option.more, active: -1, rested: false });
    this.input.current?.focus();
  }

  private key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const { open, active } = this.state;
    const { key } = event;
    const count = open ? this.found().options.length : 0;
    const shown = count > 0;
    if (key === 'ArrowDown') {
      if (shown) this.setState({ active: (active + 1) % count });
      else this.show(event.altKey ? -1 : 0);
    } else if (key === 'ArrowUp' && shown) {
      this.setState({ active: active < 0 ? count - 1 : active - 1 });
    } else if (key === 'Enter') {
      if (shown && active >= 0) this.take(active);
      else this.settle();
    } else if (key === 'Escape' && shown) this.setState({ open: false, active: -1 });
    else if (key === 'Escape' && this.props.problems.length > 0) this.props.leave();
    else return;
    event.preventDefault();
  }

  private settle(): void {
    clearTimeout(this.resting);
    this.setState({ open: false, active: -1, rested: true });
  }

  override render() {
    const { id, label, text, problems } = this.props;
    const { open, active, rested } = this.state;
    const { options } = open ? this.found() : { options: [] };
    const shown = options.length > 0;
    const wrong = rested && problems.length > 0;
    return (
      <div class="notation">
        <label class="sr" for={id}>
          {label}
        </label>
        <input
          ref={this.input}
          id={id}
          type="text"
          role="combobox"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          maxLength={600}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-wrong`}
          value={text}
          onInput={(event) => this.typed(event.currentTarget, event.isComposing)}
          onKeyDown={(event) => this.key(event)}
          onClick={() => this.setState({ open: false })}
          onBlur={() => {
            this.settle();
            if (problems.length === 0) this.props.leave();
          }}
        />
        <button
          type="button"
          class="all"
          tabIndex={-1}
          aria-label={`What may stand in ${label}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const { current } = this.input;
            if (open && shown) {
              this.setState({ open: false });
              return;
            }
            // Behind the last part: what else may be added.
            const whole = text.replace(/[\s,]+$/, '');
            const next = whole === '' || problems.length > 0 ? text : `${whole}, `;
            if (next !== text) this.props.change(next);
            this.caretTo = next.length;
            this.setState({ open: true, active: -1, caret: next.length });
            current?.focus();
          }}
        >
          <svg viewBox="0 0 12 8" aria-hidden="true">
            <path d="m1.5 1.5 4.5 4.5 4.5-4.5" />
          </svg>
        </button>
        <div
          ref={this.list}
          id={`${id}-list`}
          class="choices"
          role="listbox"
          aria-label={label}
          hidden={!shown}
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the text field
            <div
              key={option.label}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => this.take(at)}
            >
              {option.label}
            </div>
          ))}
        </div>
        <p id={`${id}-wrong`} class="wrong" role="status">
          {wrong && <Said text={problems.join(' ')} />}
        </p>
      </div>
    );
  }
}
