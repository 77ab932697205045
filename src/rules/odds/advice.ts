/** Which dice to re-roll, given what lies on the table. */
import { type Fraction, fraction } from './fraction.ts';
import { type OddsInput, type Plan, planOf } from './plan.ts';
import { type Role, type Round, roundOf } from './policy.ts';
import { type Caps, cellOf } from './table.ts';
import type { Measure, Play } from './values.ts';

/** Where the re-roll chance stands. */
export interface Situation<P extends Play = Play> {
  play: P;
  /** The natural numbers on the table, Fury's dice included, in the order in which they lie. */
  roll: readonly number[];
  /** Whose turn it is to act; left out: the side with Lucky that acts first. */
  by?: Role;
  /** What the other side has done: nothing yet (default), it has just passed, or its Lucky is used. */
  other?: 'open' | 'passed' | 'used';
}

/** What something is worth: mean damage, or the chance of the discard. */
export interface Worth {
  value: number;
  /** Exact, unless so many dice may be re-rolled that it takes too long a number. */
  exact?: Fraction;
}

/** One thing that a player may do, both sides playing their best afterwards. */
export interface Reroll extends Worth {
  /** Positions of the dice, from 1; empty for a pass. */
  positions: number[];
}

export interface Advice<P extends Play = Play> {
  readonly play: P;
  readonly by: Role;
  /** What is best to do. Positions are empty if that is to pass. */
  readonly best: Reroll;
  /** The worth of passing, the other side's answer included. */
  readonly pass: Worth;
  /** The worth of the dice as they lie, if nobody re-rolls any. */
  readonly stand: Worth;
  /** What the best re-roll gains over a pass, for the side that is asked: 0 for a pass. */
  readonly gain: number;
  /** The best re-roll of each number of dice that may be re-rolled, 1 die first. */
  readonly options: readonly Reroll[];
}

/**
 * The best re-roll for a given roll.
 * @returns undefined if the side that is asked has no Lucky, or no dice lie there
 * @throws RangeError for a die that is not 1 to 6, or for more dice than the odds can take
 */
export function advise<P extends Play>(
  input: OddsInput,
  situation: Situation<P>,
): Advice<P> | undefined {
  const { roll, play, other = 'open' } = situation;
  for (const die of roll) {
    if (!Number.isInteger(die) || die < 1 || die > 6) {
      throw new RangeError(`A die shows 1 to 6, not ${die}.`);
    }
  }
  // The dice lie there: power and Fury have done their part.
  const plan = planOf({ ...input, power: roll.length, fury: 0 });
  const by = situation.by ?? firstToAct(plan);
  const own = by === 'attacker' ? plan.attackerLucky : plan.defenderLucky;
  const round = roundOf(plan, play, roll.length);
  if (own === 0 || round === undefined) return undefined;
  const alone = other === 'used' || round.firstAttacker === undefined;
  const stand = lyingValue(round.air, 0, plan, roll, round.end);
  const { air, caps, pass } = alone
    ? { air: round.air, caps: round.end, pass: stand }
    : before(round, plan, roll, by, other === 'passed');
  const better = (a: number, b: number) =>
    by === 'attacker' ? a > b * round.measure.edge : a * round.measure.edge < b;
  const worth = (value: number) => worthOf(value, round.measure);
  const order = orderFor(by, roll);
  let best: Reroll = { positions: [], ...worth(pass) };
  let bestValue = pass;
  const options: Reroll[] = [];
  for (let again = 1; again <= Math.min(own, roll.length); again++) {
    const positions = order.slice(0, again).sort((a, b) => a - b);
    const kept = roll.filter((_, at) => !positions.includes(at + 1));
    const value = lyingValue(air, again, plan, kept, caps);
    const option = { positions, ...worth(value) };
    options.push(option);
    if (better(value, bestValue)) {
      best = option;
      bestValue = value;
    }
  }
  const gain = Math.abs(bestValue - pass) / round.measure.scale;
  return { play, by, best, pass: worth(pass), stand: worth(stand), gain, options };
}

/** With both sides open: the values of acting first, and of a pass. */
function before(
  round: Round,
  plan: Plan,
  roll: readonly number[],
  by: Role,
  passed: boolean,
): { air: Float64Array[]; caps: Caps; pass: number } {
  const mine = by === 'attacker' ? round.firstAttacker : round.firstDefender;
  const theirs = by === 'attacker' ? round.firstDefender : round.firstAttacker;
  const then = by === 'attacker' ? round.thenDefender : round.thenAttacker;
  if (mine === undefined || theirs === undefined || then === undefined) {
    throw new RangeError('Both sides need Lucky here.');
  }
  const stand = lyingValue(round.air, 0, plan, roll, round.end);
  const answer = lyingValue([theirs.values], 0, plan, roll, theirs.caps);
  // After a pass the other side plays only where it gains; two passes in a row end the chance.
  const pass = passed
    ? stand
    : by === 'attacker'
      ? Math.min(stand, answer)
      : Math.max(stand, answer);
  return { air: mine.air, caps: then.caps, pass };
}

/** The value of dice that lie there while so many are in the air. */
function lyingValue(
  air: readonly Float64Array[],
  inTheAir: number,
  plan: Plan,
  lying: readonly number[],
  caps: Caps,
): number {
  const count = (which: (die: number) => boolean) => lying.filter(which).length;
  const hits = count((die) => die > 6 - plan.hits);
  const sixes = plan.six * count((die) => die === 6);
  const ones = plan.one * count((die) => die === 1);
  const cell = cellOf(caps, hits, sixes, ones);
  return (air[inTheAir] as Float64Array)[cell] as number;
}

/** Positions of the dice, the one to take up first in front: the attacker's lowest, the defender's highest. */
function orderFor(by: Role, roll: readonly number[]): number[] {
  const sign = by === 'attacker' ? 1 : -1;
  const dice = roll.map((die, at) => ({ die, position: at + 1 }));
  dice.sort((a, b) => sign * (a.die - b.die) || a.position - b.position);
  return dice.map(({ position }) => position);
}

function firstToAct(plan: Plan): Role {
  if (plan.attackerLucky === 0) return 'defender';
  return plan.attackerFirst || plan.defenderLucky === 0 ? 'attacker' : 'defender';
}

function worthOf(value: number, { scale, edge }: Measure): Worth {
  if (edge !== 1) return { value: value / scale };
  return { value: value / scale, exact: fraction(BigInt(value), BigInt(scale)) };
}
