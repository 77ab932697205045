import { describe, expect, it } from 'vitest';
import { discardUnit, setTable } from '../index.ts';
import { ability, fight } from '../testing.ts';

const has = ['last-stand: Gain 2 Force'];
const poor = { force: { light: 0 } };

describe('Last Stand', () => {
  it('should give the effect when the unit is discarded in an attack', () => {
    const table = fight({ A: { power: 2 }, D: { health: 1, has } }, poor)
      .roll(4, 5)
      .end();
    expect([table.discarded, table.state.force.light]).toEqual([['D'], 2]);
    expect(table.cites('last-stand/when-discarded-from-an-arena')).toBe(true);
  });

  it('should give nothing while the unit stays', () => {
    const table = fight({ A: { power: 1 }, D: { health: 2, has } }, poor)
      .roll(4)
      .end();
    expect([table.state.force.light, table.state.rewards]).toEqual([0, []]);
  });

  it('should give nothing for the discard of another unit', () => {
    const table = fight({ A: { power: 1 }, D: { health: 1 }, E: { has } }, poor)
      .roll(4)
      .end();
    expect(table.state.force.light).toBe(0);
  });

  it('should not depend on who does it, or how', () => {
    const units = { A: { power: 1, health: 1, has }, D: { has: ['retaliate 1'] } };
    const table = fight(units, { force: { dark: 0 } })
      .pick('D.retaliate')
      .roll(1)
      .roll(6)
      .end();
    expect(table.state.force.dark).toBe(2);
    const unit = { id: 'E', side: 'light' as const, abilities: has.map(ability) };
    const state = discardUnit(setTable([unit], { light: 0 }), { unit: 'E' });
    expect(state.force.light).toBe(2);
  });

  it('should ask for an arena', () => {
    const unit = { id: 'E', zone: 'build-zone' as const, abilities: has.map(ability) };
    const state = discardUnit(setTable([unit], { dark: 0 }), { unit: 'E' });
    expect(state.force.dark).toBe(0);
  });

  it('should work one by one', () => {
    const D = { health: 1, has: [...has, 'last-stand: Gain 1 Force'] };
    expect(
      fight({ A: { power: 1 }, D }, poor)
        .roll(4)
        .end().state.force.light,
    ).toBe(3);
  });
});
