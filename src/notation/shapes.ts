import { quote } from './clean.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted } from './errors.ts';
import { parseNumber, wholeNumber } from './number.ts';

/**
 * A shape says how an item is written: words stand for themselves, `N` is a whole number, `DICE` faces of
 * dice, `UNIT` a unit of the example, `RULING` a citation, `TEXT` the rest. `damage N on UNIT`, for example.
 */
export interface Shape<Id extends string> {
  id: Id;
  shape: string;
}

/** What a text filled a shape with. */
export interface Filled<Id extends string> {
  id: Id;
  number?: number;
  dice?: number[];
  unit?: string;
  ruling?: `${string}/${string}`;
  text?: string;
}

/** The units that an example may speak of: how each is written, and its id. */
export type UnitNames = ReadonlyMap<string, string>;

const NUMBERS = { min: -1000, max: 1000 };

/**
 * Reads an item by the first shape that it fits.
 * @param units names in lower case, with the ids that they stand for
 * @throws NotationError that lists the shapes with the same first word, or the nearest first word
 */
export function readShape<Id extends string>(
  shapes: readonly Shape<Id>[],
  text: string,
  units: UnitNames,
  place: Place,
): Filled<Id> {
  const words = text.split(/ +/).filter((word) => word !== '');
  const first = (words[0] ?? '').toLowerCase();
  const near = shapes.filter(({ shape }) => firstWord(shape) === first);
  for (const shape of near) {
    const filled = fill(shape, words, units, place);
    if (filled !== undefined) return filled;
  }
  if (near.length > 0) {
    const unit = near.some(({ shape }) => shape.includes('UNIT'))
      ? ` Units here: ${anyOf([...units.keys()])}.`
      : '';
    const forms = near.map(({ shape }) => `\`${shape}\``);
    throw new NotationError(
      `${quoted(text)} can't be read: expected ${anyOf(forms)}.${unit}`,
      place,
      near.map(({ shape }) => shape),
    );
  }
  const firsts = [...new Set(shapes.map(({ shape }) => firstWord(shape)))];
  throw new NotationError(
    `${quoted(text)} begins with no word that is known here.${didYouMean(first, firsts)} Known: ${anyOf(firsts)}.`,
    place,
    firsts,
  );
}

/**
 * The unit at the start of a text: the longest known name that the text begins with.
 * @returns its id and what follows; undefined when the text begins with none
 */
export function leadingUnit(
  text: string,
  units: UnitNames,
): { unit: string; rest: string } | undefined {
  const lower = text.toLowerCase();
  let best: { unit: string; length: number } | undefined;
  for (const [name, unit] of units) {
    const bare = lower.startsWith(name) ? name.length : 0;
    const withQuotes = quote(name);
    const inQuotes = lower.startsWith(withQuotes) ? withQuotes.length : 0;
    const length = Math.max(bare, inQuotes);
    const next = lower[length] ?? ' ';
    if (length > (best?.length ?? 0) && /[\s,]/.test(next)) best = { unit, length };
  }
  if (best === undefined) return undefined;
  return { unit: best.unit, rest: text.slice(best.length).trim() };
}

/** The error for a text that should begin with a unit. */
export function noUnit(text: string, units: UnitNames, place: Place): NotationError {
  const names = [...units.keys()];
  const word = text.split(/[ ,]/)[0] ?? '';
  return new NotationError(
    `${quoted(word)} is no unit of this example.${didYouMean(word, names)} Units here: ${anyOf(names)}.`,
    place,
    names,
  );
}

function firstWord(shape: string): string {
  return shape.split(' ', 1)[0] ?? '';
}

function fill<Id extends string>(
  { id, shape }: Shape<Id>,
  words: readonly string[],
  units: UnitNames,
  place: Place,
): Filled<Id> | undefined {
  const filled: Filled<Id> = { id };
  const parts = shape.split(' ');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    const word = words[at];
    if (part === 'UNIT') {
      const found = leadingUnit(words.slice(at).join(' '), units);
      if (found === undefined || (last && found.rest !== '')) return undefined;
      filled.unit = found.unit;
      at = words.length - (found.rest === '' ? 0 : found.rest.split(' ').length);
    } else if (part === 'TEXT') {
      if (word === undefined) return undefined;
      filled.text = words.slice(at).join(' ');
      at = words.length;
    } else if (part === 'DICE') {
      const faces = facesFrom(words, at);
      if (faces.length === 0) return undefined;
      filled.dice = faces;
      at += faces.length;
    } else if (word === undefined) return undefined;
    else if (part === 'N') {
      if (wholeNumber(word) === undefined && !/\d/.test(word)) return undefined;
      filled.number = parseNumber(word, { what: firstWord(shape), ...NUMBERS }, place);
      at++;
    } else if (part === 'RULING') {
      if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(word)) return undefined;
      filled.ruling = word as `${string}/${string}`;
      at++;
    } else if (word.toLowerCase() === part) at++;
    else return undefined;
  }
  return at === words.length ? filled : undefined;
}

function facesFrom(words: readonly string[], from: number): number[] {
  const faces: number[] = [];
  for (let i = from; /^[1-6]$/.test(words[i] ?? ''); i++) faces.push(Number(words[i]));
  return faces;
}
