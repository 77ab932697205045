import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = { power: 3 };

describe('Protect', () => {
  it('should prevent up to X damage to another unit of its side', () => {
    const table = fight({ A, D: {}, E: { has: ['protect 2'] } })
      .roll(4, 5, 6)
      .until('protect');
    expect(table.options.slice(1)).toEqual([
      'E.protect:0@attack',
      'E.protect:1@attack',
      'E.protect:2@attack',
    ]);
    expect(table.pick('E.protect:2@attack').end().counters('D')).toBe(1);
    expect(table.cites('protect/guards-another-unit')).toBe(true);
  });

  it('should never protect itself', () => {
    const table = fight({ A, D: { has: ['protect 2'] } })
      .roll(4, 1, 1)
      .end();
    expect(table.counters('D')).toBe(1);
    expect(table.barred('D', 'protect')).toEqual(['protect/never-itself']);
  });

  it('should need the same arena', () => {
    const units = { A, D: {}, E: { arena: 'space' as const, has: ['protect 2'] } };
    expect(fight(units).roll(4, 1, 1).end().barred('E', 'protect')).toEqual(['protect/same-arena']);
  });

  it('should not be open to the other side', () => {
    const units = { A, D: {}, E: { side: 'dark' as const, has: ['protect 2'] } };
    expect(fight(units).roll(4, 5, 6).awaits.kind).toBe('done');
  });

  it('should work once for each instance of damage', () => {
    const units = {
      A: { power: 4, has: ['overkill'] },
      D: { health: 2 },
      F: { health: 2 },
      E: { has: ['protect 1'] },
    };
    const table = fight(units).roll(4, 5, 6, 4).pick('A.overkill:2>F').pick('E.protect:1@attack');
    table.until('protect');
    expect(refusal(() => table.say('E.protect:1@attack'))).toBe('protect/once-per-instance');
    table.pick('E.protect:1@overkill').end();
    expect([table.counters('D'), table.counters('F'), table.discarded]).toEqual([1, 1, []]);
  });

  it('should let each instance be used by itself', () => {
    const units = { A, D: {}, E: { has: ['protect 1', 'protect 2'] } };
    const table = fight(units)
      .roll(4, 5, 6)
      .pick('E.protect:1@attack')
      .pick('E.protect#2:2@attack');
    expect(table.end().counters('D')).toBe(0);
  });

  it('should fail against Ferocity', () => {
    const units = { A: { power: 2, has: ['ferocity'] }, D: {}, E: { has: ['protect 2'] } };
    const table = fight(units).roll(4, 5).end();
    expect(table.counters('D')).toBe(2);
    expect(table.barred('E', 'protect')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should work for a unit that is discarded to pay for it', () => {
    const units = { A, D: {}, E: { has: ['protect 4 / Discard this unit'] } };
    const table = fight(units).roll(4, 5, 6).pick('E.protect:3@attack').end();
    expect([table.counters('D'), table.discarded]).toEqual([0, ['E']]);
  });
});
