/** Units on a table with nothing going on: for asking what each of them is now. */
import { emptyGame } from './game.ts';
import type { Game, UnitSpec } from './types.ts';
import { healthOf, makeUnit, powerOf, speedOf, unitOf } from './unit.ts';

export interface Numbers {
  power: number;
  speed: number;
  health: number;
}

/** Power (which may be below 0), speed and health of a unit on this table now. */
export function numbersOf(table: Game, id: string): Numbers {
  const unit = unitOf(table, id);
  return {
    power: powerOf(table, unit),
    speed: speedOf(table, unit),
    health: healthOf(table, unit),
  };
}

/** A table of units as they are described; those without a side are the Dark Side's, on the Ground. */
export function tableOfSpecs(specs: readonly UnitSpec[]): Game {
  return emptyGame(specs.map((spec) => makeUnit(spec, { side: 'dark', arena: 'ground' })));
}
