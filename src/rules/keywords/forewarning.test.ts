import { describe, expect, it } from 'vitest';
import { card, fight } from '../testing.ts';

const D = { health: 8, has: ['forewarning: Gain 2 Force'] };
const rewards = (table: ReturnType<typeof fight>) =>
  table.end().state.rewards.map((reward) => reward.text);

describe('Forewarning', () => {
  it('should let its controller name the hits when the attack is declared', () => {
    const table = fight({ A: { power: 2 }, D });
    expect(table.awaits).toMatchObject({
      step: 'attack-declared',
      player: 'light',
      preset: 'pass',
    });
    expect(table.options).toEqual([
      'pass',
      'D.forewarning:0',
      'D.forewarning:1',
      'D.forewarning:2',
    ]);
  });

  it('should earn the effect for a right guess, and nothing for a wrong one', () => {
    const right = fight({ A: { power: 2 }, D }, { force: { light: 1 } });
    expect(rewards(right.pick('D.forewarning:1').roll(4, 1))).toEqual(['Gain 2 Force']);
    expect(right.state.force.light).toBe(3);
    const wrong = fight({ A: { power: 2 }, D }, { force: { light: 1 } });
    expect(rewards(wrong.pick('D.forewarning:1').roll(4, 4))).toEqual([]);
    expect(wrong.state.force.light).toBe(1);
  });

  it('should be optional', () => {
    expect(rewards(fight({ A: { power: 1 }, D }).roll(1))).toEqual([]);
  });

  it('should count hits after re-rolls, without Critical Hit', () => {
    const A = { power: 2, has: ['critical-hit 2', 'lucky 1'] };
    const table = fight({ A, D }).pick('D.forewarning:2').roll(6, 1).pick('A.lucky', 2).roll(4);
    expect(rewards(table)).toEqual(['Gain 2 Force']);
  });

  it('should be one guess for each instance', () => {
    const two = { health: 8, has: [...D.has, 'forewarning: Draw a card'] };
    const table = fight({ A: { power: 2 }, D: two });
    table.pick('D.forewarning:1').pick('D.forewarning#2:2').roll(4, 4);
    expect(rewards(table)).toEqual(['Draw a card']);
  });

  it('should stand when somebody steps in, who may guess as well', () => {
    const units = { A: { power: 1 }, D, E: { has: ['intercept', 'forewarning: Draw a card'] } };
    const table = fight(units).pick('D.forewarning:1').pick('E.intercept').pick('E.forewarning:1');
    expect(rewards(table.roll(4))).toEqual(['Gain 2 Force', 'Draw a card']);
  });

  it('should offer every number that can be foreseen', () => {
    const A = { power: 1, stack: 2, has: ['fury 2'] };
    const how = { later: [card('attack-pop', 'A', 1)] };
    expect(fight({ A, D }, how).options.at(-1)).toBe('D.forewarning:5');
    const bombarding = { A: { power: 9, has: ['bombard 1'] }, D };
    expect(fight(bombarding, { via: 'bombard' }).options.at(-1)).toBe('D.forewarning:1');
  });

  it('should not be asked when another unit is attacked', () => {
    expect(fight({ A: { power: 1 }, D: {}, E: D }).awaits.kind).toBe('dice');
  });
});
