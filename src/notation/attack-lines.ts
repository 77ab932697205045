import { STEPS, type StepId } from '../rules/steps.ts';
import type { Ability } from '../rules/types.ts';
import { splitList } from './clean.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted, squash } from './errors.ts';
import { type Expectation, readExpect } from './expect.ts';
import type { FenceLine } from './fence.ts';
import { parseDice, parseNumber, wholeNumber } from './number.ts';
import { leadingUnit, noUnit, type UnitNames } from './shapes.ts';
import { readItem } from './unit-text.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** One line of play, in the order of the example. */
export type PlayLine =
  | UseLine
  | { do: 'roll' | 'fury'; line: number; dice: number[] }
  | {
      do: 're-roll';
      line: number;
      by: string;
      isUnit: boolean;
      positions: number[];
      dice: number[];
    }
  | { do: 'dice'; line: number; keyword?: string; dice: number[] }
  | { do: 'guess'; line: number; unit: string; hits: number }
  | { do: 'pass'; line: number; unit: string }
  | { do: 'gain'; line: number; unit: string; gain: Gain; at: StepId }
  | { do: 'attack'; line: number; attacker: string; defender: string }
  | { do: 'expect'; line: number; items: Expectation[] };

/** What a card gives: an ability, or power for this attack. */
export type Gain = { ability: Ability } | { power: number };

/** Keys of the lines of play. */
export const playKeys = [
  'use',
  'roll',
  'fury',
  're-roll',
  'dice',
  'guess',
  'pass',
  'gain',
  'attack',
  'expect',
] as const;
export type PlayKey = (typeof playKeys)[number];

/** What the reader of a line may speak of. */
export interface Context {
  units: UnitNames;
  vocabulary: Vocabulary;
}

/** Reads one line of play. @throws NotationError */
export function readPlayLine(key: PlayKey, line: FenceLine, context: Context): PlayLine {
  const place = { line: line.line, column: line.column ?? 1 };
  const at = line.line;
  switch (key) {
    case 'use':
      return readUse(line, context);
    case 'roll':
      return { do: 'roll', line: at, dice: parseDice(line.value, 'attack dice', place) };
    case 'fury':
      return { do: 'fury', line: at, dice: parseDice(line.value, 'Fury dice', place) };
    case 're-roll':
      return readReRoll(line, context);
    case 'dice':
      return readDamageDice(line, context);
    case 'guess': {
      const { unit, rest } = unitFirst(line, context);
      const hits = parseNumber(rest, { what: 'the guess', min: 0, max: 200 }, place);
      return { do: 'guess', line: at, unit, hits };
    }
    case 'pass':
      return { do: 'pass', line: at, unit: onlyUnit(line.value, context, place) };
    case 'gain':
      return readGain(line, context);
    case 'attack': {
      const { unit, rest } = unitFirst(line, context);
      const on = /^on +(.+)$/i.exec(rest)?.[1];
      if (on === undefined) {
        throw new NotationError(
          `${quoted(line.value)}: expected who attacks whom, as in \`attack  attacker on E\`.`,
          place,
        );
      }
      return { do: 'attack', line: at, attacker: unit, defender: onlyUnit(on, context, place) };
    }
    case 'expect':
      return { do: 'expect', line: at, items: readExpect(line, context.units) };
  }
}

