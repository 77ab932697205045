import { type AttackScript, readAttack } from '../../notation/attack.ts';
import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { next, startAttack } from '../../rules/attack/situation.ts';
import { type AttackState, Refusal, type RulingId } from '../../rules/types.ts';
import { follow } from './drive.ts';
import { again } from './moves.ts';
import type { Move, Recording } from './recording.ts';
import { newRun, type Run, reply } from './run.ts';

/** Where the lines of an attack lead, and what of them could not be read or played. */
export interface Replayed {
  /** The state after the last line; left out when the attack itself is not legal. */
  state?: AttackState;
  /** The same as moves, to be stepped through; there as soon as an attack was declared or refused. */
  recording?: Recording;
  script?: AttackScript;
  /** The lines that were read and played. */
  lines: FenceLine[];
  /** One for each thing that was left out, with its line. */
  problems: NotationError[];
  /** Why the attack can't be declared. */
  refused?: { ruling: RulingId; message: string };
}

const MOST_PROBLEMS = 50;
const STAND_INS: Record<'attacker' | 'defender', string> = {
  attacker: 'power 3',
  defender: 'health 5',
};

/**
 * Replays the lines of an attack and stops at what is awaited after the last of them. Never throws for a text:
 * a part of a unit that can't be read is left out, and so is a line that can't be read or has no use, and the
 * rest is played. Without a line for the attacker or the defender a plain unit stands in.
 */
export function replayAttack(given: readonly FenceLine[]): Replayed {
  const problems: NotationError[] = [];
  let lines = withBoth(given, problems);
  while (problems.length < MOST_PROBLEMS) {
    const parts: NotationError[] = [];
    try {
      return { ...play(lines, parts), lines, problems: [...parts, ...problems] };
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      problems.push(error);
      const dropped = lines.find(({ line }) => line === error.line);
      lines = withBoth(
        lines.filter((line) => line !== dropped),
        [],
      );
    }
  }
  const plain = withBoth([], []);
  return { ...play(plain, []), lines: plain, problems };
}

function withBoth(lines: readonly FenceLine[], problems: NotationError[]): FenceLine[] {
  const all = [...lines];
  for (const key of ['defender', 'attacker'] as const) {
    if (all.some((line) => line.key === key)) continue;
    const value = STAND_INS[key];
    problems.push(new NotationError(`No ${key} is given; \`${value}\` stands in.`, { line: 1 }));
    all.unshift({ key, value, line: 0, column: 1 });
  }
  return all;
}

function play(lines: readonly FenceLine[], parts: NotationError[]): Partial<Replayed> {
  const script = readAttack(lines, undefined, (problem) => parts.push(problem));
  const [first] = script.parts;
  if (first === undefined) return { script };
  const setup = { units: script.units, ...optional(script), ...first.declaration };
  const moves: Move[] = [];
  const recording: Recording = { start: { attack: setup }, moves };
  let run: Run | undefined;
  for (const part of script.parts) {
    let state: AttackState;
    try {
      if (run === undefined) state = startAttack(setup);
      else {
        const before = run.replies.length;
        endAttack(run, part.line);
        moves.push(...run.replies.slice(before), { attack: part.declaration });
        state = again(run.state, part.declaration);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { ruling, message } = error;
      if (run === undefined) return { script, recording, refused: { ruling, message } };
      throw new NotationError(`Not legal: ${message} (${ruling})`, { line: part.line });
    }
    run = newRun(state);
    follow(run, part.lines);
    moves.push(...run.replies);
  }
  return run === undefined ? { script } : { script, recording, state: run.state };
}

const optional = ({ force }: AttackScript) => (force === undefined ? {} : { force });

/** Takes presets to the end of an attack, so that the next can be declared. */
function endAttack(run: Run, line: number): void {
  for (;;) {
    const asked = next(run.state);
    if (asked.kind === 'done' || asked.step === 'after-attack') return;
    if (asked.kind === 'dice') {
      const message = 'The attack before this one is not over: dice are awaited.';
      throw new NotationError(message, { line });
    }
    reply(run, { choose: asked.preset });
  }
}
