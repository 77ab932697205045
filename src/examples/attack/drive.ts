import type { PlayLine } from '../../notation/attack-lines.ts';
import { NotationError } from '../../notation/errors.ts';
import type { Expectation } from '../../notation/expect.ts';
import { defaultVocabulary } from '../../notation/vocabulary.ts';
import {
  type AttackState,
  type Await,
  answer,
  type Barred,
  next,
  Refusal,
  type Reply,
  type RulingId,
  whyNot,
} from '../../rules/index.ts';
import type { Check } from '../kind.ts';
import { nameOf, replyTo } from './match.ts';
import { measure } from './measure.ts';

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
}

export function newRun(state: AttackState): Run {
  return { state, checks: [], held: [], done: new Set(), known: 0 };
}

/**
 * Plays the lines of one attack as far as they go, then takes every preset to the end or to dice that no line
 * gives. Items that are expected are checked just before the next line is played, or at the end.
 * @throws NotationError for a line that nothing in the game asks for, or whose number of dice is wrong
 */
export function drive(run: Run, lines: readonly PlayLine[]): void {
  for (const [index, line] of lines.entries()) {
    if (line.do === 'expect') {
      run.held.push(...line.items.filter(({ id }) => id !== 'refused'));
      continue;
    }
    if (line.do === 'gain' || line.do === 'attack' || run.done.has(line)) continue;
    const refusals = refusalsAfter(lines, index);
    if (refusals.length > 0) tryToBeRefused(run, line, refusals);
    else playLine(run, line, lines.slice(index + 1));
  }
  settle(run);
}

/** Takes presets until all is over, or dice are awaited; then checks what waits to be checked. */
function settle(run: Run): void {
  for (;;) {
    const asked = next(run.state);
    if (asked.kind !== 'choice' || asked.step === 'after-attack') break;
    run.state = answer(run.state, { choose: asked.preset });
  }
  checkHeld(run);
}

/** Checks the items that wait, against the state as it is now. */
export function checkHeld(run: Run): void {
  for (const item of run.held) run.checks.push(check(item, measure(run.state, item)));
  run.held = [];
}

function check(item: Expectation, { actual, ok }: { actual: string; ok: boolean }): Check {
  return { expected: item.written, actual, ok, line: item.line };
}

function playLine(run: Run, line: PlayLine, later: readonly PlayLine[]): void {
  const asked = advanceTo(run, line, later);
  if (asked === undefined) {
    if (line.do === 'roll' && line.dice.length === 0) return;
    throw notAsked(run, line);
  }
  checkHeld(run);
  run.known = run.state.barred.length;
  if (asked.kind === 'dice') {
    run.state = answer(run.state, { dice: facesFor(asked, line) });
    return;
  }
  const reply = replyTo(run.state, asked, line);
  if (reply === undefined) return;
  run.state = legal(line, () => answer(run.state, reply));
  const dice = next(run.state);
  if (line.do === 're-roll' && dice.kind === 'dice') {
    run.state = answer(run.state, { dice: line.dice });
  }
}

type Asked = Exclude<Await, { kind: 'done' }>;

/**
 * Takes presets until something is awaited that the line answers; undefined when nothing is. On the way to dice,
 * a triggered choice is made by a later line that is about it: two Area Damages are announced before their dice.
 */
function advanceTo(run: Run, line: PlayLine, later: readonly PlayLine[]): Asked | undefined {
  for (;;) {
    const asked = next(run.state);
    if (asked.kind === 'done') return undefined;
    if (asked.kind === 'dice') return takesDice(asked, line) ? asked : undefined;
    if (replyTo(run.state, asked, line) !== undefined) return asked;
    const reply = line.do === 'dice' ? replyAhead(run, asked, later) : undefined;
    run.state = answer(run.state, reply ?? { choose: asked.preset });
  }
}

function replyAhead(
  run: Run,
  asked: Asked & { kind: 'choice' },
  later: readonly PlayLine[],
): Reply | undefined {
  if (asked.keyword === undefined) return undefined;
  for (const line of later) {
    if (line.do !== 'use' || run.done.has(line)) continue;
    const reply = replyTo(run.state, asked, line);
    if (reply === undefined) continue;
    run.done.add(line);
    return reply;
  }
  return undefined;
}

function takesDice(asked: Asked & { kind: 'dice' }, line: PlayLine): boolean {
  if (line.do === 'dice') {
    return asked.purpose === 'damage' && (line.keyword ?? asked.keyword) === asked.keyword;
  }
  if (line.do === 're-roll') return asked.purpose === 're-roll' && asked.by === line.by;
  return line.do === asked.purpose;
}

