/**
 * The frame that the demos of builds, stacks and arenas share: what is on it can be changed, what may be done is
 * offered, what happened is told in one sentence. What it shows of a kind, its face says.
 */
import { Component, type ComponentChildren, createRef } from 'preact';
import type { LinesPlay } from '../../../examples/kind.ts';
import type { Knob, Offers, Take } from '../../../examples/lines.ts';
import { Cite } from '../Cite.tsx';
import { Head } from '../Head.tsx';
import { actLine, type LineAction, type LineDesk, type LineSheet } from './desk.ts';
import { Knobs } from './Knobs.tsx';
import { OfferList } from './OfferList.tsx';

/** What a kind of demo knows of itself. */
export interface Face<Play extends LinesPlay, State> {
  takes(sheet: Play): Take<State>[];
  knobs(start: Play['start']): Knob<Play['start']>[];
  offers(state: State, view: View<Play, State>): Offers<Play['moves'][number]>[];
  /** Units, cards and numbers as they are now. */
  picture(view: View<Play, State>): ComponentChildren;
  /** What somebody has to decide or roll now. */
  ask?(view: View<Play, State>): ComponentChildren;
  /** Loads what the first change needs and the page before it did not; undefined once it is there. */
  needs?(): Promise<unknown> | undefined;
  /** Everything in one sentence. */
  summary(takes: readonly Take<State>[], play: Play): string;
  /** Who chooses, and what is taken for granted. */
  assumes: string;
}

/** What a face draws from. */
export interface View<Play extends LinesPlay, State> {
  sheet: LineSheet<Play>;
  /** Up to where the reader stands. */
  takes: readonly Take<State>[];
  state: State;
  send(action: LineAction<Play>): void;
}

export interface LineDemoProps<Play extends LinesPlay> {
  sheet: LineSheet<Play>;
  /** The page's address with this sheet on it. */
  link: string;
  /** Writes a sheet as the query of an address; there from the first change on. */
  write?: (sheet: LineSheet<Play>) => Promise<string>;
  /** Handed the way to load another sheet from outside. */
  ready?: (load: (sheet: LineSheet<Play>) => void) => void;
}

interface State<Play extends LinesPlay> {
  desk: LineDesk<Play>;
  /** On a phone: the strip is open. */
  open: boolean;
  link: string;
}

const MOST_TOLD = 2;
const MOST_LINES = 12;

export class LineDemo<Play extends LinesPlay, S> extends Component<
  LineDemoProps<Play> & { face: Face<Play, S> },
  State<Play>
> {
  private readonly root = createRef<HTMLDivElement>();
  /** The sheet that the address tells of. */
  private told = this.props.sheet;

  override state: State<Play> = {
    desk: { now: this.props.sheet, past: [] },
    open: false,
    link: this.props.link,
  };

  private readonly send = (action: LineAction<Play>): void => {
    const act = () => this.setState(({ desk }) => ({ desk: actLine(desk, action) }));
    const needed = this.props.face.needs?.();
    if (needed) void needed.then(act);
    else act();
  };

  override componentDidMount(): void {
    this.props.ready?.((sheet) => {
      this.setState({ open: true });
      this.send({ do: 'load', sheet });
    });
  }

  override componentDidUpdate(): void {
    const { now } = this.state.desk;
    if (now !== this.told) {
      this.told = now;
      void this.props.write?.(now).then((query) => {
        if (this.told === now) this.setState({ link: `?${query}` });
      });
    }
    // A button that a move took away must not take the focus with it.
    if (document.activeElement !== document.body) return;
    this.root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }

  override render() {
    const { desk, open, link } = this.state;
    const { face } = this.props;
    const { send } = this;
    const { now, past } = desk;
    const all = face.takes(now);
    const takes = all.slice(0, now.at + 1);
    const last = takes.at(-1) as Take<S>;
    const view: View<Play, S> = { sheet: now, takes, state: last.state, send };
    const over = now.at === now.moves.length;
    return (
      <div ref={this.root} class={open ? 'sheet open' : 'sheet'}>
        <Head title={now.title} from={now.from} />
        <div class="picture">{face.picture(view)}</div>
        <p class="told" role="status">
          {sentenceOf(face, takes, now)}
          {last.why.map(({ ruling }) => (
            <span key={ruling}>
              {' '}
              <Cite ruling={ruling}>Ruling</Cite>
            </span>
          ))}
        </p>
        <div class="more">
          {/* Places of their own: what comes into them must not move a button that has the focus. */}
          {face.ask && <div>{over && face.ask(view)}</div>}
          <OfferList
            groups={face.offers(last.state, view)}
            make={(move) => send({ do: 'make', move })}
          />
          <Knobs knobs={face.knobs(now.start)} put={(start) => send({ do: 'start', start })} />
        </div>
        <div class="keys">
          <button
            type="button"
            class="main opener"
            aria-expanded={open}
            onClick={() => this.setState({ open: !open })}
          >
            {open ? 'Fold' : 'Play it'}
          </button>
          <button type="button" aria-disabled={over} onClick={() => send({ do: 'step' })}>
            Step
          </button>
          <button
            type="button"
            data-next
            aria-disabled={past.length === 0}
            onClick={() => send({ do: 'undo' })}
          >
            Undo
          </button>
          <button
            type="button"
            aria-disabled={now.at === 0}
            onClick={() => send({ do: 'restart' })}
          >
            Start over
          </button>
        </div>
        <div class="more">
          <Account takes={takes} />
          <p class="small">
            {face.assumes}{' '}
            <a data-state-link href={link}>
              Link to this play
            </a>
          </p>
        </div>
      </div>
    );
  }
}

/** The end of an example is told as its figure tells it; else what happened last. */
function sentenceOf<Play extends LinesPlay, S>(
  face: Face<Play, S>,
  takes: readonly Take<S>[],
  sheet: LineSheet<Play>,
): string {
  const { at, moves, own } = sheet;
  const last = takes.at(-1);
  const told = (last?.trace ?? []).slice(-MOST_TOLD).map(({ what }) => what);
  if (last !== undefined && last.why.length > 0 && (own || at < moves.length)) {
    return `Refused: ${last.why.map(({ message }) => message).join(' ')}`;
  }
  if ((own || at < moves.length) && told.length > 0) return told.join(' ');
  return face.summary(takes, sheet);
}

/** What was done, line by line, each with its ruling. */
function Account<S>({ takes }: { takes: readonly Take<S>[] }) {
  const lines = takes.flatMap(({ trace, why }) => [
    ...trace.map(({ ruling, what }) => ({ ruling, what })),
    ...why.map(({ ruling, message }) => ({ ruling, what: `Refused: ${message}` })),
  ]);
  if (lines.length === 0) return null;
  return (
    <ol class="did">
      {lines.slice(-MOST_LINES).map(({ ruling, what }, at) => (
        <li key={at}>
          {what} <Cite ruling={ruling}>Ruling</Cite>
        </li>
      ))}
    </ol>
  );
}
