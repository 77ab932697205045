import type { PlayLine } from '../../notation/attack-lines.ts';
import type { Ability, AttackState, Await, Option, Reply } from '../../rules/index.ts';
import { answer, next } from '../../rules/index.ts';
import { follow } from './drive.ts';
import { replyTo } from './match.ts';
import { newRun } from './run.ts';

type Choice = Extract<Await, { kind: 'choice' }>;

/**
 * Lines of play that lead from a state to what these replies made of it. They are as short as they can be:
 * presets are left out where playing the lines takes them anyway.
 * @param start the state after the attack was declared
 * @param replies every reply given since, in order; all of them legal
 */
export function record(start: AttackState, replies: readonly Reply[]): PlayLine[] {
  const steps = stepsOf(start, replies);
  const end = steps.reduce((state, { reply }) => answer(state, reply), start);
  const wanted = JSON.stringify(end);
  const last = steps.findLastIndex(({ preset }) => !preset);
  const short = steps.filter(({ preset }, index) => !preset || index > last);
  for (const lines of [joined(short, true), joined(steps, true), joined(steps, false)]) {
    const run = newRun(start);
    try {
      follow(run, lines);
    } catch {
      continue;
    }
    if (JSON.stringify(run.state) === wanted) return lines;
  }
  return joined(steps, false);
}

interface Step {
  reply: Reply;
  /** As a line that players would write, and as one that names the option by its id. */
  nice: PlayLine;
  exact: PlayLine;
  preset: boolean;
}

function stepsOf(start: AttackState, replies: readonly Reply[]): Step[] {
  const steps: Step[] = [];
  let state = start;
  for (const reply of replies) {
    steps.push(stepOf(state, reply));
    state = answer(state, reply);
  }
  return steps;
}

function stepOf(state: AttackState, reply: Reply): Step {
  const asked = next(state);
  if ('dice' in reply) {
    const line = diceLine(asked, reply.dice);
    return { reply, nice: line, exact: line, preset: false };
  }
  const choice = asked as Choice;
  const option = chosen(choice, reply);
  const exact: PlayLine = { do: 'choose', line: 0, option: option.id };
  if (reply.positions !== undefined) exact.positions = [...reply.positions];
  const nice = niceLine(state, choice, option) ?? exact;
  return { reply, nice, exact, preset: option.id === choice.preset };
}

function chosen(choice: Choice, reply: Exclude<Reply, { dice: unknown }>): Option {
  const wanted = 'choose' in reply ? reply.choose : choice.options.find(({ dice }) => dice)?.id;
  const option = choice.options.find(({ id }) => id === wanted);
  if (option === undefined) throw new RangeError(`${wanted} is not among the options`);
  return option;
}

function diceLine(asked: Await, faces: readonly number[]): PlayLine {
  const dice = [...faces];
  if (asked.kind !== 'dice') throw new RangeError('No dice are awaited');
  if (asked.purpose === 'roll' || asked.purpose === 'fury') {
    return { do: asked.purpose, line: 0, dice };
  }
  if (asked.purpose === 're-roll') {
    const { by, positions = [] } = asked;
    return { do: 're-roll', line: 0, by, isUnit: asked.keyword !== undefined, positions, dice };
  }
  const line: PlayLine = { do: 'dice', line: 0, dice };
  return asked.keyword === undefined ? line : { ...line, keyword: asked.keyword };
}

/** The line that a player would write for an option, if it is read as this option and no other. */
function niceLine(state: AttackState, choice: Choice, option: Option): PlayLine | undefined {
  const { unit, keyword, amount, target } = option;
  if (unit === undefined || keyword === undefined || option.dice !== undefined) return undefined;
  const guess: PlayLine = { do: 'guess', line: 0, unit, hits: amount ?? 0 };
  const printed = abilityOf(state, option)?.value;
  const use: PlayLine = { do: 'use', line: 0, unit, keyword };
  if (target !== undefined) use.target = target;
  if (printed !== undefined) use.value = printed;
  else if (amount !== undefined) use.value = amount;
  const part: PlayLine = amount === undefined ? use : { ...use, amount };
  for (const line of [guess, use, part]) {
    if (line.do === 'guess' && keyword !== 'forewarning' && keyword !== 'foresight') continue;
    const reply = read(state, choice, line);
    if (reply !== undefined && 'choose' in reply && reply.choose === option.id) return line;
  }
  return undefined;
}

function read(state: AttackState, choice: Choice, line: PlayLine): Reply | undefined {
  try {
    return replyTo(state, choice, line);
  } catch {
    return undefined;
  }
}

function abilityOf(state: AttackState, option: Option): Ability | undefined {
  const unit = state.units.find(({ id }) => id === option.unit);
  const abilities = unit?.abilities.filter(({ keyword }) => keyword === option.keyword) ?? [];
  return abilities[(option.instance ?? 1) - 1] as Ability | undefined;
}

/** A choice of dice to re-roll and the dice themselves are one line. */
function joined(steps: readonly Step[], nicely: boolean): PlayLine[] {
  const lines: PlayLine[] = [];
  for (const { nice, exact } of steps) {
    const line = nicely ? nice : exact;
    const before = lines.at(-1);
    if (nicely && line.do === 're-roll' && line.isUnit && before?.do === 'choose') {
      if (before.positions !== undefined) lines.pop();
    }
    lines.push(line);
  }
  return lines;
}
