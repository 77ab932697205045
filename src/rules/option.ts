/** Options: ids that can be read and kept, and the option that does nothing. */
import type { Holder } from './hooks.ts';
import { called } from './trace.ts';
import type { Option, RulingId } from './types.ts';

/** What tells one option of an ability from another. */
export interface Choice {
  amount?: number;
  /** Instance of damage it is used against. */
  damage?: string;
  /** Unit it names. */
  target?: string;
  /** Kind of attack it makes. */
  via?: string;
}

/**
 * `D.evade:2@attack`, `E.protect#2:1@overkill`, `D.deflect@attack>A`, `A.double-strike+bombard>E`.
 * @param unit id of the unit whose ability it is
 * @param keyword id of its keyword
 * @param instance which instance, from 1; the first is not written
 */
export function optionId(
  unit: string,
  keyword: string,
  instance: number,
  { amount, damage, target, via }: Choice = {},
): string {
  let id = `${unit}.${keyword}`;
  if (instance > 1) id += `#${instance}`;
  if (via !== undefined) id += `+${via}`;
  if (amount !== undefined) id += `:${amount}`;
  if (damage !== undefined) id += `@${damage}`;
  if (target !== undefined) id += `>${target}`;
  return id;
}

/** An option of this ability. */
export function optionOf(
  holder: Holder,
  ruling: RulingId,
  label: string,
  choice: Choice = {},
): Option {
  const { unit, rules, instance } = holder;
  return {
    id: optionId(unit.id, rules.id, instance, choice),
    label,
    ruling,
    unit: unit.id,
    keyword: rules.id,
    instance,
    ...choice,
  };
}

/** Leaving a choice undone. */
export function pass(ruling: RulingId = 'term/may', label = 'Pass'): Option {
  return { id: 'pass', label, ruling };
}

/** `Evade 2 of D`, for labels and sentences. */
export function titled(holder: Holder): string {
  const { rules, value, unit, ability } = holder;
  const number = typeof ability.value === 'number' || value > 0 ? ` ${value}` : '';
  return `${rules.name}${number} of ${called(unit)}`;
}

/** The name under which a use of an ability is booked. */
export function useKey(holder: Holder): string {
  return `${holder.unit.id}.${holder.rules.id}#${holder.instance}`;
}
