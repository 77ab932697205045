/** Between the two sides: the dice, what came of them, the open choice, and the keys. */
import { Component, createRef } from 'preact';
import { Account } from '../demo/Account.tsx';
import { Ask } from '../demo/Ask.tsx';
import { Cite } from '../demo/Cite.tsx';
import { AllDice, Awaited } from '../demo/Dice.tsx';
import { pickingOf } from '../demo/picking.ts';
import { Strip } from '../demo/Strip.tsx';
import { type Action, type Desk, standingOn, statesOn } from '../demo/sheet.ts';
import { awaitedIn } from '../demo/standing.ts';
import { thrown } from '../demo/thrown.ts';
import { Versus } from './Versus.tsx';

const BACK = 'M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3';
const ON = 'm15 5 5 5-5 5m5-5H10a5.5 5.5 0 0 0 0 11h3';

export interface TableProps {
  desk: Desk;
  send(action: Action): void;
}

export class Table extends Component<TableProps, { picked: readonly number[] }> {
  override state: { picked: readonly number[] } = { picked: [] };
  private readonly root = createRef<HTMLElement>();
  private now = this.props.desk.now;
  /** Counts rolls, steps and choices: one that ends in the same words as the last is still said aloud. */
  private turn = 0;

  override componentWillReceiveProps({ desk: { now } }: TableProps): void {
    const before = this.props.desk.now;
    if (now !== before && now.start === before.start) this.turn += 1;
  }

  override componentDidUpdate(): void {
    const { now } = this.props.desk;
    if (now === this.now) return;
    this.now = now;
    if (this.state.picked.length > 0) this.setState({ picked: [] });
    // A button that a choice took away must not take the focus with it.
    if (document.activeElement !== document.body) return;
    this.root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
  }

  /** On a phone the keys are under the thumb, wherever the page stands: what they do has to be seen. */
  private press(action: Action): void {
    this.props.send(action);
    const dice = this.root.current?.querySelector('.dice, .told');
    const { top = 0, bottom = 0 } = dice?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) this.root.current?.scrollIntoView({ block: 'start' });
  }

  override render() {
    const { desk, send } = this.props;
    const { now, past, taken } = desk;
    const standing = standingOn(now);
    const { scene, refused, asked, canStep } = standing;
    const { choice, over } = awaitedIn(standing);
    const { states } = statesOn(now);
    const state = states[Math.min(now.at, states.length - 1)];
    const rolls = scene?.asked?.kind === 'dice' ? thrown(scene.asked) : undefined;
    const picking = pickingOf(choice?.dice?.max, this.state.picked, (picked) =>
      this.setState({ picked }),
    );
    const begun = now.moves.length > 0;
    const canRoll = states.some(({ awaiting }) => awaiting.kind === 'dice');
    const key = (action: Action['do'], label: string, enabled: boolean, arrow?: string) => (
      <button
        type="button"
        class={arrow && 'arrow'}
        aria-label={arrow && label}
        title={arrow && label}
        aria-disabled={enabled ? undefined : true}
        onClick={() => enabled && this.press({ do: action } as Action)}
      >
        {arrow ? (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={arrow} />
          </svg>
        ) : (
          label
        )}
      </button>
    );
    return (
      <section ref={this.root} class="demo between" aria-label="The table">
        {now.title !== 'Lab' && <h2 class="example-title">{now.title}</h2>}
        <Versus start={now.start} state={state} scene={scene} />
        {scene && <Strip step={scene.step} over={over} />}
        {scene && <AllDice groups={scene.groups} picking={picking} send={send} />}
        {scene && <Awaited scene={scene} />}
        {scene && <Account lines={scene.account} />}
        <p class="told" role="status">
          {refused ? (
            <>
              Refused: {refused.message} <Cite ruling={refused.ruling}>Ruling</Cite>
            </>
          ) : (
            <span key={this.turn}>{scene?.sentence}</span>
          )}
          {asked && <span class="sr"> {asked.chooser} chooses.</span>}
        </p>
        {choice && asked && (
          <Ask key={now.at} choice={choice} asked={asked} picking={picking} send={send} />
        )}
        <div class="keys">
          <button
            type="button"
            class={rolls || over ? 'main roll' : 'roll'}
            data-next={choice ? undefined : ''}
            aria-disabled={canRoll ? undefined : true}
            onClick={() => canRoll && this.press({ do: 'roll' })}
          >
            {rolls ? `Roll ${rolls}` : 'Roll again'}
          </button>
          {key('step', 'Step', canStep)}
          {key('undo', 'Undo', past.length > 0, BACK)}
          {key('redo', 'Redo', taken.length > 0, ON)}
        </div>
        <div class="again">
          <button
            type="button"
            class="quiet"
            aria-disabled={begun ? undefined : true}
            onClick={() => begun && this.press({ do: 'restart' })}
          >
            Replay from the start
          </button>
          <button
            type="button"
            class="quiet"
            aria-disabled={begun ? undefined : true}
            onClick={() => begun && send({ do: 'load', sheet: fresh(now) })}
          >
            Start over
          </button>
        </div>
      </section>
    );
  }
}

/** The same situation before anything was done in it. */
function fresh({ start, title }: Desk['now']): Desk['now'] {
  return { start, title, moves: [], at: 0 };
}
