import { describe, expect, it } from 'vitest';
import { cited, done, refused, step, unit } from '../build/testing.ts';
import { type BuildStep, buildUnitOf, numbersNow, repair } from '../build.ts';

const start = 'damage-control/repairs-at-build-step-start';
const counters = (state: BuildStep, id = 'A') => buildUnitOf(state, id).unit.counters;

describe('Damage Control', () => {
  it('should take up to X counters off as the build step starts', () => {
    const state = step([unit('A', { counters: 3, has: ['damage-control 2'] })]);
    const outcome = repair(state, 'A', 2);
    expect(counters(done(outcome))).toBe(1);
    expect(cited(outcome)).toEqual([start]);
    expect(outcome.legal && outcome.trace[0]).toMatchObject({ by: 'A', before: 3, after: 1 });
    expect(counters(done(repair(state, 'A', 1)))).toBe(2);
    expect(counters(done(repair(state, 'A', 0)))).toBe(3);
    expect(refused(repair(state, 'A', 3))).toEqual([start]);
  });

  it('should take off no more than is there, and once', () => {
    const state = step([unit('A', { counters: 1, has: ['damage-control 2'] })]);
    expect(refused(repair(state, 'A', 2))).toEqual([start]);
    expect(refused(repair(done(repair(state, 'A', 0)), 'A', 1))).toEqual([start]);
  });

  it('should add up', () => {
    const has = ['damage-control 1', 'damage-control 2'];
    const state = step([unit('A', { counters: 5, health: 6, has })]);
    expect(counters(done(repair(state, 'A', 3)))).toBe(2);
    expect(refused(repair(state, 'A', 4))).toEqual([start]);
  });

  it('should repair its own unit alone', () => {
    const state = step([unit('A', { has: ['damage-control 3'] }), unit('B', { counters: 2 })]);
    expect(refused(repair(state, 'A', 2, 'B'))).toEqual(['damage-control/this-unit-only']);
    expect(refused(repair(state, 'B', 1))).toEqual([start]);
  });

  it('should work in the first build step of its controller, and in an arena', () => {
    const A = unit('A', { counters: 3, has: ['damage-control 2'] });
    expect(refused(repair(step([A], {}, { whose: 'opponent', second: false }), 'A', 1))).toEqual([
      'damage-control/only-your-own-build-step',
    ]);
    expect(refused(repair(step([A], {}, { whose: 'yours', second: true }), 'A', 1))).toEqual([
      'upkeep/once-per-turn',
    ]);
    const away = { ...A, unit: { ...A.unit, zone: 'build-zone' as const } };
    expect(refused(repair(step([away]), 'A', 1))).toEqual(['damage-control/reading-build-zone']);
  });

  it('should leave a Resilience bonus alive or end it', () => {
    const has = ['damage-control 2', 'resilience 2'];
    const state = step([unit('A', { power: 3, counters: 3, health: 6, has })]);
    expect(numbersNow(done(repair(state, 'A', 1)), 'A').power).toBe(5);
    expect(numbersNow(done(repair(state, 'A', 2)), 'A').power).toBe(3);
  });
});
