/** What the tests of all forms of example share. */
import { NotationError } from '../../notation/errors.ts';
import type { Played } from '../kind.ts';
import { playExample } from '../play.ts';

export const play = (...lines: string[]): Played => playExample(lines.join('\n'));

/** What came out for each thing that the lines expect. */
export const actual = (...lines: string[]): string[] =>
  play(...lines).checks.map((check) => check.actual);

/** `line:column message` of the error that the lines bring. */
export function problem(...lines: string[]): string {
  try {
    play(...lines);
  } catch (error) {
    if (error instanceof NotationError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  throw new Error('played without an error');
}
