import { describe, expect, it } from 'vitest';
import { spec, table } from './arena/testing.ts';
import {
  arrive,
  beginAttack,
  damageUnit,
  discardUnit,
  endOf,
  giveUnit,
  passAll,
  removeCounters,
  setsOff,
  setTable,
  startBattle,
  turnUnit,
  whyNotAttack,
} from './arena.ts';
import { answer, next } from './attack.ts';
import { illSaid } from './said.testing.ts';
import { type AttackState, Refusal } from './types.ts';
import { unitNow } from './view.ts';

/** The last line that was told, with what was before and after; all of the state has to be said. */
function last(state: AttackState): [string, unknown, unknown] {
  expect(illSaid(state)).toEqual([]);
  const entry = state.trace.at(-1);
  return [`${entry?.step}, ${entry?.ruling}: ${entry?.what}`, entry?.before, entry?.after];
}

/** The sentence with which something is refused. */
function message(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'It was not refused.';
}

describe('what a table tells', () => {
  it('should be what happened to a unit', () => {
    const state = table({ A: { counters: 2 }, Y: {} });
    expect(last(damageUnit(state, { to: 'A', amount: 1 }))).toEqual([
      'damage-placement, term/damage-counter: A gets 1 damage counter and has 3.',
      2,
      3,
    ]);
    expect(last(removeCounters(state, 'A', 1))).toEqual([
      'always, term/damage-counter: 1 damage counter off A: 1 left.',
      2,
      1,
    ]);
    expect(last(removeCounters(state, 'A', 5))[0]).toBe(
      'always, term/damage-counter: 2 damage counters off A: 0 left.',
    );
    expect(last(turnUnit(state, 'A', true))).toEqual([
      'always, term/tap: A is tapped.',
      false,
      true,
    ]);
    expect(last(giveUnit(state, 'A', { power: 2 }))).toEqual([
      'always, term/power: A gets +2 power.',
      null,
      2,
    ]);
    expect(last(discardUnit(state, { unit: 'A' }))).toEqual([
      'unit-discarded, term/discard-unit: A is discarded.',
      'arena',
      'discard',
    ]);
    expect(last(startBattle(state, 'ground'))).toEqual([
      'battle-step-start, term/battle-step: The Ground battle step begins.',
      null,
      'ground',
    ]);
  });

  it('should be in words where something is refused', () => {
    const state = table({ A: {}, Y: { tapped: true } });
    const gone = discardUnit(state, { unit: 'A' });
    expect(message(() => arrive(gone, 'A', 'put'))).toBe('A is in the discard pile.');
    expect(message(() => removeCounters(gone, 'A', 1))).toBe('A is in the discard pile.');
    expect(message(() => arrive(state, spec('A', {}), 'put'))).toBe(
      'There is a unit called A already.',
    );
    expect(message(() => setTable([spec('A', {}), spec('A', {})]))).toBe(
      'Two units have the same id.',
    );
    expect(message(() => table({ A: { health: 1, counters: 1 } }))).toBe(
      'A has 1 counter and health 1: it would be discarded.',
    );
    expect(message(() => beginAttack(state, { attacker: 'Y', defender: 'A' }))).toBe(
      'Y is tapped, and attacking taps a unit.',
    );
    const dice = beginAttack(state, { attacker: 'A', defender: 'Y' });
    expect(next(dice).kind).toBe('done');
    const shot = beginAttack(table({ A: { power: 2 }, Y: {} }), { attacker: 'A', defender: 'Y' });
    expect(message(() => passAll(shot))).toBe('2 dice have to be rolled.');
    expect(whyNotAttack(gone, 'A', 'Y')?.why).toBe('A is in no arena.');
    expect(whyNotAttack(state, 'Y', 'A')?.why).toBe('Y is tapped, and attacking taps a unit.');
    expect(whyNotAttack(gone, 'Y', 'A')?.why).toBe('A is in no arena.');
  });

  it('should leave units in the discard pile out of what is checked at an arrival', () => {
    const state = discardUnit(table({ A: { health: 1 }, Y: {} }), { unit: 'A' });
    const hurt = { ...state, units: state.units.map((unit) => ({ ...unit, counters: 1 })) };
    expect(arrive(hurt, spec('Z', {}), 'put').units.map(({ id }) => id)).toEqual(['A', 'Y', 'Z']);
  });
});

