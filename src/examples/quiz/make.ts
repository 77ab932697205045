/** Makes questions from worked examples: pure, and the same at every build. */
import { readFence } from '../../notation/fence.ts';
import type { Played } from '../kind.ts';
import { askOf } from './ask.ts';
import { rowsOf } from './rows.ts';
import type { Asked, QuizQuestion } from './types.ts';
import { byItself, legalUse, whoDecides } from './use.ts';

export interface QuizSource {
  /** Key of the example. */
  key: string;
  /** Its text and how it came out. */
  source: string;
  played: Played;
  keywords: string[];
  /** The ruling or interaction that it stands under. */
  ruling: string;
  address: string;
}

/** A whole number that is the same for the same text (FNV-1a). */
export function turnOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

function usable({ choices, right }: Asked): boolean {
  return right >= 0 && choices.length >= 2 && new Set(choices).size === choices.length;
}

/** Everything that can be asked of an example, in its own order. */
function asksOf(
  { key, source, played, keywords }: QuizSource,
  nameOf: (keyword: string) => string,
): { asked: Asked; line: number }[] {
  const lines = readFence(source);
  const turn = turnOf(key);
  const expected = played.checks.flatMap((check) => {
    const asked = askOf({ kind: played.kind, lines, check, turn, nameOf });
    return asked ? [{ asked, line: check.line }] : [];
  });
  const refused = expected.filter(({ asked }) => asked.ask === 'Is the last step legal?');
  // What is not legal is the point of its example.
  if (refused.length > 0) return refused;
  const uses =
    played.kind === 'attack'
      ? [legalUse(lines), whoDecides(lines), byItself(lines, played.trace, keywords[0] ?? '')]
      : [];
  const more = uses.filter((asked) => asked !== undefined);
  // Who decides and what is legal are asked of every third example that could be.
  if (more.length > 0 && turn % 3 === 0) {
    return more.map((asked) => ({ asked, line: asked.before ?? 0 }));
  }
  return expected;
}

/**
 * One question about an example.
 * @param nameOf name of a keyword by its id
 * @returns undefined when the example has nothing to ask for
 */
export function questionOf(
  from: QuizSource,
  nameOf: (keyword: string) => string,
): QuizQuestion | undefined {
  const asks = asksOf(from, nameOf).filter(({ asked }) => usable(asked));
  const picked = asks[turnOf(`${from.key}?`) % Math.max(1, asks.length)];
  if (!picked) return undefined;
  const { asked, line } = picked;
  const lines = readFence(from.source);
  const before = asked.before ?? line;
  // The summary tells of all attacks; where some are hidden it would say too much. Of an arena it says too little.
  const cut = lines.some((hidden) => hidden.key === 'attack' && hidden.line >= before);
  return {
    id: from.key,
    keywords: from.keywords,
    rows: rowsOf(lines, before),
    ask: asked.ask,
    choices: asked.choices,
    right: asked.right,
    because: asked.because ?? (cut || from.played.kind === 'arena' ? '' : from.played.summary),
    ruling: from.ruling,
    address: from.address,
  };
}

/** What two questions must not share: nobody wants to be asked the same thing twice. */
const sameness = ({ rows, ask }: QuizQuestion): string => JSON.stringify([rows, ask]);

/**
 * Questions about many examples, each situation once, at most so many for one keyword.
 * @param most for each keyword, rulings in turn, so that none crowds out another
 */
export function questionsOf(
  sources: readonly QuizSource[],
  nameOf: (keyword: string) => string,
  most = Number.POSITIVE_INFINITY,
): QuizQuestion[] {
  const seen = new Set<string>();
  const count = new Map<string, number>();
  const perRuling = new Map<string, number>();
  const all = sources
    .map((source) => questionOf(source, nameOf))
    .filter((question) => question !== undefined)
    .map((question, index) => {
      const turn = perRuling.get(question.address) ?? 0;
      perRuling.set(question.address, turn + 1);
      return { question, turn, index };
    });
  const kept = [...all]
    .sort((a, b) => a.turn - b.turn || a.index - b.index)
    .filter(({ question }) => {
      const main = question.keywords[0] ?? '';
      const key = sameness(question);
      if (seen.has(key) || (count.get(main) ?? 0) >= most) return false;
      seen.add(key);
      count.set(main, (count.get(main) ?? 0) + 1);
      return true;
    });
  return kept.sort((a, b) => a.index - b.index).map(({ question }) => question);
}
