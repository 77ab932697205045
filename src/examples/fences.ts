/** Plays the content's examples for pages; a wrong one stops the build. */
import type { Fence } from '../catalog/types.ts';
import { NotationError } from '../notation/errors.ts';
import type { Played } from './kind.ts';
import { cameOut, playExample } from './play.ts';

const played = new Map<string, Played>();

/**
 * Plays a fence, once for each build.
 * @throws Error naming file and line, what was expected and what came out, with the trace
 */
export function playFence(fence: Fence): Played {
  const known = played.get(fence.source);
  if (known) return known;
  let result: Played;
  try {
    result = playExample(fence.source);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Error(`${fence.file}:${fence.line + error.line - 1}: ${error.message}`);
  }
  if (!cameOut(result)) {
    const wrong = result.checks.filter(({ ok }) => !ok);
    const lines = wrong.map(
      ({ line, expected, actual }) =>
        `${fence.file}:${fence.line + line - 1}: expected ${expected}, came out ${actual}`,
    );
    const trace = result.trace.map(({ step, what, ruling }) => `    ${step}: ${what} [${ruling}]`);
    throw new Error([...lines, ...trace].join('\n'));
  }
  played.set(fence.source, result);
  return result;
}
