import type { Ability, UnitSpec } from '../rules/types.ts';
import { abilityOf } from './ability-text.ts';
import { clean, findOutside, type Piece, splitList, unquote } from './clean.ts';
import { didYouMean, NotationError, quoted } from './errors.ts';
import { parseNumber, type Range } from './number.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** Where a unit text stands, and which words it may use. */
export interface UnitTextOptions {
  vocabulary?: Vocabulary;
  /** The unit's id; its name, or `unit`, when left out. */
  id?: string;
  /** Line and column (from 1) of the text's first character, for messages. */
  line?: number;
  column?: number;
  /** Takes what can't be read, part by part; without it the first such part is thrown. */
  onProblem?: (problem: NotationError) => void;
}

/** One part of a unit text between commas. */
export type Item =
  | { kind: 'stat'; stat: keyof typeof statRanges; value: number }
  | { kind: 'flag'; flag: 'tapped'; value: boolean }
  | { kind: 'side'; value: 'dark' | 'light' }
  | { kind: 'arena'; value: 'space' | 'ground' | 'character' }
  | { kind: 'zone'; value: 'arena' | 'build-zone' }
  | { kind: 'subtype'; value: string }
  | { kind: 'ability'; ability: Ability };

/** The numbers of a unit and how far they go. */
export const statRanges = {
  power: { what: 'power', min: 0, max: 100 },
  speed: { what: 'speed', min: 0, max: 200 },
  health: { what: 'health', min: 1, max: 100 },
  counters: { what: 'counters', min: 0, max: 100 },
  stack: { what: 'stack', min: 1, max: 4 },
} as const satisfies Record<string, Range>;

const plainWords: ReadonlyMap<string, Item> = new Map<string, Item>([
  ['tapped', { kind: 'flag', flag: 'tapped', value: true }],
  ['untapped', { kind: 'flag', flag: 'tapped', value: false }],
  ['dark', { kind: 'side', value: 'dark' }],
  ['dark side', { kind: 'side', value: 'dark' }],
  ['light', { kind: 'side', value: 'light' }],
  ['light side', { kind: 'side', value: 'light' }],
  ['space', { kind: 'arena', value: 'space' }],
  ['ground', { kind: 'arena', value: 'ground' }],
  ['character', { kind: 'arena', value: 'character' }],
  ['build zone', { kind: 'zone', value: 'build-zone' }],
  ['in build zone', { kind: 'zone', value: 'build-zone' }],
  ['in the build zone', { kind: 'zone', value: 'build-zone' }],
  ['in the arena', { kind: 'zone', value: 'arena' }],
]);

/**
 * Reads the text of a unit as cards print it, parts set apart by commas:
 * `Vader: power 4, health 6, Critical Hit 2, Pay 1 Force -> Evade 2, tapped`.
 * @returns the name, if one stands first, and the unit; what the text does not say is left out of it
 * @throws NotationError for a part that is no number of a unit and no keyword, with the nearest spelling
 */
export function parseUnitText(
  text: string,
  options: UnitTextOptions = {},
): { name?: string; spec: UnitSpec } {
  const line = options.line ?? 1;
  const column = options.column ?? 1;
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const cleaned = clean(text);
  const { name, at } = nameOf(cleaned, vocabulary);
  const spec: UnitSpec = { id: options.id ?? name ?? 'unit' };
  if (name !== undefined) spec.name = name;
  for (const piece of splitList(cleaned.slice(at), column + at)) {
    try {
      const item = readItem(piece, { vocabulary, line });
      if (item === undefined) throw unknownItem(piece, { vocabulary, line });
      addItem(spec, item, { line, column: piece.column });
    } catch (error) {
      if (!(error instanceof NotationError) || options.onProblem === undefined) throw error;
      options.onProblem(error);
    }
  }
  return name === undefined ? { spec } : { name, spec };
}

/**
 * Reads one part of a unit text; undefined when it begins with no word of a unit and no keyword.
 * @throws NotationError when the word is known and what follows it is wrong
 */
