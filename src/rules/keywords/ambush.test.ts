import { describe, expect, it } from 'vitest';
import { arrival, refusal } from '../testing.ts';

const N = { health: 5 };

describe('Ambush', () => {
  it('should do X dice of damage to an opposing unit that arrives', () => {
    const table = arrival({ N: { health: 3 }, E: { has: ['ambush 3'] } });
    expect(table.options).toEqual(['pass', 'E.ambush']);
    table.say('E.ambush');
    expect(table.awaits).toMatchObject({
      type: 'dice-of-damage',
      count: 3,
      by: 'E',
      on: 'N',
      step: 'on-arrival',
    });
    expect(table.roll(2, 4, 6).end().counters('N')).toBe(2);
    expect(table.cites('ambush/shoots-an-arriving-enemy')).toBe(true);
  });

  it('should be optional', () => {
    expect(
      arrival({ N, E: { has: ['ambush 3'] } })
        .end()
        .counters('N'),
    ).toBe(0);
  });

  it('should answer every way of arriving', () => {
    for (const how of ['deployed', 'moved', 'put'] as const) {
      const table = arrival({ N, E: { has: ['ambush 2'] } }, { how });
      expect(table.pick('E.ambush').roll(5, 1).end().counters('N')).toBe(1);
    }
  });

  it('should be barred in other arenas, and for the own side', () => {
    const far = arrival({ N, E: { arena: 'space', has: ['ambush 1'] } }).end();
    expect(far.barred('E', 'ambush')).toEqual(['ambush/only-its-own-arena']);
    const own = arrival({ N, E: { side: 'dark', has: ['ambush 1'] } }).end();
    expect(own.barred('E', 'ambush')).toEqual(['ambush/only-the-opponents-arrivals']);
  });

  it('should be used once for an arrival, each instance by itself', () => {
    const table = arrival({ N, E: { has: ['ambush 1', 'ambush 2'] } });
    table.pick('E.ambush').roll(4).until('ambush');
    expect(refusal(() => table.say('E.ambush'))).toBe('ambush/once-per-arrival');
    table.say('E.ambush#2').roll(3, 6).end();
    expect([table.counters('N'), table.state.over.length]).toEqual([2, 2]);
  });

  it('should be dice of damage: Armor and Evade count, keywords of attack dice do not', () => {
    const E = { has: ['ambush 3', 'critical-hit 3', 'fury 2', 'focus 1', 'accuracy 2'] };
    const table = arrival({ N: { health: 5, has: ['armor', 'evade 1', 'parry 2'] }, E });
    table.pick('E.ambush').roll(4, 5, 6).pick('N.evade:1@ambush1').end();
    expect([table.counters('N'), table.nextAttack('E')]).toEqual([1, 0]);
  });

  it('should carry Ferocity', () => {
    const table = arrival({ N: { has: ['evade 3'] }, E: { has: ['ambush 1', 'ferocity'] } });
    expect(table.pick('E.ambush').roll(6).end().counters('N')).toBe(1);
  });

  it('should stop when the newcomer is gone', () => {
    const table = arrival({ N: { health: 1 }, E: { has: ['ambush 1', 'ambush 1'] } });
    table.pick('E.ambush').roll(6);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['N']]);
  });

  it('should cost its Force', () => {
    const units = { N, E: { has: ['ambush 1 / Pay 2 Force'] } };
    expect(arrival(units, { force: { light: 1 } }).awaits.kind).toBe('done');
  });
});
