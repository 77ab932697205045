import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const ion = { via: 'ion-cannon' };

describe('Ion Cannon', () => {
  it('should attack a Space unit with X in place of power', () => {
    const table = fight({ A: { power: 2, has: ['ion-cannon 4'] }, D: {} }, ion).roll(4, 5, 1, 2);
    expect([table.end().power, table.hits]).toEqual([4, 2]);
    expect(table.state.units.map((unit) => unit.arena)).toEqual(['ground', 'space']);
    expect(table.cites('ion-cannon/attacks-the-space-arena')).toBe(true);
  });

  it('should take power changes: Resilience, the stack', () => {
    const A = { power: 2, counters: 2, stack: 2, health: 6, has: ['resilience 1', 'ion-cannon 3'] };
    expect(fight({ A, D: {} }, ion).roll(1, 1, 1, 1, 1).end().power).toBe(5);
  });

  it('should add up', () => {
    const A = { power: 2, has: ['ion-cannon 1', 'ion-cannon 3'] };
    expect(fight({ A, D: {} }, ion).roll(1, 1, 1, 1).end().power).toBe(4);
  });

  it('should never reach a Ground unit', () => {
    const units = { A: { has: ['ion-cannon 2'] }, D: { arena: 'ground' as const } };
    expect(refusal(() => fight(units, ion))).toBe('ion-cannon/never-hits-ground');
  });

  it('should do nothing in an ordinary attack', () => {
    expect(
      fight({ A: { power: 2, has: ['ion-cannon 4'] }, D: {} })
        .roll(4, 5)
        .end().power,
    ).toBe(2);
  });
});
