import { describe, expect, it } from 'vitest';
import {
  bothOdds,
  decimalOf,
  exactOdds,
  fractionText,
  type Odds,
  type OddsInput,
  odds,
  plainAttack,
} from '../odds.ts';
import { everyFirstRoll, resolve, tally } from './twin.ts';

const attack = (changes: Partial<OddsInput>): OddsInput => ({ ...plainAttack, ...changes });
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const atLeast = (list: readonly number[], least: number) => sum(list.slice(least));

describe('odds of an attack: known results', () => {
  it('five dice hit at least three times in half of all attacks, with Armor in 17 of 81', () => {
    const three = (changes: Partial<OddsInput>) => {
      const { discard } = exactOdds(attack({ power: 5, health: 3, ...changes }), 'mean');
      return fractionText(discard);
    };
    expect(three({})).toBe('1/2');
    expect(three({ armor: true })).toBe('17/81');
    expect(three({ accuracy: 1 })).toBe('64/81');
    expect(three({ accuracy: 1, armor: true })).toBe('1/2');
    expect(atLeast(odds(attack({ power: 5, armor: true }), 'mean').hits, 3)).toBeCloseTo(
      17 / 81,
      15,
    );
  });

  it('counts Critical Hit once: 24091/7776 for five dice and Critical Hit 1', () => {
    const input = attack({ power: 5, criticalHit: 1 });
    expect(fractionText(exactOdds(input, 'mean').mean)).toBe('24091/7776');
    expect(odds(input, 'mean').mean).toBeCloseTo(24091 / 7776, 14);
  });

  it('discards health 6 with Parry 1 in 287 of 2592 attacks of power 5 and Critical Hit 2', () => {
    const input = attack({ power: 5, criticalHit: 2, health: 6, parry: 1 });
    expect(fractionText(exactOdds(input, 'mean').discard)).toBe('287/2592');
    expect(odds(input, 'mean').discard).toBeCloseTo(287 / 2592, 15);
  });

  it('rolls no dice at power 0 and below, and nothing happens', () => {
    for (const power of [0, -1, -40]) {
      const result = odds(attack({ power, criticalHit: 3, fury: 2, focus: 1 }), 'mean');
      expect(result).toMatchObject({ dice: 0, hits: [1], damage: [1], mean: 0, discard: 0 });
      expect(result).toMatchObject({ fury: 0, focus: 0, guess: { hits: [0], chance: 1 } });
    }
  });

  it('says certain and impossible only where that is so', () => {
    const sure = attack({ power: 3, accuracy: 3, health: 3 });
    expect(odds(sure, 'mean')).toMatchObject({ hits: [0, 0, 0, 1], discard: 1 });
    expect(odds({ ...sure, health: 4 }, 'mean').discard).toBe(0);
    // 1 - 6^-100 is no certainty, although no decimal number lies between it and 1.
    const nearly = odds(attack({ power: 100, accuracy: 2, health: 1 }), 'mean');
    expect(nearly.discard).toBeLessThan(1);
    expect(odds(attack({ power: 12, health: 1 }), 'mean').discard).toBe(4095 / 4096);
  });

  it('tells how often Fury and Focus come', () => {
    const input = attack({ power: 2, fury: 1, focus: 1 });
    expect(fractionText(exactOdds(input, 'mean').fury)).toBe('11/36');
    expect(odds(input, 'mean').fury).toBeCloseTo(11 / 36, 15);
    let five = 0;
    for (const { roll, chance } of everyFirstRoll(input)) if (roll.includes(5)) five += chance;
    expect(odds(input, 'mean').focus).toBeCloseTo(five, 14);
    expect(decimalOf(exactOdds(input, 'mean').focus)).toBeCloseTo(five, 14);
    expect(odds(attack({ power: 2, fury: 1 }), 'mean').focus).toBe(0);
  });

  it('names every likeliest number of hits for Forewarning', () => {
    expect(odds(attack({ power: 5 }), 'mean').guess).toEqual({ hits: [2, 3], chance: 10 / 32 });
    expect(odds(attack({ power: 3, armor: true }), 'mean').guess.hits).toEqual([1]);
    expect(exactOdds(attack({ power: 5 }), 'mean').guess.hits).toEqual([2, 3]);
  });

  it('prevents nothing against Ferocity, unless there is Fortitude', () => {
    const input = attack({ power: 3, parry: 2, evade: 1 });
    const free = odds(attack({ power: 3 }), 'mean').damage;
    expect(odds({ ...input, ferocity: true }, 'mean').damage).toEqual(free);
    expect(odds({ ...input, ferocity: true, fortitude: true }, 'mean')).toEqual(
      odds(input, 'mean'),
    );
  });

  it('places two counters for each damage with Double Damage, and counts those that lie there', () => {
    const result = odds(attack({ power: 1, doubleDamage: true, health: 4, counters: 2 }), 'mean');
    expect(result.damage).toEqual([0.5, 0.5]);
    expect(result.counters).toEqual([0.5, 0, 0.5]);
    expect(result.discard).toBe(0.5);
    expect(
      odds(attack({ power: 1, doubleDamage: true, health: 5, counters: 2 }), 'mean').discard,
    ).toBe(0);
  });

  it('keeps every digit in large pools', () => {
    for (const power of [50, 100, 200]) {
      for (const changes of [{}, { criticalHit: 3, parry: 2 }, { fury: 7, criticalHit: 1 }]) {
        for (const accuracy of [-3, -2, 0, 1, 3]) {
          const result = odds(attack({ power, accuracy, ...changes }), 'mean');
          for (const list of [result.hits, result.damage, result.counters]) {
            expect(Math.abs(sum(list) - 1)).toBeLessThan(1e-12);
            expect(list.every((chance) => chance >= 0 && chance <= 1 + 1e-12)).toBe(true);
          }
        }
      }
    }
    const exact = exactOdds(attack({ power: 100, criticalHit: 2, parry: 1, evade: 1 }), 'mean');
    const fast = odds(attack({ power: 100, criticalHit: 2, parry: 1, evade: 1 }), 'mean');
    for (const [damage, chance] of fast.damage.entries()) {
      const right = decimalOf(exact.damage[damage] ?? { numerator: 0n, denominator: 1n });
      expect(Math.abs(chance - right)).toBeLessThanOrEqual(1e-11 * right);
    }
  });

  it('refuses numbers that cannot be, by name', () => {
    expect(() => odds(attack({ power: 201 }), 'mean')).toThrow(/power .*-1000000 to 200, not 201/);
    expect(() => odds(attack({ power: 1e9 }), 'mean')).toThrow(RangeError);
    expect(() => odds(attack({ power: 2.5 }), 'mean')).toThrow(/power/);
    expect(() => odds(attack({ power: Number.NaN }), 'mean')).toThrow(/power/);
    expect(() => odds(attack({ parry: -1 }), 'mean')).toThrow(/parry/);
    expect(() => odds(attack({ fury: 3.6e197 }), 'mean')).toThrow(/fury/);
    const bounds = {
      power: [-1_000_000, 200],
      accuracy: [-1_000_000, 1_000_000],
      criticalHit: [0, 1_000_000],
      fury: [0, 200],
      focus: [0, 1_000_000],
      attackerLucky: [0, 1_000_000],
      defenderLucky: [0, 1_000_000],
      parry: [0, 1_000_000],
      evade: [0, 1_000_000],
      health: [0, 1_000_000],
      counters: [0, 1_000_000],
    } as const;
    for (const [name, [least, most]] of Object.entries(bounds)) {
      for (const right of [least, most]) {
        expect(() => odds(attack({ [name]: right }), 'mean'), `${name} ${right}`).not.toThrow();
      }
      for (const wrong of [least - 1, most + 1, 0.5]) {
        expect(() => odds(attack({ [name]: wrong }), 'mean')).toThrow(
          `${name} has to be a whole number from ${least} to ${most}, not ${wrong}.`,
        );
      }
    }
  });
});

