/** The shapes of stacks: cards, what Stack lists, and a stack with what has happened to it. */
import type { PilotLine } from '../build/board.ts';
import type { Gift } from '../gift.ts';
import type { Ability, Arena, RulingId } from '../types.ts';

/** One item of a Stack list: cards of a subtype, or cards of a name. */
export type ListItem = { any: string } | { name: string };

export interface StackCard {
  /** Stable within a stack; the label as a rule. */
  id: string;
  /** The name without the version letter. */
  name: string;
  /** The letter makes the card unique. */
  version?: string;
  /** As printed: `Luke (B)`. */
  label: string;
  /** Arenas in the order of the type line; none when the text does not say. */
  arenas: readonly Arena[];
  subtypes: readonly string[];
  cost?: number;
  speed?: number;
  power?: number;
  health?: number;
  /** Keywords other than those below. */
  abilities: readonly Ability[];
  /** One entry for each INSERT. */
  inserts: readonly Gift[];
  /** One entry for each Switch: what it gives in each arena of the type line, in that order. */
  switches: readonly (readonly (readonly Gift[])[])[];
  /** One entry for each Stack: its list. */
  lists: readonly (readonly ListItem[])[];
  pilot: readonly PilotLine[];
  /** Pilots that may sit on it at once. */
  seats: number;
}

export type Place = Arena | 'build-zone';

/** A stack on the table, and what else bears on it. Plain data. */
export interface StackState {
  top: StackCard;
  /** From top to bottom. */
  under: readonly StackCard[];
  pilots: readonly StackCard[];
  place: Place;
  /** Keywords that the unit has lost; `all` for every ability. */
  lost: readonly string[];
  /** Pairs of names that stand for one unit. */
  same: readonly (readonly [string, string])[];
  discarded: readonly StackCard[];
  edition: 'keyword-list' | 'current-list';
}

/** One thing that the top card has as a result, and where it comes from. */
export interface Bit {
  gift: Gift;
  /** Label of the card that it comes from. */
  from: string;
  by: 'printed' | 'insert' | 'switch' | 'pilot';
  ruling: RulingId;
  /** Whether it does anything where the unit is. */
  works: boolean;
  /** Why not. */
  idle?: RulingId;
}

export interface StackResult {
  speed: number;
  power: number;
  health: number;
  /** How each number came about. */
  account: readonly { ruling: RulingId; message: string }[];
  bits: readonly Bit[];
  cards: number;
  /** Build cost of the top card and 1 for each card underneath; undefined without a cost. */
  totalCost?: number;
}