describe('a unit that comes without a side or an arena', () => {
  it("should be the Light Side's, on the Ground, or where it is put", () => {
    const state = table({ A: {} });
    const ground = arrive(state, { id: 'Y' }, 'deployed').units[1];
    expect([ground?.side, ground?.arena, ground?.zone]).toEqual(['light', 'ground', 'arena']);
    expect(arrive(state, { id: 'Y' }, 'put', 'space').units[1]?.arena).toBe('space');
    const first = setTable([{ id: 'A' }]).units[0];
    expect([first?.side, first?.arena]).toEqual(['dark', 'ground']);
  });

  it('should leave what it brings to its own arrival', () => {
    const state = arrive(table({ A: { has: ['ambush 1'] } }), spec('Y', {}), 'put');
    expect(state.used).toEqual([]);
    const shot = answer(answer(state, { choose: 'A.ambush' }), { dice: [1] });
    expect(shot.used).toEqual(['A.ambush#1']);
    expect(arrive(shot, spec('Z', {}), 'put').used).toEqual([]);
  });
});

describe('damage that is done on a table', () => {
  it('should be of no attack when a unit does it outside of one', () => {
    const state = table({
      A: { power: 1, has: ['area-damage 1', 'bounty: 1 Force'] },
      Y: { health: 1 },
      Z: { has: ['avenge 1'] },
    });
    const done = damageUnit(state, { to: 'Y', amount: 1, by: 'A' });
    expect(done.discarded).toEqual(['Y']);
    expect(['area-damage', 'bounty', 'avenge'].map((id) => setsOff(done, id, 0))).toEqual([
      false,
      true,
      false,
    ]);
    expect(done.over).toMatchObject([
      { id: 'damage1', from: 'ability', ofAttack: false, placed: 1 },
    ]);
  });

  it('should be what discarded a unit, by its name', () => {
    const units = { A: { power: 1 }, Y: { health: 3, counters: 1 } };
    const attack = discardUnit(table(units), { unit: 'Y', by: { unit: 'A' } });
    expect(attack.attack?.over).toMatchObject([
      { id: 'attack', from: 'attack-dice', ofAttack: true, first: 2, placed: 2 },
    ]);
    expect(attack.attack?.over[0]?.keyword).toBeUndefined();
    const by = { unit: 'A', keyword: 'retaliate' };
    const other = discardUnit(table(units), { unit: 'Y', by });
    expect(other.over).toMatchObject([
      { id: 'retaliate1', keyword: 'retaliate', from: 'dice-of-damage', ofAttack: false, first: 2 },
    ]);
    expect(other.attack).toBeUndefined();
  });

  it('should leave nothing of one event to the next', () => {
    const first = damageUnit(table({ A: {}, Y: {} }), { to: 'Y', amount: 1, by: 'A' });
    const second = damageUnit(first, { to: 'Y', amount: 1, by: 'A' });
    expect([second.damage, unitNow(second, 'Y').counters]).toEqual([[], 2]);
    const { chances, asks, rolls, queue, named } = turnUnit(second, 'A', true);
    expect({ chances, asks, rolls, queue, named }).toEqual({
      chances: [],
      asks: [],
      rolls: [],
      queue: [],
      named: [],
    });
  });
});

describe('what lasts on a table', () => {
  it('should be over at the end of what it was given for', () => {
    const state = table({ A: { power: 1 } });
    const power = (until: 'attack' | 'battle' | 'turn' | 'next-attack', what: 'battle' | 'turn') =>
      unitNow(endOf(giveUnit(state, 'A', { power: 2, until }), what), 'A').power;
    expect([power('attack', 'battle'), power('battle', 'battle'), power('turn', 'battle')]).toEqual(
      [1, 1, 3],
    );
    expect([power('battle', 'turn'), power('turn', 'turn')]).toEqual([1, 1]);
  });

  it('should be asked again before a battle step, and after an attack that was left', () => {
    const fast = table({ A: { speed: 30, has: ['velocity 20'] }, Y: {} });
    const asked = startBattle(fast, 'ground');
    expect(next(asked)).toMatchObject({
      kind: 'choice',
      about: 'Velocity 20: how fast is A this turn?',
      options: [
        { label: 'Keep its speed' },
        { label: '+20 speed', amount: 20 },
        { label: '-20 speed', amount: -20 },
      ],
    });
    const faster = answer(asked, { choose: 'A.velocity:20' });
    expect(last(faster)).toEqual([
      'battle-step-start, velocity/plus-speed: Velocity: A has speed 50 until end of turn.',
      30,
      50,
    ]);
    expect(startBattle(fast, 'space').awaiting.kind).toBe('done');
  });
});
