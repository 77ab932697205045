import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

const D = { health: 9 };

describe('Fury', () => {
  it('should bring X more dice for a natural four', () => {
    const table = fight({ A: { power: 3, has: ['fury 2'] }, D })
      .roll(4, 1, 2)
      .roll(5, 6)
      .end();
    expect([table.dice, table.hits]).toEqual([[4, 1, 2, 5, 6], 3]);
    expect(table.cites('fury/a-four-brings-more-dice')).toBe(true);
  });

  it('should count one four, also when its own dice show another', () => {
    const table = fight({ A: { power: 3, has: ['fury 1'] }, D })
      .roll(4, 4, 4)
      .roll(4)
      .end();
    expect(table.dice).toHaveLength(4);
    expect(table.cites('fury/only-the-first-four-counts')).toBe(true);
  });

  it('should add up', () => {
    const table = fight({ A: { power: 1, has: ['fury 1', 'fury 2'] }, D }).roll(4);
    expect(table.awaits).toMatchObject({ kind: 'dice', purpose: 'fury', count: 3, by: 'A' });
    expect(table.roll(4, 1, 6).end().hits).toBe(3);
  });

  it('should bring nothing without a four, and nothing for a 3 that Accuracy raises', () => {
    const A = { power: 2, has: ['fury 2', 'accuracy 1'] };
    expect(fight({ A, D }).roll(3, 3).end().dice).toEqual([3, 3]);
  });

  it('should bring nothing for a four that a re-roll makes', () => {
    const A = { power: 2, has: ['fury 2', 'lucky 1'] };
    expect(fight({ A, D }).roll(1, 5).pick('A.lucky', 1).roll(4).end().dice).toEqual([4, 5]);
  });

  it('should not need the four to hit', () => {
    const units = { A: { power: 2, has: ['fury 1'] }, D: { ...D, has: ['armor'] } };
    expect(fight(units).roll(4, 2).roll(5).end().hits).toBe(1);
  });

  it('should not work with dice of damage', () => {
    const units = { A: { power: 1 }, D: { ...D, has: ['fury 2', 'retaliate 2'] } };
    expect(fight(units).pick('D.retaliate').roll(1).roll(4, 4).end().counters('A')).toBe(2);
  });

  it('should come too late after the roll', () => {
    const later = [card('re-roll', 'A', 'fury 2')];
    const table = fight({ A: { power: 2 }, D }, { later })
      .roll(4, 5)
      .end();
    expect(table.dice).toEqual([4, 5]);
    expect(table.cites('fury/gained-after-the-roll-is-too-late')).toBe(true);
  });
});
