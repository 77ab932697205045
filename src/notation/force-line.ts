import type { Side, UnitSpec } from '../rules/types.ts';
import { splitList } from './clean.ts';
import type { FenceLine } from './fence.ts';
import { parseNumber } from './number.ts';
import { leadingUnit, noUnit, type UnitNames } from './shapes.ts';

/**
 * Reads a `force` line: `dark 3, light 0`, or by the unit whose player it is: `victim 2`.
 * @returns the Force of each side that the line names
 * @throws NotationError
 */
export function readForce(
  line: FenceLine,
  names: UnitNames,
  units: readonly UnitSpec[],
): Partial<Record<Side, number>> {
  const force: Partial<Record<Side, number>> = {};
  for (const { text, column } of splitList(line.value, line.column ?? 1)) {
    const place = { line: line.line, column };
    const bySide = /^(dark|light)(?: side)? +(\S+)$/i.exec(text);
    const found = bySide === null ? leadingUnit(text, names) : undefined;
    const side =
      bySide === null
        ? units.find(({ id }) => id === found?.unit)?.side
        : (bySide[1]?.toLowerCase() as Side);
    if (side === undefined) throw noUnit(text, names, place);
    const number = bySide?.[2] ?? found?.rest ?? '';
    force[side] = parseNumber(number, { what: 'Force', min: 0, max: 1000 }, place);
  }
  return force;
}
