/** An arena example as data: units on a table, and what happens there one thing after the other. */
import type { ArenaLine, ArenaScript } from '../../notation/arena.ts';
import { NotationError } from '../../notation/errors.ts';
import {
  arrive,
  beginAttack,
  damageUnit,
  discardUnit,
  endOf,
  giveUnit,
  removeCounters,
  setTable,
  startBattle,
  turnUnit,
} from '../../rules/arena/events.ts';
import type { Outcome } from '../../rules/build/shapes.ts';
import { type AttackState, Refusal, type TraceEntry } from '../../rules/types.ts';
import { type Bare, type Take, takesOf } from '../lines.ts';
import { playOn } from './play.ts';

export type ArenaMove = Bare<Exclude<ArenaLine, { do: 'expect' }>>;

export type ArenaStart = Pick<ArenaScript, 'units' | 'force'>;

/** An arena example that can be played on. */
export interface ArenaPlay {
  kind: 'arena';
  start: ArenaStart;
  moves: ArenaMove[];
}

export function takesOfArena({ start, moves }: Omit<ArenaPlay, 'kind'>): Take<AttackState>[] {
  try {
    return takesOf(setTable(start.units, start.force), moves, moveArena);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { ruling, message } = error;
    const why = [{ ruling, message }];
    return moves.reduce<Take<AttackState>[]>(
      (takes) => [...takes, takes[0] as Take<AttackState>],
      [{ state: setTable([], start.force), why, trace: [], refused: why }],
    );
  }
}

/** Lets one thing happen. A table on which it cannot happen stays as it was. */
export function moveArena(state: AttackState, move: ArenaMove): Outcome<AttackState> {
  try {
    const next = actArena(state, move);
    const trace = next.trace.slice(state.trace.length) as TraceEntry[];
    return { legal: true, state: next, trace };
  } catch (error) {
    if (error instanceof Refusal) {
      return { legal: false, why: [{ ruling: error.ruling, message: error.message }] };
    }
    // A changed table does not ask for these dice any more, or a unit never came.
    if (!(error instanceof NotationError || error instanceof RangeError)) throw error;
    return { legal: false, why: [{ ruling: 'term/may', message: error.message }] };
  }
}

/** Lets one thing happen. @throws Refusal */
export function actArena(state: AttackState, move: ArenaMove): AttackState {
  switch (move.do) {
    case 'play':
      return playOn(state, move.play);
    case 'arrive':
      return arrive(state, move.unit, move.how, move.arena);
    case 'damage':
      return damageUnit(state, move);
    case 'discard':
      return discardUnit(state, move);
    case 'remove':
      return removeCounters(state, move.unit, move.counters);
    case 'turn':
      return turnUnit(state, move.unit, move.tapped);
    case 'gain':
      return giveUnit(state, move.unit, move.gain);
    case 'attack': {
      const { attacker, defender, via } = move;
      return beginAttack(state, { attacker, defender, ...(via !== undefined && { via }) });
    }
    case 'battle':
      return startBattle(state, move.arena);
    case 'end':
      return endOf(state, move.what);
  }
}
