/**
 * The frame that the demos of builds, stacks and arenas share: what is on it can be changed, what may be done is
 * offered, what happened is told in one sentence. What it draws of a kind, its face says.
 */
import { Component, type ComponentChildren, createRef } from 'preact';
import type { LinesPlay } from '../../../examples/kind.ts';
import type { Reason } from '../../../rules/build/shapes.ts';
import { Cite } from '../Cite.tsx';
import { Head } from '../Head.tsx';
import { LateRules } from '../late.ts';
import { actLine, type LineAction, type LineDesk, type LineSheet } from './desk.ts';
import { Knobs } from './Knobs.tsx';
import { OfferList } from './OfferList.tsx';
import type { LineRules, LineStanding } from './standing.ts';

/** How a kind of demo is drawn. */
export interface Face<Play extends LinesPlay, Shown, Hand> {
  picture(view: View<Play, Shown>): ComponentChildren;
  /** What somebody has to decide or roll now. */
  ask?(view: View<Play, Shown>): ComponentChildren;
  /** What the rules have to know besides the sheet. */
  hand(sheet: LineSheet<Play>): Hand;
  /** Who chooses, and what is taken for granted. */
  assumes: string;
}

/** What a face draws from. */
export interface View<Play extends LinesPlay, Shown> {
  sheet: LineSheet<Play>;
  shown: Shown;
  send(action: LineAction<Play>): void;
  /** Does something once the rules are there. */
  ready(then: () => void): void;
}

export interface LineDemoProps<Play extends LinesPlay, Shown, Hand> {
  sheet: LineSheet<Play>;
  /** Where this sheet stands. */
  standing: LineStanding<Play, Shown>;
  /** The page's address with this sheet on it. */
  link: string;
  /** The rules; left out where the first action loads them. */
  rules?: LineRules<Play, Shown, Hand>;
  load?: () => Promise<LineRules<Play, Shown, Hand>>;
  /** Writes a sheet as the query of an address; there from the first change on. */
  write?: (sheet: LineSheet<Play>) => Promise<string>;
  /** Handed the way to load another sheet from outside. */
  show?: (load: (sheet: LineSheet<Play>) => void) => void;
}

interface State<Play extends LinesPlay> {
  desk: LineDesk<Play>;
  /** On a phone: the strip is open. */
  open: boolean;
  link: string;
  /** What could not be loaded. */
  trouble?: string;
}

export class LineDemo<Play extends LinesPlay, Shown, Hand> extends Component<
  LineDemoProps<Play, Shown, Hand> & { face: Face<Play, Shown, Hand> },
  State<Play>
> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly rules = new LateRules<LineRules<Play, Shown, Hand>>(
    this.props.load,
    (trouble) => this.setState({ trouble }),
    this.props.rules,
  );
  /** The sheet that the address tells of. */
  private told = this.props.sheet;

  override state: State<Play> = {
    desk: { now: this.props.sheet, past: [] },
    open: false,
    link: this.props.link,
  };

  private readonly ready = (then: () => void): void => this.rules.with(then);

  private readonly send = (action: LineAction<Play>): void => {
    this.rules.with(({ knobs }) =>
      this.setState(({ desk }) => ({ desk: actLine(desk, action, knobs) })),
    );
  };

  override componentDidMount(): void {
    this.props.show?.((sheet) => {
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
    const { desk, open, link, trouble } = this.state;
    const { face } = this.props;
    const { send, ready, rules } = this;
    const { now, past } = desk;
    const standing = rules.now?.standingOn(now, face.hand(now)) ?? this.props.standing;
    const view: View<Play, Shown> = { sheet: now, shown: standing.picture, send, ready };
    const over = now.at === now.moves.length;
    return (
      <div ref={this.root} class={open ? 'sheet open' : 'sheet'} onPointerDown={rules.hurry}>
        <Head title={now.title} from={now.from} />
        <div class="picture">{face.picture(view)}</div>
        <p class="told" role="status">
          {standing.sentence}
          {standing.why.map(({ ruling }) => (
            <span key={ruling}>
              {' '}
              <Cite ruling={ruling}>Ruling</Cite>
            </span>
          ))}
          {trouble && <b> {trouble}</b>}
        </p>
        <div class="more">
          {/* Places of their own: what comes into them must not move a button that has the focus. */}
          {face.ask && <div>{over && face.ask(view)}</div>}
          <OfferList groups={standing.offers} make={(move) => send({ do: 'make', move })} />
          <Knobs knobs={standing.knobs} turn={(knob, value) => send({ do: 'turn', knob, value })} />
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
          <Account did={standing.did} />
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

/** What was done, line by line, each with its ruling. */
function Account({ did }: { did: readonly Reason[] }) {
  if (did.length === 0) return null;
  return (
    <ol class="did">
      {did.map(({ ruling, message }, at) => (
        <li key={at}>
          {message} <Cite ruling={ruling}>Ruling</Cite>
        </li>
      ))}
    </ol>
  );
}
