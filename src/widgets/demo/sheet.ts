/**
 * What an attack demo holds, what each tap makes of it, and what is drawn of it. Plain data in, plain data out.
 */
import { statesOf } from '../../examples/attack/moves.ts';
import {
  type Move,
  type Recording,
  type Refused,
  type Start,
  unitsIn,
  withUnits,
} from '../../examples/attack/recording.ts';
import { refit } from '../../examples/attack/refit.ts';
import { type Scene, sceneOf, stops } from '../../examples/attack/scene.ts';
import type { AttackState } from '../../rules/types.ts';
import { askedOf } from './asked.ts';
import { type Turn, turnDial } from './dial.ts';
import type { Standing } from './standing.ts';

export type { Dial } from './dial.ts';

/** A recording, where the reader stands in it, and where it comes from. */
export interface Sheet extends Recording {
  title: string;
  /** The ruling whose example it is: where "back" leads. */
  from?: { href: string; label: string };
  /** How many moves are made. */
  at: number;
  /** How many entries of the trace are told; left out: all of them. */
  shown?: number;
}

/** The sheet on the desk, those before it, and those that were taken back. */
export interface Desk {
  now: Sheet;
  past: readonly Sheet[];
  taken: readonly Sheet[];
}

export type Action =
  | { do: 'roll' | 'step' | 'undo' | 'redo' | 'restart' | 'end' }
  | { do: 'choose'; choose: string; positions?: readonly number[] }
  | { do: 'set'; move: number; die: number; face: number }
  | Turn
  | { do: 'start'; start: Start }
  | { do: 'load'; sheet: Sheet };

const MOST_UNDO = 100;

/** A new sheet with everything told. */
export function sheetOf(recording: Recording, title: string): Sheet {
  return { ...recording, title, at: recording.moves.length };
}

let known: { start: Start; moves: Move[]; states: AttackState[]; refused?: Refused } | undefined;

/** The states of a sheet; the last answer is kept. */
export function statesOn({ start, moves }: Recording): {
  states: AttackState[];
  refused?: Refused;
} {
  if (known?.start !== start || known.moves !== moves) {
    known = { start, moves, ...statesOf({ start, moves }) };
  }
  return known;
}

/** What the sheet shows; undefined when its attack is refused. */
export function sceneOn(sheet: Sheet): Scene | undefined {
  const { states } = statesOn(sheet);
  const upTo = states.slice(0, sheet.at + 1);
  const last = upTo.at(-1);
  if (last === undefined) return undefined;
  const end = sheet.at === sheet.moves.length ? sheet.refused : undefined;
  return sceneOf(upTo, sheet.moves, sheet.shown ?? last.trace.length, end);
}

let drawn: { sheet: Sheet; standing: Standing } | undefined;

/** Where a sheet stands: what is drawn, what is awaited, and what may be done. The last answer is kept. */
export function standingOn(sheet: Sheet): Standing {
  if (drawn?.sheet !== sheet) drawn = { sheet, standing: standingOf(sheet) };
  return drawn.standing;
}

function standingOf(sheet: Sheet): Standing {
  const scene = sceneOn(sheet);
  const { states, refused } = statesOn(sheet);
  const state = states[Math.min(sheet.at, states.length - 1)];
  const asked = scene?.asked;
  const over = asked?.kind === 'done';
  const standing: Standing = {
    canStep: state !== undefined && !(over && sheet.at === sheet.moves.length),
  };
  if (scene !== undefined) standing.scene = scene;
  if (states.length === 0 && refused !== undefined) standing.refused = refused;
  if (state !== undefined && asked?.kind === 'choice') {
    standing.asked = askedOf(state, asked);
  }
  return standing;
}

/**
 * Makes an action.
 * @param face shows a face for each die that is thrown
 */
export function act(desk: Desk, action: Action, face: () => number): Desk {
  const { now, past, taken } = desk;
  if (action.do === 'undo') {
    const last = past.at(-1);
    return last ? { now: last, past: past.slice(0, -1), taken: [now, ...taken] } : desk;
  }
  if (action.do === 'redo') {
    const [first, ...rest] = taken;
    return first ? { now: first, past: [...past, now], taken: rest } : desk;
  }
  const next = change(now, action, face);
  if (next === now) return desk;
  return { now: next, past: [...past.slice(-MOST_UNDO), now], taken: [] };
}

