import { describe, expect, test } from 'vitest';
import { statesOf } from '../../examples/attack/moves.ts';
import '../../rules/index.ts';
import type { UnitSpec } from '../../rules/types.ts';
import { adviceOf } from './advice-of.ts';

const unit = (id: string, side: 'dark' | 'light', own: Partial<UnitSpec>): UnitSpec => ({
  id,
  side,
  arena: 'ground',
  ...own,
});
const lucky = [{ keyword: 'lucky', value: 2 }];

function startOf(attacker: Partial<UnitSpec>, defender: Partial<UnitSpec>) {
  const units = [unit('attacker', 'dark', attacker), unit('defender', 'light', defender)];
  return { attack: { units, attacker: 'attacker', defender: 'defender' } };
}

describe('the advice for Lucky', () => {
  test('the attacker takes up its misses, and gains half a hit with each', () => {
    const start = startOf({ power: 4, abilities: lucky }, { health: 9 });
    const { states } = statesOf({ start, moves: [{ dice: [6, 1, 5, 2] }] });
    const advice = adviceOf(start, states, 'mean');
    expect(advice).toMatchObject({ who: 'the attacker', positions: [2, 4], pass: 2, best: 3 });
  });

  test('with nothing but hits a pass is best', () => {
    const start = startOf({ power: 3, abilities: lucky }, { health: 9 });
    const { states } = statesOf({ start, moves: [{ dice: [6, 4, 5] }] });
    expect(adviceOf(start, states, 'mean')).toMatchObject({ positions: [], best: 3, pass: 3 });
  });

  test('for the discard it counts whether the unit falls', () => {
    const start = startOf({ power: 2, abilities: lucky }, { health: 2 });
    const { states } = statesOf({ start, moves: [{ dice: [6, 1] }] });
    expect(adviceOf(start, states, 'kill')).toMatchObject({ positions: [2], best: 0.5, pass: 0 });
  });

  test('the defender makes the hits be rolled again', () => {
    const start = startOf({ power: 2 }, { health: 9, name: 'Rey', abilities: lucky });
    const { states } = statesOf({ start, moves: [{ dice: [6, 1] }] });
    expect(adviceOf(start, states, 'mean')).toMatchObject({ who: 'Rey', positions: [1], pass: 1 });
  });

  test('it stays after the choice was made, and is not there before the roll or without Lucky', () => {
    const start = startOf({ power: 2, abilities: lucky }, { health: 9 });
    const { states } = statesOf({ start, moves: [{ dice: [6, 1] }, { choose: 'pass' }] });
    expect(adviceOf(start, states, 'mean')?.positions).toEqual([2]);
    expect(adviceOf(start, states.slice(0, 1), 'mean')).toBeUndefined();
    const plain = startOf({ power: 2 }, { health: 9 });
    const other = statesOf({ start: plain, moves: [{ dice: [6, 1] }] });
    expect(adviceOf(plain, other.states, 'mean')).toBeUndefined();
  });
});
