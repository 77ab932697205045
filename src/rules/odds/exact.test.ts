/** Fractions and decimals are worked out in two ways; they have to be the same numbers. */
import { describe, expect, it } from 'vitest';
import {
  type DamageDiceInput,
  damageDiceOdds,
  decimalOf,
  exactDamageDiceOdds,
  exactOdds,
  type Fraction,
  fractionText,
  type OddsInput,
  odds,
  type Play,
  plainAttack,
} from '../odds.ts';

const attack = (changes: Partial<OddsInput>): OddsInput => ({ ...plainAttack, ...changes });
const plays: Play[] = ['mean', 'kill'];

/** The sum, in lowest terms. */
function total(list: readonly Fraction[]): string {
  const common = list.reduce((all, { denominator }) => all * denominator, 1n);
  const sum = list.reduce(
    (all, { numerator, denominator }) => all + (numerator * common) / denominator,
    0n,
  );
  return sum === common ? '1' : `${sum}/${common}`;
}

function alike(decimals: readonly number[], fractions: readonly Fraction[], what: string): void {
  expect(fractions.length, what).toBe(decimals.length);
  for (const [at, exact] of fractions.entries()) {
    expect(Math.abs(decimalOf(exact) - (decimals[at] ?? Number.NaN)), what).toBeLessThan(1e-12);
  }
  expect(total(fractions), what).toBe('1');
}

function compare(input: OddsInput): void {
  for (const play of plays) {
    const what = JSON.stringify({ play, ...input });
    const fast = odds(input, play);
    const exact = exactOdds(input, play);
    expect(exact.play, what).toBe(play);
    alike(fast.hits, exact.hits, what);
    alike(fast.damage, exact.damage, what);
    alike(fast.counters, exact.counters, what);
    expect(exact.guess.hits, what).toEqual(fast.guess.hits);
    for (const [one, other] of [
      [fast.meanHits, exact.meanHits],
      [fast.mean, exact.mean],
      [fast.discard, exact.discard],
      [fast.fury, exact.fury],
      [fast.focus, exact.focus],
      [fast.guess.chance, exact.guess.chance],
    ] as const) {
      expect(decimalOf(other), what).toBeCloseTo(one, 12);
    }
  }
}

describe('exact odds of an attack', () => {
  it('are the decimals without Lucky, with Fury and Focus, for every reach of the dice', () => {
    for (const accuracy of [-3, -2, -1, 0, 1, 2, 3]) {
      for (const fury of [0, 1, 3]) {
        for (const focus of [0, 1]) {
          compare(attack({ power: 3, accuracy, fury, focus, health: 2 }));
          compare(
            attack({
              power: 4,
              accuracy,
              fury,
              focus,
              armor: true,
              criticalHit: 2,
              parry: 1,
              evade: 1,
              doubleDamage: true,
              health: 5,
              counters: 1,
            }),
          );
        }
      }
    }
  });

  it('are the decimals with Lucky on either side and on both', () => {
    for (const [attackerLucky, defenderLucky] of [
      [1, 0],
      [3, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [2, 1],
      [1, 3],
    ] as const) {
      for (const fury of [0, 2]) {
        for (const accuracy of [-1, 0, 3]) {
          for (const [criticalHit, parry] of [
            [0, 0],
            [2, 0],
            [0, 2],
            [3, 1],
          ] as const) {
            const lucky = { attackerLucky, defenderLucky, fury, accuracy, criticalHit, parry };
            compare(attack({ power: 3, health: 3, ...lucky }));
          }
        }
      }
    }
  });

  it('are nothing that happens for no dice', () => {
    compare(attack({ power: 0, fury: 2, focus: 1, attackerLucky: 1 }));
    compare(attack({ power: -3, criticalHit: 1 }));
  });

  it('count the first throw and what Fury brings for Focus', () => {
    const of = (changes: Partial<OddsInput>) => exactOdds(attack(changes), 'mean');
    expect(fractionText(of({ power: 1, focus: 1 }).focus)).toBe('1/6');
    expect(fractionText(of({ power: 2, focus: 1 }).focus)).toBe('11/36');
    // A 5 at once, or a 4 and then a 5.
    expect(fractionText(of({ power: 1, focus: 1, fury: 1 }).focus)).toBe('7/36');
    expect(fractionText(of({ power: 1, fury: 1 }).fury)).toBe('1/6');
    expect(fractionText(of({ power: 1 }).fury)).toBe('0');
    expect(fractionText(of({ power: 1 }).focus)).toBe('0');
    // One die hits in 1 of 2; a 4 brings another one.
    expect(of({ power: 1, fury: 1 }).hits.map(fractionText)).toEqual(['1/2', '5/12', '1/12']);
  });
});

describe('odds of dice of damage', () => {
  const throwOf = (changes: Partial<DamageDiceInput>): DamageDiceInput => ({
    dice: 3,
    armor: false,
    evade: 0,
    ferocity: false,
    fortitude: false,
    health: 5,
    counters: 0,
    ...changes,
  });

  it('are the same as fractions and as decimals', () => {
    for (const dice of [0, 1, 2, 5]) {
      for (const armor of [false, true]) {
        for (const evade of [0, 1, 3]) {
          for (const ferocity of [false, true]) {
            const input = throwOf({ dice, armor, evade, ferocity, health: 3, counters: 1 });
            const what = JSON.stringify(input);
            const fast = damageDiceOdds(input);
            const exact = exactDamageDiceOdds(input);
            alike(fast.hits, exact.hits, what);
            alike(fast.damage, exact.damage, what);
            expect(decimalOf(exact.mean), what).toBeCloseTo(fast.mean, 12);
            expect(decimalOf(exact.discard), what).toBeCloseTo(fast.discard, 12);
          }
        }
      }
    }
  });

  it('are half a hit for each die, a third with Armor, less what is evaded', () => {
    expect(damageDiceOdds(throwOf({ dice: 4 }))).toMatchObject({ dice: 4, meanHits: 2, mean: 2 });
    expect(damageDiceOdds(throwOf({ dice: 3, armor: true })).meanHits).toBeCloseTo(1, 14);
    const evading = damageDiceOdds(throwOf({ dice: 2, evade: 1, health: 1 }));
    expect(evading).toMatchObject({
      hits: [0.25, 0.5, 0.25],
      damage: [0.75, 0.25],
      meanHits: 1,
      mean: 0.25,
      discard: 0.25,
    });
    const free = damageDiceOdds(throwOf({ dice: 2, evade: 1, ferocity: true }));
    expect(free.mean).toBe(1);
    expect(
      damageDiceOdds(throwOf({ dice: 2, evade: 1, ferocity: true, fortitude: true })).mean,
    ).toBe(0.25);
    expect(damageDiceOdds(throwOf({ dice: 2, health: 3 })).discard).toBe(0);
    expect(damageDiceOdds(throwOf({ dice: 2, health: 3, counters: 2 })).discard).toBe(0.75);
  });

  it('are refused in words for fewer than no dice, or too many', () => {
    expect(() => damageDiceOdds(throwOf({ dice: -1 }))).toThrow("There can't be -1 dice.");
    expect(() => exactDamageDiceOdds(throwOf({ dice: -1 }))).toThrow("There can't be -1 dice.");
    expect(() => damageDiceOdds(throwOf({ dice: 201 }))).toThrow(RangeError);
    expect(() => damageDiceOdds(throwOf({ dice: 1.5 }))).toThrow(RangeError);
  });
});
