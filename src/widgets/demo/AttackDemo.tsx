/** The live demo of an attack, or of dice of damage. The same component draws the page before it is touched. */
import { Component, createRef } from 'preact';
import { unitsIn } from '../../examples/attack/moves.ts';
import { Account } from './Account.tsx';
import { Cite } from './Cite.tsx';
import { throwDie } from './chance.ts';
import { AllDice, Awaited } from './Dice.tsx';
import { Head } from './Head.tsx';
import { base } from './links.ts';
import { pickingOf } from './picking.ts';
import { Strip } from './Strip.tsx';
import {
  type Action,
  act,
  type Desk,
  REFITS,
  type Sheet,
  standingOn,
  statesOn,
  type Tools,
} from './sheet.ts';
import { thrown } from './thrown.ts';
import { Units } from './Units.tsx';

type More = typeof import('./more.ts');

export interface AttackDemoProps {
  sheet: Sheet;
  /** The page's address with this sheet on it. */
  link: string;
  /** Told of every new sheet, as the query of an address. */
  changed?: (query: string, sheet: Sheet) => void;
  /** What the first action loads; handed over where it is there already. */
  more?: More;
  /** Handed the way to load another sheet from outside. */
  ready?: (load: (sheet: Sheet) => void) => void;
}

interface State {
  desk: Desk;
  /** On a phone: the strip is open. */
  open: boolean;
  /** Dice named for a re-roll, by position. */
  picked: readonly number[];
  link: string;
}

export class AttackDemo extends Component<AttackDemoProps, State> {
  private readonly root = createRef<HTMLDivElement>();

  override state: State = {
    desk: { now: this.props.sheet, past: [], taken: [] },
    open: false,
    picked: [],
    link: this.props.link,
  };

  private more: More | undefined = this.props.more;
  /** The sheet that the address tells of. */
  private told?: Sheet;

  private readonly send = (action: Action): void => {
    const { more } = this;
    if (!more) {
      // The first action: what most of them need is on its way while this one is done.
      const loaded = import('./more.ts').then((found) => {
        this.more = found;
      });
      if (REFITS.has(action.do)) void loaded.then(() => this.send(action));
      else void loaded.then(() => this.setState({}));
      if (REFITS.has(action.do)) return;
    }
    const tools: Tools = more ? { face: throwDie, refit: more.refit } : { face: throwDie };
    this.setState(({ desk }) => ({ desk: act(desk, action, tools), picked: [] }));
  };

  override componentDidMount(): void {
    this.props.ready?.((sheet) => {
      this.setState({ open: true });
      this.send({ do: 'load', sheet });
    });
  }

  override componentDidUpdate(): void {
    const { now, past, taken } = this.state.desk;
    if (!this.more || past.length + taken.length === 0) return;
    if (now !== this.told) {
      this.told = now;
      const query = this.more.queryOf(now, statesOn(now).states);
      this.props.changed?.(query, now);
      this.setState({ link: `?${query}` });
    }
    // A button that a choice took away must not take the focus with it.
    if (document.activeElement !== document.body) return;
    this.root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }

  override render() {
    const { desk, open, link } = this.state;
    const { send } = this;
    const { now } = desk;
    const { scene, asked, refused, state, choice, over, canStep } = standingOn(now);
    const picking = pickingOf(choice?.dice?.max, this.state.picked, (picked) =>
      this.setState({ picked }),
    );
    const rolls = asked?.kind === 'dice' ? thrown(asked) : undefined;
    const { Ask, chooser } = this.more ?? {};
    return (
      <div ref={this.root} class={open ? 'sheet open' : 'sheet'}>
        <Head title={now.title} from={now.from} />
        <div class="more">
          <Units specs={unitsIn(now.start)} views={scene?.units ?? []} send={send} />
        </div>
        {scene && <Strip step={scene.step} over={over} />}
        {scene && <AllDice groups={scene.groups} picking={picking} send={send} />}
        {scene && <Awaited scene={scene} />}
        <div class="more">{scene && <Account lines={scene.account} />}</div>
        <p class="told" role="status">
          {refused ? (
            <>
              Refused: {refused.message} <Cite ruling={refused.ruling}>Ruling</Cite>
            </>
          ) : (
            scene?.sentence
          )}
          {state && choice && chooser && <span class="sr"> {chooser(state, choice)} chooses.</span>}
        </p>
        <div class="more">
          {state && choice && Ask && (
            <Ask key={now.at} state={state} choice={choice} picking={picking} send={send} />
          )}
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
          <button
            type="button"
            class={rolls || over ? 'main roll' : 'roll'}
            data-next={asked?.kind === 'choice' ? undefined : ''}
            onClick={() => send({ do: 'roll' })}
          >
            {rolls ? `Roll ${rolls}` : 'Roll again'}
          </button>
          <button type="button" aria-disabled={!canStep} onClick={() => send({ do: 'step' })}>
            Step
          </button>
          <button
            type="button"
            aria-disabled={desk.past.length === 0}
            onClick={() => send({ do: 'undo' })}
          >
            Undo
          </button>
          <button type="button" onClick={() => send({ do: 'restart' })}>
            Start over
          </button>
        </div>
        <p class="small more">
          You choose for both players. Step takes the usual choice: a pass, or all that Parry can.{' '}
          <a data-state-link href={link}>
            Link to this play
          </a>{' '}
          <a href={base('/lab/') + link}>Open in the lab</a>
        </p>
      </div>
    );
  }
}
