import { describe, expect, it } from 'vitest';
import { card, fight, refusal } from '../testing.ts';

const PREVENTS = 'parry/a-one-prevents-damage';

describe('Parry', () => {
  it('should prevent X damage for a natural one, by itself', () => {
    const table = fight({ A: { power: 4 }, D: { has: ['parry 2'] } })
      .roll(4, 5, 6, 1)
      .end();
    expect([table.pending('D'), table.counters('D')]).toEqual([3, 1]);
    expect(table.cites(PREVENTS)).toBe(true);
  });

  it('should let its controller prevent less, and not decline to decide', () => {
    const D = { power: 2, health: 8, has: ['parry 2', 'resilience 1'] };
    const table = fight({ A: { power: 3 }, D }).roll(1, 4, 5);
    expect(table.options).toEqual(['D.parry:0', 'D.parry:1', 'D.parry:2']);
    expect(refusal(() => table.say('pass'))).toBe('term/may');
    table.say('D.parry:1').end();
    expect([table.counters('D'), table.powerNow('D')]).toEqual([1, 3]);
    expect(table.cites('parry/may-now-be-less-than-x')).toBe(true);
  });

  it('should count one one', () => {
    const table = fight({ A: { power: 4 }, D: { has: ['parry 1'] } })
      .roll(1, 1, 5, 6)
      .end();
    expect(table.counters('D')).toBe(1);
    expect(table.cites('parry/one-one-is-enough')).toBe(true);
  });

  it('should add up', () => {
    const D = { health: 8, has: ['parry 1', 'parry 2'] };
    expect(
      fight({ A: { power: 5 }, D })
        .roll(1, 4, 5, 6, 4)
        .end()
        .counters('D'),
    ).toBe(1);
  });

  it('should do nothing without a one, or for a 2 that Accuracy lowers', () => {
    const units = { A: { power: 2, has: ['accuracy -1'] }, D: { has: ['parry 2'] } };
    const table = fight(units).roll(2, 5).end();
    expect(table.counters('D')).toBe(1);
    expect(table.barred('D', 'parry')).toEqual([PREVENTS]);
  });

  it('should look at the dice after re-rolls', () => {
    const away = { A: { power: 2, has: ['lucky 1'] }, D: { has: ['parry 2'] } };
    expect(fight(away).roll(1, 5).pick('A.lucky', 1).roll(4).end().counters('D')).toBe(2);
    const made = { A: { power: 2 }, D: { has: ['parry 1', 'lucky 1'] } };
    expect(fight(made).roll(5, 6).pick('D.lucky', 1).roll(1).end().counters('D')).toBe(0);
  });

  it('should not help the side that attacks', () => {
    const units = { A: { power: 3, has: ['parry 2'] }, D: {} };
    expect(fight(units).roll(1, 5, 6).end().counters('D')).toBe(2);
  });

  it('should help a unit that attacks itself', () => {
    const table = fight({ A: { power: 3, has: ['parry 1'] } }, { defender: 'A', ownSide: true });
    expect(table.roll(1, 4, 5).end().counters('A')).toBe(1);
  });

  it('should not touch damage that cannot be prevented', () => {
    const units = { A: { power: 3, has: ['ferocity'] }, D: { has: ['parry 2'] } };
    const table = fight(units).roll(1, 4, 5).end();
    expect(table.counters('D')).toBe(2);
    expect(table.barred('D', 'parry')).toEqual(['parry/not-against-unpreventable-damage']);
  });

  it('should not touch dice of damage', () => {
    const units = { A: { power: 1, has: ['parry 2'] }, D: { has: ['retaliate 3'] } };
    const table = fight(units).pick('D.retaliate').roll(2).roll(1, 4, 6).end();
    expect(table.counters('A')).toBe(2);
    expect(table.barred('A', 'parry')).toEqual(['parry/not-for-dice-of-damage']);
  });

  it('should take off Critical Hit damage too', () => {
    const units = { A: { power: 2, has: ['critical-hit 3'] }, D: { health: 8, has: ['parry 2'] } };
    expect(fight(units).roll(6, 1).end().counters('D')).toBe(2);
  });

  it('should come too late after the roll', () => {
    const later = [card('re-roll', 'D', 'parry 1')];
    const table = fight({ A: { power: 2 }, D: {} }, { later })
      .roll(1, 5)
      .end();
    expect(table.counters('D')).toBe(1);
    expect(table.cites('parry/gained-after-the-roll-is-too-late')).toBe(true);
  });
});
