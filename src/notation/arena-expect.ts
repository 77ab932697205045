import type { RulingId } from '../rules/types.ts';
import { splitList } from './clean.ts';
import { NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { leadingUnit, noUnit, readShape, type Shape, type UnitNames } from './shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

const shapes = [
  { id: 'power', shape: 'power now N on UNIT' },
  { id: 'speed', shape: 'speed now N on UNIT' },
  { id: 'health', shape: 'health now N on UNIT' },
  { id: 'counters', shape: 'counters N on UNIT' },
  { id: 'discarded', shape: 'discarded UNIT' },
  { id: 'stays', shape: 'stays UNIT' },
  { id: 'stunned', shape: 'stunned UNIT' },
  { id: 'tapped', shape: 'tapped UNIT' },
  { id: 'tapped', shape: 'untapped UNIT' },
  { id: 'sets-off', shape: 'sets off TEXT' },
  { id: 'target', shape: 'target UNIT' },
  { id: 'target', shape: 'no target UNIT' },
  { id: 'refused', shape: 'refused RULING' },
] as const satisfies readonly Shape<string>[];

/** One thing that an arena example expects. */
export interface ArenaExpect {
  id: (typeof shapes)[number]['id'] | 'can-attack' | 'can-use';
  /** As written. */
  text: string;
  line: number;
  not: boolean;
  number?: number;
  unit?: string;
  /** Unit that is attacked or named; none for `nobody`. */
  target?: string;
  /** Keyword id: how it is attacked, what is used or set off. */
  keyword?: string;
  ruling?: RulingId;
}

/** The forms of what an arena example may expect, for docs and completion. */
export const arenaExpectForms: readonly string[] = [
  'UNIT can attack UNIT',
  'UNIT can attack UNIT by KEYWORD',
  'UNIT can attack UNIT with N dice',
  'UNIT can attack nobody',
  'UNIT cannot attack UNIT RULING',
  'UNIT can KEYWORD',
  'UNIT can KEYWORD to UNIT',
  'UNIT cannot KEYWORD RULING',
  ...shapes.map(({ shape }) => shape),
];

interface Context {
  units: UnitNames;
  vocabulary: Vocabulary;
  place: Place;
}

/** Reads an `expect` line of an arena example. @throws NotationError */
export function readArenaExpect(
  line: FenceLine,
  units: UnitNames,
  vocabulary: Vocabulary,
): ArenaExpect[] {
  return splitList(line.value, line.column ?? 1).map(({ text, column }) =>
    readOne(text, { units, vocabulary, place: { line: line.line, column } }),
  );
}

function readOne(text: string, context: Context): ArenaExpect {
  const { units, vocabulary, place } = context;
  const lead = leadingUnit(text, units);
  const can = lead && /^(can|cannot|can't|can not) +(\S.*)$/i.exec(lead.rest);
  if (lead !== undefined && can) {
    const not = (can[1] ?? '').toLowerCase() !== 'can';
    const { rest, ruling } = withoutRuling(can[2] ?? '');
    const base = { text, line: place.line, not, unit: lead.unit, ...(ruling && { ruling }) };
    if (/^attack +/i.test(rest)) {
      return { ...base, id: 'can-attack', ...attackOf(rest.slice(7).trim(), context) };
    }
    return { ...base, id: 'can-use', ...useOf(rest, context) };
  }
  const filled = readShape(shapes, text, units, place);
  const item: ArenaExpect = {
    id: filled.id,
    text,
    line: place.line,
    not: /^(?:no|untapped)\b/i.test(text),
  };
  if (filled.number !== undefined) item.number = filled.number;
  if (filled.unit !== undefined) item.unit = filled.unit;
  if (filled.ruling !== undefined) item.ruling = filled.ruling;
  if (filled.id === 'sets-off') {
    const found = /^(no )?(.+)$/i.exec(filled.text ?? '');
    item.not = found?.[1] !== undefined;
    item.keyword = keywordId(found?.[2] ?? '', vocabulary, place);
  }
  return item;
}

function withoutRuling(text: string): { rest: string; ruling?: RulingId } {
  const found = /^(.*?) +([a-z0-9-]+\/[a-z0-9-]+)$/.exec(text);
  if (found === null) return { rest: text };
  return { rest: found[1] ?? '', ruling: found[2] as RulingId };
}

/** `E`, `E by Bombard`, `E by Bombard with 3 dice`, `nobody`. */
function attackOf(
  text: string,
  { units, vocabulary, place }: Context,
): Pick<ArenaExpect, 'target' | 'keyword' | 'number'> {
  if (/^nobody$/i.test(text)) return {};
  const found = leadingUnit(text, units);
  if (found === undefined) throw noUnit(text, units, place);
  const rest = /^(?:by +(.+?))?(?: *with +(\d{1,3}) dic?e)?$/i.exec(found.rest);
  if (rest === null) {
    throw new NotationError(
      `${quoted(text)}: expected \`E\`, \`E by Bombard\` or \`E with 3 dice\`.`,
      place,
    );
  }
  return {
    target: found.unit,
    ...(rest[1] !== undefined && { keyword: keywordId(rest[1], vocabulary, place) }),
    ...(rest[2] !== undefined && { number: Number(rest[2]) }),
  };
}

/** `intercept`, `protect`, `deflect to F`. */
function useOf(
  text: string,
  { units, vocabulary, place }: Context,
): Pick<ArenaExpect, 'target' | 'keyword'> {
  const found = /^(.+?)(?: +(?:to|for|on) +(\S.*))?$/i.exec(text);
  const keyword = keywordId(found?.[1] ?? '', vocabulary, place);
  if (found?.[2] === undefined) return { keyword };
  const target = leadingUnit(found[2], units);
  if (target === undefined || target.rest !== '') throw noUnit(found[2], units, place);
  return { keyword, target: target.unit };
}

/** The id of a keyword that is written by its name. @throws NotationError */
export function keywordId(text: string, vocabulary: Vocabulary, place: Place): string {
  const word = vocabulary.find(text.trim());
  if (word !== undefined) return word.id;
  throw new NotationError(`${quoted(text)} is no keyword.`, place);
}
