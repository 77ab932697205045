import type { Moment } from '../rules/build/shapes.ts';
import { addUnder } from '../rules/stack/add.ts';
import type { Bidder } from '../rules/stack/contest.ts';
import type { StackCard, Place as StackPlace, StackState } from '../rules/stack/shapes.ts';
import type { Side } from '../rules/types.ts';
import { findOutside } from './clean.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { checkLength } from './line-length.ts';
import { readMoment } from './moments.ts';
import { parseNumber } from './number.ts';
import { arenaWord, readStackCard } from './stack-cards.ts';
import { readStackExpect, type StackExpect } from './stack-expect.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';

/** One line of play in a stack example. */
export type StackLine = { line: number } & (
  | { do: 'expect'; items: StackExpect[] }
  | { do: 'add' | 'top' | 'pilot'; card: StackCard }
  | { do: 'move'; to: StackPlace; at: Moment }
  | { do: 'lose'; keyword: string }
);

/** A stack example as data: a stack, a contest, or both. */
export interface StackScript {
  title?: string;
  stack?: StackState;
  bids: Partial<Record<Side, Bidder>>;
  same: (readonly [string, string])[];
  yours: StackCard[];
  theirs: StackCard[];
  lines: StackLine[];
}

/** Keys of stack examples, for completion and colours. */
export const stackKeys = [
  'title',
  'stack',
  'under',
  'in',
  'same',
  'yours',
  'theirs',
  'text',
  'contest',
  'add',
  'top',
  'pilot',
  'move',
  'lose',
  'expect',
] as const;

type Key = (typeof stackKeys)[number];

/**
 * Reads the lines of a stack example.
 * @throws NotationError for a key that the form does not have and any line that can't be read
 */
export function readStack(
  lines: readonly FenceLine[],
  vocabulary: Vocabulary = defaultVocabulary,
): StackScript {
  const script: Reading = { bids: {}, same: [], yours: [], theirs: [], lines: [], under: [] };
  for (const line of lines) {
    checkLength(line);
    if (!isKey(line.key)) {
      throw new NotationError(
        `${quoted(line.key)} is no line of a stack example.${didYouMean(line.key, stackKeys)} Expected ${anyOf(stackKeys)}.`,
        { line: line.line },
        [...stackKeys],
      );
    }
    readLine(script, line.key, line, vocabulary);
  }
  const { under, ...read } = script;
  if (read.stack !== undefined) read.stack = withCards({ ...read.stack, same: read.same }, under);
  return read;
}

/** The script while its lines are read: cards underneath wait for what the other lines say. */
interface Reading extends StackScript {
  under: { card: StackCard; place: Place }[];
}

function withCards(stack: StackState, under: Reading['under']): StackState {
  let now = stack;
  for (const { card, place } of under) {
    const added = addUnder(now, card);
    if (!added.legal) {
      const why = added.why.map(({ ruling, message }) => `${message} (${ruling})`).join(' ');
      throw new NotationError(`${card.label} cannot lie there. ${why}`, place);
    }
    now = added.state;
  }
  return now;
}

function isKey(key: string): key is Key {
  return (stackKeys as readonly string[]).includes(key);
}

function readLine(script: Reading, key: Key, line: FenceLine, vocabulary: Vocabulary): void {
  const { value } = line;
  const place: Place = { line: line.line, column: line.column ?? 1 };
  const card = () => readStackCard(value, { ...place, vocabulary });
  switch (key) {
    case 'title':
      script.title = value;
      return;
    case 'stack':
      if (script.stack !== undefined) {
        throw new NotationError('There is one `stack` line; the others are `under` lines.', place);
      }
      script.stack = newStack(card());
      return;
    case 'same':
      script.same.push(sameNames(value, place));
      return;
    case 'yours':
    case 'theirs':
      script[key].push(card());
      return;
    case 'contest': {
      const { side, bidder } = readBid(value, place, vocabulary);
      if (script.bids[side] !== undefined) {
        throw new NotationError(`The ${side} side bids once.`, place);
      }
      script.bids[side] = bidder;
      return;
    }
    case 'expect':
      script.lines.push({ do: 'expect', items: readStackExpect(line), line: line.line });
      return;
    default:
      readStackLine(script, key, line, place, vocabulary);
  }
}

