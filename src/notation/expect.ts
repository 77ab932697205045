import { splitList } from './clean.ts';
import { NotationError, type Place } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { type Filled, readShape, type Shape, type UnitNames } from './shapes.ts';

/** Everything that an `expect` line of an attack or of dice of damage may say. */
export const expectShapes = [
  { id: 'power-now', shape: 'power now N on UNIT' },
  { id: 'power', shape: 'power N' },
  { id: 'dice', shape: 'dice N' },
  { id: 'final', shape: 'final DICE' },
  { id: 'needs', shape: 'needs N' },
  { id: 'hits', shape: 'hits N' },
  { id: 'pending', shape: 'pending N on UNIT' },
  { id: 'pending', shape: 'pending N' },
  { id: 'prevented', shape: 'prevented N on UNIT' },
  { id: 'prevented', shape: 'prevented N' },
  { id: 'damage', shape: 'damage N on UNIT' },
  { id: 'damage', shape: 'damage N' },
  { id: 'counters', shape: 'counters N on UNIT' },
  { id: 'counters', shape: 'counters N' },
  { id: 'discarded', shape: 'discarded UNIT' },
  { id: 'stays', shape: 'stays UNIT' },
  { id: 'next-attack', shape: 'next attack N on UNIT' },
  { id: 'stunned', shape: 'stunned UNIT' },
  { id: 'defender', shape: 'defender is UNIT' },
  { id: 'force-left', shape: 'force N left UNIT' },
  { id: 'bounty', shape: 'bounty UNIT' },
  { id: 'no-bounty', shape: 'no bounty UNIT' },
  { id: 'guess', shape: 'guess right UNIT' },
  { id: 'wrong-guess', shape: 'guess wrong UNIT' },
  { id: 'refused', shape: 'refused RULING' },
] as const satisfies readonly Shape<string>[];

export type ExpectId = (typeof expectShapes)[number]['id'];

/** One item of an `expect` line. */
export interface Expectation extends Filled<ExpectId> {
  /** As written. */
  written: string;
  line: number;
}

/**
 * Reads an `expect` line: items with commas between.
 * @throws NotationError for an item that can't be read
 */
export function readExpect(line: FenceLine, units: UnitNames): Expectation[] {
  return splitList(line.value, line.column ?? 1).map(({ text, column }) => {
    const place: Place = { line: line.line, column };
    if (text === '') throw new NotationError('Two commas in a row: an item is missing.', place);
    return { ...readShape(expectShapes, text, units, place), written: text, line: line.line };
  });
}
