/** What one says to begin: an attack, an arrival, dice of damage, and what cards do later on. */
import type { StepId } from '../steps.ts';
import type { Ability, Side, UnitSpec, Until } from './unit.ts';

/** Something that happens at a given step without a keyword: a card that gives or re-rolls. */
export type Later =
  | { at: StepId; unit: string; ability: Ability }
  | { at: StepId; unit: string; power: number; until?: Until; against?: string }
  | { at: 're-roll'; by: string; positions: number[] };

export interface Declaration {
  attacker: string;
  defender: string;
  /** Keyword that takes the attack into another arena: `bombard`, `ion-cannon` … */
  via?: string;
  /** An effect lets the unit attack without tapping. */
  withoutTapping?: boolean;
  /** An effect lets or makes the unit attack its own side, or itself. */
  ownSide?: boolean;
  /** What cards do later in this attack, in order. */
  later?: Later[];
}

export interface AttackSetup extends Declaration {
  units: UnitSpec[];
  /** Force each player has; left out: enough for everything. */
  force?: Partial<Record<Side, number>>;
}

/** A unit comes into an arena, and opposing units may answer. */
export interface ArrivalSetup {
  units: UnitSpec[];
  arriving: string;
  how?: 'deployed' | 'moved' | 'put';
  force?: Partial<Record<Side, number>>;
}

/** Dice of damage that one unit rolls at another, outside everything else. */
export interface DamageSetup {
  units: UnitSpec[];
  source: string;
  victim: string;
  dice: number;
  /** Keyword whose dice they are. */
  keyword?: string;
  force?: Partial<Record<Side, number>>;
}
