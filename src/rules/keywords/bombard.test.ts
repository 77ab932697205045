import { describe, expect, it } from 'vitest';
import { card, fight, refusal } from '../testing.ts';

const bombarding = { via: 'bombard' };

describe('Bombard', () => {
  it('should attack a Ground unit with X in place of power', () => {
    const A = { power: 6, has: ['bombard 3'] };
    const table = fight({ A, D: {} }, bombarding).roll(4, 5, 2).end();
    expect([table.power, table.hits, table.counters('D')]).toEqual([3, 2, 2]);
    expect(table.cites('bombard/attacks-the-ground-arena')).toBe(true);
  });

  it('should be a choice: the ordinary attack keeps its power', () => {
    const A = { power: 2, has: ['bombard 4'] };
    expect(fight({ A, D: {} }).roll(4, 1).end().power).toBe(2);
  });

  it('should take power changes: cards, Shields, the stack', () => {
    const A = { power: 6, stack: 3, has: ['bombard 3'] };
    const how = { ...bombarding, later: [card('attack-pop', 'A', 2)] };
    const table = fight({ A, D: { has: ['shields 1'] } }, how);
    expect(table.roll(1, 1, 1, 1, 1, 1).end().power).toBe(6);
  });

  it('should add up', () => {
    const A = { power: 4, has: ['bombard 2', 'bombard 3'] };
    expect(fight({ A, D: {} }, bombarding).roll(1, 1, 1, 1, 1).end().power).toBe(5);
  });

  it('should work from every arena', () => {
    const A = { power: 1, arena: 'character' as const, has: ['bombard 2'] };
    expect(
      fight({ A, D: { arena: 'ground' } }, bombarding)
        .roll(4, 4)
        .end().hits,
    ).toBe(2);
  });

  it('should never reach a Space unit', () => {
    const units = { A: { has: ['bombard 2'] }, D: { arena: 'space' as const } };
    expect(refusal(() => fight(units, bombarding))).toBe('bombard/never-hits-space');
  });

  it('should be refused to a unit without it', () => {
    expect(refusal(() => fight({ A: {}, D: {} }, bombarding))).toBe(
      'bombard/attacks-the-ground-arena',
    );
  });

  it('should leave Ground units out of reach of an ordinary attack from Space', () => {
    const units = { A: { arena: 'space' as const }, D: { arena: 'ground' as const } };
    expect(refusal(() => fight(units))).toBe('term/arena');
  });
});
