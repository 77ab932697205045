/** What could not be read in something from outside, and where. */
export interface Problem {
  file: string;
  /** From 1. */
  line: number;
  /** A plain sentence: what was found, what was expected. */
  message: string;
}

/** Nothing could be read; the message names the file and the line. */
export class DeckError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.file}, line ${problem.line}: ${problem.message}`);
    this.name = 'DeckError';
    this.problem = problem;
  }
}

/** A found text in a message: one line, at most 40 characters. */
export function shown(text: string): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()];
  return letters.length > 40 ? `"${letters.slice(0, 39).join('')}…"` : `"${letters.join('')}"`;
}
