import { describe, expect, it } from 'vitest';
import { card, fight, refusal } from '../testing.ts';

const barraging = { via: 'barrage' };

describe('Barrage', () => {
  it('should attack a Character unit with X in place of power', () => {
    const table = fight({ A: { power: 6, has: ['barrage 2'] }, D: {} }, barraging).roll(4, 1);
    expect([table.power, table.counters('D')]).toEqual([2, 1]);
    expect(table.state.units.map(({ arena }) => arena)).toEqual(['ground', 'character']);
    expect(table.cites('barrage/attacks-the-character-arena')).toBe(true);
  });

  it('should be a choice: the ordinary attack keeps its power', () => {
    expect(fight({ A: { power: 2, has: ['barrage 4'] }, D: {} }).awaits).toMatchObject({
      count: 2,
    });
  });

  it('should take power changes: cards, Shields, the stack', () => {
    const A = { power: 6, stack: 2, has: ['barrage 2'] };
    const how = { ...barraging, later: [card('attack-pop', 'A', 2)] };
    const table = fight({ A, D: { has: ['shields 1'] } }, how);
    expect(table.awaits).toMatchObject({ count: 4 });
  });

  it('should add up', () => {
    const A = { power: 6, has: ['barrage 1', 'barrage 2'] };
    expect(fight({ A, D: {} }, barraging).awaits).toMatchObject({ count: 3 });
  });

  it('should work from Space too', () => {
    const A = { power: 1, arena: 'space' as const, has: ['barrage 2'] };
    expect(fight({ A, D: {} }, barraging).awaits).toMatchObject({ count: 2 });
  });

  it('should reach Character units alone', () => {
    const A = { power: 1, has: ['barrage 2'] };
    for (const arena of ['space', 'ground'] as const) {
      expect(refusal(() => fight({ A, D: { arena } }, barraging))).toBe(
        'barrage/only-characters-arena',
      );
    }
  });

  it('should be refused to a unit without it', () => {
    expect(refusal(() => fight({ A: {}, D: {} }, barraging))).toBe(
      'barrage/attacks-the-character-arena',
    );
  });

  it('should keep Retaliate out', () => {
    const units = { A: { power: 1, has: ['barrage 2'] }, D: { has: ['retaliate 2'] } };
    const table = fight(units, barraging);
    expect(table.barred('D', 'retaliate')).toEqual(['retaliate/not-across-arenas']);
  });
});
