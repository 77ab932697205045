/**
 * Examples that go line by line (builds, stacks, arenas) as plain data: how things stand, what was done
 * since, and what came of each thing. It is what their demos step through, undo and share.
 */
import type { Outcome, Reason } from '../rules/build/shapes.ts';
import type { TraceEntry } from '../rules/types.ts';

/** What came of one thing that was done; the first of a list is the start, to which nothing was done. */
export interface Take<State> {
  state: State;
  /** Why it was refused, then the state is the one before; empty when it was legal. */
  why: readonly Reason[];
  trace: readonly TraceEntry[];
  /** Why the last thing was refused that somebody tried: a new step of the turn is no try. */
  refused: readonly Reason[];
}

/** One line of play without its place in a text. */
export type Bare<Line> = Line extends unknown ? Omit<Line, 'line'> : never;

/** The line without its place. */
export function bare<Line extends { line: number }>({ line: _, ...rest }: Line): Bare<Line> {
  return rest as Bare<Line>;
}

/**
 * Does one thing after the other.
 * @param make what comes of a move
 * @param isTry whether a move is something that somebody tries; left out: every one
 * @returns one take more than there are moves
 */
export function takesOf<State, Move>(
  first: State,
  moves: readonly Move[],
  make: (state: State, move: Move) => Outcome<State>,
  isTry: (move: Move) => boolean = () => true,
): Take<State>[] {
  let last: Take<State> = { state: first, why: [], trace: [], refused: [] };
  const takes = [last];
  for (const move of moves) {
    const outcome = make(last.state, move);
    const why = outcome.legal ? [] : outcome.why;
    last = {
      state: outcome.legal ? outcome.state : last.state,
      why,
      trace: outcome.legal ? outcome.trace : [],
      refused: isTry(move) ? why : last.refused,
    };
    takes.push(last);
  }
  return takes;
}

/** Something that may be tried now: a button of a demo, or the reasons why there is none. */
export interface Offer<Move> {
  label: string;
  move: Move;
  /** What it costs, in words. */
  price?: string;
  /** What holds for it. */
  notes: readonly Reason[];
  /** Why it is not legal; empty when it is. */
  why: readonly Reason[];
}

/** Offers under one heading. */
export interface Offers<Move> {
  title: string;
  offers: Offer<Move>[];
  /** Many that hardly ever are refused: they are picked from a list. */
  list?: true;
}

/** Something about the start that can be changed. */
export type Knob<Start> = { label: string } & (
  | {
      is: 'number';
      /** Left out: enough for everything, and not counted. */
      value: number | undefined;
      min: number;
      max: number;
      /** By how much a tap turns it; left out: 1. */
      step?: number;
      put(value: number): Start;
    }
  | { is: 'switch'; value: boolean; put(value: boolean): Start }
  | {
      is: 'choice';
      value: string;
      options: readonly (readonly [value: string, label: string])[];
      put(value: string): Start;
    }
);

/** An offer whose outcome says whether it is legal, and for what reasons. */
export function offerOf<State, Move>(
  label: string,
  move: Move,
  outcome: Outcome<State>,
  price?: string,
): Offer<Move> {
  const why = outcome.legal ? [] : outcome.why;
  const notes = outcome.legal
    ? outcome.trace.map(({ ruling, what }) => ({ ruling, message: what }))
    : [];
  return { label, move, notes, why, ...(price !== undefined && { price }) };
}

/** `Refused: …` with each reason, or nothing. */
export function refusedText(why: readonly Reason[]): string | undefined {
  return why.length === 0 ? undefined : `Refused: ${why.map(({ message }) => message).join(' ')}`;
}
