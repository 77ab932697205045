import { describe, expect, it } from 'vitest';
import { emptyGame } from './game.ts';
import { refusal } from './testing.ts';
import { healthOf, makeUnit, powerOf, remainingHealth, speedOf, unitOf } from './unit.ts';

const dark = { side: 'dark' as const, arena: 'ground' as const };

describe('A unit', () => {
  it('should have what its description leaves out', () => {
    expect(makeUnit({ id: 'A' }, dark)).toMatchObject({
      name: 'A',
      side: 'dark',
      arena: 'ground',
      zone: 'arena',
      power: 0,
      speed: 30,
      health: 5,
      counters: 0,
      tapped: false,
      stack: 1,
    });
  });

  it('should be 10 faster, 1 stronger and 1 tougher for every card underneath', () => {
    const unit = makeUnit({ id: 'A', power: 3, speed: 40, health: 4, stack: 3 }, dark);
    const game = emptyGame([unit]);
    expect([powerOf(game, unit), speedOf(game, unit), healthOf(game, unit)]).toEqual([5, 60, 6]);
  });

  it('should have health left until the counters reach it', () => {
    const unit = makeUnit({ id: 'A', health: 4, counters: 3 }, dark);
    expect(remainingHealth(emptyGame([unit]), unit)).toBe(1);
    unit.counters = 9;
    expect(remainingHealth(emptyGame([unit]), unit)).toBe(0);
  });

  it('should be refused with a stack or counters that cannot be', () => {
    expect(refusal(() => makeUnit({ id: 'A', stack: 5 }, dark))).toBe('term/stack-of-cards');
    expect(refusal(() => makeUnit({ id: 'A', stack: 0 }, dark))).toBe('term/stack-of-cards');
    expect(refusal(() => makeUnit({ id: 'A', counters: -1 }, dark))).toBe('term/damage-counter');
    expect(refusal(() => makeUnit({ id: 'A', counters: 0.5 }, dark))).toBe('term/damage-counter');
  });

  it('should be found by its id', () => {
    const game = emptyGame([makeUnit({ id: 'A' }, dark)]);
    expect(unitOf(game, 'A').id).toBe('A');
    expect(() => unitOf(game, 'B')).toThrow(RangeError);
  });
});
