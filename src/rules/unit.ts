/** Units on the board: making them, finding them, and what their numbers are now. */
import { NEEDED } from './dice.ts';
import { holdersWith } from './registry.ts';
import type { Arena, DiceType, Game, PowerPart, RulingId, Side, Unit, UnitSpec } from './types.ts';
import { Refusal } from './types.ts';

/** What a unit has when its description leaves it out. */
export interface Defaults {
  side: Side;
  arena: Arena;
}

/**
 * Makes a unit from its description.
 * @param spec the description
 * @param defaults side and arena when it names none
 * @throws Refusal when a number cannot be (counters not below health are checked on the board)
 */
export function makeUnit(spec: UnitSpec, defaults: Defaults): Unit {
  const stack = spec.stack ?? 1;
  if (!Number.isInteger(stack) || stack < 1 || stack > 4) {
    throw new Refusal('term/stack-of-cards', `A stack has one to four cards, and not ${stack}.`);
  }
  const counters = spec.counters ?? 0;
  if (!Number.isInteger(counters) || counters < 0) {
    throw new Refusal('term/damage-counter', `${counters} is no number of damage counters.`);
  }
  return {
    id: spec.id,
    name: spec.name ?? spec.id,
    side: spec.side ?? defaults.side,
    arena: spec.arena ?? defaults.arena,
    zone: spec.zone ?? 'arena',
    power: spec.power ?? 0,
    speed: spec.speed ?? 30,
    health: spec.health ?? 5,
    counters,
    tapped: spec.tapped ?? false,
    stack,
    attacks: 0,
    subtypes: [...(spec.subtypes ?? [])],
    abilities: (spec.abilities ?? []).map((ability) => ({ ...ability })),
    modifiers: [],
  };
}

/**
 * The unit with this id.
 * @throws RangeError when there is none
 */
export function unitOf(game: Game, id: string): Unit {
  const unit = game.units.find((candidate) => candidate.id === id);
  if (!unit) throw new RangeError(`No unit is called ${id}`);
  return unit;
}

export function otherSide(side: Side): Side {
  return side === 'dark' ? 'light' : 'dark';
}

/** All units in the order in which things come up: the Dark Side's first (`term/dark-side-first`). */
export function darkFirst(units: readonly Unit[]): Unit[] {
  return [
    ...units.filter((unit) => unit.side === 'dark'),
    ...units.filter((unit) => unit.side === 'light'),
  ];
}

/** Units that stand in this arena now. */
export function inArena(game: Game, arena: Arena): Unit[] {
  return game.units.filter((unit) => unit.zone === 'arena' && unit.arena === arena);
}

/** What cards underneath, keywords and cards add to a unit's power, without the printed number. */
export function powerChanges(game: Game, unit: Unit): PowerPart[] {
  const parts: PowerPart[] = [];
  if (unit.stack > 1) {
    parts.push({ from: 'stack', power: unit.stack - 1, ruling: 'term/stacking-bonus' });
  }
  for (const holder of holdersWith(game, game.units, 'stats')) {
    const stats = holder.rules.stats?.(game, holder, unit);
    if (stats?.power) {
      parts.push({ from: holder.rules.name, power: stats.power, ruling: stats.ruling });
    }
  }
  for (const modifier of unit.modifiers) {
    const { until, against } = modifier;
    if (until === 'next-attack' || (against && against !== game.attack?.defender)) continue;
    if (modifier.power === 0) continue;
    parts.push({ from: modifier.from, power: modifier.power, ruling: modifier.ruling });
  }
  return parts;
}

/** A unit's total power now, which may be below 0 (`term/power`). */
export function powerOf(game: Game, unit: Unit): number {
  return powerChanges(game, unit).reduce((sum, part) => sum + part.power, unit.power);
}

function stat(game: Game, unit: Unit, which: 'health' | 'speed'): number {
  let sum = 0;
  for (const holder of holdersWith(game, game.units, 'stats')) {
    sum += holder.rules.stats?.(game, holder, unit)?.[which] ?? 0;
  }
  return sum;
}

/** A unit's health now: printed, 1 for each card underneath, and what keywords add. */
export function healthOf(game: Game, unit: Unit): number {
  return unit.health + (unit.stack - 1) + stat(game, unit, 'health');
}

/** A unit's speed now: printed, 10 for each card underneath, and what keywords and effects add. */
export function speedOf(game: Game, unit: Unit): number {
  const changes = unit.modifiers.reduce((sum, { speed = 0 }) => sum + speed, 0);
  return unit.speed + 10 * (unit.stack - 1) + stat(game, unit, 'speed') + changes;
}

/** Health minus counters, at least 0 (`term/remaining-health`). */
export function remainingHealth(game: Game, unit: Unit): number {
  return Math.max(0, healthOf(game, unit) - unit.counters);
}

/** What dice must reach to hit this unit, and the ruling that says so. */
export function neededFor(
  game: Game,
  unit: Unit,
  type: DiceType,
): { needs: number; ruling: RulingId } {
  let found: { needs: number; ruling: RulingId } = { needs: NEEDED, ruling: 'term/hit' };
  for (const holder of holdersWith(game, [unit], 'needs')) {
    const own = holder.rules.needs?.(game, holder, type);
    if (own && own.needs > found.needs) found = own;
  }
  return found;
}
