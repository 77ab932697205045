import { nearest } from '../rules/words.ts';

export { nearest, squash } from '../rules/words.ts';

/** What a text of the notation got wrong, and where. */
export interface Place {
  /** Line in the text that was read, from 1. */
  line: number;
  /** Column in that line, from 1. */
  column: number;
}

/**
 * The one error that the readers of the notation throw. Its message says what was found and what was
 * expected; `line` and `column` (both from 1) say where. `expected` lists allowed spellings, if few.
 */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;
  readonly expected?: string[];

  constructor(message: string, place: Partial<Place> = {}, expected?: string[]) {
    super(message);
    this.name = 'NotationError';
    this.line = place.line ?? 1;
    this.column = place.column ?? 1;
    if (expected !== undefined) this.expected = expected;
  }
}

/** A sentence for the end of a message: ` Did you mean "Critical Hit"?`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}

/** Quotes what was found for a message, cut to a length that fits a line. */
export function quoted(text: string): string {
  const letters = [...text];
  return letters.length > 40 ? `"${letters.slice(0, 39).join('')}…"` : `"${text}"`;
}

/** `a`, `a or b`, `a, b or c`. */
export function anyOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}
