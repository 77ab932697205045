import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

describe('Elude', () => {
  it('should keep the defending unit, as Precision does', () => {
    const units = { A: { power: 2, has: ['elude'] }, D: {}, E: { has: ['intercept'] } };
    const table = fight(units).pick('E.intercept').roll(4, 5).end();
    expect([table.defender, table.counters('D')]).toEqual(['D', 2]);
    expect(table.cites('elude/is-precision')).toBe(true);
  });

  it('should do nothing for a unit that is attacked', () => {
    const units = { A: { power: 2 }, D: { has: ['elude'] }, E: { has: ['intercept'] } };
    expect(fight(units).pick('E.intercept').defender).toBe('E');
  });
});
