import type { Gain } from '../rules/attack/later.ts';
import type { Arena, Side, UnitSpec } from '../rules/types.ts';
import { type ArenaExpect, keywordId, readArenaExpect } from './arena-expect.ts';
import { type PlayLine, readPlayLine } from './attack-lines.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { checkLength } from './line-length.ts';
import { parseNumber } from './number.ts';
import { leadingUnit, noUnit } from './shapes.ts';
import { arenaWord } from './stack-cards.ts';
import { parseUnitText, readItem } from './unit-text.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** One line of play in an arena example. */
export type ArenaLine = { line: number } & (
  | { do: 'expect'; items: ArenaExpect[] }
  | { do: 'play'; play: PlayLine }
  | { do: 'arrive'; how: 'deployed' | 'moved' | 'put'; unit: UnitSpec | string; arena: Arena }
  | { do: 'damage'; to: string; amount: number; by?: string }
  | { do: 'discard'; unit: string; by?: { unit: string; keyword?: string } }
  | { do: 'remove'; unit: string; counters: number }
  | { do: 'turn'; unit: string; tapped: boolean }
  | { do: 'gain'; unit: string; gain: Gain }
  | { do: 'attack'; attacker: string; defender: string; via?: string }
  | { do: 'battle'; arena: Arena }
  | { do: 'end'; what: 'battle' | 'turn' }
);

/** An arena example as data. */
export interface ArenaScript {
  title?: string;
  units: UnitSpec[];
  force: Partial<Record<Side, number>>;
  lines: ArenaLine[];
}

/** Keys of arena examples, for completion and colours. */
export const arenaKeys = [
  'title',
  'arena',
  'dark',
  'light',
  'force',
  'deploy',
  'move',
  'put',
  'use',
  'dice',
  'roll',
  'fury',
  're-roll',
  'choose',
  'damage',
  'discard',
  'remove',
  'tap',
  'untap',
  'gain',
  'attack',
  'battle',
  'end',
  'expect',
] as const;

type Key = (typeof arenaKeys)[number];

/** What has been read so far. */
interface Reading {
  script: ArenaScript;
  /** Arena of the last `arena` line. */
  arena: Arena;
  units: Map<string, string>;
  vocabulary: Vocabulary;
}

/**
 * Reads the lines of an arena example.
 * @throws NotationError for a key that the form does not have and any line that can't be read
 */
export function readArena(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
): ArenaScript {
  const script: ArenaScript = { units: [], force: {}, lines: [] };
  const reading: Reading = { script, arena: 'ground', units: new Map(), vocabulary };
  for (const line of lines) {
    checkLength(line);
    if (!isKey(line.key)) {
      throw new NotationError(
        `${quoted(line.key)} is no line of an arena example.${didYouMean(line.key, arenaKeys)} Expected ${anyOf(arenaKeys)}.`,
        { line: line.line },
        [...arenaKeys],
      );
    }
    readLine(reading, line.key, line);
  }
  return script;
}

function isKey(key: string): key is Key {
  return (arenaKeys as readonly string[]).includes(key);
}

function readLine(reading: Reading, key: Key, line: FenceLine): void {
  const { script, units, vocabulary } = reading;
  const { value } = line;
  const place: Place = { line: line.line, column: line.column ?? 1 };
  switch (key) {
    case 'title':
      script.title = value;
      return;
    case 'arena':
      reading.arena = wholeArena(value, place);
      return;
    case 'dark':
    case 'light': {
      const spec = newUnit(reading, value, place, key);
      script.units.push(spec);
      return;
    }
    case 'force':
      readForce(script, value, place);
      return;
    case 'expect':
      script.lines.push({
        do: 'expect',
        items: readArenaExpect(line, units, vocabulary),
        line: line.line,
      });
      return;
    case 'use':
    case 'dice':
    case 'roll':
    case 'fury':
    case 're-roll':
    case 'choose': {
      const play = readPlayLine(key, line, { units, vocabulary });
      script.lines.push({ do: 'play', play, line: line.line });
      return;
    }
    default:
      script.lines.push(readEvent(reading, key, value, place));
  }
}

type EventKey = Exclude<
  Key,
  | 'title'
  | 'arena'
  | 'dark'
  | 'light'
  | 'force'
  | 'expect'
  | 'use'
  | 'dice'
  | 'roll'
  | 'fury'
  | 're-roll'
  | 'choose'
>;

