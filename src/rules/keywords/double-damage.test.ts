import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({
  power,
  health: 9,
  has: ['double-damage', ...has],
});

describe('Double Damage', () => {
  it('should put two counters on the defending unit for each damage', () => {
    const table = fight({ A: A(2), D: { health: 9 } }).roll(4, 6);
    expect([table.pending('D'), table.counters('D')]).toEqual([2, 4]);
    expect(table.cites('double-damage/one-more-per-damage')).toBe(true);
  });

  it('should count only what was not prevented', () => {
    const table = fight({ A: A(3), D: { health: 9, has: ['evade 2'] } }).roll(4, 5, 6);
    expect(table.pick('D.evade:2@attack').end().counters('D')).toBe(2);
  });

  it('should need damage', () => {
    const table = fight({ A: A(2), D: { health: 9, has: ['evade 2'] } }).roll(4, 5);
    expect(table.pick('D.evade:2@attack').end().counters('D')).toBe(0);
  });

  it('should double Critical Hit damage too', () => {
    const table = fight({ A: A(1, 'critical-hit 2'), D: { health: 9 } }).roll(6);
    expect(table.counters('D')).toBe(6);
  });

  it('should not double what Overkill moves to a second unit', () => {
    const units = { A: A(3, 'overkill'), D: { health: 2 }, E: { health: 9 } };
    const table = fight(units).roll(4, 5, 6).pick('A.overkill:1>E').end();
    expect([table.counters('D'), table.counters('E')]).toEqual([4, 1]);
  });

  it('should not double damage outside its attack', () => {
    const units = { A: { power: 1, health: 9 }, D: A(1, 'retaliate 2', 'deflect 1') };
    const table = fight(units).pick('D.retaliate').roll(4).pick('D.deflect@attack>A').roll(5, 6);
    expect(table.end().counters('A')).toBe(3);
  });

  it('should not stay with damage that the defending unit deflects', () => {
    const units = { A: A(2), D: { has: ['deflect 2'] }, E: { health: 9 } };
    const table = fight(units).roll(4, 5).pick('D.deflect@attack>E').end();
    expect(table.counters('E')).toBe(2);
  });

  it('should do nothing for a unit that is attacked', () => {
    expect(
      fight({ A: { power: 1 }, D: A(1) })
        .roll(4)
        .counters('D'),
    ).toBe(1);
  });

  it('should not stack', () => {
    expect(
      fight({ A: A(1, 'double-damage'), D: { health: 9 } })
        .roll(5)
        .counters('D'),
    ).toBe(2);
  });
});
