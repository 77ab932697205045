/** What Lucky is best used for, given the dice on the table. The sums are made in `rules/odds`. */
import type { Start } from '../../examples/attack/recording.ts';
import { advise, type Situation } from '../../rules/odds/advice.ts';
import { oddsInput } from '../../rules/odds/units.ts';
import type { Play } from '../../rules/odds/values.ts';
import { type AttackState, Refusal } from '../../rules/types.ts';

export interface Advised {
  /** Whose Lucky it is: `the attacker`, or a name. */
  who: string;
  /** What the dice show, in order. */
  roll: readonly number[];
  /** Dice to re-roll, by position from 1; none: a pass is best. */
  positions: readonly number[];
  /** Mean damage, or the chance of the discard: with the best re-roll, and with a pass. */
  best: number;
  pass: number;
  play: Play;
}

/** The state in which somebody was asked about Lucky last. */
function askedAt(states: readonly AttackState[]): AttackState | undefined {
  return states.findLast(
    ({ awaiting, attack }) =>
      attack?.number === 1 &&
      awaiting.kind === 'choice' &&
      awaiting.options.some(({ keyword }) => keyword === 'lucky'),
  );
}

/**
 * The advice for the last time that somebody was asked about Lucky in the first attack.
 * @param states the states up to where the reader stands
 * @returns undefined where nobody was asked, or the attack has gone to another unit since
 */
export function adviceOf(
  start: Start,
  states: readonly AttackState[],
  play: Play,
): Advised | undefined {
  const state = askedAt(states);
  const dice = state?.attack?.dice?.dice;
  if (!('attack' in start) || state === undefined || dice === undefined) return undefined;
  const { attacker, defender, via, units } = start.attack;
  const asked = state.awaiting.kind === 'choice' ? state.awaiting.options : [];
  const holder = asked.find(({ keyword }) => keyword === 'lucky')?.unit;
  const by = holder === attacker ? 'attacker' : 'defender';
  if (state.attack?.defender !== defender || (holder !== attacker && holder !== defender)) {
    return undefined;
  }
  const other = by === 'attacker' ? defender : attacker;
  const used = state.attack.used.some((key) => key.startsWith(`${other}.lucky#`));
  const passed = (state.chances.at(-1)?.passes ?? 0) > 0;
  const roll = dice.map(({ natural }) => natural);
  const specs = [attacker, defender].map((id) => units.find((unit) => unit.id === id));
  const [first, second] = specs;
  if (first === undefined || second === undefined) return undefined;
  const situation: Situation = {
    play,
    roll,
    by,
    other: used ? 'used' : passed ? 'passed' : 'open',
  };
  try {
    const advice = advise(oddsInput(first, second, via === undefined ? {} : { via }), situation);
    if (advice === undefined) return undefined;
    const whose = units.find((unit) => unit.id === holder);
    return {
      who: whose?.name ?? `the ${by}`,
      roll,
      positions: advice.best.positions,
      best: advice.best.value,
      pass: advice.pass.value,
      play,
    };
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) return undefined;
    throw error;
  }
}
