import type { RulingId } from '../rules/types.ts';
import { splitList } from './clean.ts';
import { anyOf, NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { leadingUnit, readShape, type Shape, type UnitNames } from './shapes.ts';

/** One thing that a build example expects. */
export interface BuildExpect {
  id: BuildExpectId;
  /** As written. */
  text: string;
  line: number;
  number?: number;
  unit?: string;
  other?: string;
  words?: string;
  ruling?: RulingId;
  not?: boolean;
}

const cardShapes = [
  { id: 'cost', shape: 'cost N' },
  { id: 'build', shape: 'build N points' },
  { id: 'build', shape: 'build N point' },
  { id: 'hidden', shape: 'hidden cost N force' },
  { id: 'needs', shape: 'needs N counters' },
  { id: 'needs', shape: 'needs N counter' },
  { id: 'alternative', shape: 'alternative cost TEXT' },
  { id: 'play', shape: 'play N force' },
  { id: 'ways', shape: 'ways N' },
  { id: 'complete', shape: 'complete' },
  { id: 'complete', shape: 'not complete' },
  { id: 'in', shape: 'in TEXT' },
  { id: 'effect', shape: 'effect TEXT' },
  { id: 'effect', shape: 'no effect TEXT' },
] as const satisfies readonly Shape<string>[];

const unitShapes = [
  { id: 'due', shape: 'due N' },
  { id: 'paid', shape: 'paid UNIT' },
  { id: 'paid', shape: 'paid UNIT TEXT' },
  { id: 'ignored', shape: 'ignored UNIT' },
  { id: 'tapped', shape: 'tapped UNIT' },
  { id: 'tapped', shape: 'untapped UNIT' },
  { id: 'discarded', shape: 'discarded UNIT' },
  { id: 'stays', shape: 'stays UNIT' },
  { id: 'power', shape: 'power now N on UNIT' },
  { id: 'speed', shape: 'speed now N on UNIT' },
  { id: 'health', shape: 'health now N on UNIT' },
  { id: 'pilots', shape: 'pilots N on UNIT' },
  { id: 'damage', shape: 'counters N on UNIT' },
] as const satisfies readonly Shape<string>[];

const bothShapes = [
  { id: 'refused', shape: 'refused RULING' },
  { id: 'counters', shape: 'counters N' },
  { id: 'force', shape: 'force N left' },
  { id: 'points', shape: 'points N left' },
  { id: 'hand', shape: 'hand N left' },
] as const satisfies readonly Shape<string>[];

const shapes = [...cardShapes, ...unitShapes, ...bothShapes];

export type BuildExpectId = (typeof shapes)[number]['id'] | 'aboard' | 'has';

/** The forms of what a build example may expect, for docs and completion. */
export const buildExpectForms: readonly string[] = [
  ...new Set(shapes.map(({ shape }) => shape)),
  'UNIT pilots UNIT',
  'UNIT pilots nothing',
  'has TEXT on UNIT',
  'has no TEXT on UNIT',
];

/** Reads an `expect` line of a build example. @throws NotationError */
export function readBuildExpect(line: FenceLine, units: UnitNames): BuildExpect[] {
  return splitList(line.value, line.column ?? 1).map(({ text, column }) =>
    readOne(text, units, { line: line.line, column }),
  );
}

function readOne(text: string, units: UnitNames, place: Place): BuildExpect {
  const base = { text, line: place.line };
  const has = /^has (no )?(.+) on (\S.*)$/i.exec(text);
  if (has !== null) {
    const found = leadingUnit(has[3] ?? '', units);
    if (found === undefined || found.rest !== '') throw unknownUnit(has[3] ?? '', units, place);
    return { ...base, id: 'has', words: has[2] ?? '', unit: found.unit, not: has[1] !== undefined };
  }
  const lead = leadingUnit(text, units);
  const rides = lead && /^pilots (\S.*)$/i.exec(lead.rest)?.[1];
  if (lead !== undefined && rides !== undefined) {
    if (/^nothing$/i.test(rides)) return { ...base, id: 'aboard', unit: lead.unit };
    const on = leadingUnit(rides, units);
    if (on === undefined || on.rest !== '') throw unknownUnit(rides, units, place);
    return { ...base, id: 'aboard', unit: lead.unit, other: on.unit };
  }
  const filled = readShape(shapes, text, units, place);
  return {
    ...base,
    id: filled.id,
    ...(filled.number !== undefined && { number: filled.number }),
    ...(filled.unit !== undefined && { unit: filled.unit }),
    ...(filled.text !== undefined && { words: filled.text }),
    ...(filled.ruling !== undefined && { ruling: filled.ruling }),
    not: /^(?:no|not|untapped) ?/i.test(text),
  };
}

function unknownUnit(text: string, units: UnitNames, place: Place): NotationError {
  const names = [...units.keys()];
  const help = names.length === 0 ? 'this example has no units' : `units here: ${anyOf(names)}`;
  return new NotationError(`${quoted(text)} is no unit of this example; ${help}.`, place, names);
}
