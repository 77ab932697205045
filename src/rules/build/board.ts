/** Your units at a build step: what each asks for, gives and has, and who sits on whom. */
import { type Gift, withGifts } from '../gift.ts';
import { piloted } from '../keywords/pilot.ts';
import type { Ability, UnitSpec } from '../types.ts';
import type { Cost, Purse } from './shapes.ts';

/** What a Bounty is worth. A part that is none of these numbers is kept as text. */
export interface Bonus {
  force?: number;
  points?: number;
  cards?: number;
  text: string;
}

/** One Pilot line of a card: which units it can pilot, and what it gives them. */
export interface PilotLine {
  subtype: string;
  gives: readonly Gift[];
}

export interface BuildUnit {
  unit: UnitSpec;
  /** One entry for each Upkeep: the costs of which one is paid. */
  upkeep: readonly (readonly Cost[])[];
  bounties: readonly Bonus[];
  pilot: readonly PilotLine[];
  /** Pilots that may sit on it at once. */
  seats: number;
  /** Id of the unit that it pilots. */
  aboard?: string;
  /** Lies under the top card of a stack. */
  under: boolean;
  discarded: boolean;
}

/** An Upkeep that fell due in this build step. */
export interface Due {
  unit: string;
  /** Which Upkeep of the unit, from 1. */
  number: number;
  costs: readonly Cost[];
  status: 'due' | 'paid' | 'ignored';
  paid?: Cost;
}

/** The text that decides where two editions differ: the sources' own list, or the present one. */
export type Edition = 'keyword-list' | 'current-list';

/** A build step that is going on, seen from the player whose units these are. */
export interface BuildStep {
  whose: 'yours' | 'opponent';
  /** Not the first build step of this player in the turn. */
  second: boolean;
  edition: Edition;
  purse: Purse;
  units: readonly BuildUnit[];
  /** Bounties earned before and not gained yet. */
  bounties: readonly Bonus[];
  due: readonly Due[];
  drawn: boolean;
  /** Units that used Damage Control in this build step. */
  repaired: readonly string[];
  /** Pilots that moved in this build step. */
  moved: readonly string[];
}

/**
 * The unit with this id.
 * @throws RangeError when there is none
 */
export function buildUnitOf(state: BuildStep, id: string): BuildUnit {
  const found = state.units.find(({ unit }) => unit.id === id);
  if (found === undefined) throw new RangeError(`No unit is called ${id}`);
  return found;
}

/** The state with this unit changed. */
export function changeUnit(
  state: BuildStep,
  id: string,
  change: (unit: BuildUnit) => BuildUnit,
): BuildStep {
  return {
    ...state,
    units: state.units.map((unit) => (unit.unit.id === id ? change(unit) : unit)),
  };
}

/** Pilots that sit on this unit. */
export function pilotsOn(state: BuildStep, id: string): BuildUnit[] {
  return state.units.filter(({ aboard, discarded }) => aboard === id && !discarded);
}

/** The unit with what its Pilots give it; of a Pilot aboard and of a card underneath no text is left. */
export function asPlayed(state: BuildStep, id: string): UnitSpec {
  const own = buildUnitOf(state, id);
  if (own.aboard !== undefined || own.under) return { ...own.unit, abilities: [] };
  const gifts = pilotsOn(state, id).flatMap((pilot) => piloted(pilot.pilot, own.unit));
  return withGifts(own.unit, gifts);
}

/** The abilities that a unit has now. */
export function abilitiesNow(state: BuildStep, id: string): readonly Ability[] {
  return asPlayed(state, id).abilities ?? [];
}
