/** What a picture of an arena shows, as plain data: each unit as it is now, and where its power comes from. */
import { accountOf } from '../../rules/arena/ask.ts';
import { arenaName } from '../../rules/arena-name.ts';
import type { AttackState, PowerPart, UnitSpec } from '../../rules/types.ts';
import { type UnitView, unitsOf } from '../attack/view.ts';
import { arrivalsIn } from './arrivals.ts';
import type { ArenaMove, ArenaStart } from './moves.ts';

/** A unit that is still there, in numbers. */
export interface UnitNow {
  id: string;
  /** Its arena or the build zone, and whether it is tapped. */
  where: string;
  power: number;
  speed: number;
  health: number;
  printed: number;
  /** What is added to the printed power. */
  parts: readonly PowerPart[];
}

export interface TableShown {
  /** The units that are there, as they are described: at the start, or where they arrive. */
  specs: readonly UnitSpec[];
  views: readonly UnitView[];
  now: readonly UnitNow[];
}

/** @param made the moves up to where the reader stands */
export function tableShown(
  state: AttackState,
  start: ArenaStart,
  made: readonly ArenaMove[],
): TableShown {
  const there = state.units.filter(({ zone }) => zone !== 'discard');
  return {
    specs: specsOf(state, start, made),
    views: unitsOf(state),
    now: there.map(({ id }) => numbersOf(state, id)),
  };
}

function specsOf(state: AttackState, start: ArenaStart, made: readonly ArenaMove[]): UnitSpec[] {
  const all = [...start.units, ...arrivalsIn(made)];
  return all.filter(
    ({ id }, at) =>
      all.findIndex((other) => other.id === id) === at &&
      state.units.some((unit) => unit.id === id),
  );
}

function numbersOf(state: AttackState, id: string): UnitNow {
  const { power, speed, health, powerParts } = accountOf(state, id);
  const unit = state.units.find((one) => one.id === id);
  const zone = unit?.zone === 'arena' ? arenaName(unit.arena) : 'build zone';
  return {
    id,
    where: unit?.tapped ? `${zone}, tapped` : zone,
    power,
    speed,
    health,
    printed: unit?.power ?? 0,
    parts: powerParts,
  };
}
