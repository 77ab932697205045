/** The whole state of a situation, the attack in it, and the record of what happened. */
import type { StepId } from '../steps.ts';
import type { Ask, Await, Barred, Chance } from './asking.ts';
import type { AttackDice, Damage, Effect, MoreDice, NamedPrevention, PowerPart } from './damage.ts';
import type { Later } from './setup.ts';
import type { ReadingId, RulingId, Side, Unit } from './unit.ts';

export interface TraceEntry {
  step: StepId;
  /** Unit id, side, or `rules`. */
  by: string;
  ruling: RulingId;
  /** One plain sentence for players. */
  what: string;
  before: unknown;
  after: unknown;
  /** The open question whose answer this rests on. */
  reading?: ReadingId;
  /** Known to the attacker alone until the dice are shown (Cunning). */
  secret?: true;
}

export interface Guess {
  unit: string;
  keyword: string;
  instance: number;
  hits: number;
  right?: boolean;
}

/** The facts of the attack that is going on, or of the last one. */
export interface Attack {
  /** 1 for the first attack on this board. */
  number: number;
  attacker: string;
  /** The defending unit at this moment. */
  defender: string;
  /** Every unit that has been attacked in it, in order. */
  attacked: string[];
  via?: string;
  ownSide: boolean;
  /** Whether the attacker tapped for it. */
  tapped: boolean;
  /** Keyword that gave it, for an attack that follows another one. */
  through?: string;
  /** Abilities used in it, as `unit.keyword#n`. */
  used: string[];
  parts: PowerPart[];
  /** Power before the floor of 0; absent until worked out. */
  power?: number;
  /** Attack dice with Fury, as they lie now; absent until rolled. */
  dice?: AttackDice;
  /** Number that a die must reach, and what Accuracy adds to each die. */
  needs: number;
  accuracy: number;
  hits?: number;
  /** Dice are hidden (Cunning) until they are shown. */
  hidden: boolean;
  guesses: Guess[];
  /** Damage of this attack, and of what followed from it, that is over. */
  over: Damage[];
  atEnd: Effect[];
}

/** Something won: a Bounty (for the next build step) or the effect of a right guess (at once). */
export interface Reward {
  keyword: string;
  unit: string;
  side: Side;
  text: string;
  when: 'now' | 'next-build-step';
}

/** The machine's place: see attack/machine.ts. */
export type Phase =
  | 'declared'
  | 'attack-pop'
  | 'power'
  | 'roll'
  | 'more-dice'
  | 'first-dice'
  | 'card-re-rolls'
  | 're-roll'
  | 're-roll-dice'
  | 'hits'
  | 'pending'
  | 'prevention'
  | 'prevention-chance'
  | 'reveal'
  | 'placement'
  | 'discard'
  | 'effects'
  | 'effect-dice'
  | 'attack-end'
  | 'end-chance'
  | 'after-attack'
  | 'on-arrival'
  | 'done';

/** The whole state, as the engine works on it. Public functions hand it out read-only. */
export interface Game {
  phase: Phase;
  units: Unit[];
  /** Force of each side; a side that is left out has enough for everything. */
  force: Partial<Record<Side, number>>;
  attack?: Attack;
  /** Unit that has just arrived, when no attack is going on. */
  arriving?: string;
  /** Abilities used for this arrival, as `unit.keyword#n`. */
  used: string[];
  /** Open chances, the innermost last. */
  chances: Chance[];
  asks: Ask[];
  /** Dice still to be rolled: Fury's, or re-rolls. */
  rolls: MoreDice[];
  later: Later[];
  /** Instances of damage that are being worked out now. */
  damage: Damage[];
  /** Instances that are over, outside attacks. */
  over: Damage[];
  /** How many instances of each name there were, for their ids. */
  names: Record<string, number>;
  named: NamedPrevention[];
  /** Damage that comes at once, one after the other. */
  queue: Effect[];
  effect?: Effect;
  /** Units discarded so far, in order. */
  discarded: string[];
  rewards: Reward[];
  /** Plays that were looked at and not allowed. */
  barred: Barred[];
  trace: TraceEntry[];
  awaiting: Await;
}

/** The same data, read-only all the way down. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** A situation on the table: plain data, never changed in place. */
export type AttackState = Frozen<Game>;
