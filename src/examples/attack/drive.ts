import type { PlayLine } from '../../notation/attack-lines.ts';
import { NotationError } from '../../notation/errors.ts';
import type { Expectation } from '../../notation/expect.ts';
import { next } from '../../rules/attack/situation.ts';
import { type Await, Refusal, type Reply } from '../../rules/types.ts';
import { replyTo } from './match.ts';
import { againstRefusal, refusalOf, refusalsAfter, tried } from './refused.ts';
import { check, checkHeld, type Run, reply } from './run.ts';
import { inWords, lineNames, whatIsRolled } from './words.ts';

/**
 * Plays the lines of one attack as far as they go, then takes every preset to the end or to dice that no line
 * gives. Items that are expected are checked just before the next line is played, or at the end.
 * @throws NotationError for a line that nothing in the game asks for, or whose number of dice is wrong
 */
export function drive(run: Run, lines: readonly PlayLine[]): void {
  follow(run, lines);
  settle(run);
}

/** Plays the lines and stops at what is awaited after the last of them. @throws NotationError as `drive` */
export function follow(run: Run, lines: readonly PlayLine[]): void {
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
}

/** Takes presets until all is over, or dice are awaited; then checks what waits to be checked. */
function settle(run: Run): void {
  for (;;) {
    const asked = next(run.state);
    if (asked.kind !== 'choice' || asked.step === 'after-attack') break;
    reply(run, { choose: asked.preset });
  }
  checkHeld(run);
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
    reply(run, { dice: facesFor(asked, line) });
    return;
  }
  const given = replyTo(run.state, asked, line);
  if (given === undefined) return;
  legal(line, () => reply(run, given));
  const dice = next(run.state);
  if (line.do === 're-roll' && dice.kind === 'dice') {
    legal(line, () => reply(run, { dice: line.dice }));
  }
}

function tryToBeRefused(run: Run, line: PlayLine, refusals: readonly Expectation[]): void {
  const before = { state: run.state, replies: run.replies };
  run.replies = [...run.replies];
  const asked = advanceTo(run, line, []);
  const outcome = asked === undefined ? refusalOf(run, line) : tried(run, asked, line);
  Object.assign(run, before);
  for (const item of refusals) run.checks.push(check(item, againstRefusal(item, outcome)));
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
    const ahead = line.do === 'dice' ? replyAhead(run, asked, later) : undefined;
    reply(run, ahead ?? { choose: asked.preset });
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
    const given = replyTo(run.state, asked, line);
    if (given === undefined) continue;
    run.done.add(line);
    return given;
  }
  return undefined;
}

function takesDice(asked: Asked & { kind: 'dice' }, line: PlayLine): boolean {
  if (line.do === 'dice') {
    return asked.purpose === 'damage' && (line.keyword ?? asked.keyword) === asked.keyword;
  }
  if (line.do === 're-roll') {
    return asked.purpose === 're-roll' && String(asked.positions) === String(line.positions);
  }
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

function legal(line: PlayLine, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NotationError(`Not legal: ${error.message} (${error.ruling})`, { line: line.line });
  }
}

function notAsked(run: Run, line: PlayLine): NotationError {
  const asked = next(run.state);
  const refusal = refusalOf(run, line);
  if (refusal !== undefined) {
    return new NotationError(`Not legal here: ${refusal.why} (${refusal.ruling})`, {
      line: line.line,
    });
  }
  const here = asked.kind === 'dice' ? ` ${whatIsRolled(run.state, asked)}` : '';
  return new NotationError(`Nobody was asked for ${lineNames[line.do]} here.${here}`, {
    line: line.line,
  });
}
