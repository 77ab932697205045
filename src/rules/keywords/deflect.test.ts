import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const D = (...has: string[]) => ({ health: 6, has });

describe('Deflect', () => {
  it('should prevent X and do as much to a unit of its choice', () => {
    const table = fight({ A: { power: 3 }, D: D('deflect 2') }).roll(4, 5, 6);
    expect(table.options).toEqual([
      'pass',
      'D.deflect@attack',
      'D.deflect@attack>A',
      'D.deflect@attack>D',
    ]);
    table.pick('D.deflect@attack>A').end();
    expect([table.counters('D'), table.counters('A')]).toEqual([1, 2]);
    expect(table.cites('deflect/is-new-damage')).toBe(true);
  });

  it('should take as much as it can, and do no more than it took', () => {
    const table = fight({ A: { power: 2 }, D: D('deflect 4') }).roll(5, 1);
    expect(refusal(() => table.say('D.deflect:1@attack'))).toBe('deflect/as-much-as-possible');
    table.say('D.deflect@attack>A').end();
    expect([table.counters('D'), table.counters('A')]).toEqual([0, 1]);
  });

  it('should let its controller damage nobody', () => {
    const table = fight({ A: { power: 1 }, D: D('deflect 1') })
      .roll(6)
      .pick('D.deflect@attack')
      .end();
    expect([table.counters('D'), table.counters('A')]).toEqual([0, 0]);
  });

  it('should be new damage that may be evaded, also by a unit that evaded before', () => {
    const units = { A: { power: 3, has: ['evade 2'] }, D: D('deflect 3') };
    const table = fight(units).roll(4, 5, 6).pick('D.deflect@attack>A');
    expect(table.pick('A.evade:2@deflect1').end().counters('A')).toBe(1);
  });

  it('should go to and fro, each portion a new source', () => {
    const units = { A: { power: 3, has: ['deflect 2'] }, D: D('deflect 2') };
    const table = fight(units)
      .roll(4, 5, 1)
      .pick('D.deflect@attack>A')
      .pick('A.deflect@deflect1>D');
    table.pick('D.deflect@deflect2>A').end();
    expect([table.counters('A'), table.counters('D')]).toEqual([2, 0]);
  });

  it('should be used once against one source, each instance by itself', () => {
    const table = fight({ A: { power: 3 }, D: D('deflect 1', 'deflect 2'), E: {} }).roll(4, 5, 6);
    table.pick('D.deflect#2@attack>A').until('deflect');
    expect(refusal(() => table.say('D.deflect#2@attack>E'))).toBe('deflect/once-per-source');
    table.pick('D.deflect@attack>E').end();
    expect([table.counters('A'), table.counters('E'), table.counters('D')]).toEqual([2, 1, 0]);
  });

  it('should place all counters at the end, together', () => {
    const units = { A: { power: 3, health: 2 }, D: { health: 1, has: ['deflect 2'] } };
    const table = fight(units).roll(4, 5, 6).pick('D.deflect@attack>A').end();
    expect(table.discarded).toEqual(['A', 'D']);
  });

  it('should reach units in the arena of the deflecting unit only', () => {
    const units = { A: { power: 5, has: ['bombard 2'] }, D: D('deflect 2'), E: {} };
    const table = fight(units, { via: 'bombard' }).roll(4, 5);
    expect(table.options).not.toContain('D.deflect@attack>A');
    expect(table.pick('D.deflect@attack>E').end().counters('E')).toBe(2);
  });

  it('should be stopped by Ferocity of the attacker, and carry its own', () => {
    const stopped = { A: { power: 2, has: ['ferocity'] }, D: D('deflect 2') };
    expect(fight(stopped).roll(4, 5).end().counters('D')).toBe(2);
    const own = { A: { power: 2, has: ['evade 2'] }, D: D('ferocity', 'deflect 2') };
    const table = fight(own).roll(4, 5).pick('D.deflect@attack>A').end();
    expect(table.counters('A')).toBe(2);
    expect(table.barred('A', 'evade')).toEqual(['ferocity/covers-every-damage-of-the-unit']);
  });

  it('should leave nothing to retaliate against', () => {
    const units = { A: { power: 1, has: ['retaliate 3'] }, D: D('deflect 2') };
    expect(fight(units).roll(5).pick('D.deflect@attack>A').end().counters('D')).toBe(0);
  });
});
