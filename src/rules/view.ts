/** Looking at a state from outside: what a unit is now, and what an attack did to it. */
import { type Numbers, numbersOf } from './table.ts';
import type { AttackState, Game } from './types.ts';
import { unitOf } from './unit.ts';

/** A unit's numbers at this moment, with stack, keywords and cards; power may be below 0. */
export type UnitNow = Numbers & { counters: number };

/**
 * What a unit's numbers are now.
 * @throws RangeError when there is no such unit
 */
export function unitNow(state: AttackState, id: string): UnitNow {
  const game = state as Game;
  return { ...numbersOf(game, id), counters: unitOf(game, id).counters };
}

/** What happened to a unit through damage in the present attack (or arrival). */
export interface Suffered {
  /** Pending damage before any prevention. */
  pending: number;
  prevented: number;
  /** Counters placed. */
  placed: number;
}

/**
 * Sums up the damage to a unit so far, of the attack that is going on or was the last.
 * @param ofAttack true: only the attack's own damage, with what Overkill moved; false: all of it
 */
export function sufferedBy(state: AttackState, id: string, ofAttack = false): Suffered {
  const sum: Suffered = { pending: 0, prevented: 0, placed: 0 };
  for (const damage of [...(state.attack?.over ?? state.over), ...state.damage]) {
    if (damage.target !== id || (ofAttack && !damage.ofAttack)) continue;
    sum.pending += damage.first;
    sum.prevented += damage.prevented;
    sum.placed += damage.placed;
  }
  return sum;
}

/** Power that waits for a unit's next attack (Focus and the like). */
export function nextAttackOf(state: AttackState, id: string): number {
  return unitOf(state as Game, id).modifiers.reduce(
    (sum, { until, power }) => (until === 'next-attack' ? sum + power : sum),
    0,
  );
}
