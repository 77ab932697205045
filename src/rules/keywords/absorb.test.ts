import { describe, expect, it } from 'vitest';
import { newTurn } from '../attack.ts';
import { fight, refusal } from '../testing.ts';

const A = { power: 3, health: 9 };
const D = (...has: string[]) => ({ power: 2, health: 6, has });

describe('Absorb', () => {
  it('should prevent up to X damage and turn it into power for the next attack', () => {
    const table = fight({ A, D: D('absorb 2') })
      .roll(4, 5, 6)
      .pick('D.absorb:2@attack')
      .end();
    expect([table.counters('D'), table.nextAttack('D')]).toEqual([1, 2]);
    expect(table.cites('absorb/turns-damage-into-power')).toBe(true);
    table.attack('D', 'A');
    expect(table.awaits).toMatchObject({ purpose: 'roll', count: 4 });
    table.roll(4, 1, 1, 1).end();
    expect([table.power, table.nextAttack('D')]).toEqual([4, 0]);
  });

  it('should let less be prevented, which gives less', () => {
    const table = fight({ A, D: D('absorb 3') })
      .roll(4, 5, 6)
      .pick('D.absorb:1@attack')
      .end();
    expect([table.counters('D'), table.nextAttack('D')]).toEqual([2, 1]);
  });

  it('should give nothing for nothing', () => {
    const table = fight({ A, D: D('absorb 3') })
      .roll(4, 5, 6)
      .pick('D.absorb:0@attack')
      .end();
    expect(table.nextAttack('D')).toBe(0);
  });

  it('should not absorb more than is pending', () => {
    const table = fight({ A, D: D('absorb 3') }).roll(4, 1, 1);
    expect(table.options).toEqual(['pass', 'D.absorb:0@attack', 'D.absorb:1@attack']);
  });

  it('should work one by one', () => {
    const table = fight({ A, D: D('absorb 1', 'absorb 1') }).roll(4, 5, 6);
    table.pick('D.absorb:1@attack').pick('D.absorb#2:1@attack').end();
    expect([table.counters('D'), table.nextAttack('D')]).toEqual([1, 2]);
  });

  it('should work once against one damage', () => {
    const table = fight({ A, D: D('absorb 1', 'evade 1') })
      .roll(4, 5, 6)
      .pick('D.absorb:1@attack');
    expect(refusal(() => table.say('D.absorb:1@attack'))).toBe('absorb/reading-once-per-instance');
  });

  it('should absorb other damage too, for a second attack', () => {
    const units = {
      A: { power: 1, health: 9, has: ['absorb 2', 'double-strike'] },
      D: D('retaliate 2'),
    };
    const table = fight(units).pick('D.retaliate').roll(1).roll(4, 5).pick('A.absorb:2@retaliate1');
    table.pick('A.double-strike>D');
    expect(table.pick('pass').awaits).toMatchObject({ purpose: 'roll', count: 3 });
  });

  it('should wait for the next attack into a later turn', () => {
    const table = fight({ A, D: D('absorb 2') })
      .roll(4, 5, 6)
      .pick('D.absorb:2@attack')
      .end();
    table.state = newTurn(table.state);
    expect(table.nextAttack('D')).toBe(2);
  });

  it('should be stopped by Ferocity', () => {
    const units = { A: { ...A, has: ['ferocity'] }, D: D('absorb 2') };
    const table = fight(units).roll(4, 5, 6).end();
    expect([table.counters('D'), table.nextAttack('D')]).toEqual([3, 0]);
    expect(table.barred('D', 'absorb')).toEqual(['ferocity/damage-cannot-be-prevented']);
  });

  it('should not guard another unit', () => {
    const table = fight({ A, D: {}, E: D('absorb 2') }).roll(4, 5, 6);
    expect(table.awaits.kind).toBe('done');
  });
});
