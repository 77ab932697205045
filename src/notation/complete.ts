/** What may stand next in the text of a unit: keywords as cards print them, numbers, words of a unit. */
import { splitList } from './clean.ts';
import { nearest, squash } from './errors.ts';
import { ROLLS_DAMAGE } from './rolls-damage.ts';
import { defaultVocabulary, type Vocabulary, type Word } from './vocabulary.ts';

export interface Completion {
  /** As a list shows it: `Critical Hit X`. */
  label: string;
  /** What takes the place of the text between `from` and `to`. */
  insert: string;
  /** Something has to follow: a number, or the ability behind a cost. */
  more: boolean;
}

export interface Completions {
  /** Place of the first character that is replaced, and that after the last. */
  from: number;
  to: number;
  options: Completion[];
}

const MOST = 12;
const STATS = ['power', 'health', 'speed', 'counters', 'stack'] as const;
const NUMBERS: Record<(typeof STATS)[number], readonly number[]> = {
  power: [1, 2, 3, 4, 5, 6, 7, 8],
  health: [2, 3, 4, 5, 6, 7, 8, 10],
  speed: [20, 30, 40, 50, 60],
  counters: [1, 2, 3, 4, 5],
  stack: [2, 3, 4],
};
const FLAGS = ['tapped', 'Space', 'Ground', 'Character', 'build zone'];
const COSTS = [1, 2, 3].map((force) => `Pay ${force} Force -> `);

/**
 * What may stand at the caret of a unit's text.
 * @param caret place between two characters, 0 at the start
 * @returns no options where a part is whole, or where nothing that is known fits
 * @example completionsAt('power 3, crit', 13).options[0] // { label: 'Critical Hit X', insert: 'Critical Hit ', more: true }
 */
export function completionsAt(
  text: string,
  caret: number,
  vocabulary: Vocabulary = defaultVocabulary,
): Completions {
  const from = startOf(text.slice(0, caret), vocabulary);
  const typed = text.slice(from, caret);
  const rest = /^\p{L}*/u.exec(text.slice(caret))?.[0] ?? '';
  const to = caret + rest.length;
  const afterCost = /(?:->|→|^\s*pay [^,]*:)\s*$/iu.test(text.slice(0, from));
  const numbers = numbersAfter(typed, vocabulary);
  if (numbers !== undefined) {
    const head = typed.replace(/[+-]?$/, '');
    const options = numbers.map((number) => {
      const insert = `${head}${number}`;
      return { label: insert.trim(), insert, more: false };
    });
    return { from, to, options };
  }
  const known = candidates(text.slice(0, from) + text.slice(to), afterCost, vocabulary);
  return { from, to, options: matching(typed, known) };
}

/** Where the part begins in which a text ends: behind the comma, the unit's name, the cost. */
function startOf(before: string, vocabulary: Vocabulary): number {
  const pieces = splitList(before);
  const start = before.trim() === '' ? before.length : (pieces.at(-1)?.column ?? 1) - 1;
  const piece = before.slice(start);
  const arrow = /^.*(?:->|→|=>)\s*/su.exec(piece)?.[0].length;
  if (arrow !== undefined) return start + arrow;
  const head = /^([^:"]{1,60}):\s*/u.exec(piece);
  if (head === null) return start;
  const [whole, words = ''] = head;
  const isName = pieces.length === 1 && vocabulary.find(words.trim()) === undefined;
  return isName || /^pay\b/i.test(words) ? start + whole.length : start;
}

/** Numbers for a part that ends where one belongs: `Critical Hit `, `power `. */
function numbersAfter(
  typed: string,
  vocabulary: Vocabulary,
): readonly (number | 'power')[] | undefined {
  const found = /^(\p{L}[\p{L}' -]*?) +([+-]?)$/u.exec(typed);
  if (found === null) return undefined;
  const [, words = '', sign = ''] = found;
  const stat = STATS.find((one) => one === words.toLowerCase());
  if (stat !== undefined) return NUMBERS[stat];
  const word = vocabulary.find(words);
  if (word === undefined || word.value === 'none') return undefined;
  if (word.value === 'signed') return sign === '-' ? [-1, -2, -3] : [1, 2, -1, -2];
  return ROLLS_DAMAGE.has(word.id) ? [1, 2, 3, 4, 'power'] : [1, 2, 3, 4, 5];
}

interface Candidate extends Completion {
  /** What a reader may begin to type. */
  words: readonly string[];
}

function candidates(others: string, afterCost: boolean, { words }: Vocabulary): Candidate[] {
  const keywords = words.map((word) => ({
    label: templateOf(word),
    insert: insertOf(word),
    more: word.value !== 'none' || word.text !== 'none',
    words: [word.name, ...word.aliases],
  }));
  keywords.sort((a, b) => (a.label < b.label ? -1 : 1));
  if (afterCost) return keywords;
  const missing = STATS.filter((stat) => !new RegExp(`\\b${stat}\\b`, 'i').test(others));
  const stats = missing.map((stat) => ({
    label: `${stat} X`,
    insert: `${stat} `,
    more: true,
    words: [stat],
  }));
  const plain = FLAGS.map((flag) => ({ label: flag, insert: flag, more: false, words: [flag] }));
  const costs = COSTS.map((cost) => ({
    label: `${cost}…`,
    insert: cost,
    more: true,
    words: [cost],
  }));
  return [...stats, ...keywords, ...costs, ...plain];
}

function templateOf({ name, value, text, paid }: Word): string {
  if (paid) return `Pay X Force: ${name}`;
  if (text === 'before') return `[sub-type] ${name}`;
  const number = value === 'none' ? '' : value === 'signed' ? ' X/-X' : ' X';
  return `${name}${number}${text === 'after' ? ': …' : ''}`;
}

function insertOf({ name, value, text, paid }: Word): string {
  if (paid) return `Pay 1 Force: ${name}`;
  if (text === 'before') return `Jedi ${name}`;
  if (value !== 'none') return `${name} `;
  return text === 'after' ? `${name}: ` : name;
}

/** The best first: names that begin so, then words that do, then near misses. Fixed order within each. */
function matching(typed: string, known: readonly Candidate[]): Completion[] {
  const wanted = squash(typed);
  const shown = ({ label, insert, more }: Candidate) => ({ label, insert, more });
  if (wanted === '') return known.map(shown);
  if (/\d/.test(typed)) return [];
  if (known.some(({ insert, more }) => !more && squash(insert) === wanted)) return [];
  const rank = ({ words }: Candidate): number => {
    if (words.some((word) => squash(word).startsWith(wanted))) return 0;
    const parts = words.flatMap((word) => word.split(/[\s-]+/));
    return parts.some((part) => squash(part).startsWith(wanted)) ? 1 : 2;
  };
  const found = [0, 1].flatMap((wantedRank) => known.filter((one) => rank(one) === wantedRank));
  if (found.length > 0) return found.slice(0, MOST).map(shown);
  const near = nearest(
    typed,
    known.flatMap(({ words }) => words),
  );
  return known.filter(({ words }) => near !== undefined && words.includes(near)).map(shown);
}
