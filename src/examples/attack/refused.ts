import type { PlayLine } from '../../notation/attack-lines.ts';
import type { Expectation } from '../../notation/expect.ts';
import { whyNot } from '../../rules/attack/refuse.ts';
import { answer } from '../../rules/attack/situation.ts';
import { type Await, type Barred, Refusal, type RulingId } from '../../rules/types.ts';
import { replyTo } from './match.ts';
import type { Run } from './run.ts';

/** The ruling that forbids a line, in a sentence; undefined when nothing does. */
export type Outcome = { ruling: RulingId; why: string } | undefined;

/** The unit and keyword that a line is about; undefined for plain dice. */
function subjectOf(line: PlayLine): { unit: string; keyword: string } | undefined {
  if (line.do === 'use') return line;
  if (line.do === 're-roll' && line.isUnit) return { unit: line.by, keyword: 'lucky' };
  if (line.do === 'choose') {
    const found = /^(.*)\.([a-z-]+)/.exec(line.option);
    return found === null ? undefined : { unit: found[1] ?? '', keyword: found[2] ?? '' };
  }
  if (line.do === 'guess') return { unit: line.unit, keyword: 'forewarning' };
  return undefined;
}

/** Why the rules have no place for a line: what barred it, nearest first. */
function reason(
  run: Run,
  line: PlayLine,
  { unit, keyword }: { unit: string; keyword: string },
): { ruling: RulingId; why: string } {
  const target = line.do === 'use' ? line.target : undefined;
  const about = (play: Barred) =>
    play.unit === unit &&
    play.keyword === keyword &&
    (play.target === undefined || target === undefined || play.target === target);
  const found = (run.state.barred as Barred[]).slice(run.known).find(about);
  return found ?? whyNot(run.state, unit, keyword);
}

/** `refused` items that follow a line directly. */
export function refusalsAfter(lines: readonly PlayLine[], index: number): Expectation[] {
  const found: Expectation[] = [];
  for (const line of lines.slice(index + 1)) {
    if (line.do !== 'expect') break;
    found.push(...line.items.filter(({ id }) => id === 'refused'));
  }
  return found;
}

/** Why the rules have no place for a line; undefined for lines that are about nobody's ability. */
export function refusalOf(run: Run, line: PlayLine): Outcome {
  const subject = subjectOf(line);
  const known = run.state.units.some(({ id }) => id === subject?.unit);
  return subject !== undefined && known ? reason(run, line, subject) : undefined;
}

/** What becomes of a line that answers what is awaited: a refusal, or undefined when it is legal. */
export function tried(run: Run, asked: Await, line: PlayLine): Outcome {
  try {
    const given = { dice: 'dice' in line ? line.dice : [] };
    const reply = asked.kind === 'choice' ? replyTo(run.state, asked, line) : given;
    if (reply !== undefined) answer(run.state, reply);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return { ruling: error.ruling, why: error.message };
    throw error;
  }
}

/** Compares a `refused` item with what became of the line. */
export function againstRefusal(
  item: Expectation,
  outcome: Outcome,
): { actual: string; ok: boolean } {
  if (outcome === undefined) return { actual: 'it is legal', ok: false };
  return {
    actual: `refused ${outcome.ruling} (${outcome.why})`,
    ok: outcome.ruling === item.ruling,
  };
}
