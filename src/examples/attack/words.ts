import type { PlayLine } from '../../notation/attack-lines.ts';
import type { AttackState, Await } from '../../rules/index.ts';
import { rulesOf } from '../../rules/registry.ts';
import { nameOf } from './names.ts';

/** What the line is called in messages. */
export const lineNames: Record<PlayLine['do'], string> = {
  roll: 'attack dice',
  fury: 'Fury dice',
  dice: 'dice of damage',
  're-roll': 'a re-roll',
  guess: 'a guess',
  pass: 'a pass',
  choose: 'this choice',
  use: 'this ability',
  gain: 'a gain',
  attack: 'an attack',
  expect: 'an expectation',
};

/** A sentence on the dice that are awaited, with the line that would give them. */
export function whatIsRolled(state: AttackState, asked: Await & { kind: 'dice' }): string {
  const { purpose, count, by } = asked;
  const name = rulesOf(asked.keyword ?? '')?.name ?? asked.keyword ?? '';
  const who = nameOf(state, by);
  const faces = count > 6 ? '…' : Array.from({ length: count }, () => 4).join(' ');
  const given = {
    roll: ['attack dice', `roll  ${faces}`],
    fury: [`dice of ${name || 'Fury'}`, `fury  ${faces}`],
    're-roll': [
      're-rolled dice',
      `re-roll  ${who} ${(asked.positions ?? []).join(' ')} -> ${faces}`,
    ],
    damage: [`${name} dice`, `dice  ${name} ${faces}`],
  }[purpose];
  return `Awaited are ${inWords(count)} of ${called(who)} (${given[0]}), as in \`${given[1]}\`.`;
}

/** `1 die`, `3 dice`. */
export const inWords = (count: number) => (count === 1 ? '1 die' : `${count} dice`);

/** What a unit is called within a sentence: `the attacker`, `Vader`. */
export const called = (name: string): string =>
  /^(?:attacker|defender|source|victim)$/.test(name) ? `the ${name}` : name;

/** {@link called}, by the unit's id. */
export const calledIn = (state: AttackState, id: string): string => called(nameOf(state, id));
