import { STEPS } from '../rules/steps.ts';
import type { Later, UnitSpec } from '../rules/types.ts';
import { type AttackPart, type AttackScript, readAttack } from './attack.ts';
import type { PlayLine, UseLine } from './attack-lines.ts';
import { quote } from './clean.ts';
import type { FenceLine } from './fence.ts';
import { defaultVocabulary, type Vocabulary } from './vocabulary.ts';
import { writeAbility, writeUnitText } from './write.ts';

/** A line without its place in a text. */
export type Written = Pick<FenceLine, 'key' | 'value'>;

/** Gives written lines their numbers, from 1, as if they stood in a text. */
export function numbered(lines: readonly Written[]): FenceLine[] {
  return lines.map(({ key, value }, index) => ({ key, value, line: index + 1, column: 1 }));
}

/**
 * Writes an attack as the lines that `readAttack` reads back to the same attack. Sides and arenas are left
 * out where reading fills them in.
 */
export function writeAttack(
  script: AttackScript,
  vocabulary: Vocabulary = defaultVocabulary,
): Written[] {
  const wanted = bare(script);
  for (const detail of [0, 1] as const) {
    const lines = linesOf(script, detail, vocabulary);
    if (bare(readAttack(numbered(lines), vocabulary)) === wanted) return lines;
  }
  return linesOf(script, 2, vocabulary);
}

const places: ReadonlySet<string> = new Set(['line', 'viaLine', 'column']);

/** The script without the numbers of its lines and with keys in order, for comparison. */
function bare(script: AttackScript): string {
  return JSON.stringify(script, (_, value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const kept = Object.entries(value).filter(([key]) => !places.has(key));
    return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function linesOf(script: AttackScript, detail: 0 | 1 | 2, vocabulary: Vocabulary): Written[] {
  const lines: Written[] = [];
  const { title, units, force, parts } = script;
  if (title !== undefined) lines.push({ key: 'title', value: title });
  const attacker = units.find(({ id }) => id === 'attacker');
  for (const unit of units) lines.push(unitLine(unit, attacker, detail, vocabulary));
  if (force !== undefined) {
    const sides = Object.entries(force).map(([side, number]) => `${side} ${number}`);
    lines.push({ key: 'force', value: sides.join(', ') });
  }
  for (const [index, part] of parts.entries()) {
    lines.push(...partLines(part, index > 0, script, vocabulary));
  }
  return lines;
}

function unitLine(
  unit: UnitSpec,
  attacker: UnitSpec | undefined,
  detail: 0 | 1 | 2,
  vocabulary: Vocabulary,
): Written {
  const { side, arena, ...rest } = unit;
  const shown: UnitSpec = { ...rest };
  if (detail > 0 && arena !== undefined) shown.arena = arena;
  if (detail > 1 && side !== undefined) shown.side = side;
  const role = unit.id === 'attacker' || unit.id === 'defender';
  const value = writeUnitText(shown, vocabulary);
  if (role) return { key: unit.id, value };
  return { key: side === attacker?.side ? 'attacking-side' : 'defending-side', value };
}

function partLines(
  part: AttackPart,
  declared: boolean,
  script: AttackScript,
  vocabulary: Vocabulary,
): Written[] {
  const { attacker, defender, via, later = [] } = part.declaration;
  const name = (id: string) => unitName(id, script.units);
  const lines: Written[] = [];
  if (declared) lines.push({ key: 'attack', value: `${name(attacker)} on ${name(defender)}` });
  if (via !== undefined) {
    const kind = vocabulary.byId(via)?.name ?? via;
    lines.push({ key: 'use', value: `${name(attacker)} ${kind}` });
  }
  for (const item of later) lines.push(...gainLine(item, name, vocabulary));
  for (const line of part.lines) lines.push(writePlayLine(line, name, vocabulary));
  return lines;
}

/** How a unit is written in a line of play: its role, or its name, in quotes where a comma is in it. */
export function unitName(id: string, units: readonly UnitSpec[]): string {
  if (id === 'attacker' || id === 'defender') return id;
  const name = units.find((unit) => unit.id === id)?.name ?? id;
  return /^[\p{L}\p{N}][\p{L}\p{N}' .-]*$/u.test(name) ? name : quote(name);
}

function gainLine(item: Later, name: (id: string) => string, vocabulary: Vocabulary): Written[] {
  if ('positions' in item) return [];
  const what = 'ability' in item ? writeAbility(item.ability, vocabulary) : `power ${item.power}`;
  return [{ key: 'gain', value: `${name(item.unit)} ${what} at ${item.at}` }];
}

/** Writes one line of play. `name` says how a unit is written. */
export function writePlayLine(
  line: PlayLine,
  name: (id: string) => string,
  vocabulary: Vocabulary = defaultVocabulary,
): Written {
  const keyword = (id: string) => vocabulary.byId(id)?.name ?? id;
  const faces = (dice: readonly number[]) => dice.join(' ') || 'none';
  switch (line.do) {
    case 'roll':
    case 'fury':
      return { key: line.do, value: faces(line.dice) };
    case 'dice': {
      const whose = line.keyword === undefined ? '' : `${keyword(line.keyword)} `;
      return { key: 'dice', value: `${whose}${faces(line.dice)}` };
    }
    case 're-roll': {
      const by = line.isUnit ? name(line.by) : line.by;
      return { key: 're-roll', value: `${by} ${line.positions.join(' ')} -> ${faces(line.dice)}` };
    }
    case 'use':
      return { key: 'use', value: writeUse(line, name, keyword) };
    case 'guess':
      return { key: 'guess', value: `${name(line.unit)} ${line.hits}` };
    case 'pass':
      return { key: 'pass', value: name(line.unit) };
    case 'choose': {
      const dice = line.positions === undefined ? '' : ` dice ${line.positions.join(' ')}`;
      return { key: 'choose', value: `${line.option}${dice}` };
    }
    case 'gain': {
      const { unit, gain, at } = line;
      const [written] = gainLine({ at, unit, ...gain }, name, vocabulary);
      return written ?? { key: 'gain', value: '' };
    }
    case 'attack':
      return { key: 'attack', value: `${name(line.attacker)} on ${name(line.defender)}` };
    case 'expect':
      return { key: 'expect', value: line.items.map(({ written }) => written).join(', ') };
  }
}

function writeUse(
  use: UseLine,
  name: (id: string) => string,
  keyword: (id: string) => string,
): string {
  const parts = [name(use.unit), keyword(use.keyword)];
  if (use.value !== undefined) parts.push(String(use.value));
  if (use.target !== undefined) parts.push('to', name(use.target));
  if (use.against !== undefined) parts.push('against', use.against);
  const amount = use.amount === undefined ? '' : `, ${use.amount} damage`;
  return `${parts.join(' ')}${amount}`;
}

/** The ids of the steps at which a card may give something, for completion. */
export const gainSteps: readonly string[] = STEPS.filter(({ part }) => part === 'attack').map(
  ({ id }) => id,
);
