import { describe, expect, it } from 'vitest';
import { answer, arrive, endOf, giveUnit, next, setTable, startBattle } from '../index.ts';
import { ability, refusal } from '../testing.ts';
import type { AttackState, UnitSpec } from '../types.ts';
import { unitNow } from '../view.ts';

const scout = (speed: number, ...has: string[]): UnitSpec => ({
  id: 'S',
  speed,
  abilities: ['velocity 20', ...has].map(ability),
});
const battle = (...units: UnitSpec[]): AttackState => startBattle(setTable(units), 'ground');
const speed = (state: AttackState): number => unitNow(state, 'S').speed;
const choose = (state: AttackState, id: string): AttackState => answer(state, { choose: id });
const options = (state: AttackState): string[] => {
  const asked = next(state);
  return asked.kind === 'choice' ? asked.options.map(({ id }) => id) : [];
};

describe('Velocity', () => {
  it('should give X speed until end of turn when the battle step starts', () => {
    const start = battle(scout(30));
    expect(next(start)).toMatchObject({ step: 'battle-step-start', unit: 'S', preset: 'pass' });
    const state = choose(start, 'S.velocity:20');
    expect(speed(state)).toBe(50);
    expect(speed(endOf(state, 'battle'))).toBe(50);
    expect(speed(endOf(state, 'turn'))).toBe(30);
    expect(state.trace.at(-1)).toMatchObject({
      ruling: 'velocity/plus-speed',
      before: 30,
      after: 50,
    });
  });

  it('should be optional', () => {
    expect(speed(choose(battle(scout(30)), 'pass'))).toBe(30);
  });

  it('should slow a unit down instead', () => {
    expect(speed(choose(battle(scout(30)), 'S.velocity:-20'))).toBe(10);
  });

  it('should not slow a unit with Stealth down', () => {
    const state = battle(scout(30, 'stealth'));
    expect(options(state)).toEqual(['pass', 'S.velocity:20']);
    expect(refusal(() => choose(state, 'S.velocity:-20'))).toBe('velocity/or-minus-speed');
  });

  it('should bar a unit from gaining Stealth until end of turn, faster or slower', () => {
    const hides = (state: AttackState) => {
      const given = giveUnit(state, 'S', ability('stealth'));
      const has = given.units[0]?.abilities.some(({ keyword }) => keyword === 'stealth');
      return [has, given.trace.at(-1)?.ruling];
    };
    for (const way of ['S.velocity:20', 'S.velocity:-20']) {
      const state = choose(battle(scout(30)), way);
      expect(hides(state)).toEqual([false, 'stealth/no-stealth-after-velocity']);
      expect(hides(endOf(state, 'battle'))[0]).toBe(false);
      expect(hides(endOf(state, 'turn'))).toEqual([true, 'term/ability']);
    }
    expect(hides(choose(battle(scout(30)), 'pass'))[0]).toBe(true);
  });

  it('should not bring speed below zero', () => {
    const state = choose(battle(scout(10)), 'S.velocity:-20');
    expect(speed(state)).toBe(0);
    expect(state.trace.at(-1)?.ruling).toBe('velocity/never-below-zero');
  });

  it('should need the unit in the arena as the step starts', () => {
    expect(next(battle({ ...scout(30), arena: 'space' })).kind).toBe('done');
    expect(next(battle({ ...scout(30), zone: 'build-zone' })).kind).toBe('done');
    const late = arrive(battle({ id: 'E' }), { ...scout(30), side: 'light' }, 'deployed');
    expect([next(late).kind, speed(late)]).toEqual(['done', 30]);
  });

  it('should use one of several', () => {
    const two = battle(scout(30, 'velocity 10'));
    const first = choose(two, 'S.velocity:20');
    expect([next(first).kind, speed(first)]).toEqual(['done', 50]);
    expect(first.barred.at(-1)?.ruling).toBe('velocity/one-is-used');
    const second = choose(two, 'pass');
    expect(options(second)).toEqual(['pass', 'S.velocity#2:10', 'S.velocity#2:-10']);
    expect(speed(choose(second, 'S.velocity#2:10'))).toBe(40);
  });

  it('should leave power alone', () => {
    const state = choose(battle({ ...scout(30), power: 2 }), 'S.velocity:20');
    expect(unitNow(state, 'S').power).toBe(2);
  });
});
