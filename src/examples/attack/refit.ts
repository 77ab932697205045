/** Old moves on a changed board: what a demo does when somebody sets a die or turns a number. */
import { next } from '../../rules/attack/situation.ts';
import { type AttackState, type Await, Refusal } from '../../rules/types.ts';
import { begin, move } from './moves.ts';
import type { Move, Start } from './recording.ts';

/** What a changed start keeps of the moves that were made before the change. */
export interface Kept {
  /** The moves, and the states in which they were made. */
  moves: readonly Move[];
  states: readonly AttackState[];
  /** Shows a face for each die that is new. */
  face: () => number;
}

/**
 * Makes the old moves again from a changed start, as far as they still fit: dice that are rolled for the same
 * reason show what they showed, choices that are still open are made alike, new ones are left at their preset.
 * A recording that was over is played to its end, or to dice that nobody has thrown yet.
 */
export function refit(start: Start, kept: Kept): Move[] {
  let state: AttackState;
  try {
    state = begin(start);
  } catch (error) {
    if (error instanceof Refusal) return [...kept.moves];
    throw error;
  }
  const wasOver = kept.states.at(-1)?.awaiting.kind === 'done';
  const old = kept.moves.map((made, at) => ({ made, asked: kept.states[at]?.awaiting as Await }));
  const moves: Move[] = [];
  for (;;) {
    const made = nextMove(next(state), old, kept.face, wasOver);
    if (made === undefined) return moves;
    try {
      state = move(state, made);
    } catch (error) {
      if (error instanceof Refusal) return moves;
      throw error;
    }
    moves.push(made);
  }
}

/** The move that answers what is awaited, out of the old ones; those that no longer fit are dropped. */
function nextMove(
  asked: Await,
  old: { made: Move; asked: Await }[],
  face: () => number,
  wasOver: boolean,
): Move | undefined {
  if (asked.kind === 'done') {
    while (old.length > 0 && !('attack' in (old[0] as { made: Move }).made)) old.shift();
    return old.shift()?.made;
  }
  const end = old.findIndex(({ made }) => 'attack' in made);
  const near = end < 0 ? old : old.slice(0, end);
  if (asked.kind === 'dice') {
    const at = near.findIndex((one) => sameDice(one.asked, asked));
    if (at < 0) return undefined;
    const found = old.splice(0, at + 1).at(-1)?.made;
    const faces = found !== undefined && 'dice' in found ? found.dice : [];
    return { dice: Array.from({ length: asked.count }, (_, die) => faces[die] ?? face()) };
  }
  for (const [at, one] of near.entries()) {
    if (one.asked.kind !== 'choice' || !('choose' in one.made)) break;
    const { choose, positions } = one.made;
    const option = optionLike(asked, choose);
    if (option === undefined || one.asked.step !== asked.step) continue;
    old.splice(0, at + 1);
    return positions === undefined ? { choose: option } : { choose: option, positions };
  }
  if (old.length > 0 || wasOver) return { choose: asked.preset };
  return undefined;
}

function sameDice(then: Await, now: Await & { kind: 'dice' }): boolean {
  return (
    then.kind === 'dice' &&
    then.purpose === now.purpose &&
    then.keyword === now.keyword &&
    then.by === now.by
  );
}

/** The option of this id, or the one that differs in its amount alone. */
function optionLike(asked: Await & { kind: 'choice' }, id: string): string | undefined {
  const bare = (text: string) => text.replace(/:\d+/, '');
  const { options } = asked;
  const same = options.find((option) => option.id === id);
  return (same ?? options.findLast((option) => bare(option.id) === bare(id)))?.id;
}
