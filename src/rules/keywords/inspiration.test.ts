import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';
import { unitNow } from '../view.ts';

const leader = { side: 'dark' as const, power: 2, health: 3, has: ['inspiration'] };

describe('Inspiration', () => {
  it('should make each other unit of its side in its arena faster, stronger and tougher', () => {
    const table = fight({ A: { power: 2, speed: 30, health: 3 }, L: leader, D: {} });
    expect(unitNow(table.state, 'A')).toEqual({ power: 3, speed: 40, health: 4, counters: 0 });
    expect(table.awaits).toMatchObject({ count: 3 });
    expect(unitNow(table.state, 'L').power).toBe(2);
  });

  it('should not help enemies, other arenas or the build zone', () => {
    const table = fight({
      A: { power: 1 },
      D: { power: 1 },
      L: leader,
      S: { side: 'dark', arena: 'space', power: 1 },
      B: { side: 'dark', zone: 'build-zone', power: 1 },
    });
    expect(['D', 'S', 'B'].map((id) => unitNow(table.state, id).power)).toEqual([1, 1, 1]);
  });

  it('should be off in the build zone', () => {
    const table = fight({ A: { power: 1 }, L: { ...leader, zone: 'build-zone' }, D: {} });
    expect(unitNow(table.state, 'A').power).toBe(1);
  });

  it('should count once for each unit that has it', () => {
    const twice = { ...leader, has: ['inspiration', 'inspiration'] };
    const table = fight({ A: { power: 1 }, L: twice, D: {} });
    expect(unitNow(table.state, 'A').power).toBe(2);
    const two = fight({ A: { power: 1 }, L: leader, M: leader, D: {} });
    expect(unitNow(two.state, 'A').power).toBe(3);
    expect(unitNow(two.state, 'L').power).toBe(3);
  });

  it('should take its help away when it goes, and the health with it', () => {
    const units = {
      A: { power: 1, has: ['overkill'] },
      D: { health: 1, has: ['inspiration'] },
      E: { health: 2, counters: 2 },
    };
    expect(fight(units).roll(4).end().discarded).toEqual(['D', 'E']);
  });
});
