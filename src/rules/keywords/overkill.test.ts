import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = { power: 4, has: ['overkill'] };
const four = [4, 5, 6, 4] as const;

describe('Overkill', () => {
  it('should move hits beyond the remaining health to another unit', () => {
    const table = fight({ A, D: { health: 2 }, E: { health: 3 } }).roll(...four);
    expect(table.options).toEqual([
      'pass',
      'A.overkill:1>E',
      'A.overkill:2>E',
      'A.overkill:1>A',
      'A.overkill:2>A',
    ]);
    table.say('A.overkill:2>E').end();
    expect([table.pending('D'), table.pending('E')]).toEqual([2, 2]);
    expect([table.discarded, table.counters('E')]).toEqual([['D'], 2]);
    expect(table.cites('overkill/moves-surplus-hits')).toBe(true);
  });

  it('should move nothing when the attacker does not want it', () => {
    const table = fight({ A, D: { health: 2 }, E: {} })
      .roll(...four)
      .end();
    expect([table.pending('D'), table.counters('E')]).toEqual([4, 0]);
  });

  it('should measure against the health that is left', () => {
    const table = fight({ A, D: { health: 5, counters: 4 }, E: {} }).roll(4, 5, 6, 1);
    expect(table.pick('A.overkill:2>E').end().pending('D')).toBe(1);
  });

  it('should leave on the defending unit what it can still take', () => {
    const table = fight({ A, D: { health: 3 }, E: {} }).roll(...four);
    expect(refusal(() => table.say('A.overkill:2>E'))).toBe('overkill/moves-surplus-hits');
  });

  it('should not be asked without a surplus', () => {
    expect(fight({ A, D: { health: 4 }, E: {} }).roll(...four).awaits.kind).toBe('done');
  });

  it('should stay as it was said, whatever is prevented', () => {
    const table = fight({ A, D: { health: 2, has: ['evade 2'] }, E: { health: 3 } }).roll(...four);
    table.pick('A.overkill:2>E').pick('D.evade:2@attack').end();
    expect([table.counters('D'), table.counters('E'), table.discarded]).toEqual([0, 2, []]);
  });

  it('should not be stopped by Shields, Parry and Armor of the second unit', () => {
    const E = { health: 4, has: ['armor', 'shields 2', 'parry 2'] };
    const table = fight({ A, D: { health: 1 }, E })
      .roll(4, 4, 4, 1)
      .pick('A.overkill:2>E')
      .end();
    expect([table.power, table.counters('E')]).toEqual([4, 2]);
    expect(table.barred('E', 'parry')).toEqual(['overkill/ignores-shields-parry-armor']);
  });

  it('should let the defending unit parry its own part', () => {
    const table = fight({ A, D: { health: 2, has: ['parry 1'] }, E: {} }).roll(4, 5, 6, 1);
    table.pick('A.overkill:1>E').end();
    expect([table.counters('D'), table.counters('E')]).toEqual([1, 1]);
  });

  it('should let prevention work that does not speak of dice', () => {
    const table = fight({ A, D: { health: 2 }, E: { has: ['evade 1'] } }).roll(...four);
    table.pick('A.overkill:2>E').pick('E.evade:1@overkill').end();
    expect(table.counters('E')).toBe(1);
  });

  it('should place and discard on both units together', () => {
    const table = fight({ A, D: { health: 1 }, E: { health: 2 } }).roll(4, 5, 6, 1);
    expect(table.pick('A.overkill:2>E').end().discarded).toEqual(['D', 'E']);
  });

  it('should split hits before Critical Hit, whose damage stays', () => {
    const critical = { power: 3, has: ['overkill', 'critical-hit 2'] };
    const table = fight({ A: critical, D: { health: 2 }, E: {} }).roll(6, 5, 4);
    table.pick('A.overkill:1>E').end();
    expect([table.pending('D'), table.pending('E')]).toEqual([4, 1]);
  });

  it('should not stack, and reach friends of the attacker, but no other arena', () => {
    const twice = { power: 2, has: ['overkill', 'overkill'] };
    const units = {
      A: twice,
      D: { health: 1 },
      F: { side: 'dark' as const },
      G: { arena: 'space' as const },
    };
    const table = fight(units).roll(4, 4);
    expect(table.options).toEqual(['pass', 'A.overkill:1>A', 'A.overkill:1>F']);
    expect(table.say('A.overkill:1>F').end().counters('F')).toBe(1);
  });
});
