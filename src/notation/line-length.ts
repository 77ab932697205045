import { NotationError } from './errors.ts';
import type { FenceLine } from './fence.ts';

/** Longer than any line that somebody means; keeps the readers quick on hostile texts. */
const LONGEST_LINE = 1000;

/** @throws NotationError for a line that is too long to be meant */
export function checkLength({ value, line }: FenceLine): void {
  if (value.length <= LONGEST_LINE) return;
  throw new NotationError(
    `This line has ${value.length} characters; at most ${LONGEST_LINE} are read.`,
    { line },
  );
}
