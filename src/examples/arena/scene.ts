/** What a demo of an arena shows at one place of it: the table once nobody does anything more, in one sentence. */
import {
  accountOf,
  type PossibleAttack,
  possibleAttacks,
  type UnitAccount,
} from '../../rules/arena/ask.ts';
import { passAll } from '../../rules/arena/events.ts';
import type { Reason } from '../../rules/build/shapes.ts';
import { type AttackState, Refusal } from '../../rules/types.ts';
import { refusedText, type Take } from '../lines.ts';

/** The table once nobody does anything more; where dice are awaited it stays as it is. */
export function atRest(state: AttackState): AttackState {
  try {
    return passAll(state);
  } catch (error) {
    if (error instanceof Refusal) return state;
    throw error;
  }
}

/** Who may attack whom, and what each unit is that is still there. */
export function tableOf(end: AttackState): { attacks: PossibleAttack[]; units: UnitAccount[] } {
  const there = end.units.filter(({ zone }) => zone !== 'discard');
  return { attacks: possibleAttacks(end), units: there.map(({ id }) => accountOf(end, id)) };
}

/** One sentence: who was discarded, who has damage counters, who cannot be attacked; or each unit's power. */
export function arenaSummary(state: AttackState, why: readonly Reason[]): string {
  const end = atRest(state);
  const { attacks, units } = tableOf(end);
  const said: string[] = [];
  const refused = refusedText(why);
  if (refused !== undefined) said.push(refused);
  if (end.discarded.length > 0) said.push(`Discarded: ${end.discarded.join(', ')}.`);
  const hurt = units.filter(({ counters }) => counters > 0);
  if (hurt.length > 0) {
    said.push(
      `Damage counters: ${hurt.map(({ id, counters }) => `${counters} on ${id}`).join(', ')}.`,
    );
  }
  const shut = attacks.filter(
    ({ attacker, target, no }) =>
      no !== undefined &&
      !no.ruling.startsWith('term/') &&
      !attacks.some((a) => a.attacker === attacker && a.target === target && a.no === undefined),
  );
  for (const { attacker, target } of shut) said.push(`${attacker} cannot attack ${target}.`);
  if (said.length === 0) {
    said.push(`${units.map(({ id, power }) => `${id} has power ${power}`).join(', ')}.`);
  }
  return said.join(' ');
}

/** The same after the last of these takes. */
export function arenaTold(takes: readonly Take<AttackState>[]): string {
  const last = takes.at(-1);
  return last === undefined ? '' : arenaSummary(last.state, last.refused);
}
