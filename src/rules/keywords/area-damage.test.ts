import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (...has: string[]) => ({ power: 3, has: ['area-damage 2', ...has] });

describe('Area Damage', () => {
  it('should roll X dice of damage at a further unit when its attack discards one', () => {
    const table = fight({ A: A(), D: { health: 2 }, E: {} }).roll(4, 5, 1);
    expect(table.options).toEqual(['pass', 'A.area-damage>A', 'A.area-damage>E']);
    table.say('A.area-damage>E');
    expect(table.awaits).toMatchObject({ type: 'dice-of-damage', count: 2, on: 'E' });
    expect(table.roll(4, 2).end().counters('E')).toBe(1);
    expect(table.cites('area-damage/follows-a-kill')).toBe(true);
  });

  it('should be optional', () => {
    expect(
      fight({ A: A(), D: { health: 1 }, E: {} })
        .roll(4, 1, 1)
        .end()
        .counters('E'),
    ).toBe(0);
  });

  it('should not come without a discard', () => {
    expect(fight({ A: A(), D: {}, E: {} }).roll(4, 1, 1).awaits.kind).toBe('done');
  });

  it('should add up to one throw', () => {
    const table = fight({ A: A('area-damage 1'), D: { health: 1 }, E: {} }).roll(4, 1, 1);
    expect(table.pick('A.area-damage>E').awaits).toMatchObject({ count: 3 });
  });

  it('should be no attack: no Critical Hit, no Parry, but Armor and Evade', () => {
    const E = { has: ['parry 2', 'armor', 'evade 1'] };
    const table = fight({ A: A('critical-hit 3'), D: { health: 1 }, E }).roll(4, 1, 2);
    table.pick('A.area-damage>E').roll(6, 4).pick('E.evade:1@area-damage1').end();
    expect(table.counters('E')).toBe(0);
  });

  it('should not be set off by other damage of its unit', () => {
    const units = {
      A: { power: 1, health: 1 },
      D: { health: 5, has: ['area-damage 2', 'retaliate 1'] },
      E: {},
    };
    const table = fight(units).pick('D.retaliate').roll(1).roll(5);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['A']]);
  });

  it('should come once for each unit that Overkill takes along', () => {
    const units = { A: A('overkill'), D: { health: 1 }, E: { health: 1 }, F: { health: 9 } };
    const table = fight(units).roll(4, 5, 1).pick('A.overkill:1>E');
    table.pick('A.area-damage>F').pick('A.area-damage>F').roll(4, 4).roll(5, 5).end();
    expect(table.counters('F')).toBe(4);
  });

  it('should not set itself off again', () => {
    const units = { A: A(), D: { health: 1 }, E: { health: 1 }, F: {} };
    const table = fight(units).roll(4, 1, 1).pick('A.area-damage>E').roll(6, 6);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['D', 'E']]);
  });

  it('should go where the discarded unit was', () => {
    const units = { A: A('bombard 3'), D: { health: 1 }, E: {} };
    const table = fight(units, { via: 'bombard' }).roll(4, 1, 1);
    expect(table.options).toEqual(['pass', 'A.area-damage>E']);
  });

  it('should come before the attack end', () => {
    const units = { A: A(), D: { health: 1, has: ['retaliate 1'] }, E: {} };
    const table = fight(units).pick('D.retaliate').roll(4, 1, 1).pick('A.area-damage>E');
    expect(table.awaits).toMatchObject({ keyword: 'area-damage', step: 'unit-discarded' });
    expect(table.roll(1, 1).awaits).toMatchObject({ keyword: 'retaliate', step: 'attack-end' });
  });
});
