/**
 * What a demo that goes line by line draws, as plain data. The page holds that of its example, so the demo lives
 * before any rule has been loaded; the rules load with the first action.
 */
import type { LinesPlay } from '../../../examples/kind.ts';
import type { Knob, Offers, Take } from '../../../examples/lines.ts';
import type { Reason } from '../../../rules/build/shapes.ts';
import type { KeywordRules } from '../../../rules/hooks.ts';
import type { LineSheet } from './desk.ts';

/** A knob as it is drawn: what a turn of it makes of the start, the rules know. */
export type KnobShown =
  Knob<unknown> extends infer One ? (One extends unknown ? Omit<One, 'put'> : never) : never;

export interface LineStanding<Play extends LinesPlay, Shown> {
  /** Everything in one sentence, or what happened last. */
  sentence: string;
  /** Why the last thing was refused; empty when it was legal. */
  why: readonly Reason[];
  /** What was done, line by line. */
  did: readonly Reason[];
  /** Units, cards and numbers as they are now. */
  picture: Shown;
  /** What may be done now, and what may not. */
  offers: readonly Offers<Play['moves'][number]>[];
  knobs: readonly KnobShown[];
}

/** What a kind of demo knows: loaded with its first action. `Hand` is what it adds to a sheet, such as cards in hand. */
export interface LineRules<Play extends LinesPlay, Shown, Hand> {
  standingOn(sheet: LineSheet<Play>, hand: Hand): LineStanding<Play, Shown>;
  knobs(start: Play['start']): Knob<Play['start']>[];
  /** Makes keywords known. */
  register(rules: Iterable<KeywordRules>): void;
}

/**
 * The standing of a sheet.
 * @param takes up to where the reader stands
 * @param summary everything in one sentence, as the figure of an example tells its end
 */
export function lineStanding<Play extends LinesPlay, S, Shown>(
  sheet: LineSheet<Play>,
  takes: readonly Take<S>[],
  summary: string,
  parts: Pick<LineStanding<Play, Shown>, 'picture' | 'offers' | 'knobs'>,
): LineStanding<Play, Shown> {
  const why = takes.at(-1)?.why ?? [];
  return { sentence: sentenceOf(sheet, takes, summary), why, did: didIn(takes), ...parts };
}

const MOST_TOLD = 2;
const MOST_LINES = 12;

/** The end of an example is told as its figure tells it; else what happened last. */
function sentenceOf<S>(
  { at, moves, own }: LineSheet,
  takes: readonly Take<S>[],
  summary: string,
): string {
  const { trace = [], why = [] } = takes.at(-1) ?? {};
  if (!own && at === moves.length) return summary;
  if (why.length > 0) return `Refused: ${why.map(({ message }) => message).join(' ')}`;
  const told = trace.slice(-MOST_TOLD).map(({ what }) => what);
  return told.length > 0 ? told.join(' ') : summary;
}

function didIn<S>(takes: readonly Take<S>[]): Reason[] {
  const lines = takes.flatMap(({ trace, why }) => [
    ...trace.map(({ ruling, what }) => ({ ruling, message: what })),
    ...why.map(({ ruling, message }) => ({ ruling, message: `Refused: ${message}` })),
  ]);
  return lines.slice(-MOST_LINES);
}
