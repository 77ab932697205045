import type { PlayLine } from '../../notation/attack-lines.ts';
import type { Expectation } from '../../notation/expect.ts';
import { answer } from '../../rules/attack/situation.ts';
import type { AttackState, Reply } from '../../rules/types.ts';
import type { Check } from '../kind.ts';
import type { Measured } from './measure.ts';

/** What came out for an item that is expected. */
type Measure = (state: AttackState, item: Expectation) => Measured;

/** Where a script has brought the game. */
export interface Run {
  state: AttackState;
  checks: Check[];
  /** `expect` items that wait for the place at which they are checked. */
  held: Expectation[];
  /** Triggered choices that later lines made already, ahead of dice that stand before them. */
  done: Set<PlayLine>;
  /** Number of barred plays that were known before the last scripted reply. */
  known: number;
  /** Compares an item with the state; without it nothing is checked. */
  measure?: Measure;
  /** Every reply given so far, presets included. */
  replies: Reply[];
}

/** @param measure for examples, which expect something; plays from an address do not */
export function newRun(state: AttackState, measure?: Measure): Run {
  const run: Run = { state, checks: [], held: [], done: new Set(), known: 0, replies: [] };
  return measure === undefined ? run : { ...run, measure };
}

/** Gives a reply and keeps it. @throws Refusal when it is not legal */
export function reply(run: Run, given: Reply): void {
  run.state = answer(run.state, given);
  run.replies.push(given);
}

/** Checks the items that wait, against the state as it is now. */
export function checkHeld(run: Run): void {
  const { measure } = run;
  if (measure) for (const item of run.held) run.checks.push(check(item, measure(run.state, item)));
  run.held = [];
}

/** The outcome of one item as a check. */
export function check(item: Expectation, { actual, ok }: { actual: string; ok: boolean }): Check {
  return { expected: item.written, actual, ok, line: item.line };
}
