/** Tables for the tests of arenas. */
import { setTable } from '../arena.ts';
import { ability, type Short } from '../testing.ts';
import type { AttackState, UnitSpec } from '../types.ts';

/** A unit in short; the Dark Side has the ids from A to M. */
export function spec(id: string, { has, ...rest }: Short): UnitSpec {
  const side = id < 'N' ? 'dark' : 'light';
  return { id, side, ...rest, abilities: (has ?? []).map(ability) };
}

/** A table with these units, by their ids. */
export const table = (units: Record<string, Short>): AttackState =>
  setTable(Object.entries(units).map(([id, own]) => spec(id, own)));
