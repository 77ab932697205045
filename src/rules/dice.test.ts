import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  attackDice,
  attackHits,
  checkFaces,
  damageDice,
  damageHits,
  naturals,
  naturalsOf,
} from './dice.ts';
import { refusal } from './testing.ts';
import type { AttackDice, DamageDice } from './types.ts';

describe('Attack dice', () => {
  it('should count what reaches the needed number, with Accuracy', () => {
    const dice = attackDice([1, 2, 3, 4, 5, 6]);
    expect(attackHits(dice, 4, 0)).toBe(3);
    expect(attackHits(dice, 5, 0)).toBe(2);
    expect(attackHits(dice, 5, 1)).toBe(3);
    expect(attackHits(dice, 4, -3)).toBe(0);
    expect(attackHits(dice, 4, 3)).toBe(6);
  });

  it('should keep natural numbers, and say how many there are of one', () => {
    const dice = attackDice([6, 1, 6], 'fury');
    expect(naturals(dice)).toEqual([6, 1, 6]);
    expect([naturalsOf(dice, 6), naturalsOf(dice, 5)]).toEqual([2, 0]);
    expect(dice.dice[0]).toEqual({ natural: 6, role: 'fury', before: [] });
  });
});

describe('Dice of damage', () => {
  it('should be read as they fall', () => {
    expect(damageHits(damageDice([3, 4, 5]), 4)).toBe(2);
    expect(damageHits(damageDice([3, 4, 5]), 5)).toBe(1);
  });

  it('should be another type, so that no keyword of attack dice takes them', () => {
    expectTypeOf<DamageDice>().not.toExtend<AttackDice>();
    expectTypeOf(naturalsOf).parameter(0).not.toExtend<DamageDice>();
  });
});

describe('A throw that is reported', () => {
  it('should have the right number of dice, each from 1 to 6', () => {
    expect(() => checkFaces([1, 6], 2, 'term/attack-dice')).not.toThrow();
    for (const faces of [[1], [1, 7], [0, 1], [1.5, 2], [Number.NaN, 1]]) {
      expect(refusal(() => checkFaces(faces, 2, 'term/attack-dice'))).toBe('term/attack-dice');
    }
  });
});
