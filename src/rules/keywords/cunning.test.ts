import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, has: ['cunning', ...has] });

describe('Cunning', () => {
  it('should hide the dice until prevention is over', () => {
    const table = fight({ A: A(3), D: { has: ['evade 3'] } }).roll(4, 1, 2);
    expect(table.state.attack?.hidden).toBe(true);
    expect(table.state.trace.some((entry) => entry.secret)).toBe(true);
    expect(table.options).toEqual([
      'pass',
      'D.evade:0@attack',
      'D.evade:1@attack',
      'D.evade:2@attack',
      'D.evade:3@attack',
    ]);
    expect(table.pick('D.evade:3@attack').end().counters('D')).toBe(0);
    expect(table.state.attack?.hidden).toBe(false);
    expect(table.cites('cunning/shows-after-prevention')).toBe(true);
  });

  it('should cap what was named at what was really there', () => {
    const table = fight({ A: A(4), D: { health: 6, has: ['evade 2'] } }).roll(4, 5, 6, 2);
    expect(table.pick('D.evade:2@attack').end().counters('D')).toBe(1);
  });

  it('should hold the chance even when nothing is pending', () => {
    const table = fight(
      { A: A(2), D: { has: ['evade 2 / Pay 1 Force'] } },
      { force: { light: 1 } },
    );
    table.roll(1, 2).pick('D.evade:2@attack').end();
    expect([table.counters('D'), table.state.force.light]).toEqual([0, 0]);
    expect(table.cites('cunning/always-a-prevention-chance')).toBe(true);
  });

  it('should let Parry work by itself at the reveal, before what was named', () => {
    const table = fight({ A: A(3), D: { health: 6, has: ['parry 1', 'evade 2'] } }).roll(1, 4, 5);
    table.pick('D.evade:2@attack').end();
    expect(table.counters('D')).toBe(0);
    expect(table.told.filter((line) => line.includes('prevents 1'))).toHaveLength(2);
  });

  it('should let Deflect pass on what it really took, and be prevented in turn', () => {
    const units = { A: A(2, 'evade 3'), D: { health: 6, has: ['deflect 4'] } };
    const table = fight(units)
      .roll(5, 1)
      .pick('D.deflect@attack>A')
      .pick('A.evade:1@deflect1')
      .end();
    expect([table.counters('A'), table.counters('D')]).toEqual([0, 0]);
    const open = fight(units)
      .roll(5, 4)
      .pick('D.deflect@attack>A')
      .pick('A.evade:1@deflect1')
      .end();
    expect([open.counters('A'), open.counters('D')]).toEqual([1, 0]);
  });

  it('should not hide dice of damage', () => {
    const units = { A: A(1, 'evade 1'), D: { has: ['retaliate 1'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4);
    expect(table.pick('A.evade:1@retaliate1').end().counters('A')).toBe(0);
  });

  it('should not stack, and give way to Ferocity as everything does', () => {
    const table = fight({ A: A(1, 'cunning', 'ferocity'), D: { has: ['evade 1'] } }).roll(4);
    expect(table.end().barred('D', 'evade')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });
});
