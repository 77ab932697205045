/** A unit's description as fields: what each is called, and what adding or taking one away makes of the unit. */
import { SIGNED } from '../../notation/signed.ts';
import { defaultVocabulary } from '../../notation/vocabulary.ts';
import { rulesOf } from '../../rules/registry.ts';
import type { Ability, Arena, UnitSpec } from '../../rules/types.ts';
import type { Dial } from '../demo/sheet.ts';

/** One number of a unit, or a word of it. */
export interface Field {
  /** Which number a stepper turns; left out for words. */
  dial?: Dial;
  label: string;
  value?: number;
  min: number;
  max: number;
  /** Which ability it is. */
  ability?: number;
  /** Force that the ability costs; left out where the cost is more than Force, or none can be paid. */
  price?: number;
  /** The unit without it; left out for what every unit has. */
  without?: UnitSpec;
}

const LIMITS = {
  power: [0, 40],
  health: [1, 60],
  counters: [0, 60],
  speed: [0, 200],
} as const;
/** What a unit has that says nothing of it. */
const UNSAID = { power: 0, health: 5 } as const;
const ARENAS: Record<Arena, string> = { space: 'Space', ground: 'Ground', character: 'Character' };

/** The fields of a unit in the order in which its text has them. */
export function fieldsOf(spec: UnitSpec, plainArena: Arena): Field[] {
  const fields: Field[] = [];
  for (const dial of ['power', 'health', 'speed', 'counters'] as const) {
    const value = spec[dial] ?? (dial in UNSAID ? UNSAID[dial as 'power'] : undefined);
    if (value === undefined) continue;
    const [min, max] = LIMITS[dial];
    const { [dial]: _, ...rest } = spec;
    fields.push({
      dial,
      label: dial,
      value,
      min,
      max,
      ...(dial in UNSAID ? {} : { without: rest }),
    });
  }
  const word = (label: string, without: UnitSpec) =>
    fields.push({ label, min: 0, max: 0, without });
  const { tapped, zone, stack, arena: _, ...bare } = spec;
  if (tapped) word('tapped', { ...spec, tapped: false });
  if (zone === 'build-zone') word('build zone', { ...spec, zone: 'arena' });
  if (stack !== undefined && stack > 1) word(`stack of ${stack}`, { ...spec, stack: 1 });
  if (spec.arena !== undefined && spec.arena !== plainArena) {
    word(ARENAS[spec.arena], { ...bare, ...flags(spec), arena: plainArena });
  }
  for (const [at, ability] of (spec.abilities ?? []).entries())
    fields.push(abilityField(spec, at, ability));
  return fields;
}

function flags({ tapped, zone, stack }: UnitSpec): Partial<UnitSpec> {
  return {
    ...(tapped === undefined ? {} : { tapped }),
    ...(zone === undefined ? {} : { zone }),
    ...(stack === undefined ? {} : { stack }),
  };
}

function abilityField(spec: UnitSpec, at: number, ability: Ability): Field {
  const { keyword, value, text, cost } = ability;
  const name = defaultVocabulary.byId(keyword)?.name ?? keyword;
  const price = priceOf(ability);
  const rest = [value === 'power' ? ' power' : '', text === undefined ? '' : `: ${text}`].join('');
  const label = `${price === undefined && cost !== undefined ? `${cost} → ` : ''}${name}${rest}`;
  const without = { ...spec, abilities: (spec.abilities ?? []).filter((_, other) => other !== at) };
  const field: Field = { ability: at, label, min: SIGNED.has(keyword) ? -20 : 0, max: 40, without };
  if (typeof value === 'number') Object.assign(field, { dial: at, value });
  if (price !== undefined) field.price = price;
  return field;
}

/** Force alone, for an ability that somebody plays: the price that a stepper turns. */
function priceOf({ keyword, cost, force }: Ability): number | undefined {
  if (cost !== undefined) return /^pay \d+ force$/i.test(cost) ? (force ?? 0) : undefined;
  return rulesOf(keyword)?.kind === 'activated' ? 0 : undefined;
}

/** The same unit with another price of its n-th ability. */
export function withPrice(spec: UnitSpec, at: number, price: number): UnitSpec {
  const abilities = (spec.abilities ?? []).map((ability, other) => {
    if (other !== at) return ability;
    const { cost: _, force: __, ...free } = ability;
    return price > 0 ? { ...free, cost: `Pay ${price} Force`, force: price } : free;
  });
  return { ...spec, abilities };
}

/** Something that can be added to a unit. */
export interface Addition {
  id: string;
  label: string;
  add(spec: UnitSpec): UnitSpec;
}

/** Numbers and words that the unit lacks. */
export function wordsFor(spec: UnitSpec): Addition[] {
  const found: Addition[] = [];
  const put = (id: string, label: string, more: Partial<UnitSpec>) =>
    found.push({ id, label, add: (old) => ({ ...old, ...more }) });
  if (spec.counters === undefined) put('counters', 'damage counters', { counters: 1 });
  if (spec.speed === undefined) put('speed', 'speed', { speed: 30 });
  if (!spec.tapped) put('tapped', 'tapped', { tapped: true });
  if ((spec.stack ?? 1) === 1) put('stack', 'stack of 2', { stack: 2 });
  for (const arena of ['space', 'ground', 'character'] as const) {
    if (spec.arena !== arena) put(arena, `${ARENAS[arena]} arena`, { arena });
  }
  if (spec.zone !== 'build-zone') put('build-zone', 'in the build zone', { zone: 'build-zone' });
  return found;
}

/** Every keyword, as cards print it. */
export const KEYWORDS: readonly Addition[] = [...defaultVocabulary.words]
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ id, name, value }) => ({
    id,
    label: value === 'none' ? name : `${name} X`,
    add: (spec) => ({
      ...spec,
      abilities: [
        ...(spec.abilities ?? []),
        value === 'none' ? { keyword: id } : { keyword: id, value: 1 },
      ],
    }),
  }));