/** Lines that need the `stack` line before them. */
function readStackLine(
  script: Reading,
  key: Exclude<Key, 'title' | 'stack' | 'same' | 'yours' | 'theirs' | 'contest' | 'expect'>,
  { value, line }: FenceLine,
  place: Place,
  vocabulary: Vocabulary,
): void {
  const { stack } = script;
  if (stack === undefined) {
    throw new NotationError(`The \`stack\` line stands before \`${key}\`.`, place);
  }
  switch (key) {
    case 'under': {
      script.under.push({ card: readStackCard(value, { ...place, vocabulary }), place });
      return;
    }
    case 'in':
      script.stack = { ...stack, place: placeWord(value, place) };
      return;
    case 'text':
      script.stack = { ...stack, edition: editionWord(value, place) };
      return;
    case 'lose':
      script.lines.push({ do: 'lose', keyword: lost(value, place, vocabulary), line });
      return;
    case 'move': {
      const found = /^(?:to +)?(.+?)(?: +at +(\S.*))?$/i.exec(value);
      const to = placeWord(found?.[1] ?? '', place);
      const at = found?.[2] === undefined ? 'build-step' : readMoment(found[2], place);
      script.lines.push({ do: 'move', to, at, line });
      return;
    }
    default:
      script.lines.push({ do: key, card: readStackCard(value, { ...place, vocabulary }), line });
  }
}

function newStack(top: StackCard): StackState {
  return {
    top,
    under: [],
    pilots: [],
    place: top.arenas[0] ?? 'character',
    lost: [],
    same: [],
    discarded: [],
    edition: 'current-list',
  };
}

function sameNames(value: string, place: Place): readonly [string, string] {
  const [a, b, more] = value.split('=').map((name) => name.trim());
  if (!a || !b || more !== undefined) {
    throw new NotationError(
      `${quoted(value)}: expected two names, as in \`Anakin Skywalker = Darth Vader\`.`,
      place,
    );
  }
  return [a, b];
}

function placeWord(value: string, place: Place): StackPlace {
  if (/^(?:the )?build[ -]zone$/i.test(value)) return 'build-zone';
  const arena = arenaWord(value);
  if (arena !== undefined) return arena;
  const forms = ['Space', 'Ground', 'Character', 'build zone'];
  throw new NotationError(`${quoted(value)}: expected ${anyOf(forms)}.`, place, forms);
}

function editionWord(value: string, place: Place): StackState['edition'] {
  const word = value.toLowerCase().replace(/ +/g, '-');
  if (word === 'keyword-list' || word === 'current-list') return word;
  const forms = ['keyword list', 'current list'];
  throw new NotationError(`${quoted(value)}: expected ${anyOf(forms)}.`, place, forms);
}

function lost(value: string, place: Place, vocabulary: Vocabulary): string {
  if (/^all(?: abilities)?$/i.test(value)) return 'all';
  const word = vocabulary.find(value);
  if (word !== undefined) return word.id;
  throw new NotationError(
    `${quoted(value)} is no keyword; expected one, or \`all abilities\`.`,
    place,
  );
}

const bidNumbers = { under: 3, bid: 100 } as const;

/** `dark Luke (A): cost 9, under 1, bid 2`, the name left out if both have the same unit. */
function readBid(
  value: string,
  place: Place,
  vocabulary: Vocabulary,
): { side: Side; bidder: Bidder } {
  const found = /^(dark|light)\b *(.*)$/i.exec(value);
  if (found === null) {
    throw new NotationError(
      `${quoted(value)}: a contest line begins with dark or light, as in \`dark: cost 9, bid 2\`.`,
      place,
      ['dark', 'light'],
    );
  }
  const side = (found[1] ?? '').toLowerCase() as Side;
  const rest = found[2] ?? '';
  const colon = findOutside(rest, [':']);
  const name = rest.slice(0, colon?.at ?? 0).trim();
  const numbers = { under: 0, bid: 0 };
  const kept: string[] = [];
  for (const part of rest.slice(colon === undefined ? 0 : colon.at + 1).split(',')) {
    const number = /^ *(under|bid) +(\S+) *$/i.exec(part);
    const what = number?.[1]?.toLowerCase() as keyof typeof bidNumbers | undefined;
    if (number === null || what === undefined) kept.push(part);
    else {
      const range = { what, min: 0, max: bidNumbers[what] };
      numbers[what] = parseNumber(number[2] ?? '', range, place);
    }
  }
  const text = `${name === '' ? 'unit' : name}: ${kept.join(',')}`;
  const card = readStackCard(text, { ...place, vocabulary });
  if (card.cost === undefined) {
    throw new NotationError('A contest needs the build cost, as in `dark: cost 9, bid 2`.', place);
  }
  return {
    side,
    bidder: { ...(name !== '' && { card }), cost: card.cost, ...numbers },
  };
}
