/** Turning one number of a unit: one of its own, or that of its n-th ability. */
import type { UnitSpec } from '../../rules/types.ts';

/** A number of a unit that can be changed: one of its own, or that of its n-th ability. */
export type Dial = 'power' | 'health' | 'counters' | 'speed' | number;

/** A turn of a dial. */
export interface Turn {
  do: 'dial';
  unit: string;
  dial: Dial;
  by: number;
  /** What it counts as while the description leaves it out. */
  from: number;
  min: number;
  max: number;
}

/** The unit with the number turned, if it is the one that is meant. */
export function turnDial(spec: UnitSpec, { unit, dial, by, from, min, max }: Turn): UnitSpec {
  const turned = (value: UnitSpec['power'] | 'power') =>
    Math.min(max, Math.max(min, (typeof value === 'number' ? value : from) + by));
  if (spec.id !== unit) return spec;
  if (typeof dial === 'string') return { ...spec, [dial]: turned(spec[dial]) };
  const abilities = (spec.abilities ?? []).map((ability, at) =>
    at === dial ? { ...ability, value: turned(ability.value) } : ability,
  );
  return { ...spec, abilities };
}
