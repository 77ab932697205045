import { describe, expect, it, vi } from 'vitest';
import {
  advise,
  exactOdds,
  fractionText,
  type OddsInput,
  odds,
  type Play,
  plainAttack,
  type Role,
} from '../odds.ts';
import { firstToPlay } from './policy.ts';
import { everyRoll, resolve, SlowRound, slowValue } from './twin.ts';

const attack = (changes: Partial<OddsInput>): OddsInput => ({ ...plainAttack, ...changes });
vi.setConfig({ testTimeout: 60_000 });

const plays: Play[] = ['mean', 'kill'];
const roles: Role[] = ['attacker', 'defender'];
const middle = (a: number, b: number, c: number) => [a, b, c].sort((x, y) => x - y)[1] ?? a;

/** Keyword mixes that make Lucky interesting: all hit, none hits, both specials, one, none. */
function* mixes(): Generator<Partial<OddsInput>> {
  for (const accuracy of [-3, -1, 0, 1, 3]) {
    for (const criticalHit of [0, 1, 3]) {
      for (const parry of [0, 1, 2])
        yield { accuracy, criticalHit, parry, evade: parry % 2, health: 2 };
    }
  }
}

describe('Lucky on one side', () => {
  it('re-rolls the misses of plain dice: Lucky 1 on two dice makes 3/2 - 1/8', () => {
    // Each die hits in 1 of 2; unless both hit (1/4), one miss is thrown again: 1 + 3/4 * 1/2.
    const { mean } = exactOdds(attack({ power: 2, attackerLucky: 1 }), 'mean');
    expect(fractionText(mean)).toBe('11/8');
  });

  it('takes the hits away for the defender: 1 - 3/8', () => {
    const { mean } = exactOdds(attack({ power: 2, defenderLucky: 1 }), 'mean');
    expect(fractionText(mean)).toBe('5/8');
  });

  it('cannot re-roll more dice than there are, Fury dice included', () => {
    const at = (attackerLucky: number) =>
      odds(attack({ power: 2, armor: true, fury: 1, attackerLucky }), 'mean').mean;
    expect(at(3)).toBeGreaterThan(at(2));
    expect(at(9)).toBe(at(3));
    expect(odds(attack({ power: 0, attackerLucky: 3 }), 'mean').lucky).toBe('nobody');
  });

  it('comes out as with every set of dice of every roll considered', () => {
    for (const play of plays) {
      for (const [attackerLucky, defenderLucky] of [
        [1, 0],
        [2, 0],
        [0, 1],
        [0, 2],
        [3, 0],
      ] as const) {
        for (const mix of mixes()) {
          for (const fury of [0, 1]) {
            const input = attack({ power: 3 - fury, fury, attackerLucky, defenderLucky, ...mix });
            expect(worth(input, play), JSON.stringify(input)).toBeCloseTo(
              slowValue(input, play),
              12,
            );
          }
        }
      }
    }
  });
});

describe('Lucky on both sides', () => {
  it('comes out as the whole play-or-pass round does, whoever starts', () => {
    for (const first of roles) {
      for (const play of plays) {
        for (const [attackerLucky, defenderLucky] of [
          [1, 1],
          [2, 1],
          [1, 2],
          [3, 3],
        ] as const) {
          for (const mix of mixes()) {
            const input = attack({ power: 2, attackerLucky, defenderLucky, first, ...mix });
            expect(worth(input, play), JSON.stringify(input)).toBeCloseTo(
              slowValue(input, play),
              12,
            );
          }
        }
      }
    }
    for (const mix of mixes()) {
      const input = attack({ power: 3, fury: 1, attackerLucky: 2, defenderLucky: 1, ...mix });
      expect(worth(input, 'mean'), JSON.stringify(input)).toBeCloseTo(slowValue(input, 'mean'), 12);
    }
  });

  it('is worth the middle of nobody, attacker first and defender first, for every roll', () => {
    for (const play of plays) {
      for (const [attackerLucky, defenderLucky, dice] of [
        [1, 1, 3],
        [2, 3, 2],
      ] as const) {
        for (const mix of mixes()) {
          const input = attack({ attackerLucky, defenderLucky, ...mix });
          const round = new SlowRound(input, play);
          for (const roll of everyRoll(dice)) {
            if (roll.some((die, at) => die < (roll[at - 1] ?? 0))) continue;
            const then = (who: Role) => forced(round, input, roll, who);
            const value = middle(round.stand(roll), then('attacker'), then('defender'));
            expect(round.start(roll, 'attacker')).toBeCloseTo(value, 12);
            expect(round.start(roll, 'defender')).toBeCloseTo(value, 12);
          }
        }
      }
    }
  });

  it('follows the round: play where it is better than to pass, answer a pass where that gains', () => {
    expect(firstToPlay(true, 2, 3, 4, 1)).toBe('attacker');
    expect(firstToPlay(true, 3, 2, 4, 1)).toBe('nobody');
    expect(firstToPlay(true, 3, 1, 2, 1)).toBe('defender');
    expect(firstToPlay(false, 3, 1, 2, 1)).toBe('defender');
    expect(firstToPlay(false, 2, 3, 4, 1)).toBe('attacker');
    expect(firstToPlay(false, 3, 2, 4, 1)).toBe('nobody');
  });

  it('does not depend on who starts, also with many dice', () => {
    for (const play of plays) {
      for (const mix of mixes()) {
        const input = attack({
          power: 9,
          fury: 2,
          attackerLucky: 3,
          defenderLucky: 2,
          ...mix,
          health: 6,
        });
        const other = worth({ ...input, first: 'defender' }, play);
        expect(worth(input, play)).toBeCloseTo(other, 12);
      }
    }
  });
});

