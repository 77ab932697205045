/** A loaded card as a unit of the lab: what the notation can carry, and what it can't. */
import { forceIn } from '../../notation/ability-text.ts';
import { toAddress } from '../../notation/address.ts';
import type { Use } from '../../notation/scan.ts';
import { parseUnitText } from '../../notation/unit-text.ts';
import { defaultVocabulary, type Vocabulary } from '../../notation/vocabulary.ts';
import { writeAbility, writeUnitText } from '../../notation/write.ts';
import type { Ability, UnitSpec } from '../../rules/types.ts';
import { type LoadedCard, scannedText } from './card.ts';

export interface LabUnit {
  /** `Wicket: power 2, health 3, Character, Evade 1` */
  text: string;
  /** Plain phrases: what the lab is not told. */
  left: string[];
  arena: 'space' | 'ground' | 'character' | undefined;
}

const STATS = ['power', 'speed', 'health'] as const;

/**
 * @param uses the keywords found in {@link scannedText}
 * @returns undefined for a card that is no unit: neither its type nor its numbers are those of one
 */
export function labUnit(
  card: LoadedCard,
  uses: readonly Use[],
  vocabulary: Vocabulary = defaultVocabulary,
): LabUnit | undefined {
  const arena = /\b(space|ground|character)\b/i.exec(card.type)?.[1]?.toLowerCase() as
    | LabUnit['arena']
    | undefined;
  const numbers = card.power !== '' && card.health !== '';
  if (arena === undefined && !numbers) return undefined;
  const left: string[] = [];
  const spec: UnitSpec = { id: 'unit', name: card.name };
  for (const stat of STATS) {
    const value = /^[0-9]{1,3}$/.test(card[stat]) ? Number(card[stat]) : undefined;
    const read = value !== undefined && readsBack({ id: 'unit', [stat]: value }, vocabulary);
    if (read) spec[stat] = value;
    else if (card[stat] !== '') left.push(`${stat} ${card[stat]}, which is no fixed number`);
  }
  if (arena !== undefined) spec.arena = arena;
  const abilities: Ability[] = [];
  for (const use of uses) {
    const reason = whyNot(use);
    const ability = reason === undefined ? abilityOf(use) : undefined;
    const name = `${vocabulary.byId(use.keyword)?.name ?? use.keyword}${use.value === undefined ? '' : ` ${use.value}`}`;
    if (ability !== undefined && readsBack({ id: 'unit', abilities: [ability] }, vocabulary)) {
      abilities.push(ability);
    } else if (use.role !== 'mentions')
      left.push(`${name}${reason ?? ", which the notation can't write"}`);
  }
  if (abilities.length > 0) spec.abilities = abilities;
  const words = linesWithout(scannedText(card), uses);
  if (words > 0)
    left.push(
      words === 1
        ? 'a line of its text without a keyword'
        : `${words} lines of its text without a keyword`,
    );
  return { text: writeUnitText(spec, vocabulary), left: [...new Set(left)], arena };
}

/** Why a use of a keyword is no ability that the unit simply has. */
function whyNot({ role, value, within }: Use): string | undefined {
  if (within !== undefined)
    return `, which is part of ${within.map((id) => defaultVocabulary.byId(id)?.name ?? id).join(', ')}`;
  if (role === 'grants') return ', which its text gives';
  if (role === 'removes') return ', which its text takes away';
  if (role === 'mentions') return ', of which its text speaks';
  return value === 'X' ? ', whose number is not fixed' : undefined;
}

function abilityOf({ keyword, value, cost, text }: Use): Ability {
  const ability: Ability = { keyword };
  if (value !== undefined && value !== 'X') ability.value = value;
  if (text !== undefined) ability.text = text;
  if (cost !== undefined) ability.cost = cost;
  const force = forceIn(cost ?? '');
  if (force !== undefined) ability.force = force;
  return ability;
}

/** Whether the notation gives back what it was given. */
function readsBack(spec: UnitSpec, vocabulary: Vocabulary): boolean {
  try {
    const { spec: back } = parseUnitText(writeUnitText(spec, vocabulary), {
      vocabulary,
      id: 'unit',
    });
    const text = ({ abilities = [] }: UnitSpec): string =>
      abilities.map((ability) => writeAbility(ability, vocabulary)).join();
    return (
      STATS.every((stat) => back[stat] === spec[stat]) &&
      text(back) === text(spec) &&
      (back.abilities?.length ?? 0) === (spec.abilities?.length ?? 0) &&
      back.abilities?.[0]?.keyword === spec.abilities?.[0]?.keyword
    );
  } catch {
    return false;
  }
}

function linesWithout(text: string, uses: readonly Use[]): number {
  let from = 0;
  let count = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    if (line !== '' && !uses.some((use) => use.from >= from && use.from < to)) count++;
    from = to + 1;
  }
  return count;
}

/** The address of the lab with the unit on one side and a plain unit of the same arena on the other. */
export function labAddress({ text, arena }: LabUnit, as: 'attacker' | 'defender'): string {
  const words = arena === undefined ? '' : `, ${(arena[0] ?? '').toUpperCase()}${arena.slice(1)}`;
  const lines =
    as === 'attacker'
      ? [
          { key: 'attacker', value: text },
          { key: 'defender', value: `health 5${words}` },
        ]
      : [
          { key: 'attacker', value: `power 3${words}` },
          { key: 'defender', value: text },
        ];
  return `/lab/?${toAddress(lines)}`;
}
