/** The odds against thrown dice. The seed is in the name of each test; ODDS_SEED=… tries another one. */
import { describe, expect, it, vi } from 'vitest';
import {
  advise,
  damageDiceOdds,
  type OddsInput,
  odds,
  type Play,
  plainAttack,
  type Situation,
} from '../odds.ts';
import { resolve } from './twin.ts';

vi.setConfig({ testTimeout: 60_000 });

const seed = Number(process.env['ODDS_SEED'] ?? 20051121);
const THROWS = 20_000;

/** Dice from a seed (mulberry32). */
function diceFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return 1 + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * 6);
  };
}

/** Fails unless what was counted lies within four standard errors of the odds. */
function within(found: number, chance: number, what: string): void {
  const error = Math.sqrt((chance * (1 - chance)) / THROWS);
  const apart = Math.abs(found / THROWS - chance);
  if (apart > 4 * error + 1e-12) {
    expect.fail(`${what}: ${found} of ${THROWS} is not near ${chance} (seed ${seed})`);
  }
}

function firstRoll(input: OddsInput, die: () => number): number[] {
  const roll = Array.from({ length: input.power }, die);
  return roll.includes(4) ? [...roll, ...Array.from({ length: input.fury }, die)] : roll;
}

type Adviser = (situation: Situation) => number[];

/** The advised positions; asked once for each situation, as few differ among many throws. */
function adviser(input: OddsInput): Adviser {
  const known = new Map<string, number[]>();
  return (situation) => {
    const key = JSON.stringify(situation);
    const positions = known.get(key) ?? advise(input, situation)?.best.positions ?? [];
    known.set(key, positions);
    return positions;
  };
}

/** The play-or-pass round of the re-roll chance, both sides following the advice. */
function reroll(
  input: OddsInput,
  roll: number[],
  play: Play,
  die: () => number,
  ask: Adviser,
): number[] {
  const used = { attacker: input.attackerLucky === 0, defender: input.defenderLucky === 0 };
  let by = input.first;
  let passes = 0;
  let lying = roll;
  while (passes < 2) {
    const opponent = by === 'attacker' ? 'defender' : 'attacker';
    const other = used[opponent] ? 'used' : passes === 1 ? 'passed' : 'open';
    lying = lying.toSorted();
    const positions = used[by] ? [] : ask({ play, roll: lying, by, other });
    if (positions.length === 0) passes++;
    else {
      used[by] = true;
      passes = 0;
      lying = lying.map((face, at) => (positions.includes(at + 1) ? die() : face));
    }
    by = opponent;
  }
  return lying;
}

const cases: [string, Partial<OddsInput>][] = [
  ['plain dice', { power: 7 }],
  [
    'Accuracy, Critical Hit and Parry',
    { power: 6, accuracy: 1, criticalHit: 2, parry: 2, health: 4 },
  ],
  [
    'Fury and Focus against Armor',
    { power: 8, fury: 3, focus: 1, armor: true, evade: 1, health: 3 },
  ],
  ['Lucky of the attacker', { power: 6, criticalHit: 2, attackerLucky: 2, parry: 1, fury: 1 }],
  [
    'Lucky of the defender',
    { power: 5, accuracy: -1, criticalHit: 3, defenderLucky: 2, health: 3 },
  ],
  [
    'Lucky of both',
    { power: 5, criticalHit: 2, attackerLucky: 2, defenderLucky: 2, parry: 2, health: 3 },
  ],
];

describe(`odds against thrown dice, seed ${seed}`, () => {
  it.each(cases)('%s', (_, changes) => {
    const input = { ...plainAttack, ...changes };
    for (const play of ['mean', 'kill'] as const) {
      const die = diceFrom(seed);
      const ask = adviser(input);
      const result = odds(input, play);
      const hits: number[] = [];
      const damage: number[] = [];
      let [discards, fives, furies] = [0, 0, 0];
      for (let turn = 0; turn < THROWS; turn++) {
        const first = firstRoll(input, die);
        if (input.focus > 0 && first.includes(5)) fives++;
        if (first.length > input.power) furies++;
        const done = resolve(input, reroll(input, first, play, die, ask));
        hits[done.hits] = (hits[done.hits] ?? 0) + 1;
        damage[done.damage] = (damage[done.damage] ?? 0) + 1;
        if (done.discarded) discards++;
      }
      for (const [at, chance] of result.hits.entries()) within(hits[at] ?? 0, chance, `${at} hits`);
      for (const [at, chance] of result.damage.entries()) {
        within(damage[at] ?? 0, chance, `${at} damage`);
      }
      within(discards, result.discard, 'discard');
      within(fives, result.focus, 'Focus');
      within(furies, result.fury, 'Fury');
    }
  });

  it('dice of damage', () => {
    const die = diceFrom(seed);
    const unit = {
      armor: true,
      evade: 1,
      ferocity: false,
      fortitude: false,
      health: 3,
      counters: 1,
    };
    const result = damageDiceOdds({ dice: 5, ...unit });
    const damage: number[] = [];
    for (let turn = 0; turn < THROWS; turn++) {
      const hits = Array.from({ length: 5 }, die).filter((face) => face >= 5).length;
      const done = Math.max(0, hits - 1);
      damage[done] = (damage[done] ?? 0) + 1;
    }
    for (const [at, chance] of result.damage.entries()) within(damage[at] ?? 0, chance, `${at}`);
  });
});
