import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

const D = { health: 9 };

describe('Accuracy', () => {
  it('should count every attack die as X more than it shows', () => {
    const table = fight({ A: { power: 3, has: ['accuracy 1'] }, D })
      .roll(3, 4, 2)
      .end();
    expect(table.hits).toBe(2);
    expect(table.cites('accuracy/plus-raises-every-attack-die')).toBe(true);
  });

  it('should count every attack die as X less when X is below 0', () => {
    const table = fight({ A: { power: 4, has: ['accuracy -1'] }, D })
      .roll(4, 5, 6, 3)
      .end();
    expect(table.hits).toBe(2);
    expect(table.cites('accuracy/minus-lowers-every-attack-die')).toBe(true);
  });

  it('should add up all its numbers, plus and minus', () => {
    const A = { power: 3, has: ['accuracy 3', 'accuracy -1'] };
    expect(fight({ A, D }).roll(2, 3, 1).end().hits).toBe(2);
  });

  it('should let a 1 hit and a 6 miss when the sum says so', () => {
    expect(
      fight({ A: { power: 1, has: ['accuracy 3'] }, D })
        .roll(1)
        .end().hits,
    ).toBe(1);
    expect(
      fight({ A: { power: 1, has: ['accuracy -3'] }, D })
        .roll(6)
        .end().hits,
    ).toBe(0);
  });

  it('should help against Armor', () => {
    const table = fight({ A: { power: 3, has: ['accuracy 1'] }, D: { ...D, has: ['armor'] } });
    table.roll(3, 4, 5).end();
    expect([table.needs, table.hits]).toEqual([5, 2]);
  });

  it('should make and hide no natural numbers', () => {
    const A = { power: 2, has: ['accuracy 1', 'critical-hit 2', 'fury 2', 'focus 2'] };
    const table = fight({ A, D: { ...D, has: ['parry 1'] } })
      .roll(5, 1)
      .end();
    expect(table.pending('D')).toBe(1);
    expect(table.counters('D')).toBe(0);
    const lower = fight({ A: { power: 2, has: ['accuracy -1', 'critical-hit 2'] }, D });
    expect(lower.roll(6, 5).end().pending('D')).toBe(4);
  });

  it('should not touch dice of damage', () => {
    const table = fight({ A: { power: 1 }, D: { ...D, has: ['accuracy 1', 'retaliate 2'] } });
    expect(table.pick('D.retaliate').roll(1).roll(3, 4).end().counters('A')).toBe(1);
  });

  it('should come too late after the roll, and say so', () => {
    const later = [card('re-roll', 'A', 'accuracy 1')];
    const table = fight({ A: { power: 2 }, D }, { later })
      .roll(3, 4)
      .end();
    expect(table.hits).toBe(1);
    expect(table.cites('accuracy/gained-after-the-roll-is-too-late')).toBe(true);
    expect(table.attack('A', 'D').roll(3, 4).end().hits).toBe(2);
  });

  it('should be in time in the attack chance', () => {
    const later = [card('attack-pop', 'A', 'accuracy 1')];
    expect(
      fight({ A: { power: 2 }, D }, { later })
        .roll(3, 4)
        .end().hits,
    ).toBe(2);
  });
});
