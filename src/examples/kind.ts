import type { FenceLine } from '../notation/fence.ts';
import type { TraceEntry } from '../rules/index.ts';
import type { ArenaPlay } from './arena/moves.ts';
import type { Recording } from './attack/recording.ts';
import type { BuildPlay } from './build/moves.ts';
import type { StackPlay } from './stack/moves.ts';

/** One thing that an example expects, and what came out. */
export interface Check {
  expected: string;
  actual: string;
  ok: boolean;
  /** Line in the example, from 1. */
  line: number;
}

/** An example that was played to its end. */
export interface Played {
  kind: ExampleKind['kind'];
  title?: string;
  checks: Check[];
  trace: TraceEntry[];
  /** One plain sentence with the result. */
  summary: string;
  /** For its author: dice that the example leaves to be rolled, and how to write them. */
  awaited?: string;
  /** Plain data that the figure draws. */
  view: unknown;
  /** Of attacks and dice of damage: everything that was done, so that it can be played on from. */
  recording?: Recording;
  /** The same of the other kinds. */
  play?: LinesPlay;
}

/** An example that goes line by line, to be played on. */
export type LinesPlay = BuildPlay | StackPlay | ArenaPlay;

/** A form of example: which keys mark it, and how it is played. */
export interface ExampleKind {
  kind: 'attack' | 'dice' | 'build' | 'stack' | 'arena';
  /** An example with one of these keys is of this kind. */
  marks: readonly string[];
  /** @throws NotationError for a line that can't be read or that the game has no use for */
  play(lines: readonly FenceLine[]): Played;
}
