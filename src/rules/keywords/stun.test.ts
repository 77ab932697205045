import { describe, expect, it } from 'vitest';
import { endOf, newTurn } from '../index.ts';
import { fight, shots } from '../testing.ts';

const A = (...has: string[]) => ({ power: 3, health: 6, has: ['stun 2', ...has] });
const D = (...has: string[]) => ({ power: 4, health: 6, has });

describe('Stun', () => {
  it('should take X power from the unit that it damages, however much damage it is', () => {
    const table = fight({ A: A(), D: D() }).roll(4, 5, 2).end();
    expect([table.counters('D'), table.powerNow('D')]).toEqual([2, 2]);
    expect(table.cites('stun/takes-power-away')).toBe(true);
  });

  it('should last until the end of the battle, through later attacks', () => {
    const table = fight({ A: A(), D: D() }).roll(4, 1, 2).attack('D', 'A');
    expect(table.awaits).toMatchObject({ purpose: 'roll', count: 2 });
    table.roll(1, 1).end();
    expect(table.powerNow('D')).toBe(2);
    table.state = endOf(table.state, 'battle');
    expect(table.powerNow('D')).toBe(4);
  });

  it('should not outlast the turn either', () => {
    const table = fight({ A: A(), D: D() }).roll(4, 1, 2).end();
    table.state = newTurn(table.state);
    expect(table.powerNow('D')).toBe(4);
  });

  it('should need a counter', () => {
    const table = fight({ A: A(), D: D('evade 1') })
      .roll(4, 1, 2)
      .pick('D.evade:1@attack')
      .end();
    expect(table.powerNow('D')).toBe(4);
    expect(fight({ A: A(), D: D() }).roll(1, 2, 3).end().powerNow('D')).toBe(4);
  });

  it('should come again with each damage', () => {
    const table = fight({ A: A(), D: D() })
      .roll(4, 1, 2)
      .end()
      .attack('A', 'D')
      .roll(5, 1, 2)
      .end();
    expect(table.powerNow('D')).toBe(0);
  });

  it('should bring power below zero', () => {
    const table = fight({ A: A('stun 3'), D: D() })
      .roll(4, 1, 2)
      .end();
    expect(table.powerNow('D')).toBe(-1);
  });

  it('should reach both units of an Overkill attack', () => {
    const units = { A: A('overkill'), D: { health: 1, power: 2 }, E: { health: 4, power: 3 } };
    const table = fight(units).roll(4, 5, 1).pick('A.overkill:1>E').end();
    expect(table.powerNow('E')).toBe(1);
  });

  it('should work for Retaliate, from the discard pile too', () => {
    const units = { A: { power: 3, health: 6 }, D: { health: 2, has: ['retaliate 2', 'stun 1'] } };
    const table = fight(units).pick('D.retaliate').roll(4, 5, 6).roll(5, 1).end();
    expect([table.discarded, table.powerNow('A')]).toEqual([['D'], 2]);
    expect(table.cites('stun/outside-attacks-too')).toBe(true);
  });

  it('should work for dice of damage outside attacks', () => {
    const units = { S: { has: ['stun 2'] }, V: { power: 3 } };
    expect(shots(units, 2).roll(4, 1).end().powerNow('V')).toBe(1);
  });

  it('should follow deflected damage when the deflecting unit has it', () => {
    const units = { A: { power: 3, health: 6 }, D: D('deflect 1', 'stun 1') };
    const table = fight(units).roll(4, 1, 2).pick('D.deflect@attack>A').end();
    expect(table.powerNow('A')).toBe(2);
    expect(table.cites('stun/with-deflect')).toBe(true);
  });

  it('should not follow deflected damage of the first attacker', () => {
    const table = fight({ A: A(), D: D('deflect 1'), E: { power: 3 } })
      .roll(4, 1, 2)
      .pick('D.deflect@attack>E')
      .end();
    expect([table.counters('E'), table.powerNow('E'), table.powerNow('D')]).toEqual([1, 3, 4]);
  });

  it('should not stun the unit itself', () => {
    const units = { A: { power: 2 }, D: D('deflect 2', 'stun 2') };
    const table = fight(units).roll(4, 5).pick('D.deflect@attack>D').end();
    expect([table.counters('D'), table.powerNow('D')]).toEqual([2, 4]);
  });

  it('should do nothing for a unit that is damaged and has it', () => {
    const table = fight({ A: { power: 2 }, D: D('stun 2') })
      .roll(4, 5)
      .end();
    expect(table.powerNow('A')).toBe(2);
  });

  it('should add up', () => {
    const table = fight({ A: A('stun 1'), D: D() })
      .roll(4, 5, 2)
      .end();
    expect(table.powerNow('D')).toBe(1);
  });
});
