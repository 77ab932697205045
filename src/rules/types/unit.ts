/** Units, as somebody describes them and as they lie on the board; rulings that can be cited. */

export type Side = 'dark' | 'light';
export type Arena = 'space' | 'ground' | 'character';
/** Where a unit is. `discard` is where discarded units end; they stay in the list of units. */
export type Zone = 'arena' | 'build-zone' | 'discard';
export type Stacking = 'cumulative' | 'isolated' | 'layered' | 'selective';
export type Kind = 'static' | 'triggered' | 'activated';

/** A citation: `<keyword>/<ruling>`, for example `critical-hit/one-six-is-enough`, or `term/<id>`. */
export type RulingId = `${string}/${string}`;

/** A question that the sources leave open: `amb-lucky-order`. The model follows our reading of it. */
export type ReadingId = `amb-${string}`;

/** One instance of a keyword as a card prints it. */
export interface Ability {
  /** Keyword id, for example `critical-hit`. */
  keyword: string;
  /** The X behind the keyword; `power` means the unit's total power when the ability is activated. */
  value?: number | 'power';
  /** Text of the activation cost; absent means static, or `Pay 0 Force`. */
  cost?: string;
  /** Force part of that cost. */
  force?: number;
  /** The bracketed part, for example `Gain 2 Force` of `Bounty: Gain 2 Force`. */
  text?: string;
  /** Number of the attack whose dice were rolled already when the unit got this ability. */
  late?: number;
}

/** A unit as somebody describes it. Left out: power 0, health 5, speed 30, the Ground arena. */
export interface UnitSpec {
  id: string;
  name?: string;
  side?: Side;
  arena?: Arena;
  power?: number;
  speed?: number;
  health?: number;
  /** Damage counters on it. */
  counters?: number;
  tapped?: boolean;
  zone?: 'arena' | 'build-zone';
  /** Cards in its stack, itself included (1 to 4). */
  stack?: number;
  subtypes?: string[];
  abilities?: Ability[];
}

/** How long a change of power lasts. `next-attack` is used up by the unit's next roll. */
export type Until = 'attack' | 'next-attack' | 'battle' | 'turn';

/** A change of power, or of speed, that lies on a unit. */
export interface Modifier {
  power: number;
  speed?: number;
  until: Until;
  /** Keyword or card that gave it. */
  from: string;
  ruling: RulingId;
  /** Counts only while this unit is the defending unit. */
  against?: string;
}

/** A unit on the board. */
export interface Unit {
  id: string;
  name: string;
  side: Side;
  arena: Arena;
  zone: Zone;
  /** Printed numbers of the top card; what counts now is worked out by `powerOf`, `healthOf`, `speedOf`. */
  power: number;
  speed: number;
  health: number;
  counters: number;
  tapped: boolean;
  stack: number;
  /** Cards of other units that lie face down beneath it (Consume). */
  faceDown?: number;
  /** Attacks that it has made this turn. */
  attacks: number;
  subtypes: string[];
  abilities: Ability[];
  modifiers: Modifier[];
}
