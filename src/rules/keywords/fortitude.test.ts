import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, has: ['ferocity', ...has] });

describe('Fortitude', () => {
  it('should let its unit evade and parry what cannot be prevented', () => {
    const units = { A: A(4), D: { health: 6, has: ['fortitude', 'evade 1', 'parry 1'] } };
    const table = fight(units).roll(1, 4, 5, 6).pick('D.evade:1@attack').end();
    expect([table.pending('D'), table.counters('D')]).toEqual([3, 1]);
  });

  it('should let it deflect', () => {
    const units = { A: A(2), D: { has: ['fortitude', 'deflect 2'] } };
    const table = fight(units).roll(4, 5).pick('D.deflect@attack>A').end();
    expect([table.counters('D'), table.counters('A')]).toEqual([0, 2]);
  });

  it('should work against damage outside attacks', () => {
    const units = {
      A: { power: 1, has: ['fortitude', 'evade 2'] },
      D: { has: ['ferocity', 'retaliate 2'] },
    };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4, 5);
    expect(table.pick('A.evade:2@retaliate1').end().counters('A')).toBe(0);
  });

  it('should prevent nothing by itself', () => {
    expect(
      fight({ A: A(2), D: { has: ['fortitude'] } })
        .roll(4, 5)
        .end()
        .counters('D'),
    ).toBe(2);
  });

  it('should not help to protect another unit', () => {
    const table = fight({ A: A(2), D: {}, E: { has: ['fortitude', 'protect 2'] } }).roll(4, 5);
    expect([table.awaits.kind, table.counters('D')]).toEqual(['done', 2]);
    expect(table.barred('E', 'protect')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should not let another unit protect it', () => {
    const units = { A: A(2), D: { has: ['fortitude'] }, E: { has: ['protect 2'] } };
    expect(fight(units).roll(4, 5).end().counters('D')).toBe(2);
  });

  it('should be off in the build zone', () => {
    const units = {
      A: { power: 1 },
      D: {},
      E: { zone: 'build-zone' as const, has: ['fortitude', 'evade 2'] },
    };
    const table = fight(units);
    expect(table.roll(4).end().barred('E', 'evade')).toEqual([]);
  });

  it('should add nothing the second time', () => {
    const units = { A: A(3), D: { has: ['fortitude', 'fortitude', 'evade 1'] } };
    const table = fight(units).roll(4, 5, 6).pick('D.evade:1@attack').end();
    expect(table.counters('D')).toBe(2);
    expect(refusal(() => table.say('D.evade:1@attack'))).toBe('term/attack-end');
  });
});
