import { splitList } from './clean.ts';
import { didYouMean, NotationError, type Place, quoted, squash } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { parseNumber, wholeNumber } from './number.ts';
import { leadingUnit, noUnit, type UnitNames } from './shapes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the reader of a line may speak of. */
export interface Context {
  units: UnitNames;
  vocabulary: Vocabulary;
}

/** `use  defender Evade 3, 1 damage to E`: an ability, and how it is used. */
export interface UseLine {
  do: 'use';
  line: number;
  unit: string;
  keyword: string;
  /** The X that picks one of several instances, or the amount where the keyword has no X. */
  value?: number | 'power';
  /** Less than all that it could: damage prevented. */
  amount?: number;
  /** Unit that it is used on or for. */
  target?: string;
  /** The beginning of the name of the damage that it is used against: `attack`, `overkill`, `deflect`. */
  against?: string;
}

/** Reads a `use` line. @throws NotationError */
export function readUse(line: FenceLine, context: Context): UseLine {
  const place = { line: line.line, column: line.column ?? 1 };
  const { unit, rest } = unitFirst(line, context);
  const [first, ...others] = splitList(rest);
  const { word, tail } = leadingKeyword(first?.text ?? '', context.vocabulary, place);
  const use: UseLine = { do: 'use', line: line.line, unit, keyword: word };
  const words = tail.split(/ +/).filter((part) => part !== '');
  const value = words[0];
  if (value !== undefined && /^power$/i.test(value)) use.value = 'power';
  else if (value !== undefined && !/^(?:to|for|on|against)$/i.test(value)) {
    use.value = parseNumber(value, { what: 'the number', min: -100, max: 200 }, place);
  }
  const targets = (use.value === undefined ? words : words.slice(1)).join(' ');
  readTargets(targets, use, context, place);
  for (const other of others) {
    const amount = /^(\S+) damage(?: +(.+))?$/i.exec(other.text);
    if (amount === null) {
      throw new NotationError(
        `${quoted(other.text)}: expected how much it takes, as in \`, 1 damage\`.`,
        place,
      );
    }
    use.amount = parseNumber(amount[1] ?? '', { what: 'the damage', min: 0, max: 200 }, place);
    readTargets(amount[2] ?? '', use, context, place);
  }
  return use;
}

function readTargets(text: string, use: UseLine, context: Context, place: Place): void {
  if (text === '') return;
  const against = /^(.*?) ?\bagainst +([a-z0-9 -]+?)$/i.exec(text);
  if (against !== null) use.against = squash(against[2] ?? '');
  const target = (against === null ? text : (against[1] ?? '')).trim();
  if (target === '') return;
  const unit = /^(?:to|for|on) +(.+)$/i.exec(target)?.[1];
  if (unit === undefined) {
    throw new NotationError(
      `${quoted(target)}: expected \`to UNIT\`, \`for UNIT\`, \`against …\` or \`, N damage\`.`,
      place,
    );
  }
  use.target = onlyUnit(unit, context, place);
}

/** The unit that a line begins with, and the rest. @throws NotationError */
export function unitFirst(line: FenceLine, context: Context): { unit: string; rest: string } {
  const found = leadingUnit(line.value, context.units);
  if (found !== undefined) return found;
  throw noUnit(line.value, context.units, { line: line.line, column: line.column ?? 1 });
}

/** The unit that a text is. @throws NotationError */
export function onlyUnit(text: string, context: Context, place: Place): string {
  const found = leadingUnit(text, context.units);
  if (found !== undefined && found.rest === '') return found.unit;
  throw noUnit(text, context.units, place);
}

/** The keyword at the start of a text, longest name first. @throws NotationError */
export function leadingKeyword(
  text: string,
  vocabulary: Vocabulary,
  place: Place,
): { word: string; tail: string } {
  const words = text.split(/ +/);
  for (let n = Math.min(4, words.length); n > 0; n--) {
    const name = words.slice(0, n).join(' ');
    const word = wholeNumber(name) === undefined ? vocabulary.find(name) : undefined;
    if (word !== undefined) return { word: word.id, tail: words.slice(n).join(' ') };
  }
  const names = vocabulary.words.map((word) => word.name);
  const guess = text.replace(/[^\p{L}\s'-].*$/u, '').trim();
  throw new NotationError(`${quoted(text)} names no keyword.${didYouMean(guess, names)}`, place);
}
