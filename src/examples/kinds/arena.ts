import { type ArenaLine, type ArenaScript, readArena } from '../../notation/arena.ts';
import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import {
  accountOf,
  arrive,
  beginAttack,
  damageUnit,
  discardUnit,
  endOf,
  giveUnit,
  type PossibleAttack,
  passAll,
  possibleAttacks,
  removeCounters,
  setTable,
  startBattle,
  turnUnit,
  type UnitAccount,
} from '../../rules/arena.ts';
import type { Outcome } from '../../rules/build/shapes.ts';
import { type AttackState, Refusal, type TraceEntry } from '../../rules/types.ts';
import { checkArena } from '../arena/check.ts';
import { playOn } from '../arena/play.ts';
import type { ExampleKind, Played } from '../kind.ts';
import { type Course, closeTry, newCourse, seen, tried } from '../tries.ts';

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
  for (const line of script.lines) {
    if (line.do === 'expect') {
      seen(course);
      course.checks.push(...line.items.map((item) => checkArena(item, state, since, course)));
      continue;
    }
    if (line.do !== 'play') since = state.trace.length;
    state =
      tried(
        course,
        line.line,
        outcomeOf(() => act(state, line), line),
      ) ?? state;
  }
  closeTry(course);
  const end = rest(state);
  const view: ArenaView = {
    start,
    end,
    attacks: possibleAttacks(end),
    units: end.units.filter(({ zone }) => zone !== 'discard').map(({ id }) => accountOf(end, id)),
  };
  const played: Played = {
    kind: 'arena',
    checks: course.checks,
    trace: end.trace as TraceEntry[],
    summary: summaryOf(view, course),
    view,
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

function act(state: AttackState, line: Doing): AttackState {
  switch (line.do) {
    case 'play':
      return playOn(state, line.play);
    case 'arrive':
      return arrive(state, line.unit, line.how, line.arena);
    case 'damage':
      return damageUnit(state, line);
    case 'discard':
      return discardUnit(state, line);
    case 'remove':
      return removeCounters(state, line.unit, line.counters);
    case 'turn':
      return turnUnit(state, line.unit, line.tapped);
    case 'gain':
      return giveUnit(state, line.unit, line.gain);
    case 'attack': {
      const { attacker, defender, via } = line;
      return beginAttack(state, { attacker, defender, ...(via !== undefined && { via }) });
    }
    case 'battle':
      return startBattle(state, line.arena);
    case 'end':
      return endOf(state, line.what);
  }
}

/** The table once nobody does anything more; where dice are awaited it stays as it is. */
function rest(state: AttackState): AttackState {
  try {
    return passAll(state);
  } catch (error) {
    if (error instanceof Refusal) return state;
    throw error;
  }
}

function summaryOf({ end, attacks, units }: ArenaView, course: Course): string {
  const said: string[] = [];
  const why = course.last?.why ?? [];
  if (why.length > 0) said.push(`Refused: ${why.map(({ message }) => message).join(' ')}`);
  if (end.discarded.length > 0) said.push(`Discarded: ${end.discarded.join(', ')}.`);
  const hurt = units.filter(({ counters }) => counters > 0);
  if (hurt.length > 0) {
    said.push(
      `Damage counters: ${hurt.map(({ id, counters }) => `${counters} on ${id}`).join(', ')}.`,
    );
  }
  const shut = attacks.filter(
    ({ attacker, target, no }) =>
      no !== undefined &&
      !no.ruling.startsWith('term/') &&
      !attacks.some((a) => a.attacker === attacker && a.target === target && a.no === undefined),
  );
  for (const { attacker, target } of shut) said.push(`${attacker} cannot attack ${target}.`);
  if (said.length === 0) {
    said.push(`${units.map(({ id, power }) => `${id} has power ${power}`).join(', ')}.`);
  }
  return said.join(' ');
}
