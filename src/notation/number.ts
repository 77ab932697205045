import { NotationError, type Place, quoted } from './errors.ts';

/** What a number stands for, and from where to where it goes. */
export interface Range {
  what: string;
  min: number;
  max: number;
}

const DIGITS_ONLY = 'a whole number in the digits 0 to 9';

/**
 * Reads a whole number such as `4`, `+1` or `-1`.
 * @throws NotationError for anything else (`1e9`, `2.5`, digits of other scripts) and outside the range
 */
export function parseNumber(text: string, range: Range, place: Partial<Place> = {}): number {
  const value = wholeNumber(text.trim());
  const { what, min, max } = range;
  if (value === undefined) {
    throw new NotationError(
      `${quoted(text.trim())} is not a number for ${what}: ${DIGITS_ONLY} is expected, from ${min} to ${max}.`,
      place,
    );
  }
  if (value < min || value > max) {
    throw new NotationError(
      `${what} ${shortened(text.trim())} is out of range: it goes from ${min} to ${max}.`,
      place,
    );
  }
  return value;
}

/** The faces of dice: `6 6 2`, also with commas. Nothing, `-` or `none` stands for no dice. @throws NotationError */
export function parseDice(text: string, what: string, place: Partial<Place> = {}): number[] {
  const column = place.column ?? 1;
  if (/^(?:-|none|)$/i.test(text.trim())) return [];
  const dice: number[] = [];
  for (const match of text.matchAll(/[^\s,]+/g)) {
    const at = { line: place.line ?? 1, column: column + match.index };
    const face = match[0];
    if (!/^[1-6]$/.test(face)) {
      throw new NotationError(
        `${quoted(face)} is no face of a die: ${what} are numbers from 1 to 6, as in \`6 6 2\`.`,
        at,
      );
    }
    dice.push(Number(face));
  }
  if (dice.length > MOST_DICE) {
    throw new NotationError(`${dice.length} dice: at most ${MOST_DICE} can be given.`, place);
  }
  return dice;
}

/** More dice than this are never rolled at once. */
export const MOST_DICE = 200;

/** The value of `4`, `+1`, `-1` or `- 1`; undefined for anything else. Long numbers come back as they are. */
export function wholeNumber(text: string): number | undefined {
  return /^[+-]? ?[0-9]{1,400}$/.test(text) ? Number(text.replace(' ', '')) + 0 : undefined;
}

function shortened(text: string): string {
  return text.length > 12 ? `${text.slice(0, 12)}…` : text;
}
