/** How many dice of damage an ability rolls. */
import type { Ability, UnitSpec } from './types.ts';

/**
 * @param ability of the unit, with its number or `power`
 * @returns a number of dice, never below 0
 * @example diceOfAbility({ keyword: 'retaliate', value: 'power' }, { id: 'source', power: 3 }) // 3
 */
export function diceOfAbility({ value }: Ability, source: UnitSpec): number {
  return value === 'power' ? (source.power ?? 0) : Math.max(0, value ?? 0);
}
