import { STEP_NAMES, type StepId } from '../rules/step-names.ts';
import type { Ability } from '../rules/types.ts';
import { anyOf, didYouMean, NotationError, type Place, quoted, squash } from './errors.ts';
import { type Expectation, readExpect } from './expect.ts';
import type { FenceLine } from './fence.ts';
import { parseDice, parseNumber } from './number.ts';
import { leadingUnit } from './shapes.ts';
import { readItem } from './unit-text.ts';
import {
  type Context,
  leadingKeyword,
  onlyUnit,
  readUse,
  type UseLine,
  unitFirst,
} from './use-line.ts';

export type { Context, UseLine } from './use-line.ts';

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
  | { do: 'choose'; line: number; option: string; positions?: number[] }
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
  'choose',
  'gain',
  'attack',
  'expect',
] as const;
export type PlayKey = (typeof playKeys)[number];

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
    case 'choose':
      return readChoose(line);
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

/** `choose  defender.evade:2@attack`: an option by its id, as addresses keep it. */
function readChoose(line: FenceLine): PlayLine {
  const [option = '', places, more] = line.value.split(/ dice /);
  const place = { line: line.line, column: line.column ?? 1 };
  if (option === '' || more !== undefined) {
    throw new NotationError(
      `${quoted(line.value)}: expected the id of an option, as in \`defender.evade:2@attack\`.`,
      place,
    );
  }
  if (places === undefined) return { do: 'choose', line: line.line, option };
  const positions = places
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => parseNumber(word, { what: 'the place of a die', min: 1, max: 200 }, place));
  return { do: 'choose', line: line.line, option, positions };
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
  const step = STEP_NAMES.find(({ id, name, short }) =>
    [id, name, short].some((word) => squash(word) === wanted),
  );
  if (step !== undefined) return step.id;
  const ids = STEP_NAMES.map(({ id }) => id);
  throw new NotationError(
    `${quoted(text)} is no step.${didYouMean(text, ids)} Steps of an attack: ${anyOf(
      STEP_NAMES.filter(({ part }) => part === 'attack').map(({ id }) => id),
    )}.`,
    place,
    ids,
  );
}
