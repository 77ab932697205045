/** For tests of the readers. */
import { NotationError } from './errors.ts';

/** The error that reading throws, as `line:column message`; anything but a NotationError is thrown on. */
export function mistakeIn(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof NotationError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  throw new Error('It was read without an error.');
}
