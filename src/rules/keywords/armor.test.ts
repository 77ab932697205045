import { describe, expect, it } from 'vitest';
import { fight, shots } from '../testing.ts';

describe('Armor', () => {
  it('should ask for a 5 where a 4 would do', () => {
    const table = fight({ A: { power: 4 }, D: { has: ['armor'] } })
      .roll(4, 4, 5, 6)
      .end();
    expect([table.needs, table.hits, table.counters('D')]).toEqual([5, 2, 2]);
    expect(table.cites('armor/needs-a-five')).toBe(true);
  });

  it('should count against dice of damage too', () => {
    const table = shots({ S: {}, V: { has: ['armor'] } }, 3)
      .roll(4, 5, 4)
      .end();
    expect(table.counters('V')).toBe(1);
    expect(table.cites('armor/counts-for-dice-of-damage-too')).toBe(true);
  });

  it('should leave natural numbers alone', () => {
    const table = fight({ A: { power: 1, has: ['critical-hit 2'] }, D: { has: ['armor'] } });
    expect(table.roll(6).end().pending('D')).toBe(3);
  });

  it('should not stack', () => {
    expect(
      fight({ A: { power: 1 }, D: { has: ['armor', 'armor'] } })
        .roll(5)
        .end().hits,
    ).toBe(1);
  });

  it('should not help the attacker', () => {
    expect(
      fight({ A: { power: 1, has: ['armor'] }, D: {} })
        .roll(4)
        .end().hits,
    ).toBe(1);
  });

  it('should be off in the build zone', () => {
    const table = shots({ S: {}, V: { zone: 'build-zone', has: ['armor'] } }, 1)
      .roll(4)
      .end();
    expect(table.counters('V')).toBe(1);
  });

  it('should work with whoever is the defending unit when the dice lie there', () => {
    const table = fight({ A: { power: 2 }, D: { has: ['armor'] }, E: { has: ['intercept'] } });
    expect(table.pick('E.intercept').roll(4, 4).end().hits).toBe(2);
  });
});