describe('advice for a roll', () => {
  it('re-rolls the natural 1 that lets the defender parry', () => {
    const input = attack({ accuracy: 1, criticalHit: 2, attackerLucky: 2, parry: 1, health: 4 });
    const advice = advise(input, { play: 'mean', roll: [6, 5, 3, 1] });
    expect(advice).toMatchObject({
      by: 'attacker',
      best: { positions: [4], value: 5.5 },
      gain: 1.5,
    });
    expect(advice?.best.exact).toEqual({ numerator: 11n, denominator: 2n });
    expect(advice?.options.map(({ positions }) => positions)).toEqual([[4], [3, 4]]);
  });

  it('says to pass where nothing can be gained, and nothing at all without Lucky', () => {
    const sure = attack({ attackerLucky: 2, health: 2 });
    expect(advise(sure, { play: 'kill', roll: [5, 6, 1] })?.best.positions).toEqual([]);
    expect(advise(sure, { play: 'mean', roll: [] })).toBeUndefined();
    expect(advise(sure, { play: 'mean', roll: [1], by: 'defender' })).toBeUndefined();
    for (const wrong of [7, 0, 1.5, -1]) {
      expect(() => advise(sure, { play: 'mean', roll: [5, wrong] })).toThrow(
        `A die shows 1 to 6, not ${wrong}.`,
      );
    }
  });

  it('asks the side with Lucky that acts first, unless somebody says whose turn it is', () => {
    const by = (changes: Partial<OddsInput>) =>
      advise(attack(changes), { play: 'mean', roll: [4, 2] })?.by;
    const both = { attackerLucky: 1, defenderLucky: 1 };
    expect(by({ ...both, first: 'attacker' })).toBe('attacker');
    expect(by({ ...both, first: 'defender' })).toBe('defender');
    expect(by({ attackerLucky: 1, first: 'defender' })).toBe('attacker');
    expect(by({ defenderLucky: 1, first: 'attacker' })).toBe('defender');
    expect(advise(attack(both), { play: 'mean', roll: [4, 2], by: 'defender' })?.by).toBe(
      'defender',
    );
  });

  it('takes what the other side has done as not done yet, unless somebody says so', () => {
    const both = attack({ attackerLucky: 1, defenderLucky: 2 });
    const situation = { play: 'mean', roll: [4, 5, 2], by: 'attacker' } as const;
    const open = advise(both, situation);
    expect(advise(both, { ...situation, other: 'open' })).toEqual(open);
    expect(advise(both, { ...situation, other: 'passed' })).not.toEqual(open);
    expect(advise(both, { ...situation, other: 'used' })).not.toEqual(open);
  });

  it('is as near as decimals come where fractions would take too long', () => {
    const many = attack({ attackerLucky: 25 });
    const roll = Array.from({ length: 25 }, (_, at) => (at < 10 ? 5 : 2));
    const advice = advise(many, { play: 'mean', roll });
    expect(advice?.best.value).toBeCloseTo(10 + 15 / 2, 10);
    expect(advice?.best.positions).toEqual(Array.from({ length: 15 }, (_, at) => at + 11));
    expect(advice?.best.exact).toBeUndefined();
    expect([advice?.pass.value, advice?.stand.value, advice?.gain]).toEqual([10, 10, 7.5]);
  });

  it('takes up the first of equal dice', () => {
    const advice = advise(attack({ attackerLucky: 2 }), { play: 'mean', roll: [2, 2, 2] });
    expect(advice?.options.map(({ positions }) => positions)).toEqual([[1], [1, 2]]);
    const other = advise(attack({ defenderLucky: 2 }), { play: 'mean', roll: [5, 5, 5] });
    expect(other?.options.map(({ positions }) => positions)).toEqual([[1], [1, 2]]);
  });

  it('has the defender take the best dice away', () => {
    const input = attack({ criticalHit: 2, defenderLucky: 1, first: 'defender' });
    const advice = advise(input, { play: 'mean', roll: [4, 6, 1] });
    expect(advice).toMatchObject({ by: 'defender', best: { positions: [2] }, stand: { value: 4 } });
  });

  it('may differ between playing for damage and for the discard', () => {
    const input = attack({ attackerLucky: 2, criticalHit: 2, health: 4 });
    const roll = [4, 5, 2];
    expect(advise(input, { play: 'mean', roll })?.best.positions).toEqual([3]);
    expect(advise(input, { play: 'kill', roll })?.best.positions).toEqual([1, 3]);
  });

  it('is worth what the whole round says, in every situation', () => {
    for (const [attackerLucky, defenderLucky] of [
      [1, 1],
      [2, 1],
      [3, 0],
      [1, 3],
    ] as const) {
      for (const mix of mixes()) {
        const input = attack({ attackerLucky, defenderLucky, ...mix });
        for (const play of plays) {
          const round = new SlowRound(input, play);
          for (const roll of [[6, 1, 4], [2, 1, 1], [6, 6], [3, 5], [1]]) {
            for (const by of roles) {
              for (const other of ['open', 'passed', 'used'] as const) {
                const advice = advise(input, { play, roll, by, other });
                if (advice === undefined) continue;
                const done = other === 'used';
                const used = {
                  attacker: done && by === 'defender',
                  defender: done && by === 'attacker',
                };
                const passes = other === 'passed' ? 1 : 0;
                const value = round.value({ roll, used, turn: by, passes });
                expect(advice.best.value).toBeCloseTo(value, 12);
                const won = Math.abs(advice.best.value - advice.pass.value);
                expect(advice.gain).toBeCloseTo(won, 12);
              }
            }
          }
        }
      }
    }
  });

  it('names dice that bring what it promises', () => {
    const input = attack({ attackerLucky: 2, criticalHit: 2, parry: 2, accuracy: -1, health: 4 });
    for (const play of plays) {
      for (const roll of everyRoll(3)) {
        for (const { positions, value } of advise(input, { play, roll })?.options ?? []) {
          let sum = 0;
          for (const faces of everyRoll(positions.length)) {
            const after = roll.map((die, at) => faces[positions.indexOf(at + 1)] ?? die);
            const { damage, discarded } = resolve(input, after);
            sum += play === 'mean' ? damage : discarded ? 1 : 0;
          }
          expect(value).toBeCloseTo(sum / 6 ** positions.length, 12);
        }
      }
    }
  });
});

function worth(input: OddsInput, play: Play): number {
  const result = odds(input, play);
  return play === 'mean' ? result.mean : result.discard;
}

/** Value if this side re-rolls first (or keeps all dice) and the other one answers. */
function forced(round: SlowRound, input: OddsInput, roll: number[], who: Role): number {
  const other = who === 'attacker' ? 'defender' : 'attacker';
  const most = who === 'attacker' ? input.attackerLucky : input.defenderLucky;
  const used = { attacker: who === 'attacker', defender: who === 'defender' };
  const values: number[] = [];
  for (let mask = 0; mask < 1 << roll.length; mask++) {
    const kept = roll.filter((_, at) => (mask & (1 << at)) === 0);
    const again = roll.length - kept.length;
    if (again > most) continue;
    let sum = 0;
    for (const more of everyRoll(again)) {
      sum += round.value({ roll: [...kept, ...more], used, turn: other, passes: 0 });
    }
    values.push(sum / 6 ** again);
  }
  return who === 'attacker' ? Math.max(...values) : Math.min(...values);
}
