/** One attack with 12 dice, played step by step to its end. Dice and units differ from call to call. */
import { answer, next, type Reply, startAttack, type UnitSpec } from '../../src/rules/index.ts';
import type { Bench } from '../bench.ts';

const DICE = 12;

function attacker(turn: number): UnitSpec {
  return {
    id: 'A',
    power: DICE,
    abilities: [
      { keyword: 'accuracy', value: (turn % 3) - 1 },
      { keyword: 'critical-hit', value: 1 + (turn % 3) },
      { keyword: 'fury', value: 2 },
      { keyword: 'focus', value: 1 },
      { keyword: 'lucky', value: 2 },
    ],
  };
}

function defender(turn: number): UnitSpec {
  return {
    id: 'D',
    health: 6 + (turn % 20),
    abilities: [
      { keyword: 'armor' },
      { keyword: 'parry', value: 1 },
      { keyword: 'evade', value: 2, cost: 'Pay 1 Force', force: 1 },
      { keyword: 'retaliate', value: 2 },
    ],
  };
}

/** Plays everything that may be played: the first option that is no pass, the dice from a counter. */
function play(turn: number): unknown {
  let dice = turn;
  let state = startAttack({
    units: [attacker(turn), defender(turn)],
    attacker: 'A',
    defender: 'D',
  });
  for (let awaiting = next(state); awaiting.kind !== 'done'; awaiting = next(state)) {
    let reply: Reply;
    if (awaiting.kind === 'dice') {
      reply = { dice: Array.from({ length: awaiting.count }, () => 1 + (dice++ % 6)) };
    } else {
      const option = awaiting.options.find(({ id }) => id !== 'pass');
      const choose = option?.id ?? awaiting.preset;
      reply = option?.dice === undefined ? { choose } : { choose, positions: [1, 2] };
    }
    state = answer(state, reply);
  }
  return state;
}

export const bench: Bench = {
  title: 'An attack, step by step',
  cases: [
    {
      name: `${DICE} dice, Fury, Lucky, Evade and Retaliate used`,
      run: play,
      goal: { micros: 200, firstMillis: 10 },
    },
  ],
};
