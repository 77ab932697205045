import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';
import { unitNow } from '../view.ts';

const A = { power: 3, speed: 40, health: 4, has: ['intimidation'] };

describe('Intimidation', () => {
  it('should grow with every opposing unit in its arena', () => {
    const table = fight({ A, D: {}, E: {}, F: {} });
    expect(unitNow(table.state, 'A')).toEqual({ power: 6, speed: 70, health: 7, counters: 0 });
    expect(table.awaits).toMatchObject({ count: 6 });
  });

  it('should not count friends, other arenas or the build zone', () => {
    const table = fight({
      A,
      D: {},
      E: { side: 'dark' },
      F: { arena: 'space' },
      G: { zone: 'build-zone' },
    });
    expect(unitNow(table.state, 'A').power).toBe(4);
  });

  it('should not stack', () => {
    const twice = { ...A, has: ['intimidation', 'intimidation'] };
    expect(unitNow(fight({ A: twice, D: {}, E: {} }).state, 'A').power).toBe(5);
  });

  it('should take the health away when an enemy goes, and discard the unit if need be', () => {
    const table = fight({ A: { ...A, counters: 5 }, D: { health: 1 }, E: {} });
    table.roll(4, 1, 1, 1, 1).end();
    expect(table.discarded).toEqual(['D', 'A']);
  });

  it('should be off in the build zone', () => {
    const table = fight({ A: {}, D: {}, E: { ...A, zone: 'build-zone' } });
    expect(unitNow(table.state, 'E').power).toBe(3);
  });
});
