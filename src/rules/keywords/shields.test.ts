import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

describe('Shields', () => {
  it('should lower the power of the attacker', () => {
    const table = fight({ A: { power: 4 }, D: { has: ['shields 1'] } })
      .roll(4, 5, 1)
      .end();
    expect(table.power).toBe(3);
    expect(table.cites('shields/lower-the-attackers-power')).toBe(true);
  });

  it('should add up', () => {
    const D = { has: ['shields 1', 'shields 2'] };
    expect(
      fight({ A: { power: 5 }, D })
        .roll(4, 2)
        .end().power,
    ).toBe(2);
  });

  it('should leave no dice when it takes all power, and the attack goes on', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['shields 2'] } }).end();
    expect([table.power, table.hits, table.dice]).toEqual([-1, 0, []]);
    expect(table.cites('term/power-zero')).toBe(true);
  });

  it('should matter only for the unit that is attacked', () => {
    const units = { A: { power: 3 }, D: {}, E: { has: ['shields 2'] } };
    expect(fight(units).roll(4, 5, 6).end().power).toBe(3);
  });

  it('should be those of the interceptor when somebody steps in', () => {
    const units = {
      A: { power: 3 },
      D: { has: ['shields 2'] },
      E: { has: ['intercept', 'shields 1'] },
    };
    expect(fight(units).pick('E.intercept').roll(4, 4).end().power).toBe(2);
  });

  it('should not matter against dice of damage', () => {
    const units = { A: { power: 1, has: ['shields 2'] }, D: { has: ['retaliate 2'] } };
    expect(fight(units).pick('D.retaliate').roll(1).roll(4, 5).end().counters('A')).toBe(2);
  });

  it('should come too late after the roll', () => {
    const later = [card('re-roll', 'D', 'shields 2')];
    const table = fight({ A: { power: 3 }, D: {} }, { later })
      .roll(4, 5, 6)
      .end();
    expect(table.counters('D')).toBe(3);
    expect(table.cites('shields/given-after-the-roll-do-nothing')).toBe(true);
  });

  it('should be in time as long as the dice are not thrown', () => {
    const table = fight({ A: { power: 3 }, D: {} }).gain('D', 'shields 2');
    expect(table.roll(4).end().power).toBe(1);
  });
});
