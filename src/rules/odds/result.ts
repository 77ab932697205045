/** What the odds say, ready to be drawn, written out, or compared. */
import { damageOf, type OddsInput, type Plan, planOf } from './plan.ts';
import { finalTable } from './play.ts';
import type { Play } from './values.ts';

/**
 * The odds of an attack under one kind of play. The type names the kind, so that the odds of playing for
 * the discard can't be shown as those of playing for damage. Without Lucky both kinds are the same.
 */
export interface Odds<P extends Play = Play> {
  readonly play: P;
  /** Who has Lucky, so that the kind of play matters. */
  readonly lucky: 'nobody' | 'attacker' | 'defender' | 'both';
  /** Dice of the first throw, and those that Fury may add. */
  readonly dice: number;
  readonly furyDice: number;
  /** Chance of so many hits; the list ends with the most that can happen. */
  readonly hits: readonly number[];
  /** Chance of so much damage left on the defending unit after prevention. */
  readonly damage: readonly number[];
  /** Chance of so many counters placed on it. */
  readonly counters: readonly number[];
  readonly meanHits: number;
  /** Mean damage after prevention. */
  readonly mean: number;
  /** Chance that the defending unit is discarded: 0 or 1 only if that is certain. */
  readonly discard: number;
  /** Chance that Fury adds its dice, and that Focus is earned; 0 without the keyword. */
  readonly fury: number;
  readonly focus: number;
  /** Forewarning's best guess: the likeliest numbers of hits (several if equally likely). */
  readonly guess: { readonly hits: readonly number[]; readonly chance: number };
}

/** The odds of an attack, the players with Lucky playing for the given end. */
export function odds<P extends Play>(input: OddsInput, play: P): Odds<P> {
  const plan = planOf(input);
  return readTable(plan, play, finalTable(plan, play), input.focus > 0);
}

/** The odds under both kinds of play. */
export function bothOdds(input: OddsInput): { mean: Odds<'mean'>; kill: Odds<'kill'> } {
  const mean = odds(input, 'mean');
  return { mean, kill: mean.lucky === 'nobody' ? { ...mean, play: 'kill' } : odds(input, 'kill') };
}

function readTable<P extends Play>(
  plan: Plan,
  play: P,
  table: Float64Array,
  asksFive: boolean,
): Odds<P> {
  const hits: number[] = [];
  const damage: number[] = [];
  let meanHits = 0;
  for (let row = 0, cell = 0; cell < table.length; row++) {
    let sum = 0;
    for (let six = 0; six <= plan.six; six++) {
      for (let one = 0; one <= plan.one; one++) {
        const chance = table[cell++] as number;
        if (chance === 0) continue;
        sum += chance;
        const done = damageOf(plan, row, six, one);
        while (damage.length <= done) damage.push(0);
        (damage[done] as number) += chance;
      }
    }
    hits.push(sum);
    meanHits += row * sum;
  }
  while (hits.length > 1 && hits[hits.length - 1] === 0) hits.pop();
  let mean = 0;
  let kill = 0;
  let stay = 0;
  for (let done = 0; done < damage.length; done++) {
    const chance = damage[done] as number;
    mean += done * chance;
    if (done >= plan.killsAt) kill += chance;
    else stay += chance;
  }
  return {
    play,
    lucky: luckyOf(plan),
    dice: plan.dice,
    furyDice: plan.fury,
    hits,
    damage,
    counters: plan.countersEach === 1 ? damage : doubled(damage),
    meanHits,
    mean,
    discard: certainOrNot(kill, stay),
    fury: plan.fury === 0 ? 0 : atLeastOne(plan.dice, 5),
    focus: asksFive ? focusOf(plan) : 0,
    guess: guessOf(hits),
  };
}

function luckyOf(plan: Plan): Odds['lucky'] {
  if (plan.attackerLucky > 0) return plan.defenderLucky > 0 ? 'both' : 'attacker';
  return plan.defenderLucky > 0 ? 'defender' : 'nobody';
}

function doubled(damage: readonly number[]): number[] {
  const counters = new Array<number>(damage.length * 2 - 1).fill(0);
  for (let done = 0; done < damage.length; done++) counters[done * 2] = damage[done] as number;
  return counters;
}

/** 1 only if the opposite can't happen, however small its chance. */
export function certainOrNot(yes: number, no: number): number {
  if (no === 0) return 1;
  return Math.min(yes, 1 - Number.EPSILON / 2);
}

/** Chance that among so many dice at least one is not on one of `others` faces. */
function atLeastOne(dice: number, others: number): number {
  return dice === 0 ? 0 : certainOrNot(1 - (others / 6) ** dice, 1);
}

/** Chance of a natural 5 before re-rolls, Fury's dice included. */
function focusOf(plan: Plan): number {
  const { dice, fury } = plan;
  if (fury === 0) return atLeastOne(dice, 5);
  const noFour = (4 / 6) ** dice;
  return certainOrNot(1 - noFour - ((5 / 6) ** dice - noFour) * (5 / 6) ** fury, dice);
}

function guessOf(hits: readonly number[]): { hits: number[]; chance: number } {
  let chance = 0;
  for (const one of hits) if (one > chance) chance = one;
  const alike: number[] = [];
  for (let count = 0; count < hits.length; count++) {
    if ((hits[count] as number) >= chance * (1 - 1e-12)) alike.push(count);
  }
  return { hits: alike, chance };
}
