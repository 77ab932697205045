import { describe, expect, it } from 'vitest';
import { costOf } from './cost.ts';
import { fight } from './testing.ts';

describe('The cost of an ability', () => {
  it('should be nothing when none is printed', () => {
    expect(costOf({ keyword: 'retaliate' })).toEqual({ force: 0, tap: false, discard: false });
  });

  it('should be read from its text', () => {
    expect(costOf({ keyword: 'evade', cost: 'Pay 2 Force' }).force).toBe(2);
    expect(costOf({ keyword: 'evade', cost: 'Tap this unit' }).tap).toBe(true);
    expect(costOf({ keyword: 'protect', cost: 'Discard this unit' }).discard).toBe(true);
    expect(costOf({ keyword: 'evade', cost: 'Pay 2 Force', force: 3 }).force).toBe(3);
  });

  it('should be paid by the controller, with a trace', () => {
    const units = {
      A: { power: 1 },
      D: { has: ['evade 1 / Pay 2 Force', 'evade 1 / Tap this unit'] },
    };
    const table = fight(units, { force: { dark: 5, light: 3 } })
      .roll(4)
      .pick('D.evade:0@attack');
    table.pick('D.evade#2:1@attack').end();
    expect(table.state.force).toEqual({ dark: 5, light: 1 });
    expect(table.state.units[1]?.tapped).toBe(true);
    expect(table.cites('term/activation-cost') && table.cites('term/tap')).toBe(true);
  });

  it('should leave no limit where nobody said how much Force there is', () => {
    const units = { A: { power: 1 }, D: { has: ['evade 1 / Pay 9 Force'] } };
    const table = fight(units).roll(4).pick('D.evade:1@attack').end();
    expect([table.counters('D'), table.state.force]).toEqual([0, {}]);
  });
});
