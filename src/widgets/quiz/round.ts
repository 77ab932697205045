/** Which questions a round asks, and in what order: the same for the same number, so that a round can be shared. */
import type { QuizQuestion } from '../../examples/quiz/types.ts';

export const ROUND = 10;
/** A choice of questions beside the keywords. */
export const MIXED = '';
export const MISSED = 'missed';

/** Whole numbers below `limit`, drawn from a seed (mulberry32). */
export function drawer(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
}

/**
 * @param about a keyword's id, or {@link MIXED}, or {@link MISSED}
 * @returns at most {@link ROUND} questions, none twice
 */
export function roundOf(
  questions: readonly QuizQuestion[],
  about: string,
  seed: number,
  missed: readonly string[] = [],
): QuizQuestion[] {
  const draw = drawer(seed);
  const pool = questions.filter(({ id, keywords }) =>
    about === MIXED ? true : about === MISSED ? missed.includes(id) : keywords.includes(about),
  );
  const round: QuizQuestion[] = [];
  const times = new Map<string, number>();
  while (pool.length > 0 && round.length < ROUND) {
    const [question] = pool.splice(draw(pool.length), 1);
    if (!question) break;
    // A mixed round is mixed: at most two of one keyword while there are others.
    const main = question.keywords[0] ?? '';
    const often = times.get(main) ?? 0;
    if (about === MIXED && often >= 2) continue;
    times.set(main, often + 1);
    round.push(question);
  }
  return round;
}

/** A seed as an address writes it: `/quiz/?round=1234`. */
export function readSeed(text: string | null): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;
}
