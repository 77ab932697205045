import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = (power: number, ...has: string[]) => ({
  power,
  health: 6,
  has: ['foresight: Gain 2 Force', ...has],
});
const poor = { force: { dark: 0 } };

describe('Foresight', () => {
  it('should let its controller name the hits of its own attack, and earn the effect', () => {
    const table = fight({ A: A(3), D: {} }, poor);
    expect(table.options).toEqual([
      'pass',
      'A.foresight:0',
      'A.foresight:1',
      'A.foresight:2',
      'A.foresight:3',
    ]);
    table.pick('A.foresight:2').roll(4, 5, 1).end();
    expect(table.state.force.dark).toBe(2);
    expect(table.state.rewards).toMatchObject([{ keyword: 'foresight', unit: 'A', when: 'now' }]);
    expect(table.cites('foresight/right-guess-earns-the-effect')).toBe(true);
  });

  it('should earn nothing for a wrong guess, or for none', () => {
    const wrong = fight({ A: A(2), D: {} }, poor)
      .pick('A.foresight:2')
      .roll(1, 5)
      .end();
    expect(wrong.state.force.dark).toBe(0);
    const none = fight({ A: A(2), D: {} }, poor)
      .roll(1, 5)
      .end();
    expect([none.state.force.dark, none.state.rewards]).toEqual([0, []]);
  });

  it('should be compared with the final dice, Armor counted and Critical Hit left out', () => {
    const units = { A: A(3, 'critical-hit 2', 'lucky 1'), D: { health: 9, has: ['armor'] } };
    const table = fight(units, poor).pick('A.foresight:2').roll(6, 4, 1);
    table.pick('A.lucky', 3).roll(5).end();
    expect(table.state.force.dark).toBe(2);
  });

  it('should be guessed one by one', () => {
    const table = fight({ A: A(2, 'foresight: Gain 1 Force'), D: {} }, poor);
    table.pick('A.foresight:1').pick('A.foresight#2:2').roll(4, 5).end();
    expect(table.state.force.dark).toBe(1);
  });

  it('should stand beside Forewarning of the defending unit', () => {
    const units = { A: A(2), D: { has: ['forewarning: Gain 1 Force'] } };
    const table = fight(units, { force: { dark: 0, light: 0 } });
    table.pick('A.foresight:1').pick('D.forewarning:1').roll(4, 1).end();
    expect(table.state.force).toEqual({ dark: 2, light: 1 });
  });

  it('should be asked after Overload, with the dice that it brings', () => {
    const table = fight({ A: A(1, 'overload 2'), D: {} }, poor).pick('A.overload');
    expect(table.options.at(-1)).toBe('A.foresight:3');
  });

  it('should do nothing for a unit that is attacked', () => {
    expect(fight({ A: { power: 1 }, D: A(1) }).awaits.kind).toBe('dice');
  });
});
