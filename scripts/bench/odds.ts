/** The odds against a plain loop over dice and faces, and Lucky. Inputs differ from call to call. */
import { type OddsInput, odds, plainAttack } from '../../src/rules/index.ts';
import type { Bench, Case } from '../bench.ts';

/** Keywords that matter, in 144 mixes. */
function input(power: number, turn: number, more: Partial<OddsInput> = {}): OddsInput {
  return {
    ...plainAttack,
    power,
    accuracy: (turn % 3) - 1,
    criticalHit: 1 + (turn % 4),
    parry: 1 + ((turn >> 2) % 3),
    evade: (turn >> 4) % 2,
    health: 3 + (turn % 8),
    ...more,
  };
}

/** What one would write first: die by die, face by face, by hits and whether a 6 and a 1 are there. */
function plainLoop(attack: OddsInput): { hits: number[]; damage: number[]; discard: number } {
  const needs = (attack.armor ? 5 : 4) - attack.accuracy;
  const rows = attack.power + 1;
  let now = new Array<number>(rows * 4).fill(0);
  now[0] = 1;
  for (let die = 0; die < attack.power; die++) {
    const then = new Array<number>(rows * 4).fill(0);
    for (let cell = 0; cell < (die + 1) * 4; cell++) {
      const chance = now[cell] as number;
      for (let face = 1; face <= 6; face++) {
        const seen = (cell & 3) | (face === 6 ? 1 : 0) | (face === 1 ? 2 : 0);
        const count = (cell >> 2) + (face >= needs ? 1 : 0);
        (then[count * 4 + seen] as number) += chance / 6;
      }
    }
    now = then;
  }
  const hits = new Array<number>(rows).fill(0);
  const damage = new Array<number>(rows + attack.criticalHit).fill(0);
  let discard = 0;
  for (const [cell, chance] of now.entries()) {
    const six = cell & 1 ? attack.criticalHit : 0;
    const one = cell & 2 ? attack.parry : 0;
    const done = Math.max(0, (cell >> 2) + six - one - attack.evade);
    (hits[cell >> 2] as number) += chance;
    (damage[done] as number) += chance;
    if (done >= attack.health - attack.counters) discard += chance;
  }
  return { hits, damage, discard };
}

function pool(dice: number, ratio: number, micros: number): Case[] {
  return [
    { name: `plain loop, ${dice} dice`, run: (turn) => plainLoop(input(dice, turn)) },
    {
      name: `odds, ${dice} dice`,
      run: (turn) => odds(input(dice, turn), 'mean'),
      against: `plain loop, ${dice} dice`,
      goal: { ratio, micros, firstMillis: 10 },
    },
  ];
}

function lucky(
  name: string,
  dice: number,
  more: Partial<OddsInput>,
  micros: number,
  play: 'mean' | 'kill' = 'mean',
): Case {
  return {
    name,
    run: (turn) => odds(input(dice, turn, more), play),
    goal: { micros, firstMillis: 10 },
  };
}

export const bench: Bench = {
  title: 'Odds of an attack (Accuracy, Critical Hit, Parry, Evade)',
  cases: [
    ...pool(5, 1, 10),
    ...pool(20, 0.25, 10),
    ...pool(100, 0.05, 25),
    lucky('with Fury 2, 8 dice', 8, { fury: 2 }, 25),
    lucky('Lucky 3, 10 dice', 10, { attackerLucky: 3 }, 50),
    lucky('Lucky 3, 10 dice, for the discard', 10, { attackerLucky: 3 }, 50, 'kill'),
    lucky('Lucky 5, 20 dice', 20, { attackerLucky: 5 }, 300),
    lucky('Lucky 2 on both sides, 5 dice', 5, { attackerLucky: 2, defenderLucky: 2 }, 600),
    lucky('Lucky 3 on both sides, 10 dice', 10, { attackerLucky: 3, defenderLucky: 3 }, 600),
    lucky('Lucky 5 on both sides, 20 dice', 20, { attackerLucky: 5, defenderLucky: 5 }, 600),
  ],
};