describe('odds of an attack: every roll, one by one', () => {
  const each = <T>(...values: T[]) => values;
  const near = (a: readonly number[], b: readonly number[], what: OddsInput) => {
    expect(a.length, JSON.stringify(what)).toBe(b.length);
    for (const [at, value] of a.entries()) {
      if (Math.abs(value - (b[at] ?? 0)) > 1e-12)
        expect.fail(`${JSON.stringify(what)}: ${a} is not ${b}`);
    }
  };

  it('agrees with throwing every die on its own, for every mix in a small range', () => {
    for (const power of each(0, 1, 2, 3, 4, 5)) {
      for (const accuracy of each(-3, -2, -1, 0, 1, 2, 3)) {
        for (const armor of each(false, true)) {
          for (const fury of each(0, 1, 2)) {
            if (power + fury > 5) continue;
            const rolls = [...everyFirstRoll(attack({ power, fury }))];
            for (const criticalHit of each(0, 2)) {
              for (const parry of each(0, 1, 3)) {
                const evade = (power + parry) % 3;
                const input = attack({
                  power,
                  accuracy,
                  armor,
                  fury,
                  criticalHit,
                  parry,
                  evade,
                  health: 3,
                });
                const done = rolls.map(({ roll, chance }) => ({ ...resolve(input, roll), chance }));
                const result = odds(input, 'mean');
                near(result.hits, tally(done.map((one) => [one.hits, one.chance])), input);
                near(result.damage, tally(done.map((one) => [one.damage, one.chance])), input);
                near(
                  [result.discard],
                  [sum(done.map((one) => (one.discarded ? one.chance : 0)))],
                  input,
                );
              }
            }
          }
        }
      }
    }
  }, 60_000);
});

describe('odds by kind of play', () => {
  it('are the same for both kinds without Lucky', () => {
    const { mean, kill } = bothOdds(attack({ power: 3, criticalHit: 1 }));
    expect({ ...kill, play: 'mean' }).toEqual(mean);
    expect([mean.lucky, mean.play, kill.play]).toEqual(['nobody', 'mean', 'kill']);
  });

  it('say who has Lucky', () => {
    const lucky = (attackerLucky: number, defenderLucky: number) =>
      odds(attack({ power: 2, attackerLucky, defenderLucky }), 'mean').lucky;
    expect([lucky(0, 0), lucky(1, 0), lucky(0, 1), lucky(1, 1)]).toEqual([
      'nobody',
      'attacker',
      'defender',
      'both',
    ]);
  });

  it('differ with Lucky: playing for the discard gives up damage, and the other way round', () => {
    const { mean, kill } = bothOdds(
      attack({ power: 4, criticalHit: 3, attackerLucky: 3, health: 5 }),
    );
    expect(kill.discard).toBeGreaterThan(mean.discard + 0.001);
    expect(mean.mean).toBeGreaterThan(kill.mean + 0.001);
  });

  it('cannot be taken for each other', () => {
    const { mean } = bothOdds(attack({ power: 2 }));
    // @ts-expect-error the odds of playing for damage are not those of playing for the discard
    const wrong: Odds<'kill'> = mean;
    expect(wrong.play).toBe('mean');
  });
});
