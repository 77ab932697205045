import { describe, expect, it } from 'vitest';
import { newTurn } from '../attack.ts';
import { fight } from '../testing.ts';

const D = (...has: string[]) => ({ power: 2, health: 6, has: ['surge 2', ...has] });

describe('Surge', () => {
  it('should give a unit in the arena X power when another unit damages it', () => {
    const table = fight({ A: { power: 2 }, D: D(), E: { power: 3 } }).roll(4, 1);
    expect(table.options).toEqual(['pass', 'D.surge>A', 'D.surge>D', 'D.surge>E']);
    expect(table.pick('D.surge>E').end().powerNow('E')).toBe(5);
    expect(table.cites('surge/damage-gives-power-away')).toBe(true);
  });

  it('should last until the end of the turn', () => {
    const table = fight({ A: { power: 1 }, D: D() })
      .roll(4)
      .pick('D.surge>D')
      .end();
    expect(table.powerNow('D')).toBe(4);
    table.state = newTurn(table.state);
    expect(table.powerNow('D')).toBe(2);
  });

  it('should be optional', () => {
    const table = fight({ A: { power: 1 }, D: D() })
      .roll(4)
      .end();
    expect(table.powerNow('D')).toBe(2);
  });

  it('should need a counter', () => {
    const table = fight({ A: { power: 2 }, D: D('evade 2') })
      .roll(4, 5)
      .pick('D.evade:2@attack');
    expect(table.awaits.kind).toBe('done');
  });

  it('should add up to one gift', () => {
    const table = fight({ A: { power: 1 }, D: D('surge 1') })
      .roll(5)
      .pick('D.surge>D')
      .end();
    expect(table.powerNow('D')).toBe(5);
  });

  it('should not come for damage that the unit does to itself', () => {
    const A = { power: 1, has: ['surge 2'] };
    expect(fight({ A }, { defender: 'A', ownSide: true }).roll(4).awaits.kind).toBe('done');
  });

  it('should come for damage outside attacks', () => {
    const units = { A: { power: 1, has: ['surge 2'] }, D: { has: ['retaliate 1'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4).pick('A.surge>A').end();
    expect(table.powerNow('A')).toBe(3);
  });
});
