/** Dice and damage: the two types of dice, instances of damage, and damage that waits. */
import type { ReadingId, RulingId } from './unit.ts';

/** One attack die. Distinct from dice of damage, so that no rule can take one for the other. */
export interface AttackDie {
  natural: number;
  /** Which throw brought it. */
  role: 'roll' | 'fury';
  /** What it showed before each re-roll, oldest first. */
  before: number[];
}
export interface AttackDice {
  type: 'attack-dice';
  dice: AttackDie[];
}
export interface DamageDice {
  type: 'dice-of-damage';
  faces: number[];
}
export type DiceType = AttackDice['type'] | DamageDice['type'];

/** One portion of damage to one unit from one happening. */
export interface Damage {
  /** `attack`, `overkill`, `deflect1`, `retaliate1`, `area-damage1` …: stable within a state. */
  id: string;
  source: string;
  target: string;
  /** Damage as first pending. */
  first: number;
  /** Still pending. */
  pending: number;
  prevented: number;
  /** Where it comes from: the attack dice, dice of damage, or an ability. */
  from: 'attack-dice' | 'dice-of-damage' | 'ability';
  /** True for the damage of the attack itself, what Overkill moved included. */
  ofAttack: boolean;
  keyword?: string;
  /** Abilities used against it, as `unit.keyword#n`. */
  used: string[];
  /** Counters placed for it. */
  placed: number;
  /** For dice of damage: what they showed, and what they had to reach. */
  dice?: number[];
  needs?: number;
}

/** A prevention that was named before the dice were shown. */
export interface NamedPrevention {
  unit: string;
  keyword: string;
  instance: number;
  damage: string;
  amount: number;
  target?: string;
  /** Damage that it will pass on (Deflect). */
  creates?: string;
}

/** Damage that waits for its turn, for example a Retaliate for the attack end. */
export interface Effect {
  keyword: string;
  ruling: RulingId;
  /** Cited instead when the unit that does it is in the discard pile by then. */
  fromDiscard?: RulingId;
  /** The open question whose answer it rests on. */
  reading?: ReadingId;
  by: string;
  target: string;
  amount: number;
  /** True: that many dice of damage; false: that much damage. */
  dice: boolean;
  /** True when it was kept for the attack end. */
  atEnd?: true;
  /** What has the same number came up at once, and its controller says which comes first. */
  moment?: number;
}

/** Attack dice that have to be thrown: more of them, or some of them again. */
export interface MoreDice {
  by: string;
  keyword?: string;
  count: number;
  /** Which dice are thrown again, from 1; absent for additional dice. */
  positions?: number[];
  ruling: RulingId;
}

/** One part of the sum that makes the power of an attack. */
export interface PowerPart {
  from: string;
  power: number;
  ruling: RulingId;
}