function readUse(line: FenceLine, context: Context): UseLine {
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
  const against = /^(.*?) ?\bagainst +([a-z -]+?)$/i.exec(text);
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

function readReRoll(line: FenceLine, context: Context): PlayLine {
  const place = { line: line.line, column: line.column ?? 1 };
  const [left = '', right, more] = line.value.split(/ *(?:->|→|=>) */);
  const split = /^(.*?)((?:[\s,]+[0-9]+)+)$/.exec(` ${left}`);
  const by = split?.[1]?.trim() ?? '';
  if (right === undefined || more !== undefined || split === null || by === '') {
    throw new NotationError(
      `${quoted(line.value)}: expected by whom, which dice and what they show then, as in \`re-roll  attacker 1 2 -> 6 2\`.`,
      place,
    );
  }
  const positions = (split[2] ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => parseNumber(word, { what: 'the place of a die', min: 1, max: 200 }, place));
  const dice = parseDice(right, 're-rolled dice', place);
  if (dice.length !== positions.length) {
    throw new NotationError(
      `${positions.length === 1 ? '1 die is' : `${positions.length} dice are`} rolled again, ${dice.length} given.`,
      place,
    );
  }
  const unit = leadingUnit(by, context.units);
  const isUnit = unit !== undefined && unit.rest === '';
  return {
    do: 're-roll',
    line: line.line,
    by: isUnit ? unit.unit : by.replace(/^"|"$/g, ''),
    isUnit,
    positions,
    dice,
  };
}

function readDamageDice(line: FenceLine, context: Context): PlayLine {
  const place = { line: line.line, column: line.column ?? 1 };
  const found = /^([\p{L}][\p{L} '-]*?)(?: +(.*))?$/u.exec(line.value);
  const isNone = /^none$/i.test(line.value);
  if (found === null || isNone) {
    return { do: 'dice', line: line.line, dice: parseDice(line.value, 'dice of damage', place) };
  }
  const { word, tail } = leadingKeyword(line.value, context.vocabulary, place);
  const dice = parseDice(tail, 'dice of damage', place);
  return { do: 'dice', line: line.line, keyword: word, dice };
}

function readGain(line: FenceLine, context: Context): PlayLine {
  const place = { line: line.line, column: line.column ?? 1 };
  const { unit, rest } = unitFirst(line, context);
  const split = /^(.*) at +(\S.*)$/i.exec(rest);
  if (split === null) {
    throw new NotationError(
      `${quoted(line.value)}: expected what and when, as in \`gain  attacker power 2 at attack-pop\`.`,
      place,
    );
  }
  return {
    do: 'gain',
    line: line.line,
    unit,
    gain: readGift((split[1] ?? '').trim(), context, place),
    at: readStep(split[2] ?? '', place),
  };
}

function readGift(text: string, context: Context, place: Place): Gain {
  const power = /^power +([+-]? ?[0-9]+)$/i.exec(text)?.[1];
  if (power !== undefined) {
    return { power: parseNumber(power, { what: 'power', min: -100, max: 100 }, place) };
  }
  const item = readItem(
    { text, column: place.column },
    { ...place, vocabulary: context.vocabulary },
  );
  if (item?.kind === 'ability') return { ability: item.ability };
  const names = context.vocabulary.words.map((word) => word.name);
  throw new NotationError(
    `${quoted(text)} can't be gained: expected \`power N\` or an ability.${didYouMean(text, names)}`,
    place,
  );
}

/** A step by its id, name or short name. @throws NotationError */
export function readStep(text: string, place: Place): StepId {
  const wanted = squash(text);
  const step = STEPS.find(({ id, name, short }) =>
    [id, name, short].some((word) => squash(word) === wanted),
  );
  if (step !== undefined) return step.id;
  const ids = STEPS.map(({ id }) => id);
  throw new NotationError(
    `${quoted(text)} is no step.${didYouMean(text, ids)} Steps of an attack: ${anyOf(
      STEPS.filter(({ part }) => part === 'attack').map(({ id }) => id),
    )}.`,
    place,
    ids,
  );
}

function unitFirst(line: FenceLine, context: Context): { unit: string; rest: string } {
  const found = leadingUnit(line.value, context.units);
  if (found !== undefined) return found;
  throw noUnit(line.value, context.units, { line: line.line, column: line.column ?? 1 });
}

function onlyUnit(text: string, context: Context, place: Place): string {
  const found = leadingUnit(text, context.units);
  if (found !== undefined && found.rest === '') return found.unit;
  throw noUnit(text, context.units, place);
}

/** The keyword at the start of a text, longest name first. */
function leadingKeyword(
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