function facesFor(asked: Asked & { kind: 'dice' }, line: PlayLine): number[] {
  const dice = 'dice' in line ? line.dice : [];
  if (dice.length === asked.count) return dice;
  throw new NotationError(
    `${inWords(asked.count)} ${asked.count === 1 ? 'is' : 'are'} rolled here, ${dice.length} given.`,
    { line: line.line },
  );
}

const inWords = (count: number) => (count === 1 ? '1 die' : `${count} dice`);

function legal(line: PlayLine, reply: () => AttackState): AttackState {
  try {
    return reply();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NotationError(`Not legal: ${error.message} (${error.ruling})`, { line: line.line });
  }
}

/** What the line is called in messages. */
const lineNames: Record<PlayLine['do'], string> = {
  roll: 'attack dice',
  fury: 'Fury dice',
  dice: 'dice of damage',
  're-roll': 'a re-roll',
  guess: 'a guess',
  pass: 'a pass',
  use: 'this ability',
  gain: 'a gain',
  attack: 'an attack',
  expect: 'an expectation',
};

function notAsked(run: Run, line: PlayLine): NotationError {
  const asked = next(run.state);
  const subject = subjectOf(line);
  if (subject !== undefined) {
    const { ruling, why } = reason(run, line, subject);
    return new NotationError(`Not legal here: ${why} (${ruling})`, { line: line.line });
  }
  const here = asked.kind === 'dice' ? ` ${whatIsRolled(run.state, asked)}` : '';
  return new NotationError(`Nobody was asked for ${lineNames[line.do]} here.${here}`, {
    line: line.line,
  });
}

/** A sentence on the dice that are awaited, with the line that would give them. */
export function whatIsRolled(state: AttackState, asked: Await & { kind: 'dice' }): string {
  const { purpose, count, by } = asked;
  const name = defaultVocabulary.byId(asked.keyword ?? '')?.name ?? asked.keyword ?? '';
  const who = nameOf(state, by);
  const faces = count > 6 ? '…' : Array.from({ length: count }, () => 4).join(' ');
  const given = {
    roll: ['attack dice', `roll  ${faces}`],
    fury: [`dice of ${name || 'Fury'}`, `fury  ${faces}`],
    're-roll': [
      're-rolled dice',
      `re-roll  ${who} ${(asked.positions ?? []).join(' ')} -> ${faces}`,
    ],
    damage: [`${name} dice`, `dice  ${name} ${faces}`],
  }[purpose];
  return `Awaited are ${inWords(count)} of ${who} (${given[0]}), as in \`${given[1]}\`.`;
}

/** The unit and keyword that a line is about; undefined for plain dice. */
function subjectOf(line: PlayLine): { unit: string; keyword: string } | undefined {
  if (line.do === 'use') return line;
  if (line.do === 're-roll' && line.isUnit) return { unit: line.by, keyword: 'lucky' };
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
function refusalsAfter(lines: readonly PlayLine[], index: number): Expectation[] {
  const found: Expectation[] = [];
  for (const line of lines.slice(index + 1)) {
    if (line.do !== 'expect') break;
    found.push(...line.items.filter(({ id }) => id === 'refused'));
  }
  return found;
}

function tryToBeRefused(run: Run, line: PlayLine, refusals: readonly Expectation[]): void {
  const before = run.state;
  const asked = advanceTo(run, line, []);
  const outcome = asked === undefined ? refusalOf(run, line) : tried(run, asked, line);
  run.state = before;
  for (const item of refusals) run.checks.push(check(item, againstRefusal(item, outcome)));
}

type Outcome = { ruling: RulingId; why: string } | undefined;

function refusalOf(run: Run, line: PlayLine): Outcome {
  const subject = subjectOf(line);
  return subject && reason(run, line, subject);
}

function tried(run: Run, asked: Asked, line: PlayLine): Outcome {
  try {
    const reply =
      asked.kind === 'dice'
        ? { dice: 'dice' in line ? line.dice : [] }
        : replyTo(run.state, asked, line);
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
  outcome: { ruling: RulingId; why: string } | undefined,
): { actual: string; ok: boolean } {
  if (outcome === undefined) return { actual: 'it is legal', ok: false };
  return {
    actual: `refused ${outcome.ruling} (${outcome.why})`,
    ok: outcome.ruling === item.ruling,
  };
}
