import { type AttackPart, type AttackScript, readAttack } from '../../notation/attack.ts';
import { NotationError } from '../../notation/errors.ts';
import type { Expectation } from '../../notation/expect.ts';
import type { FenceLine } from '../../notation/fence.ts';
import {
  type AttackSetup,
  type AttackState,
  next,
  Refusal,
  startAttack,
  type TraceEntry,
  whyNot,
} from '../../rules/index.ts';
import { drive } from '../attack/drive.ts';
import { measure } from '../attack/measure.ts';
import { again, statesOf } from '../attack/moves.ts';
import type { Move, Recording } from '../attack/recording.ts';
import { againstRefusal } from '../attack/refused.ts';
import { checkHeld, newRun, type Run, reply } from '../attack/run.ts';
import { sceneOf } from '../attack/scene.ts';
import { accountOf, type DiceView, groupsOf, resultOf, unitsOf } from '../attack/view.ts';
import { whatIsRolled } from '../attack/words.ts';
import type { Check, ExampleKind, Played } from '../kind.ts';

/** Attack examples: one or more attacks on one board, played on the rules line by line. */
export const attackKind: ExampleKind = {
  kind: 'attack',
  marks: ['attacker'],
  play: (lines) => playAttack(lines),
};

/** Plays an attack example. @throws NotationError */
export function playAttack(lines: readonly FenceLine[]): Played {
  const script = readAttack(lines);
  const view: DiceView = { groups: [], account: [], units: [], result: '' };
  const results: string[] = [];
  const checks: Check[] = [];
  let run: Run | undefined;
  const moves: Move[] = [];
  for (const [index, part] of script.parts.entries()) {
    const declared = declare(script, part, run?.state);
    if (declared.refusal !== undefined) {
      const refused = refusalChecks(part, declared.refusal);
      const all = [...checks, ...(run?.checks ?? []), ...refused];
      const { ruling, message } = declared.refusal;
      const played = end(script, run?.state, all, view, [`Refused: ${message}`]);
      const further = run === undefined ? {} : { refused: { ruling, message } };
      return { ...played, recording: { start: startOf(script), moves, ...further } };
    }
    if (run !== undefined) moves.push({ attack: part.declaration });
    const before = run?.state.trace.length ?? 0;
    run = { ...newRun(declared.state, measure), checks: run?.checks ?? [] };
    run.checks.push(...refusalsOfLegal(part));
    drive(run, part.lines);
    if (index < script.parts.length - 1) finish(run, script.parts[index + 1]?.line ?? part.line);
    moves.push(...run.replies);
    const entries = run.state.trace.slice(before) as TraceEntry[];
    const label = script.parts.length > 1 ? `Attack ${index + 1}: ` : '';
    view.groups.push(...groupsOf(run.state, entries, label));
    view.account.push(...accountOf(entries));
    results.push(`${label}${resultOf(run.state)}`);
  }
  const recording = { start: startOf(script), moves };
  // A second strike that was chosen is an attack of its own, although no line declares it.
  if ((run?.state.attack?.number ?? 0) > script.parts.length) {
    const { states } = statesOf(recording);
    const { sentence } = sceneOf(states, moves, run?.state.trace.length ?? 0);
    results.splice(0, results.length, sentence);
  }
  const played = end(script, run?.state, run?.checks ?? checks, view, results);
  return { ...played, recording };
}

function startOf(script: AttackScript): Recording['start'] {
  const [first] = script.parts;
  if (first === undefined) throw new RangeError('A script has an attack');
  return { attack: setupOf(script, first) };
}

function end(
  script: AttackScript,
  state: AttackState | undefined,
  checks: Check[],
  view: DiceView,
  results: string[],
): Played {
  const asked = state && next(state);
  const awaited = state && asked?.kind === 'dice' ? whatIsRolled(state, asked) : undefined;
  const summary = results.join(' ');
  const played: Played = {
    ...(awaited !== undefined && { awaited }),
    kind: 'attack',
    checks,
    trace: (state?.trace ?? []) as TraceEntry[],
    summary,
    view: { ...view, units: state ? unitsOf(state) : [], result: summary } satisfies DiceView,
  };
  return script.title === undefined ? played : { ...played, title: script.title };
}

function declare(
  script: AttackScript,
  part: AttackPart,
  before: AttackState | undefined,
): { state: AttackState; refusal?: undefined } | { refusal: Refusal } {
  try {
    if (before === undefined) return { state: startAttack(setupOf(script, part)) };
    const refusal = notAgain(before, part);
    if (refusal !== undefined) return { refusal };
    return { state: again(before, part.declaration) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (expectsRefusal(part).length > 0) return { refusal: error };
    throw new NotationError(`Not legal: ${error.message} (${error.ruling})`, {
      line: part.viaLine ?? part.line,
    });
  }
}

/**
 * Why a keyword that lets a unit attack again does not do so now: for a further attack that the example expects
 * to be refused by a ruling of that keyword.
 */
function notAgain(state: AttackState, part: AttackPart): Refusal | undefined {
  const { attacker, defender } = part.declaration;
  const asked = next(state);
  const offered =
    asked.kind === 'choice' &&
    asked.options.some(({ unit, target }) => unit === attacker && target === defender);
  if (offered) return undefined;
  const abilities = state.units.find(({ id }) => id === attacker)?.abilities ?? [];
  for (const { ruling = '' } of expectsRefusal(part)) {
    const [keyword = ''] = ruling.split('/');
    if (!abilities.some((ability) => ability.keyword === keyword)) continue;
    const { ruling: cited, why } = whyNot(state, attacker, keyword);
    return new Refusal(cited, why);
  }
  return undefined;
}

function setupOf(script: AttackScript, part: AttackPart): AttackSetup {
  const setup: AttackSetup = { units: script.units, ...part.declaration };
  return script.force === undefined ? setup : { ...setup, force: script.force };
}

/** Takes presets to the end of an attack, so that the next can begin. */
function finish(run: Run, line: number): void {
  const asked = next(run.state);
  if (asked.kind === 'dice') {
    throw new NotationError(
      `The attack before this one is not over. ${whatIsRolled(run.state, asked)}`,
      { line },
    );
  }
  if (asked.kind === 'choice' && asked.step !== 'after-attack') {
    reply(run, { choose: asked.preset });
    finish(run, line);
  }
  checkHeld(run);
}

function expectsRefusal(part: AttackPart): Expectation[] {
  return part.lines.flatMap((line) =>
    line.do === 'expect' ? line.items.filter(({ id }) => id === 'refused') : [],
  );
}

/** Checks of an attack that could not be declared: nothing but the refusal can be right. */
function refusalChecks(part: AttackPart, refusal: Refusal): Check[] {
  const outcome = { ruling: refusal.ruling, why: refusal.message };
  return part.lines.flatMap((line) => {
    if (line.do !== 'expect') return [];
    return line.items.map((item) => {
      const { actual, ok } =
        item.id === 'refused'
          ? againstRefusal(item, outcome)
          : { actual: `nothing, the attack is refused: ${refusal.ruling}`, ok: false };
      return { expected: item.written, actual, ok, line: item.line };
    });
  });
}

/** `refused` before any line of play, although the attack is legal. */
function refusalsOfLegal(part: AttackPart): Check[] {
  const found: Check[] = [];
  for (const line of part.lines) {
    if (line.do !== 'expect') break;
    for (const item of line.items) {
      if (item.id !== 'refused') continue;
      const { actual, ok } = againstRefusal(item, undefined);
      found.push({ expected: item.written, actual, ok, line: item.line });
    }
  }
  return found;
}
