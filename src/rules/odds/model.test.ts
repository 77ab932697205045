/** The odds against the attack itself: every way in which it can go is played, step by step. */
import { describe, expect, it, vi } from 'vitest';
import { answer, next, startAttack } from '../attack.ts';
import { odds, oddsInput, type Play } from '../odds.ts';
import { rulesOf } from '../registry.ts';
import type { Ability, AttackState, Await, Side, UnitSpec } from '../types.ts';
import { everyRoll, tally } from './twin.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Outcome {
  hits: number;
  damage: number;
  counters: number;
  discarded: boolean;
  /** Power that Focus brings for the next attack, and dice that Fury added. */
  focus: boolean;
  fury: boolean;
  chance: number;
}

type Choice = Extract<Await, { kind: 'choice' }>;
type DiceAwait = Extract<Await, { kind: 'dice' }>;

/** Rolls that differ when sorted, with their chances: no rule looks at the order of dice. */
const sorted = new Map<number, { roll: number[]; chance: number }[]>();
function sortedRolls(dice: number): { roll: number[]; chance: number }[] {
  const known = sorted.get(dice);
  if (known !== undefined) return known;
  const found = new Map<string, { roll: number[]; chance: number }>();
  for (const roll of everyRoll(dice)) {
    const same = roll.toSorted();
    const entry = found.get(same.join()) ?? { roll: same, chance: 0 };
    entry.chance += 6 ** -dice;
    found.set(same.join(), entry);
  }
  sorted.set(dice, [...found.values()]);
  return [...found.values()];
}

function begin(attacker: UnitSpec, defender: UnitSpec): AttackState {
  return startAttack({ units: [attacker, defender], attacker: attacker.id, defender: defender.id });
}

/** Prevents as much as can be; leaves alone what nobody has to do. */
function reply(awaiting: Choice): { choose: string } {
  if (awaiting.step !== 'damage-prevention' || awaiting.keyword !== undefined) {
    return { choose: awaiting.preset };
  }
  const most = awaiting.options.reduce((best, one) =>
    (one.amount ?? -1) > (best.amount ?? -1) ? one : best,
  );
  return { choose: most.id };
}

/** Every way in which the attack can go, without re-rolls. */
function* everyWay(state: AttackState, chance = 1): Generator<Outcome> {
  const awaiting = next(state);
  if (awaiting.kind === 'done') yield { ...outcome(state), chance };
  else if (awaiting.kind === 'choice') yield* everyWay(answer(state, reply(awaiting)), chance);
  else {
    for (const { roll, chance: part } of rollsFor(awaiting)) {
      yield* everyWay(answer(state, { dice: roll }), chance * part);
    }
  }
}

function rollsFor(awaiting: DiceAwait): { roll: number[]; chance: number }[] {
  return sortedRolls(awaiting.count);
}

function outcome(state: AttackState): Omit<Outcome, 'chance'> {
  const done = state.attack?.over.find((damage) => damage.id === 'attack');
  const attacker = state.units.find((unit) => unit.id === 'A');
  return {
    hits: state.attack?.hits ?? 0,
    damage: done?.pending ?? 0,
    counters: done?.placed ?? 0,
    discarded: state.discarded.includes('D'),
    focus: attacker?.modifiers.some((modifier) => modifier.until === 'next-attack') ?? false,
    fury: state.attack?.dice?.dice.some((die) => die.role === 'fury') ?? false,
  };
}

/** Value of the attack if both players use Lucky as well as can be, trying everything. */
function value(state: AttackState, play: Play, seen: Map<string, number>): number {
  const awaiting = next(state);
  if (awaiting.kind === 'done') {
    const { damage, discarded } = outcome(state);
    return play === 'mean' ? damage : discarded ? 1 : 0;
  }
  if (awaiting.kind === 'dice') {
    let sum = 0;
    for (const { roll, chance } of rollsFor(awaiting)) {
      sum += chance * value(answer(state, { dice: roll }), play, seen);
    }
    return sum;
  }
  const lucky = awaiting.options.find((option) => option.dice !== undefined);
  if (lucky?.dice === undefined) return value(answer(state, reply(awaiting)), play, seen);
  const faces = state.attack?.dice?.dice.map((die) => die.natural) ?? [];
  const key = JSON.stringify([faces, state.attack?.used, state.chances]);
  const known = seen.get(key);
  if (known !== undefined) return known;
  const values = [value(answer(state, { choose: 'pass' }), play, seen)];
  for (let mask = 1; mask < 1 << faces.length; mask++) {
    const positions = faces.map((_, at) => at + 1).filter((at) => mask & (1 << (at - 1)));
    if (positions.length > lucky.dice.max) continue;
    values.push(value(answer(state, { choose: lucky.id, positions }), play, seen));
  }
  const best = lucky.unit === 'A' ? Math.max(...values) : Math.min(...values);
  seen.set(key, best);
  return best;
}

function ability(keyword: string, amount: number | true): Ability[] {
  if (amount === true) return [{ keyword }];
  return amount === 0 ? [] : [{ keyword, value: amount }];
}

