import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const A = { power: 3, health: 9 };
const D = (...has: string[]) => ({ power: 2, health: 9, has });

describe('Persuade', () => {
  it('should prevent up to X damage and weaken the next attack of the attacker', () => {
    const table = fight({ A, D: D('persuade 2') })
      .roll(4, 5, 6)
      .pick('D.persuade:2@attack')
      .end();
    expect([table.counters('D'), table.nextAttack('A')]).toEqual([1, -2]);
    expect(table.cites('persuade/weakens-the-next-attack')).toBe(true);
    table.attack('A', 'D');
    expect(table.awaits).toMatchObject({ purpose: 'roll', count: 1 });
    table.roll(4).end();
    expect(table.nextAttack('A')).toBe(0);
  });

  it('should take no more power than it prevented', () => {
    const table = fight({ A, D: D('persuade 3') })
      .roll(4, 1, 1)
      .pick('D.persuade:1@attack')
      .end();
    expect(table.nextAttack('A')).toBe(-1);
    const none = fight({ A, D: D('persuade 3') })
      .roll(4, 1, 1)
      .pick('D.persuade:0@attack')
      .end();
    expect(none.nextAttack('A')).toBe(0);
  });

  it('should take no power for damage that is not of an attack', () => {
    const units = { A: { ...A, power: 1, has: ['persuade 2'] }, D: D('retaliate 2') };
    const table = fight(units)
      .pick('D.retaliate')
      .roll(1)
      .roll(4, 5)
      .pick('A.persuade:2@retaliate1');
    expect([table.counters('A'), table.nextAttack('A'), table.nextAttack('D')]).toEqual([0, 0, 0]);
    expect(table.cites('persuade/without-an-attacker')).toBe(true);
  });

  it('should work for the second unit of an Overkill attack', () => {
    const units = { A: { ...A, has: ['overkill'] }, D: { health: 1 }, E: D('persuade 2') };
    const table = fight(units).roll(4, 5, 6).pick('A.overkill:2>E').pick('E.persuade:2@overkill');
    expect(table.end().nextAttack('A')).toBe(-2);
  });

  it('should work one by one, each once against one damage', () => {
    const table = fight({ A, D: D('persuade 1', 'persuade 1', 'evade 1') }).roll(4, 5, 6);
    table.pick('D.persuade:1@attack');
    expect(refusal(() => table.say('D.persuade:1@attack'))).toBe(
      'persuade/reading-once-per-instance',
    );
    table.pick('D.persuade#2:1@attack').end();
    expect(table.nextAttack('A')).toBe(-2);
  });

  it('should bring the power of that attack below zero', () => {
    const table = fight({ A, D: D('persuade 2', 'persuade 2') }).roll(4, 5, 6);
    table.pick('D.persuade:2@attack').pick('D.persuade#2:1@attack').end();
    table.state = table.gain('A', { power: -2, until: 'battle' }).state;
    table.attack('A', 'D').end();
    expect([table.power, table.dice]).toEqual([-2, []]);
  });

  it('should be stopped by Ferocity', () => {
    const units = { A: { ...A, has: ['ferocity'] }, D: D('persuade 2') };
    const table = fight(units).roll(4, 5, 6).end();
    expect(table.barred('D', 'persuade')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should not guard another unit', () => {
    expect(fight({ A, D: {}, E: D('persuade 2') }).roll(4, 5, 6).awaits.kind).toBe('done');
  });
});
