import type { BuildStep } from '../rules/build/board.ts';
import type { Cost, Moment } from '../rules/build/shapes.ts';
import { readBonus } from './bonus.ts';
import { type BuildExpect, readBuildExpect } from './build-expect.ts';
import { readCost } from './costs.ts';
import { anyOf, NotationError, type Place, quoted } from './errors.ts';
import type { FenceLine } from './fence.ts';
import { readMoment } from './moments.ts';
import { parseNumber } from './number.ts';
import { leadingUnit, noUnit, type UnitNames } from './shapes.ts';

/** One line of play in a build example. */
export type BuildLine = { line: number } & (
  | { do: 'expect'; items: BuildExpect[] }
  | { do: 'pay-card'; way: 'hidden' | 'alternative' | 'build'; number?: number; cost?: Cost }
  | { do: 'points'; points: number }
  | { do: 'play'; enhance: number[] }
  | { do: 'disrupt' }
  | { do: 'earn'; unit: string; discarded: string }
  | { do: 'bounty'; text: string }
  | { do: 'build-step'; whose: BuildStep['whose']; second: boolean }
  | { do: 'take'; what: 'bounty' | 'card'; number?: number }
  | { do: 'pay'; unit: string; cost?: Cost }
  | { do: 'skip'; unit: string }
  | { do: 'settle' }
  | { do: 'repair'; unit: string; counters: number; on?: string }
  | { do: 'move'; unit: string; how: 'onto' | 'off'; on: string; at: Moment }
);

type Unplaced<T> = T extends unknown ? Omit<T, 'line'> : never;

/**
 * Reads one line of play; undefined for a line that says how things stand.
 * @param hasCard whether the example speaks of a card, not of units
 * @throws NotationError
 */
export function readBuildLine(
  line: FenceLine,
  units: UnitNames,
  hasCard: boolean,
): BuildLine | undefined {
  const read = readPlay(line, units, hasCard);
  return read && ({ ...read, line: line.line } as BuildLine);
}

function readPlay(
  line: FenceLine,
  units: UnitNames,
  hasCard: boolean,
): Unplaced<BuildLine> | undefined {
  const { key, value } = line;
  const place = placeOf(line);
  switch (key) {
    case 'expect':
      return { do: 'expect', items: readBuildExpect(line, units) };
    case 'pay':
      return hasCard ? readPayCard(value, place) : readPay(value, units, place);
    case 'play':
      return { do: 'play', enhance: enhanceOf(value, place) };
    case 'disrupt':
      if (/^no$/i.test(value)) return undefined;
      if (/^yes$/i.test(value)) return { do: 'disrupt' };
      throw new NotationError(`${quoted(value)}: expected yes or no.`, place, ['yes', 'no']);
    case 'bounty':
      return readBounty(value, units);
    case 'build-step':
      return buildStepOf(value, place);
    case 'take':
      return readTake(value, place);
    case 'skip':
      return { do: 'skip', unit: wholeUnit(value, units, place) };
    case 'settle':
      if (/^(?:the )?rest$/i.test(value)) return { do: 'settle' };
      throw new NotationError(`${quoted(value)}: expected rest.`, place, ['rest']);
    case 'repair':
      return readRepair(value, units, place);
    case 'move':
      return readMove(value, units, place);
    default:
      return undefined;
  }
}

function readPay(value: string, units: UnitNames, place: Place): Unplaced<BuildLine> {
  const found = leadingUnit(value, units);
  if (found === undefined) throw noUnit(value, units, place);
  if (found.rest === '') return { do: 'pay', unit: found.unit };
  const column = place.column + value.length - found.rest.length;
  return {
    do: 'pay',
    unit: found.unit,
    cost: readCost({ text: found.rest, column }, place.line),
  };
}

const payForms = ['Hidden Cost', 'Alternative Cost', 'build points 3'];

