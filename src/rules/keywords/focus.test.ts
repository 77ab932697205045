import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

const D = { health: 9 };

describe('Focus', () => {
  it('should give X power in the next attack for a natural five', () => {
    const table = fight({ A: { power: 3, has: ['focus 2'] }, D })
      .roll(5, 1, 2)
      .end();
    expect([table.power, table.nextAttack('A'), table.powerNow('A')]).toEqual([3, 2, 3]);
    expect(table.attack('A', 'D').roll(4, 4, 1, 2, 6).end().power).toBe(5);
    expect(table.cites('focus/a-five-strengthens-the-next-attack')).toBe(true);
  });

  it('should be used up by that attack, in which a new five may earn a new one', () => {
    const table = fight({ A: { power: 2, has: ['focus 1'] }, D })
      .roll(5, 1)
      .end();
    table.attack('A', 'D').roll(5, 2, 3).end();
    table.attack('A', 'D').roll(1, 2, 4).end();
    expect([table.power, table.nextAttack('A')]).toEqual([3, 0]);
  });

  it('should count one five', () => {
    const table = fight({ A: { power: 3, has: ['focus 1'] }, D })
      .roll(5, 5, 5)
      .end();
    expect(table.nextAttack('A')).toBe(1);
    expect(table.cites('focus/only-the-first-five-counts')).toBe(true);
  });

  it('should add up', () => {
    const A = { power: 2, has: ['focus 1', 'focus 2'] };
    expect(fight({ A, D }).roll(5, 2).end().nextAttack('A')).toBe(3);
  });

  it('should look at the dice before re-rolls', () => {
    const own = { A: { power: 2, has: ['focus 2', 'lucky 1'] }, D };
    expect(fight(own).roll(1, 4).pick('A.lucky', 1).roll(5).end().nextAttack('A')).toBe(0);
    const theirs = { A: { power: 2, has: ['focus 2'] }, D: { ...D, has: ['lucky 1'] } };
    expect(fight(theirs).roll(5, 4).pick('D.lucky', 1).roll(1).end().nextAttack('A')).toBe(2);
  });

  it('should see a five on a Fury die', () => {
    const A = { power: 1, has: ['focus 1', 'fury 1'] };
    expect(fight({ A, D }).roll(4).roll(5).end().nextAttack('A')).toBe(1);
  });

  it('should see no five in a 4 that Accuracy counts as 5', () => {
    const A = { power: 2, has: ['accuracy 1', 'focus 2'] };
    expect(fight({ A, D }).roll(4, 3).end().nextAttack('A')).toBe(0);
  });

  it('should not work with dice of damage', () => {
    const units = { A: { power: 1 }, D: { ...D, has: ['focus 2', 'retaliate 2'] } };
    expect(fight(units).pick('D.retaliate').roll(1).roll(5, 5).end().nextAttack('D')).toBe(0);
  });

  it('should not come any more once the first dice were looked at', () => {
    const later = [card('re-roll', 'A', 'focus 1')];
    expect(
      fight({ A: { power: 1 }, D }, { later })
        .roll(5)
        .end()
        .nextAttack('A'),
    ).toBe(0);
  });

  it('should strengthen the second attack of a Double Strike', () => {
    const A = { power: 2, has: ['focus 2', 'double-strike'] };
    const table = fight({ A, D }).roll(5, 2).pick('A.double-strike>D');
    expect(table.awaits).toMatchObject({ count: 4 });
  });
});
