/** The shapes of building: costs, what a player has to pay with, and answers with their rulings. */
import type { StepId } from '../steps.ts';
import type { RulingId, TraceEntry } from '../types.ts';

/** One part of a cost. `hand` is a card discarded from the hand, `damage` counters put on the unit. */
export type CostPart =
  | { pay: 'force' | 'build-points' | 'hand' | 'damage'; amount: number }
  | { pay: 'tap' | 'discard-unit' };

/** A cost, paid part by part in this order. */
export type Cost = readonly CostPart[];

/** What a player has. What is left out is enough for everything and is not counted. */
export interface Purse {
  force?: number;
  /** Build points of this turn. */
  points?: number;
  /** Other cards in hand. */
  hand?: number;
}

/** Why something is so, or is not legal. */
export interface Reason {
  ruling: RulingId;
  /** One plain sentence. */
  message: string;
}

/** One line of the account that leads from the printed cost to the present one. */
export interface CostChange extends Reason {
  before: number;
  after: number;
}

export interface ReducedCost {
  cost: number;
  /** The words from `If` on. */
  condition: string;
  met: boolean;
}

export interface Enhancement {
  cost: Cost;
  effect: string;
  /** Takes the place of the basic effect; otherwise it comes on top. */
  instead: boolean;
}

/** A card that somebody wants to complete or play. */
export interface BuildCard {
  name?: string;
  /** Battle cards are played for Force, the others are built. */
  battle: boolean;
  /** Printed cost: build cost, or Force for a Battle card. */
  cost: number;
  /** Build counters on it; with none it is still in hand. */
  counters: number;
  /** Has the Pilot keyword. */
  pilot: boolean;
  /** The X of each Hidden Cost. */
  hidden: readonly number[];
  reduced: readonly ReducedCost[];
  alternatives: readonly Cost[];
  /** What a Battle card does. */
  effect?: string;
  enhance: readonly Enhancement[];
}

/** When it is to happen: a step, or one of two moments that are no step of the own turn line. */
export type Moment = StepId | 'opponent-build-step' | 'disrupt';

/** Where a completed card goes. `topCost` is what the present top card of the own stack costs. */
export type Destination =
  | { to: 'arena' | 'build-zone' | 'unit' }
  | { to: 'on-top' | 'under'; topCost: number };

export interface BuildSituation {
  card: BuildCard;
  purse: Purse;
  /** Effects that make the card cheaper; `alternative` names Alternative Cost expressly. */
  reductions: readonly { by: number; alternative: boolean }[];
  moment: Moment;
  destination: Destination;
}

/** A way to complete or play the card. */
export interface WayToComplete {
  /** `build`, `play`, `hidden-cost:1`, `alternative-cost:2`: stable, numbers from 1. */
  id: string;
  label: string;
  legal: boolean;
  /** What is still to be paid, in order; nothing when the counters cover it. */
  cost: Cost;
  /** What holds for it. */
  notes: readonly Reason[];
  /** Why it is closed; empty when legal. */
  why: readonly Reason[];
  /** Build counters that Hidden Cost asks for. */
  needs?: number;
}

export interface WaysToComplete {
  /** The cost as it stands now, in build counters, or Force for a Battle card. */
  cost: number;
  /** How it came about. */
  account: readonly CostChange[];
  /** What would lower it and does not, and why. */
  closed: readonly Reason[];
  ways: readonly WayToComplete[];
}

/** What came of trying something. */
export type Outcome<T> =
  | { legal: true; state: T; trace: readonly TraceEntry[] }
  | { legal: false; why: readonly Reason[] };
