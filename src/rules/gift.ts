/** What one card gives to a unit: a keyword, or a change of a printed number. */
import type { Ability, UnitSpec } from './types.ts';

export type Gift = { ability: Ability } | { stat: 'power' | 'speed' | 'health'; by: number };

/** What a unit has when its description leaves the number out. */
const PRINTED = { power: 0, speed: 30, health: 5 } as const;

/** The unit as it is with these gifts: keywords joined, numbers changed. */
export function withGifts(spec: UnitSpec, gifts: readonly Gift[]): UnitSpec {
  const changed: UnitSpec = { ...spec };
  for (const gift of gifts) {
    if ('ability' in gift) changed.abilities = [...(changed.abilities ?? []), gift.ability];
    else changed[gift.stat] = (changed[gift.stat] ?? PRINTED[gift.stat]) + gift.by;
  }
  return changed;
}

/** `+2 power`, or the keyword of the ability. */
export function giftName(gift: Gift): string {
  if ('ability' in gift) return gift.ability.keyword;
  return `${gift.by < 0 ? '' : '+'}${gift.by} ${gift.stat}`;
}

/** Whether the words after the dash of a type line hold this subtype; it may have several words itself. */
export function isOfSubtype(subtypes: readonly string[], wanted: string): boolean {
  return ` ${subtypes.join(' ')} `.toLowerCase().includes(` ${wanted.trim().toLowerCase()} `);
}
