/** The situation of a question: the lines of an example as rows that anybody can read. */
import type { FenceLine } from '../../notation/fence.ts';
import { STEPS } from '../../rules/steps.ts';
import type { QuizRow } from './types.ts';

const LABELS: Readonly<Record<string, string>> = {
  'attacking-side': 'Beside the attacker',
  'defending-side': 'Beside the defender',
  force: 'Force',
  roll: 'Attack dice',
  fury: 'Fury dice',
  're-roll': 'Re-rolled',
  dice: 'Dice of damage',
  use: 'Uses',
  gain: 'A card gives',
  attack: 'Next attack',
  points: 'Build points',
  hand: 'Cards in hand',
  reduction: 'Costs less by',
  gives: 'A card gives',
  chance: 'When',
  place: 'Where to',
  build: 'Build',
  stack: 'Top card',
  under: 'Underneath',
  add: 'Goes underneath',
  top: 'Goes on top',
  in: 'Is in',
  yours: 'You also have',
  theirs: 'The opponent has',
  same: 'One unit',
};

/** Lines that say what should come out, or what the example is called. */
const HIDDEN = new Set(['title', 'expect']);

function labelOf(key: string): string {
  const words = key.replaceAll('-', ' ');
  return LABELS[key] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const faces = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const stepName = (id: string): string | undefined => STEPS.find((step) => step.id === id)?.name;

/** `attacker power 2 at attack-pop` as `attacker: power 2, at Attack chance`. */
function actedText(value: string, names: readonly string[]): string {
  const plain = value.replace(/ at ([a-z-]+)$/, (whole, id) => {
    const name = stepName(id);
    return name ? `, at ${name}` : whole;
  });
  const name = names.find((each) => plain.toLowerCase().startsWith(`${each.toLowerCase()} `));
  return name ? `${name}: ${plain.slice(name.length + 1)}` : plain;
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join('')
    : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

function rowOf({ key, value }: FenceLine, names: readonly string[]): QuizRow {
  const label = labelOf(key);
  if (key === 'roll' || key === 'fury') {
    const dice = faces(value);
    return dice.length > 0 ? { label, dice } : { label, text: 'none' };
  }
  if (key === 'dice') {
    const keyword = /^[^\d]+/.exec(value)?.[0].trim();
    return { label: keyword ? `${keyword} dice` : label, dice: faces(value) };
  }
  if (key === 're-roll') {
    const [, by = '', places = '', after = ''] = /^(.*?)\s+([\d\s]+)->\s*(.*)$/.exec(value) ?? [];
    const which = faces(places);
    return {
      label,
      text: `${by.replaceAll('"', '')}: ${which.length === 1 ? 'die' : 'dice'} ${listed(which)}`,
      dice: faces(after),
    };
  }
  if (key === 'use' || key === 'gain') return { label, text: actedText(value, names) };
  return { label, text: stepName(value) ?? value };
}

/**
 * @param lines all lines of the example
 * @param before the first line that is hidden, and all behind it (lines count from 1)
 */
export function rowsOf(lines: readonly FenceLine[], before: number): QuizRow[] {
  const names = unitsOf(lines)
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  return lines
    .filter(({ key, line }) => line < before && !HIDDEN.has(key))
    .map((line) => rowOf(line, names));
}

export interface NamedUnit {
  name: string;
  side: 'attacking' | 'defending';
}

const SIDES: Readonly<Record<string, NamedUnit['side']>> = {
  attacker: 'attacking',
  defender: 'defending',
  'attacking-side': 'attacking',
  'defending-side': 'defending',
};

/** The units of an attack with the side that they are on. One of the two may go by two names. */
export function unitsOf(lines: readonly FenceLine[]): NamedUnit[] {
  return lines.flatMap(({ key, value }) => {
    const side = SIDES[key];
    if (!side) return [];
    const name = /^("[^"]+"|[^:,]+):/.exec(value)?.[1];
    const own = name && !/^bounty$/i.test(name) ? [{ name, side }] : [];
    return key === 'attacker' || key === 'defender' ? [{ name: key, side }, ...own] : own;
  });
}

/** `defender` as prose says it; a unit with a name by its name. */
export function spoken(unit: string): string {
  return /^(attacker|defender|victim|source)$/.test(unit)
    ? `the ${unit}`
    : unit.replaceAll('"', '');
}
