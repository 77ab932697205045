import { describe, expect, it } from 'vitest';
import { arrival, fight } from './testing.ts';
import { nextAttackOf, sufferedBy, unitNow } from './view.ts';

describe('Looking at a state', () => {
  it('should sum up what a unit suffered in the attack, and apart what the attack itself did', () => {
    const units = {
      A: { power: 3, has: ['overkill'] },
      D: { health: 2, has: ['evade 1', 'retaliate 1'] },
      E: {},
    };
    const table = fight(units).pick('D.retaliate').roll(4, 5, 6).pick('A.overkill:1>E');
    expect(sufferedBy(table.state, 'D')).toEqual({ pending: 2, prevented: 0, placed: 0 });
    table.pick('D.evade:1@attack').roll(6).end();
    expect(sufferedBy(table.state, 'D')).toEqual({ pending: 2, prevented: 1, placed: 1 });
    expect(sufferedBy(table.state, 'E', true)).toEqual({ pending: 1, prevented: 0, placed: 1 });
    expect(sufferedBy(table.state, 'A')).toEqual({ pending: 1, prevented: 0, placed: 1 });
    expect(sufferedBy(table.state, 'A', true)).toEqual({ pending: 0, prevented: 0, placed: 0 });
  });

  it('should sum up outside attacks too', () => {
    const table = arrival({ N: {}, E: { has: ['ambush 2'] } })
      .pick('E.ambush')
      .roll(4, 1)
      .end();
    expect(sufferedBy(table.state, 'N')).toEqual({ pending: 1, prevented: 0, placed: 1 });
  });

  it('should tell what a unit is now, and what waits for its next attack', () => {
    const { state } = fight({ A: { power: 2, stack: 2, has: ['focus 1'] }, D: {} }).roll(5, 1, 1);
    expect(unitNow(state, 'A')).toEqual({ power: 3, speed: 40, health: 6, counters: 0 });
    expect([nextAttackOf(state, 'A'), nextAttackOf(state, 'D')]).toEqual([1, 0]);
  });
});
