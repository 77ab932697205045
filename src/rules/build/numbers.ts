/** Power, speed and health of your units at a build step. */
import { type Numbers, numbersOf, tableOfSpecs } from '../table.ts';
import { asPlayed, type BuildStep } from './board.ts';

/** What a unit's numbers are now, with its Pilots. Pilots aboard and cards underneath stand nowhere. */
export function numbersNow(state: BuildStep, id: string): Numbers {
  const there = state.units.filter(
    ({ unit, aboard, under, discarded }) =>
      unit.id === id || (aboard === undefined && !under && !discarded),
  );
  return numbersOf(tableOfSpecs(there.map(({ unit }) => asPlayed(state, unit.id))), id);
}

/** The unit's health now, which damage counters may reach. */
export function healthNow(state: BuildStep, id: string): number {
  return numbersNow(state, id).health;
}
