/** Odds of dice of damage (Retaliate, Ambush, Avenge, Area Damage …), which nothing but Armor and prevention touches. */
import { type Fraction, fraction } from './fraction.ts';
import { type Plan, plainAttack, planOf } from './plan.ts';
import { finalTable } from './play.ts';
import { certainOrNot } from './result.ts';

/** One throw of dice of damage: one instance of damage to one unit. Every number is a whole number. */
export interface DamageDiceInput {
  /** 0 to 200. */
  dice: number;
  /** The unit that suffers it. */
  armor: boolean;
  /** What it prevents: all its Evades, each used once and in full. */
  evade: number;
  /** The unit that does the damage has Ferocity; the one that suffers it, Fortitude. */
  ferocity: boolean;
  fortitude: boolean;
  health: number;
  counters: number;
}

/** Odds of dice of damage. A type of its own: nothing that speaks of attack dice can be meant. */
export interface DamageDiceOdds {
  readonly dice: number;
  /** Chance of so many hits, of so much damage after prevention (each places one counter). */
  readonly hits: readonly number[];
  readonly damage: readonly number[];
  readonly meanHits: number;
  readonly mean: number;
  /** Chance that the unit is discarded: 0 or 1 only if that is certain. */
  readonly discard: number;
}

/** {@link DamageDiceOdds} as fractions. */
export interface ExactDamageDiceOdds {
  readonly hits: readonly Fraction[];
  readonly damage: readonly Fraction[];
  readonly mean: Fraction;
  readonly discard: Fraction;
}

/** @throws RangeError for a number that is out of range */
export function damageDiceOdds(input: DamageDiceInput): DamageDiceOdds {
  const plan = planFor(input);
  const hits = [...finalTable(plan, 'mean')];
  const damage: number[] = [];
  let [meanHits, mean, kill, stay] = [0, 0, 0, 0];
  for (const [count, chance] of hits.entries()) {
    const done = Math.max(0, count - plan.evade);
    damage[done] = (damage[done] ?? 0) + chance;
    meanHits += count * chance;
    mean += done * chance;
    if (done >= plan.killsAt) kill += chance;
    else stay += chance;
  }
  return { dice: plan.dice, hits, damage, meanHits, mean, discard: certainOrNot(kill, stay) };
}

/** @throws RangeError for a number that is out of range */
export function exactDamageDiceOdds(input: DamageDiceInput): ExactDamageDiceOdds {
  const plan = planFor(input);
  const total = 6n ** BigInt(plan.dice);
  const damage: bigint[] = [];
  const ways: bigint[] = [];
  let choose = 1n;
  for (let count = 0; count <= plan.dice; count++) {
    const misses = plan.dice - count;
    ways.push(
      choose * BigInt(plan.hits) ** BigInt(count) * BigInt(6 - plan.hits) ** BigInt(misses),
    );
    choose = (choose * BigInt(misses)) / BigInt(count + 1);
    const done = Math.max(0, count - plan.evade);
    damage[done] = (damage[done] ?? 0n) + (ways[count] ?? 0n);
  }
  const of = (some: bigint) => fraction(some, total);
  return {
    hits: ways.map(of),
    damage: damage.map(of),
    mean: of(damage.reduce((sum, some, done) => sum + some * BigInt(done), 0n)),
    discard: of(damage.slice(plan.killsAt).reduce((sum, some) => sum + some, 0n)),
  };
}

function planFor({ dice, ...unit }: DamageDiceInput): Plan {
  if (dice < 0) throw new RangeError(`There can't be ${dice} dice.`);
  return planOf({ ...plainAttack, power: dice, ...unit });
}
