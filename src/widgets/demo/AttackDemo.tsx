/** The live demo of an attack, or of dice of damage. The same component draws the page before it is touched. */
import { Component, createRef } from 'preact';
import { unitsIn } from '../../examples/attack/recording.ts';
import { Account } from './Account.tsx';
import { Ask } from './Ask.tsx';
import { Cite } from './Cite.tsx';
import { throwDie } from './chance.ts';
import { AllDice, Awaited } from './Dice.tsx';
import { Head } from './Head.tsx';
import { LateRules } from './late.ts';
import { base } from './links.ts';
import { pickingOf } from './picking.ts';
import { Strip } from './Strip.tsx';
import type { Action, Desk, Sheet } from './sheet.ts';
import { awaitedIn, type Standing } from './standing.ts';
import { thrown } from './thrown.ts';
import { Units } from './Units.tsx';

export type AttackRules = typeof import('./play.ts');

export interface AttackDemoProps {
  sheet: Sheet;
  /** Where this sheet stands. */
  standing: Standing;
  /** The page's address with this sheet on it. */
  link: string;
  /** The rules; left out where the first action loads them. */
  rules?: AttackRules;
  load?: () => Promise<AttackRules>;
  /** Told of every new sheet, as the query of an address, and whether its odds have advice for the dice. */
  changed?: (query: string, sheet: Sheet, advice: boolean) => void;
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
  /** What could not be loaded. */
  trouble?: string;
}

export class AttackDemo extends Component<AttackDemoProps, State> {
  private readonly root = createRef<HTMLDivElement>();

  override state: State = {
    desk: { now: this.props.sheet, past: [], taken: [] },
    open: false,
    picked: [],
    link: this.props.link,
  };

  private readonly rules = new LateRules<AttackRules>(
    this.props.load,
    (trouble) => this.setState({ trouble }),
    this.props.rules,
  );
  /** The sheet that the address tells of. */
  private told?: Sheet;

  private readonly send = (action: Action): void => {
    this.rules.with(({ act }) =>
      this.setState(({ desk }) => ({ desk: act(desk, action, throwDie), picked: [] })),
    );
  };

  override componentDidMount(): void {
    this.props.ready?.((sheet) => {
      this.setState({ open: true });
      this.send({ do: 'load', sheet });
    });
  }

  override componentDidUpdate(): void {
    const rules = this.rules.now;
    const { now, past, taken } = this.state.desk;
    if (!rules || past.length + taken.length === 0) return;
    if (now !== this.told) {
      this.told = now;
      const query = rules.queryOf(now);
      this.props.changed?.(query, now, rules.hasAdvice(now));
      this.setState({ link: `?${query}` });
    }
    // A button that a choice took away must not take the focus with it.
    if (document.activeElement !== document.body) return;
    this.root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }

  override render() {
    const { desk, open, link, trouble } = this.state;
    const { send, rules } = this;
    const { now } = desk;
    const standing = rules.now?.standingOn(now) ?? this.props.standing;
    const { scene, refused, asked, canStep } = standing;
    const { choice, over } = awaitedIn(standing);
    const awaited = scene?.asked;
    const picking = pickingOf(choice?.dice?.max, this.state.picked, (picked) =>
      this.setState({ picked }),
    );
    const rolls = awaited?.kind === 'dice' ? thrown(awaited) : undefined;
    return (
      <div ref={this.root} class={open ? 'sheet open' : 'sheet'} onPointerDown={rules.hurry}>
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
          {asked && <span class="sr"> {asked.chooser} chooses.</span>}
          {trouble && <b> {trouble}</b>}
        </p>
        <div class="more">
          {choice && asked && (
            <Ask key={now.at} choice={choice} asked={asked} picking={picking} send={send} />
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
            data-next={choice ? undefined : ''}
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
