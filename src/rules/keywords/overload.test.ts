import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, health: 5, has });

describe('Overload', () => {
  it('should give X power for the attack, and X dice of damage to the unit at its end', () => {
    const table = fight({ A: A(3, 'overload 2'), D: { health: 9 } });
    expect(table.options).toEqual(['pass', 'A.overload']);
    table.pick('A.overload').roll(4, 5, 6, 1, 2);
    expect(table.awaits).toMatchObject({ step: 'attack-end', by: 'A', on: 'A', count: 2 });
    table.roll(4, 3).end();
    expect([table.power, table.counters('D'), table.counters('A')]).toEqual([5, 3, 1]);
    expect(table.cites('overload/buys-power')).toBe(true);
    expect(table.cites('overload/then-hurts')).toBe(true);
  });

  it('should be optional', () => {
    const table = fight({ A: A(3, 'overload 2'), D: {} }).roll(4, 1, 2);
    expect([table.power, table.awaits.kind, table.counters('A')]).toEqual([3, 'done', 0]);
  });

  it('should be over when the attack is', () => {
    const table = fight({ A: A(1, 'overload 1'), D: {} })
      .pick('A.overload')
      .roll(4, 1)
      .roll(1)
      .end();
    expect(table.powerNow('A')).toBe(1);
  });

  it('should be decided as the attack is declared, and not later', () => {
    const table = fight({ A: A(1, 'overload 1'), D: {} }).say('pass');
    expect(refusal(() => table.say('A.overload'))).toBe('term/attack-dice');
  });

  it('should be offered again for a second attack', () => {
    const units = { A: A(1, 'overload 1', 'double-strike'), D: { health: 9 } };
    const table = fight(units).pick('A.overload').roll(1, 1).roll(2).pick('A.double-strike>D');
    expect(table.options).toEqual(['pass', 'A.overload']);
  });

  it('should hurt before Retaliate does, and find the unit itself gone after it', () => {
    const units = { A: { power: 1, health: 1, has: ['overload 1'] }, D: { has: ['retaliate 1'] } };
    const table = fight(units).pick('A.overload').pick('D.retaliate').roll(1, 1);
    expect(table.awaits).toMatchObject({ keyword: 'overload' });
    table.roll(5);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['A']]);
  });

  it('should be evaded and armored like any dice of damage', () => {
    const table = fight({ A: A(1, 'overload 3', 'armor', 'evade 1'), D: {} }).pick('A.overload');
    table.roll(1, 1, 1, 1).roll(4, 5, 6).pick('A.evade:1@overload1').end();
    expect(table.counters('A')).toBe(1);
  });

  it('should do nothing for a unit that is attacked', () => {
    expect(fight({ A: A(1), D: { has: ['overload 2'] } }).awaits.kind).toBe('dice');
  });

  it('should add up', () => {
    const table = fight({ A: A(1, 'overload 1', 'overload 2'), D: {} }).pick('A.overload');
    expect(table.awaits).toMatchObject({ purpose: 'roll', count: 4 });
  });
});