function readEvent(reading: Reading, key: EventKey, value: string, place: Place): ArenaLine {
  const { units, vocabulary } = reading;
  const { line } = place;
  const arrivals = { deploy: 'deployed', move: 'moved', put: 'put' } as const;
  if (key === 'deploy' || key === 'move' || key === 'put') {
    return { ...arrivalOf(reading, value, place), how: arrivals[key], line };
  }
  if (key === 'battle') return { do: 'battle', arena: wholeArena(value, place), line };
  if (key === 'end') {
    const what = value.toLowerCase();
    if (what === 'battle' || what === 'turn') return { do: 'end', what, line };
    throw new NotationError(`${quoted(value)}: expected battle or turn.`, place, [
      'battle',
      'turn',
    ]);
  }
  const found = leadingUnit(value, units);
  if (found === undefined) throw noUnit(value, units, place);
  const { unit, rest } = found;
  switch (key) {
    case 'tap':
    case 'untap':
      if (rest === '') return { do: 'turn', unit, tapped: key === 'tap', line };
      throw noUnit(value, units, place);
    case 'remove': {
      const counters = parseNumber(rest, { what: 'counters', min: 0, max: 100 }, place);
      return { do: 'remove', unit, counters, line };
    }
    case 'damage': {
      const parts = /^(\S+)(?: +by +(\S.*))?$/i.exec(rest);
      if (parts === null) throw expected(value, 'damage E 2 by Vader', place);
      const amount = parseNumber(parts[1] ?? '', { what: 'damage', min: 1, max: 100 }, place);
      const by = parts[2] === undefined ? undefined : whole(parts[2], reading, place);
      return { do: 'damage', to: unit, amount, ...(by !== undefined && { by }), line };
    }
    case 'discard': {
      if (rest === '') return { do: 'discard', unit, line };
      const by = /^by +(\S.*)$/i.exec(rest)?.[1];
      const source = by === undefined ? undefined : leadingUnit(by.replace(/'s\b/, ''), units);
      if (source === undefined) throw expected(value, 'discard E by Vader', place);
      const how = source.rest.replace(/^attack$/i, '');
      const keyword = how === '' ? undefined : keywordId(how, vocabulary, place);
      return {
        do: 'discard',
        unit,
        by: { unit: source.unit, ...(keyword !== undefined && { keyword }) },
        line,
      };
    }
    case 'gain':
      return { do: 'gain', unit, gain: gainOf(rest, reading, place), line };
    case 'attack': {
      const parts = /^on +(\S.*?)(?: +by +(\S.*))?$/i.exec(rest);
      if (parts === null) throw expected(value, 'attack Vader on E', place);
      const defender = whole(parts[1] ?? '', reading, place);
      const via = parts[2] === undefined ? undefined : keywordId(parts[2], vocabulary, place);
      return { do: 'attack', attacker: unit, defender, ...(via !== undefined && { via }), line };
    }
  }
}

/** `light Rey: health 3` (a new unit), `Rey`, `Rey to Space`. */
function arrivalOf(
  reading: Reading,
  value: string,
  place: Place,
): { do: 'arrive'; unit: UnitSpec | string; arena: Arena } {
  const fresh = /^(dark|light) +(\S.*)$/i.exec(value);
  const there = leadingUnit(value, reading.units);
  if (there !== undefined && !(fresh && !reading.units.has((fresh[1] ?? '').toLowerCase()))) {
    const to = /^to +(\S.*)$/i.exec(there.rest)?.[1];
    if (there.rest !== '' && to === undefined) throw expected(value, 'move Rey to Space', place);
    const arena = to === undefined ? reading.arena : wholeArena(to, place);
    return { do: 'arrive', unit: there.unit, arena };
  }
  if (fresh === null) throw expected(value, 'deploy light Rey: health 3', place);
  const column = place.column + value.length - (fresh[2] ?? '').length;
  const side = (fresh[1] ?? '').toLowerCase() as Side;
  const spec = newUnit(reading, fresh[2] ?? '', { line: place.line, column }, side);
  return { do: 'arrive', unit: spec, arena: spec.arena ?? reading.arena };
}

function newUnit(reading: Reading, text: string, place: Place, side: Side): UnitSpec {
  const { name, spec } = parseUnitText(text, { ...place, vocabulary: reading.vocabulary });
  if (name === undefined) {
    throw new NotationError(
      'A unit of an arena example has a name, as in `light  Rey: health 3`.',
      place,
    );
  }
  if (reading.units.has(name.toLowerCase())) {
    throw new NotationError(`Two units are called ${quoted(name)}; give each its own name.`, place);
  }
  reading.units.set(name.toLowerCase(), name);
  return { ...spec, id: name, side, arena: spec.arena ?? reading.arena };
}

function gainOf(text: string, { vocabulary }: Reading, place: Place): Gain {
  const found = /^power +(\S+)(?: +until +end +of +(battle|turn))?$/i.exec(text);
  if (found !== null) {
    const power = parseNumber(found[1] ?? '', { what: 'power', min: -100, max: 100 }, place);
    return { power, until: (found[2]?.toLowerCase() ?? 'turn') as 'battle' | 'turn' };
  }
  const item = readItem({ text, column: place.column }, { line: place.line, vocabulary });
  if (item?.kind === 'ability') return item.ability;
  throw expected(text, 'gain Vader power 2` or `gain Vader Intimidation', place);
}

function readForce(script: ArenaScript, value: string, place: Place): void {
  for (const part of value.split(',')) {
    const found = /^ *(dark|light) +(\S+) *$/i.exec(part);
    if (found === null) throw expected(value, 'force dark 2, light 0', place);
    const side = (found[1] ?? '').toLowerCase() as Side;
    script.force[side] = parseNumber(found[2] ?? '', { what: 'Force', min: 0, max: 1000 }, place);
  }
}

function wholeArena(value: string, place: Place): Arena {
  const arena = arenaWord(value);
  if (arena !== undefined) return arena;
  const forms = ['Space', 'Ground', 'Character'];
  throw new NotationError(`${quoted(value)} is no arena: expected ${anyOf(forms)}.`, place, forms);
}

function whole(text: string, { units }: Reading, place: Place): string {
  const found = leadingUnit(text, units);
  if (found !== undefined && found.rest === '') return found.unit;
  throw noUnit(text, units, place);
}

function expected(found: string, form: string, place: Place): NotationError {
  return new NotationError(`${quoted(found)}: expected something like \`${form}\`.`, place);
}
