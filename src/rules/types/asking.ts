/** What the state waits for, what may be replied, and what has to be asked still. */
import type { StepId } from '../steps.ts';
import type { DiceType } from './damage.ts';
import type { RulingId, Side } from './unit.ts';

/** A play-or-pass chance that is open. */
export interface Chance {
  step: StepId;
  turn: Side;
  passes: number;
}

/** A triggered choice that waits to be made. */
export interface Ask {
  keyword: string;
  unit: string;
  /** Which instance of the keyword, from 1. */
  instance: number;
  step: StepId;
  /** What it is about: an instance of damage, a discarded unit … */
  about?: string;
}

export interface Option {
  /** Readable and stable: `pass`, `D.evade:2@attack`, `E.intercept`, `A.overkill:1>E` … */
  id: string;
  label: string;
  ruling: RulingId;
  unit?: string;
  keyword?: string;
  /** Which instance of the keyword on that unit, from 1. */
  instance?: number;
  amount?: number;
  target?: string;
  /** Instance of damage it is used against. */
  damage?: string;
  /** Kind of attack it makes, for options that attack. */
  via?: string;
  /** The player also names dice: reply with positions (from 1), at most `max`. */
  dice?: { max: number; of: number };
}

/** A play that is not legal now, and the ruling that forbids it. */
export interface Barred extends Option {
  step: StepId;
  why: string;
}

export type Await =
  | {
      kind: 'dice';
      type: DiceType;
      purpose: 'roll' | 'fury' | 're-roll' | 'damage';
      step: StepId;
      /** Whose dice they are: a unit id, or the name of a card. */
      by: string;
      on?: string;
      keyword?: string;
      count: number;
      /** Which dice are rolled again, from 1. */
      positions?: number[];
    }
  | {
      kind: 'choice';
      step: StepId;
      player: Side;
      unit?: string;
      keyword?: string;
      /** Which instance of the keyword, from 1. */
      instance?: number;
      /** The question in plain words. */
      about: string;
      options: Option[];
      /** Id of the option that is taken when nobody says otherwise. */
      preset: string;
      /** A reply with positions uses the first option that asks for dice. */
      dice?: { max: number; of: number };
    }
  | { kind: 'done' };

export type Reply =
  | { dice: readonly number[] }
  | { choose: string; positions?: readonly number[] }
  | { positions: readonly number[] };
