import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, health: 6, has });

describe('Backfire', () => {
  it('should hurt the attacker with X dice at the attack end for a natural three', () => {
    const table = fight({ A: A(3, 'backfire 2'), D: {} }).roll(3, 5, 6);
    expect([table.counters('D'), table.counters('A')]).toEqual([2, 0]);
    expect(table.awaits).toMatchObject({ step: 'attack-end', by: 'A', on: 'A', count: 2 });
    table.roll(4, 1).end();
    expect(table.counters('A')).toBe(1);
    expect(table.cites('backfire/a-three-hurts-the-attacker')).toBe(true);
  });

  it('should come once, however many threes lie there', () => {
    const table = fight({ A: A(3, 'backfire 1'), D: {} }).roll(3, 3, 3);
    expect(table.awaits).toMatchObject({ count: 1 });
    expect(table.roll(6).end().counters('A')).toBe(1);
  });

  it('should do nothing without a three', () => {
    const table = fight({ A: A(3, 'backfire 2'), D: {} }).roll(4, 5, 6);
    expect(table.awaits.kind).toBe('done');
  });

  it('should be settled before re-rolls', () => {
    const made = fight({ A: A(2, 'backfire 1', 'lucky 1'), D: {} }).roll(1, 5);
    made.pick('A.lucky', 1).roll(3);
    expect(made.awaits.kind).toBe('done');
    const gone = fight({ A: A(2, 'backfire 1', 'lucky 1'), D: {} }).roll(3, 5);
    gone.pick('A.lucky', 1).roll(6);
    expect(gone.awaits).toMatchObject({ keyword: 'backfire', count: 1 });
  });

  it('should look at the die and not at what Accuracy makes of it', () => {
    const no = fight({ A: A(1, 'backfire 1', 'accuracy -1'), D: {} }).roll(4);
    expect(no.awaits.kind).toBe('done');
    const yes = fight({ A: A(1, 'backfire 1', 'accuracy 1'), D: {} }).roll(3);
    expect(yes.awaits).toMatchObject({ keyword: 'backfire' });
  });

  it('should look at Fury dice too', () => {
    const table = fight({ A: A(1, 'backfire 1', 'fury 1'), D: {} })
      .roll(4)
      .roll(3);
    expect(table.awaits).toMatchObject({ keyword: 'backfire', count: 1 });
    expect(table.state.trace.some((one) => one.reading === 'amb-fury-dice-are-first-throw')).toBe(
      true,
    );
  });

  it('should not look at dice of damage, nor at dice rolled against its unit', () => {
    const units = { A: { power: 1 }, D: { has: ['backfire 2', 'retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').roll(3).roll(3, 4).end();
    expect([table.counters('A'), table.counters('D')]).toEqual([1, 0]);
  });

  it('should be armored and evaded like any dice of damage', () => {
    const units = { A: A(1, 'backfire 3', 'armor', 'evade 1', 'critical-hit 3'), D: {} };
    const table = fight(units).roll(3).roll(4, 5, 6).pick('A.evade:1@backfire1').end();
    expect(table.counters('A')).toBe(1);
  });

  it('should come after Retaliate, and find nobody if the attacker is gone', () => {
    const units = { A: { power: 1, health: 1, has: ['backfire 2'] }, D: { has: ['retaliate 1'] } };
    const table = fight(units).pick('D.retaliate').roll(3).roll(5);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['A']]);
  });

  it('should add up', () => {
    const table = fight({ A: A(1, 'backfire 1', 'backfire 2'), D: {} }).roll(3);
    expect(table.awaits).toMatchObject({ count: 3 });
  });
});
