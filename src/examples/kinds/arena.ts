import { type ArenaLine, type ArenaScript, readArena } from '../../notation/arena.ts';
import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { type PossibleAttack, setTable, type UnitAccount } from '../../rules/arena.ts';
import type { Outcome } from '../../rules/build/shapes.ts';
import { type AttackState, Refusal, type TraceEntry } from '../../rules/types.ts';
import { checkArena } from '../arena/check.ts';
import { type ArenaMove, actArena } from '../arena/moves.ts';
import { arenaSummary, atRest, tableOf } from '../arena/scene.ts';
import type { ExampleKind, Played } from '../kind.ts';
import { bare } from '../lines.ts';
import { closeTry, newCourse, seen, tried } from '../tries.ts';

/** What a figure draws: the table before and after, who may attack whom, what each unit is. */
export interface ArenaView {
  start: AttackState;
  end: AttackState;
  /** Between units that are still there at the end. */
  attacks: PossibleAttack[];
  units: UnitAccount[];
}

/** Arena examples: who may be attacked, what units are now, arrivals, damage, discards. */
export const arenaKind: ExampleKind = {
  kind: 'arena',
  marks: ['arena'],
  play: (lines) => playArena(lines),
};

/** Plays an arena example. @throws NotationError */
export function playArena(lines: readonly FenceLine[]): Played {
  const script = readArena(lines);
  const course = newCourse();
  const start = setUp(script, lines[0]?.line ?? 1);
  let state = start;
  let since = 0;
  const moves: ArenaMove[] = [];
  for (const line of script.lines) {
    if (line.do === 'expect') {
      seen(course);
      course.checks.push(...line.items.map((item) => checkArena(item, state, since, course)));
      continue;
    }
    if (line.do !== 'play') since = state.trace.length;
    moves.push(bare(line));
    state =
      tried(
        course,
        line.line,
        outcomeOf(() => actArena(state, line), line),
      ) ?? state;
  }
  closeTry(course);
  const end = atRest(state);
  const view: ArenaView = { start, end, ...tableOf(end) };
  const { units, force } = script;
  const played: Played = {
    kind: 'arena',
    checks: course.checks,
    trace: end.trace as TraceEntry[],
    summary: arenaSummary(state, course.last?.why ?? []),
    view,
    play: { kind: 'arena', start: { units, force }, moves },
  };
  return script.title === undefined ? played : { ...played, title: script.title };
}

function setUp(script: ArenaScript, line: number): AttackState {
  try {
    return setTable(script.units, script.force);
  } catch (error) {
    if (error instanceof Refusal) throw new NotationError(error.message, { line });
    throw error;
  }
}

type Doing = Exclude<ArenaLine, { do: 'expect' }>;

function outcomeOf(run: () => AttackState, line: Doing): Outcome<AttackState> {
  try {
    return { legal: true, state: run(), trace: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (line.do !== 'play' && line.do !== 'attack') {
      throw new NotationError(`${error.message} (${error.ruling})`, { line: line.line });
    }
    return { legal: false, why: [{ ruling: error.ruling, message: error.message }] };
  }
}