function readPayCard(value: string, place: Place): Unplaced<BuildLine> {
  const points = /^build points? +(\S+)$/i.exec(value)?.[1];
  if (points !== undefined) {
    const range = { what: 'build points', min: 1, max: 100 };
    return { do: 'points', points: parseNumber(points, range, place) };
  }
  if (/^(?:reduced cost|build cost|build points?)$/i.test(value)) {
    return { do: 'pay-card', way: 'build' };
  }
  const found = /^(hidden cost|alternative cost)(?: +(\d{1,3})| *: *(\S.*))?$/i.exec(value);
  if (found === null || (/^hidden/i.test(found[1] ?? '') && found[3] !== undefined)) {
    throw new NotationError(
      `${quoted(value)} is no way to pay: expected ${anyOf(payForms.map((form) => `\`${form}\``))}.`,
      place,
      payForms,
    );
  }
  const way = /^hidden/i.test(found[1] ?? '') ? 'hidden' : 'alternative';
  const column = place.column + value.length - (found[3] ?? '').length;
  return {
    do: 'pay-card',
    way,
    ...(found[2] !== undefined && { number: Number(found[2]) }),
    ...(found[3] !== undefined && {
      cost: readCost({ text: found[3], column }, place.line),
    }),
  };
}

function enhanceOf(value: string, place: Place): number[] {
  if (/^plain$/i.test(value)) return [];
  return value.split(/,| and /i).map((part) => {
    const found = /^enhance(?: +(\d{1,2}))?$/i.exec(part.trim());
    if (found === null) {
      throw new NotationError(
        `${quoted(value)}: expected plain, Enhance or, of several, \`Enhance 2\`.`,
        place,
        ['plain', 'Enhance'],
      );
    }
    return Number(found[1] ?? 1);
  });
}

function readBounty(value: string, units: UnitNames): Unplaced<BuildLine> {
  const found = leadingUnit(value, units);
  const discarded = found && /^for +(\S.*)$/i.exec(found.rest)?.[1];
  if (found === undefined || discarded === undefined) {
    return { do: 'bounty', text: readBonus(value).text };
  }
  const other = leadingUnit(discarded, units);
  return {
    do: 'earn',
    unit: found.unit,
    discarded: other !== undefined && other.rest === '' ? other.unit : discarded,
  };
}

function buildStepOf(value: string, place: Place): Unplaced<BuildLine> {
  const word = value.toLowerCase();
  if (word === 'second') return { do: 'build-step', whose: 'yours', second: true };
  if (word === 'opponent') return { do: 'build-step', whose: 'opponent', second: false };
  if (word === 'yours' || word === 'next') {
    return { do: 'build-step', whose: 'yours', second: false };
  }
  const forms = ['yours', 'opponent', 'second', 'next'];
  throw new NotationError(`${quoted(value)}: expected ${anyOf(forms)}.`, place, forms);
}

function readTake(value: string, place: Place): Unplaced<BuildLine> {
  if (/^card$/i.test(value)) return { do: 'take', what: 'card' };
  const found = /^bount(?:y|ies)(?: +(\d{1,2}))?$/i.exec(value);
  if (found === null) {
    const forms = ['bounty', 'card'];
    throw new NotationError(`${quoted(value)}: expected ${anyOf(forms)}.`, place, forms);
  }
  const number = found[1];
  return { do: 'take', what: 'bounty', ...(number !== undefined && { number: Number(number) }) };
}

function readRepair(value: string, units: UnitNames, place: Place): Unplaced<BuildLine> {
  const found = leadingUnit(value, units);
  if (found === undefined) throw noUnit(value, units, place);
  const rest = /^(\S+)(?: +on +(\S.*))?$/i.exec(found.rest);
  if (rest === null) {
    throw new NotationError(`${quoted(value)}: expected a number, as in \`repair A 2\`.`, place);
  }
  const counters = parseNumber(rest[1] ?? '', { what: 'counters', min: 0, max: 100 }, place);
  const on = rest[2] === undefined ? undefined : wholeUnit(rest[2], units, place);
  return { do: 'repair', unit: found.unit, counters, ...(on !== undefined && { on }) };
}

function readMove(value: string, units: UnitNames, place: Place): Unplaced<BuildLine> {
  const found = leadingUnit(value, units);
  if (found === undefined) throw noUnit(value, units, place);
  const rest = /^(onto|off) +(.+?)(?: +at +(\S.*))?$/i.exec(found.rest);
  if (rest === null) {
    throw new NotationError(
      `${quoted(value)}: expected \`Ace onto Wing\` or \`Ace off Wing\`.`,
      place,
    );
  }
  const on = wholeUnit(rest[2] ?? '', units, place);
  const at = rest[3] === undefined ? 'build-step' : readMoment(rest[3], place);
  const how = (rest[1] ?? '').toLowerCase() === 'onto' ? 'onto' : 'off';
  return { do: 'move', unit: found.unit, how, on, at };
}

/** A text that is the name of a unit and nothing more. @throws NotationError */
export function wholeUnit(value: string, units: UnitNames, place: Place): string {
  const found = leadingUnit(value, units);
  if (found === undefined || found.rest !== '') throw noUnit(value, units, place);
  return found.unit;
}

/** Where the value of a line begins. */
export function placeOf(line: FenceLine): Place {
  return { line: line.line, column: line.column ?? 1 };
}
