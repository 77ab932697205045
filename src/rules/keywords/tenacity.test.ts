import { describe, expect, it } from 'vitest';
import { newTurn } from '../attack.ts';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({ power, health: 6, has });
const D = (...has: string[]) => ({ power: 2, health: 6, has });

describe('Tenacity', () => {
  it('should give a second attack on the same unit after less than X damage, without tapping', () => {
    const table = fight({ A: A(3, 'tenacity 2'), D: D(), E: {} }).roll(4, 1, 2);
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
    table.pick('A.tenacity>D').roll(5, 6, 1).end();
    expect(table.counters('D')).toBe(3);
    expect(table.state.attack).toMatchObject({ tapped: false, through: 'tenacity' });
    expect(table.cites('tenacity/a-second-try')).toBe(true);
  });

  it('should be optional', () => {
    const table = fight({ A: A(3, 'tenacity 2'), D: D() }).roll(4, 1, 2);
    expect(table.say('pass').awaits.kind).toBe('done');
  });

  it('should not come after X damage or more', () => {
    const table = fight({ A: A(3, 'tenacity 2'), D: D() }).roll(4, 5, 2);
    expect(table.awaits.kind).toBe('done');
    expect(table.barred('A', 'tenacity')).toEqual(['tenacity/a-second-try']);
  });

  it('should count damage after prevention', () => {
    const table = fight({ A: A(3, 'tenacity 2'), D: D('evade 2') }).roll(4, 5, 1);
    table.pick('D.evade:2@attack');
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
  });

  it('should count damage and not counters', () => {
    const table = fight({ A: A(2, 'tenacity 2', 'double-damage'), D: D() }).roll(4, 1);
    expect(table.counters('D')).toBe(2);
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
  });

  it('should count what Overkill moved', () => {
    const units = { A: A(3, 'tenacity 2', 'overkill'), D: { health: 1 }, E: {} };
    const table = fight(units).roll(4, 5, 1).pick('A.overkill:1>E');
    expect(table.awaits.kind).toBe('done');
  });

  it('should give no third attack', () => {
    const table = fight({ A: A(1, 'tenacity 2'), D: D() })
      .roll(1)
      .pick('A.tenacity>D')
      .roll(1);
    expect(table.awaits.kind).toBe('done');
    expect(table.barred('A', 'tenacity')).toEqual(['tenacity/first-attack-only']);
  });

  it('should look at the first attack of the turn alone, and anew each turn', () => {
    const table = fight({ A: A(1, 'tenacity 1'), D: D() })
      .roll(4)
      .end();
    table.attack('A', 'D').roll(1);
    expect(table.awaits.kind).toBe('done');
    table.state = newTurn(table.state);
    table.attack('A', 'D').roll(1);
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
  });

  it('should be one second attack with Double Strike, of the one sort or the other', () => {
    const units = { A: A(1, 'tenacity 1', 'double-strike'), D: D(), E: {} };
    const strike = fight(units).roll(1).pick('A.double-strike>E').roll(1);
    expect(strike.awaits.kind).toBe('done');
    const again = fight(units).roll(1).until('double-strike').say('pass').pick('A.tenacity>D');
    expect(again.roll(1).awaits.kind).toBe('done');
  });

  it('should need the unit and its target', () => {
    const units = { A: { power: 1, health: 1, has: ['tenacity 2'] }, D: D('retaliate 1') };
    expect(fight(units).pick('D.retaliate').roll(1).roll(5).awaits.kind).toBe('done');
    const dead = fight({ A: A(1, 'tenacity 2'), D: { health: 1 } }).roll(4);
    expect(dead.awaits.kind).toBe('done');
    expect(dead.barred('A', 'tenacity')).toEqual(['term/discard-unit']);
  });

  it('should go for the unit that stepped in', () => {
    const units = { A: A(1, 'tenacity 1'), D: D(), E: { has: ['intercept'] } };
    const table = fight(units).pick('E.intercept').roll(1);
    expect(table.options).toEqual(['pass', 'A.tenacity>E']);
  });

  it('should bombard again after Bombard', () => {
    const table = fight({ A: A(1, 'bombard 2', 'tenacity 1'), D: D() }, { via: 'bombard' });
    table.roll(1, 1);
    expect(table.options).toEqual(['pass', 'A.tenacity+bombard>D']);
    expect(table.pick('A.tenacity+bombard>D').awaits).toMatchObject({ count: 2 });
  });

  it('should add up', () => {
    const table = fight({ A: A(2, 'tenacity 1', 'tenacity 2'), D: D() }).roll(4, 5);
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
  });
});
