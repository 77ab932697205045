import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, health: 6, has });

describe('Riposte', () => {
  it('should do X damage, without dice, for a natural two', () => {
    const table = fight({ A: A(3), D: { has: ['riposte 2'] } }).roll(2, 5, 1);
    expect([table.awaits.kind, table.counters('D'), table.counters('A')]).toEqual(['done', 1, 2]);
    expect(table.cites('riposte/a-two-hurts-the-attacker')).toBe(true);
  });

  it('should count one two', () => {
    const table = fight({ A: A(3), D: { has: ['riposte 1'] } }).roll(2, 2, 2);
    expect(table.counters('A')).toBe(1);
    expect(table.cites('riposte/one-two-is-enough')).toBe(true);
  });

  it('should do nothing without a two', () => {
    expect(
      fight({ A: A(3), D: { has: ['riposte 2'] } })
        .roll(1, 3, 4)
        .counters('A'),
    ).toBe(0);
  });

  it('should look at the die and not at what Accuracy makes of it', () => {
    const no = { A: A(2, 'accuracy -1'), D: { has: ['riposte 1'] } };
    expect(fight(no).roll(3, 6).counters('A')).toBe(0);
    const yes = { A: A(2, 'accuracy 2'), D: { has: ['riposte 1'] } };
    expect(fight(yes).roll(2, 6).counters('A')).toBe(1);
  });

  it('should look at the dice after re-rolls of either side', () => {
    const away = fight({ A: A(2, 'lucky 1'), D: { has: ['riposte 2'] } }).roll(2, 5);
    expect(away.pick('A.lucky', 1).roll(6).end().counters('A')).toBe(0);
    const made = fight({ A: A(2), D: { has: ['riposte 2', 'lucky 1'] } }).roll(5, 6);
    expect(made.pick('D.lucky', 1).roll(2).end().counters('A')).toBe(2);
  });

  it('should not look at dice of damage', () => {
    const units = { A: A(1, 'riposte 2'), D: { has: ['retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(2, 4).end();
    expect([table.counters('A'), table.counters('D')]).toEqual([1, 0]);
  });

  it('should belong to the unit that the dice were rolled against', () => {
    const units = { A: A(2), D: { has: ['riposte 1'] }, E: { has: ['intercept', 'riposte 2'] } };
    expect(fight(units).pick('E.intercept').roll(2, 1).end().counters('A')).toBe(2);
    const attacker = { A: A(2, 'riposte 2'), D: {} };
    expect(fight(attacker).roll(2, 1).counters('D')).toBe(0);
  });

  it('should pass Armor and Parry by, and be evaded like any damage', () => {
    const units = { A: A(2, 'armor', 'parry 2', 'evade 1'), D: { has: ['riposte 2'] } };
    const table = fight(units).roll(2, 1).pick('A.evade:1@riposte1').end();
    expect(table.counters('A')).toBe(1);
    expect(table.barred('A', 'parry')).toEqual(['parry/not-for-dice-of-damage']);
  });

  it('should come from the discard pile too', () => {
    const table = fight({ A: A(3), D: { health: 1, has: ['riposte 1'] } }).roll(2, 5, 6);
    expect([table.discarded, table.counters('A')]).toEqual([['D'], 1]);
    expect(table.cites('riposte/reading-from-the-discard-pile')).toBe(true);
  });

  it('should come after Backfire, and find nobody if the attacker is gone', () => {
    const units = {
      A: { power: 2, health: 1, has: ['backfire 1'] },
      D: { has: ['riposte 2'] },
    };
    const table = fight(units).roll(2, 3).roll(5).end();
    expect([table.discarded, table.counters('A')]).toEqual([['A'], 1]);
  });

  it('should stay hidden with the dice of Cunning until they are shown', () => {
    const table = fight({ A: A(1, 'cunning'), D: { has: ['riposte 1', 'evade 1'] } }).roll(2);
    expect(
      table.state.trace
        .filter(({ ruling }) => ruling.startsWith('riposte/'))
        .every((e) => e.secret),
    ).toBe(true);
    expect(table.end().counters('A')).toBe(1);
  });

  it('should add up', () => {
    const table = fight({ A: A(2), D: { has: ['riposte 1', 'riposte 2'] } }).roll(2, 1);
    expect(table.counters('A')).toBe(3);
  });
});
