import type { Outcome, Reason } from '../rules/build/shapes.ts';
import type { RulingId, TraceEntry } from '../rules/types.ts';
import type { Check } from './kind.ts';

/** What came of the last line of an example that does something. */
export interface Try {
  line: number;
  /** Why it was refused; empty when it was legal. */
  why: readonly Reason[];
  /** An `expect` line has followed. */
  seen: boolean;
}

/** The course of an example: what was tried, checked and noted so far. */
export interface Course {
  checks: Check[];
  trace: TraceEntry[];
  last?: Try;
}

export function newCourse(): Course {
  return { checks: [], trace: [] };
}

/**
 * Notes what came of a line.
 * @returns the state that follows, or undefined when the line was refused
 */
export function tried<T>(course: Course, line: number, outcome: Outcome<T>): T | undefined {
  closeTry(course);
  course.last = { line, why: outcome.legal ? [] : outcome.why, seen: false };
  if (!outcome.legal) return undefined;
  course.trace.push(...outcome.trace);
  return outcome.state;
}

/** An `expect` line stands here: it speaks of what was tried last. */
export function seen(course: Course): void {
  if (course.last) course.last.seen = true;
}

/** A line that was refused, and that no `expect` speaks of, is a mismatch. */
export function closeTry(course: Course): void {
  const { last } = course;
  if (last === undefined || last.seen || last.why.length === 0) return;
  last.seen = true;
  course.checks.push({
    expected: 'a legal line, or an expect line that says `refused`',
    actual: `refused: ${reasonsText(last.why)}`,
    ok: false,
    line: last.line,
  });
}

/** Compares `refused RULING` with the reasons that were given. */
export function refusedCheck(
  item: { text: string; line: number; ruling?: RulingId },
  why: readonly Reason[],
): Check {
  const ok = why.some(({ ruling }) => ruling === item.ruling);
  const actual = why.length === 0 ? 'legal' : ok ? item.text : `refused: ${reasonsText(why)}`;
  return { expected: item.text, actual, ok, line: item.line };
}

/** Compares what came out with what an item says, both as text. */
export function textCheck(
  item: { text: string; line: number },
  actual: string,
  ok: boolean,
): Check {
  return { expected: item.text, actual: ok ? item.text : actual, ok, line: item.line };
}

/** `Message (ruling); message (ruling)`. */
export function reasonsText(why: readonly Reason[]): string {
  return why.map(({ ruling, message }) => `${message} (${ruling})`).join('; ');
}
