import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

describe('Evade', () => {
  it('should prevent up to X damage to its unit', () => {
    const table = fight({ A: { power: 4 }, D: { has: ['evade 2'] } }).roll(4, 5, 6, 1);
    expect(table.until('evade').options).toEqual([
      'pass',
      'D.evade:0@attack',
      'D.evade:1@attack',
      'D.evade:2@attack',
    ]);
    expect(table.pick('D.evade:2@attack').end().counters('D')).toBe(1);
    expect(table.cites('evade/prevents-damage-to-itself')).toBe(true);
  });

  it('should be left unused unless somebody uses it', () => {
    expect(
      fight({ A: { power: 2 }, D: { has: ['evade 2'] } })
        .roll(4, 5)
        .end()
        .counters('D'),
    ).toBe(2);
  });

  it('should prevent less when its controller wants less', () => {
    const D = { power: 2, health: 6, has: ['evade 3', 'resilience 2'] };
    const table = fight({ A: { power: 3 }, D })
      .roll(4, 5, 6)
      .pick('D.evade:1@attack')
      .end();
    expect([table.counters('D'), table.powerNow('D')]).toEqual([2, 4]);
  });

  it('should offer no more than is pending', () => {
    const table = fight({ A: { power: 2 }, D: { has: ['evade 4'] } })
      .roll(4, 5)
      .until('evade');
    expect(table.options.at(-1)).toBe('D.evade:2@attack');
    expect(refusal(() => table.say('D.evade:3@attack'))).toBe('evade/prevents-damage-to-itself');
  });

  it('should work once against one damage, each instance by itself', () => {
    const D = { health: 6, has: ['evade 1', 'evade 2'] };
    const table = fight({ A: { power: 4 }, D }).roll(4, 4, 5, 6);
    table.pick('D.evade#2:2@attack').until('evade');
    expect(table.options).toEqual(['pass', 'D.evade:0@attack', 'D.evade:1@attack']);
    expect(refusal(() => table.say('D.evade#2:1@attack'))).toBe(
      'evade/once-per-instance-of-damage',
    );
    expect(table.pick('D.evade:1@attack').end().counters('D')).toBe(1);
  });

  it('should work anew against the next attack', () => {
    const table = fight({ A: { power: 3 }, D: { health: 6, has: ['evade 1'] } });
    table.roll(4, 4, 1).pick('D.evade:1@attack').end();
    table.attack('A', 'D').roll(5, 1, 2).pick('D.evade:1@attack').end();
    expect(table.counters('D')).toBe(1);
  });

  it('should work against damage that is no attack', () => {
    const units = { A: { power: 1, has: ['evade 2'] }, D: { has: ['retaliate 3'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4, 5, 2);
    expect(table.pick('A.evade:2@retaliate1').end().counters('A')).toBe(0);
  });

  it('should be of no use against Ferocity', () => {
    const units = { A: { power: 2, has: ['ferocity'] }, D: { has: ['evade 2'] } };
    const table = fight(units).roll(5, 6).end();
    expect(table.counters('D')).toBe(2);
    expect(table.barred('D', 'evade')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should cost its Force, and be barred when there is too little', () => {
    const units = {
      A: { power: 2 },
      D: { has: ['evade 1 / Pay 1 Force', 'evade 1 / Pay 2 Force'] },
    };
    const table = fight(units, { force: { light: 2 } })
      .roll(5, 6)
      .pick('D.evade:1@attack');
    expect(table.state.force.light).toBe(1);
    expect(table.end().barred('D', 'evade')).toContain('term/activation-cost');
  });

  it('should not be offered when nothing is pending', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['evade 2'] } }).roll(1);
    expect(table.awaits.kind).toBe('done');
  });
});
