import { anyOf, NotationError } from '../notation/errors.ts';
import { type FenceLine, readFence } from '../notation/fence.ts';
import { Refusal } from '../rules/index.ts';
import type { ExampleKind, Played } from './kind.ts';
import { kinds } from './kinds/index.ts';

/**
 * The form of example that these lines are.
 * @throws NotationError when no line is the mark of a form
 */
export function kindOf(lines: readonly FenceLine[]): ExampleKind {
  const keys = new Set(lines.map(({ key }) => key));
  const kind = kinds.find(({ marks }) => marks.some((mark) => keys.has(mark)));
  if (kind !== undefined) return kind;
  const marks = kinds.flatMap((each) => each.marks);
  throw new NotationError(
    `No line says what kind of example this is: expected one of ${anyOf(marks)}.`,
    { line: lines[0]?.line ?? 1 },
    marks,
  );
}

/**
 * Plays one example: its form is read off its lines.
 * @param source text of the fence
 * @throws NotationError for what can't be read or played; its line counts within the text
 */
export function playExample(source: string): Played {
  const lines = readFence(source);
  const kind = kindOf(lines);
  try {
    return kind.play(lines);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NotationError(`Not legal: ${error.message} (${error.ruling})`, {
      line: lines[0]?.line ?? 1,
    });
  }
}

/** Whether everything came out as the example expects. */
export function cameOut(played: Played): boolean {
  return played.checks.every(({ ok }) => ok);
}
