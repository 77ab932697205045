import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

const D = { health: 9 };

describe('Critical Hit', () => {
  it('should add X damage for a natural six', () => {
    const table = fight({ A: { power: 3, has: ['critical-hit 2'] }, D })
      .roll(6, 4, 1)
      .end();
    expect([table.hits, table.pending('D'), table.counters('D')]).toEqual([2, 4, 4]);
    expect(table.cites('critical-hit/adds-damage-for-a-six')).toBe(true);
  });

  it('should come once however many sixes there are', () => {
    const table = fight({ A: { power: 3, has: ['critical-hit 2'] }, D })
      .roll(6, 6, 6)
      .end();
    expect(table.pending('D')).toBe(5);
    expect(table.cites('critical-hit/one-six-is-enough')).toBe(true);
  });

  it('should add up', () => {
    const A = { power: 2, has: ['critical-hit 1', 'critical-hit 2'] };
    expect(fight({ A, D }).roll(6, 1).end().pending('D')).toBe(4);
  });

  it('should do nothing without a six', () => {
    const table = fight({ A: { power: 2, has: ['critical-hit 2'] }, D })
      .roll(5, 4)
      .end();
    expect(table.pending('D')).toBe(2);
  });

  it('should look at the dice after re-rolls', () => {
    const units = { A: { power: 2, has: ['critical-hit 3', 'lucky 1'] }, D };
    expect(fight(units).roll(2, 4).pick('A.lucky', 1).roll(6).end().pending('D')).toBe(5);
    expect(fight(units).roll(6, 4).pick('A.lucky', 1).roll(3).end().pending('D')).toBe(1);
  });

  it('should see no six in a 5 that Accuracy counts as 6', () => {
    const A = { power: 2, has: ['accuracy 1', 'critical-hit 2'] };
    expect(fight({ A, D }).roll(5, 5).end().pending('D')).toBe(2);
  });

  it('should not need the six to hit', () => {
    const A = { power: 1, has: ['accuracy -3', 'critical-hit 2'] };
    const table = fight({ A, D }).roll(6).end();
    expect([table.hits, table.pending('D')]).toEqual([0, 2]);
  });

  it('should see a six on a Fury die', () => {
    const A = { power: 1, has: ['critical-hit 2', 'fury 1'] };
    expect(fight({ A, D }).roll(4).roll(6).end().pending('D')).toBe(4);
  });

  it('should not work with dice of damage', () => {
    const units = { A: { power: 1 }, D: { ...D, has: ['critical-hit 2', 'retaliate 2'] } };
    expect(fight(units).pick('D.retaliate').roll(2).roll(6, 6).end().counters('A')).toBe(2);
  });

  it('should come too late after the roll', () => {
    const later = [card('re-roll', 'A', 'critical-hit 2')];
    const table = fight({ A: { power: 2 }, D }, { later })
      .roll(6, 4)
      .end();
    expect(table.pending('D')).toBe(2);
    expect(table.cites('critical-hit/gained-after-the-roll-is-too-late')).toBe(true);
  });

  it('should be preventable like the rest', () => {
    const units = { A: { power: 1, has: ['critical-hit 3'] }, D: { ...D, has: ['evade 3'] } };
    expect(fight(units).roll(6).pick('D.evade:3@attack').end().counters('D')).toBe(1);
  });
});
