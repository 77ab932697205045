import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = { power: 2, has: ['ferocity'] };

describe('Ferocity', () => {
  it('should keep everybody from preventing damage of its attack', () => {
    const D = { has: ['evade 3', 'deflect 1', 'parry 1'] };
    const table = fight({ A, D, E: { has: ['protect 2'] } })
      .roll(4, 5)
      .end();
    expect(table.counters('D')).toBe(2);
    expect(table.barred('D', 'deflect')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should cover every damage of its unit', () => {
    const units = { A: { power: 1, has: ['evade 4'] }, D: { has: ['ferocity', 'retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').roll(3).roll(4, 6).end();
    expect(table.counters('A')).toBe(2);
    expect(table.barred('A', 'evade')).toEqual(['ferocity/covers-every-damage-of-the-unit']);
  });

  it('should cover it from the discard pile too', () => {
    const D = { health: 1, has: ['ferocity', 'retaliate 2'] };
    const table = fight({ A: { power: 1, has: ['evade 4'] }, D });
    expect(table.pick('D.retaliate').roll(4).roll(4, 6).end().counters('A')).toBe(2);
  });

  it('should not cover what others do', () => {
    const units = { A: { power: 1, has: ['ferocity', 'evade 2'] }, D: { has: ['retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4, 6);
    expect(table.pick('A.evade:2@retaliate1').end().counters('A')).toBe(0);
  });

  it('should not hinder somebody who steps in', () => {
    const table = fight({ A, D: {}, E: { has: ['intercept', 'evade 2'] } });
    expect(table.pick('E.intercept').roll(4, 5).end().counters('E')).toBe(2);
  });

  it('should be off in the build zone', () => {
    const table = fight({ A: { ...A, zone: 'build-zone' }, D: { has: ['evade 2'] } }).roll(4, 5);
    expect(table.pick('D.evade:2@attack').end().counters('D')).toBe(0);
  });
});