interface Mix {
  power: number;
  accuracy: number;
  armor: boolean;
  critical: number;
  fury: number;
  parry: number;
  evade: number;
  ferocity: boolean;
  shields: number;
}

function fighters(mix: Mix): { attacker: UnitSpec; defender: UnitSpec } {
  const { power, shields } = mix;
  return {
    attacker: {
      id: 'A',
      power: power + shields,
      abilities: [
        ...ability('accuracy', mix.accuracy),
        ...ability('critical-hit', mix.critical),
        ...ability('fury', mix.fury),
        ...ability('focus', 1),
        ...(mix.ferocity ? ability('ferocity', true) : []),
      ],
    },
    defender: {
      id: 'D',
      health: 3,
      abilities: [
        ...(mix.armor ? ability('armor', true) : []),
        ...ability('parry', mix.parry),
        ...ability('evade', mix.evade),
        ...ability('evade', mix.evade),
        ...ability('shields', shields),
        // As soon as the model knows Fortitude, half of the attacks with Ferocity meet it.
        ...(rulesOf('fortitude') !== undefined && shields === 1 ? ability('fortitude', true) : []),
      ],
    },
  };
}

function near(a: readonly number[], b: readonly number[], what: unknown): void {
  const wrong = a.length !== b.length || a.some((one, at) => Math.abs(one - (b[at] ?? 0)) > 1e-12);
  if (wrong) expect.fail(`${JSON.stringify(what)}: ${a.join(' ')} is not ${b.join(' ')}`);
}

function compare(mix: Mix): void {
  const { attacker, defender } = fighters(mix);
  const result = odds(oddsInput(attacker, defender), 'mean');
  const all = [...everyWay(begin(attacker, defender))];
  const list = (what: (one: Outcome) => number) => tally(all.map((one) => [what(one), one.chance]));
  const part = (which: (one: Outcome) => boolean) =>
    all.reduce((sum, one) => sum + (which(one) ? one.chance : 0), 0);
  near(
    result.hits,
    list(({ hits }) => hits),
    mix,
  );
  near(
    result.damage,
    list(({ damage }) => damage),
    mix,
  );
  near(
    result.counters,
    list(({ counters }) => counters),
    mix,
  );
  near(
    [result.discard, result.focus, result.fury],
    [part((o) => o.discarded), part((o) => o.focus), part((o) => o.fury)],
    mix,
  );
}

function* mixes(power: number): Generator<Mix> {
  let turn = 0;
  for (const accuracy of [-3, -2, -1, 0, 1, 2, 3]) {
    for (const armor of [false, true]) {
      for (const critical of [0, 2]) {
        for (const fury of [0, 1, 2]) {
          if (power + fury > 6) continue;
          for (const parry of [0, 1]) {
            for (const evade of [0, 1]) {
              turn++;
              const [ferocity, shields] = [turn % 7 === 0, turn % 3];
              yield { power, accuracy, armor, critical, fury, parry, evade, ferocity, shields };
            }
          }
        }
      }
    }
  }
}

describe('odds against the attack played step by step', () => {
  it.each([0, 1, 2, 3, 4, 5])('%i dice, with every mix of keywords in a small range', (power) => {
    for (const mix of mixes(power)) compare(mix);
  });

  it('5 dice in every order, one die after the other', () => {
    const mix = { power: 5, accuracy: 1, armor: true, critical: 1, fury: 0, parry: 2, evade: 1 };
    const { attacker, defender } = fighters({ ...mix, ferocity: false, shields: 1 });
    const damage: [number, number][] = [];
    const start = begin(attacker, defender);
    for (const roll of everyRoll(5)) {
      let state = answer(start, { dice: roll });
      for (let awaiting = next(state); awaiting.kind === 'choice'; awaiting = next(state)) {
        state = answer(state, reply(awaiting));
      }
      damage.push([outcome(state).damage, 6 ** -5]);
    }
    near(odds(oddsInput(attacker, defender), 'mean').damage, tally(damage), mix);
  });

  it.each(['dark', 'light'] as Side[])(
    'Lucky on either or both sides, the attacker being %s',
    (side) => {
      for (const [attack, defend] of [
        [1, 0],
        [2, 0],
        [0, 2],
        [1, 1],
        [2, 1],
      ] as const) {
        for (const accuracy of [-1, 0]) {
          for (const [critical, parry] of [
            [0, 0],
            [2, 0],
            [0, 1],
            [2, 2],
          ] as const) {
            const attacker = {
              ...{ id: 'A', side, power: 2 },
              abilities: [
                ...ability('lucky', attack),
                ...ability('critical-hit', critical),
                ...ability('accuracy', accuracy),
              ],
            };
            const abilities = [...ability('lucky', defend), ...ability('parry', parry)];
            const defender = { id: 'D', health: 2, abilities };
            for (const play of ['mean', 'kill'] as const) {
              const result = odds(oddsInput(attacker, defender), play);
              const slow = value(begin(attacker, defender), play, new Map());
              const what = JSON.stringify({ play, attacker, defender });
              expect(play === 'mean' ? result.mean : result.discard, what).toBeCloseTo(slow, 12);
            }
          }
        }
      }
    },
  );
});
