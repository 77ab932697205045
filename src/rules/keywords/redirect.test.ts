import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = { power: 2, health: 6 };
const D = { health: 3, has: ['redirect'] };

describe('Redirect', () => {
  it('should send the attack to another unit of its side in its arena', () => {
    const table = fight({ A, D, E: {}, F: { side: 'dark' }, G: { arena: 'space' } });
    expect(table.options).toEqual(['pass', 'D.redirect>E']);
    table.pick('D.redirect>E').roll(4, 5).end();
    expect([table.defender, table.counters('D'), table.counters('E')]).toEqual(['E', 0, 2]);
    expect(table.cites('redirect/sends-the-attack-elsewhere')).toBe(true);
  });

  it('should be for the unit that is attacked alone', () => {
    const table = fight({ A, D: {}, E: { has: ['redirect'] } });
    expect(table.awaits.kind).toBe('dice');
    expect(table.barred('E', 'redirect')).toEqual([]);
  });

  it('should name a unit that can be attacked', () => {
    const table = fight({ A, D, E: { has: ['stealth'] }, F: {} });
    expect(table.options).toEqual(['pass', 'D.redirect>F']);
    expect(refusal(() => table.say('D.redirect>E'))).toBe('redirect/to-a-fit-target');
    const open = fight({ A, D, E: { tapped: true, has: ['stealth'] } });
    expect(open.options).toEqual(['pass', 'D.redirect>E']);
  });

  it('should not change anything against Precision, and still be paid', () => {
    const units = {
      A: { ...A, has: ['precision'] },
      D: { has: ['redirect / Pay 1 Force'] },
      E: {},
    };
    const table = fight(units, { force: { light: 1 } }).pick('D.redirect>E');
    expect([table.defender, table.state.force.light]).toEqual(['D', 0]);
    expect(table.cites('redirect/not-against-precision')).toBe(true);
  });

  it('should work once in an attack, each of them', () => {
    const back = { A, D, E: { has: ['redirect'] } };
    const table = fight(back).pick('D.redirect>E').pick('E.redirect>D');
    expect(table.defender).toBe('D');
    expect(table.awaits.kind).toBe('dice');
    expect(table.barred('D', 'redirect')).toEqual(['redirect/reading-once-per-attack']);
    const twice = { A, D: { has: ['redirect', 'redirect'] }, E: { has: ['redirect'] } };
    const other = fight(twice).pick('D.redirect>E').pick('E.redirect>D').pick('D.redirect#2>E');
    expect(other.defender).toBe('E');
  });

  it('should leave what was activated before', () => {
    const units = { A, D: { has: ['redirect', 'retaliate 1'] }, E: {} };
    const table = fight(units).pick('D.retaliate').pick('D.redirect>E').roll(4, 1).roll(5).end();
    expect([table.counters('E'), table.counters('A')]).toEqual([1, 1]);
  });

  it('should let the new defending unit answer, and fight with its own Shields', () => {
    const units = { A: { power: 3 }, D, E: { has: ['shields 1', 'retaliate 1'] } };
    const table = fight(units).pick('D.redirect>E').pick('E.retaliate');
    expect(table.awaits).toMatchObject({ purpose: 'roll', count: 2 });
  });

  it('should be off in the build zone and after the roll', () => {
    const table = fight({ A, D, E: {} }).roll(4, 1);
    expect(refusal(() => table.say('D.redirect>E'))).toBe('term/attack-end');
  });
});