export function readItem(piece: Piece, options: UnitTextOptions = {}): Item | undefined {
  const text = clean(piece.text).trim();
  const place = { line: options.line ?? 1, column: piece.column };
  const plain = plainWords.get(text.toLowerCase().replace(/ {2,}/g, ' '));
  if (plain !== undefined) return plain;
  const subtype = /^sub-?types? +(.+)$/i.exec(text)?.[1];
  if (subtype !== undefined) return { kind: 'subtype', value: unquote(subtype) };
  const stat = /^(power|speed|health|counters?|stack)(?: *: *| +|(?=[0-9+-]))(.*)$/i.exec(text);
  if (stat !== null && !/^stack *:/i.test(text)) {
    const word = (stat[1] ?? '').toLowerCase();
    const key = (word === 'counter' ? 'counters' : word) as keyof typeof statRanges;
    const at = { ...place, column: place.column + text.length - (stat[2] ?? '').length };
    return { kind: 'stat', stat: key, value: parseNumber(stat[2] ?? '', statRanges[key], at) };
  }
  const ability = abilityOf({ ...piece, text }, options.vocabulary ?? defaultVocabulary, place);
  return ability === undefined ? undefined : { kind: 'ability', ability };
}

/** The error for a part that {@link readItem} does not know. */
export function unknownItem(piece: Piece, options: UnitTextOptions = {}): NotationError {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const place = { line: options.line ?? 1, column: piece.column };
  const text = piece.text.trim();
  if (text === '') return new NotationError('Two commas in a row: a part is missing here.', place);
  const turned = /^([0-9]+) (power|speed|health|counters?)$/i.exec(text);
  if (turned !== null) {
    return new NotationError(
      `${quoted(text)}: the word stands first, as in \`${(turned[2] ?? '').toLowerCase()} ${turned[1]}\`.`,
      place,
    );
  }
  const words = text.replace(/^.*?(?:->|→)/, '').replace(/[^\p{L}\s'-].*$/u, '');
  const known = [...vocabulary.words.map((w) => w.name), ...Object.keys(statRanges), 'tapped'];
  const help = didYouMean(words.trim(), [...known, 'Space', 'Ground', 'Character', 'build zone']);
  const inQuotes = /^(?:pay|tap|discard)\b/i.test(text)
    ? ' A cost with a comma in it goes in quotes, as in `"Pay 1 Force, tap" -> Evade 2`.'
    : ' A text with a comma in it goes in quotes, as in `Bounty: "…, …"`.';
  return new NotationError(
    `${quoted(text)} is no keyword and no number of a unit.${help || inQuotes}`,
    place,
  );
}

function addItem(spec: UnitSpec, item: Item, place: { line: number; column: number }): void {
  const once = (key: keyof UnitSpec, word: string) => {
    if (spec[key] !== undefined) {
      throw new NotationError(`${word} stands twice; one of them has to go.`, place);
    }
  };
  if (item.kind === 'ability') spec.abilities = [...(spec.abilities ?? []), item.ability];
  else if (item.kind === 'subtype') spec.subtypes = [...(spec.subtypes ?? []), item.value];
  else if (item.kind === 'stat') {
    once(item.stat, item.stat);
    spec[item.stat] = item.value;
  } else if (item.kind === 'flag') {
    once('tapped', 'Tapped');
    spec.tapped = item.value;
  } else if (item.kind === 'side') {
    once('side', 'The side');
    spec.side = item.value;
  } else if (item.kind === 'arena') {
    once('arena', 'The arena');
    spec.arena = item.value;
  } else {
    once('zone', 'The zone');
    spec.zone = item.value;
  }
}

const LONGEST_NAME = 60;

/** The name before the first colon, if that colon does not belong to a keyword's own text or to a cost. */
function nameOf(text: string, vocabulary: Vocabulary): { name?: string; at: number } {
  const colon = findOutside(text, [':', ',', '->', '→']);
  if (colon?.mark !== ':') return { at: 0 };
  const head = text.slice(0, colon.at).trim();
  const name = unquote(head);
  const after = colon.at + 1;
  if (name !== head) return { name, at: after };
  if (head === '' || head.length > LONGEST_NAME || /^pay\b/i.test(head)) return { at: 0 };
  if (vocabulary.find(head.replace(/[\s0-9]+$/, '')) !== undefined) return { at: 0 };
  if (/^(?:power|speed|health|counters?|subtypes?)$/i.test(head)) return { at: 0 };
  return { name, at: after };
}
