/** Small questions to a state that pictures ask; nothing here needs the rules to run. */
import type { AttackState, Damage } from '../../rules/types.ts';

/** What a unit is called in messages: its name, or its role. */
export function nameOf(state: AttackState, id: string): string {
  return state.units.find((unit) => unit.id === id)?.name ?? id;
}

/** Damage of this attack (or roll of dice of damage) and of what followed from it, in order. */
export function allDamage(state: AttackState): Damage[] {
  const over = state.attack ? state.attack.over : state.over;
  return [...over, ...state.damage] as Damage[];
}