function change(sheet: Sheet, action: Action, face: () => number): Sheet {
  switch (action.do) {
    case 'load':
      return action.sheet;
    case 'restart':
      return told(sheet, 0, stops(statesOn(sheet).states[0]?.trace ?? [])[0]);
    case 'end':
      return told(sheet, sheet.moves.length);
    case 'roll':
      return roll(sheet, face);
    case 'step':
      return step(sheet, face);
    case 'choose': {
      const { choose, positions } = action;
      return made(sheet, positions === undefined ? { choose } : { choose, positions });
    }
    case 'set':
      return set(sheet, action, face);
    case 'dial':
      return changed(sheet, dialled(sheet.start, action), face);
    case 'start':
      return changed(sheet, action.start, face);
    default:
      return sheet;
  }
}

function told(sheet: Sheet, at: number, shown?: number): Sheet {
  const { shown: _, ...rest } = sheet;
  return shown === undefined ? { ...rest, at } : { ...rest, at, shown };
}

/** A new move at this place: what was recorded after it is gone. */
function made(sheet: Sheet, move: Move): Sheet {
  const { refused: _, ...rest } = told(sheet, sheet.at + 1);
  return { ...rest, moves: [...sheet.moves.slice(0, sheet.at), move] };
}

/** Throws the dice that are awaited, or the first dice of this attack anew. */
function roll(sheet: Sheet, face: () => number): Sheet {
  const { states } = statesOn(sheet);
  const asked = states[sheet.at]?.awaiting;
  if (asked?.kind === 'dice') return made(sheet, { dice: faces(asked.count, face) });
  const number = states[sheet.at]?.attack?.number;
  const first = states.findIndex(
    ({ awaiting, attack }) => awaiting.kind === 'dice' && attack?.number === number,
  );
  const again = states[first]?.awaiting;
  if (again?.kind !== 'dice') return sheet;
  return made(told(sheet, first), { dice: faces(again.count, face) });
}

function faces(count: number, face: () => number): number[] {
  return Array.from({ length: count }, face);
}

/** One step on: tells the next step, else makes the next move (recorded, thrown, or the preset). */
function step(sheet: Sheet, face: () => number): Sheet {
  const state = statesOn(sheet).states[sheet.at];
  if (state === undefined) return sheet;
  const shown = sheet.shown ?? state.trace.length;
  if (shown < state.trace.length) return tell(sheet, sheet.at, shown);
  const { awaiting } = state;
  let on = sheet;
  if (sheet.at === sheet.moves.length) {
    if (awaiting.kind === 'done') return sheet;
    on = made(
      sheet,
      awaiting.kind === 'dice'
        ? { dice: faces(awaiting.count, face) }
        : { choose: awaiting.preset },
    );
  }
  return tell(on, sheet.at + 1, shown);
}

/** Tells the next step of the trace after so many entries. */
function tell(sheet: Sheet, at: number, after: number): Sheet {
  const trace = statesOn(sheet).states[at]?.trace ?? [];
  const shown = stops(trace).find((stop) => stop > after) ?? trace.length;
  return told(sheet, at, shown < trace.length ? shown : undefined);
}

function set(sheet: Sheet, to: Action & { do: 'set' }, face: () => number): Sheet {
  const old = sheet.moves[to.move];
  if (old === undefined || !('dice' in old) || old.dice[to.die] === to.face) return sheet;
  const dice = old.dice.map((was, die) => (die === to.die ? to.face : was));
  const moves = sheet.moves.map((was, at) => (at === to.move ? { dice } : was));
  return changed(sheet, sheet.start, face, moves);
}

/** The moves again, on this start. */
function changed(sheet: Sheet, start: Start, face: () => number, moves = sheet.moves): Sheet {
  const { states } = statesOn(sheet);
  return refitted(sheet, start, refit(start, { moves, states, face }));
}

/** The place stays where it was, or at the end. */
function refitted(sheet: Sheet, start: Start, moves: Move[]): Sheet {
  const wasAtEnd = sheet.at === sheet.moves.length;
  const { refused: _, ...rest } = sheet;
  return told(
    { ...rest, start, moves },
    wasAtEnd ? moves.length : Math.min(sheet.at, moves.length),
  );
}

function dialled(start: Start, turn: Turn): Start {
  const units = unitsIn(start).map((spec) => turnDial(spec, turn));
  return withUnits(start, units);
}
