/** A board at rest. */
import type { Game, Side, Unit } from './types.ts';

/**
 * A board with these units on it and nothing going on: what `powerOf`, `healthOf` and `speedOf` need.
 * @param force what each side has; a side that is left out has enough for everything
 */
export function emptyGame(units: readonly Unit[], force: Partial<Record<Side, number>> = {}): Game {
  return {
    phase: 'done',
    units: [...units],
    force: { ...force },
    used: [],
    chances: [],
    asks: [],
    rolls: [],
    later: [],
    damage: [],
    over: [],
    names: {},
    named: [],
    queue: [],
    discarded: [],
    rewards: [],
    barred: [],
    trace: [],
    awaiting: { kind: 'done' },
  };
}
