import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { readStack, type StackLine, type StackScript } from '../../notation/stack.ts';
import type { Outcome } from '../../rules/build/shapes.ts';
import { stackPrice } from '../../rules/build/stack-price.ts';
import {
  addPilot,
  addUnder,
  type Contest,
  closedMove,
  contest,
  loseAbility,
  putOnTop,
  type StackCard,
  type StackResult,
  type StackState,
  stackResult,
} from '../../rules/stack.ts';
import type { ExampleKind, Played } from '../kind.ts';
import { checkStack, type Table } from '../stack/check.ts';
import { type Course, closeTry, newCourse, seen, tried } from '../tries.ts';

/** What a figure draws: the stack before and after with what its top card has, or the contest. */
export interface StackView {
  start?: StackState;
  end?: StackState;
  result?: StackResult;
  contest?: Contest;
}

/** Stack examples: stacks card by card, INSERT, Switch, Pilots, contests. */
export const stackKind: ExampleKind = {
  kind: 'stack',
  marks: ['stack', 'contest'],
  play: (lines) => playStack(lines),
};

/** Plays a stack example. @throws NotationError */
export function playStack(lines: readonly FenceLine[]): Played {
  const script = readStack(lines);
  const course = newCourse();
  const bids = contestOf(script, lines[0]?.line ?? 1);
  if (bids !== undefined) course.trace.push(...bids.trace);
  let stack = script.stack;
  let price: number | undefined;
  for (const line of script.lines) {
    if (line.do === 'expect') {
      seen(course);
      const table: Table = {
        stack,
        price,
        contest: bids,
        yours: script.yours,
        theirs: script.theirs,
        same: script.same,
      };
      course.checks.push(...line.items.map((item) => checkStack(item, table, course)));
    } else if (stack !== undefined) {
      price = priceOf(stack, line);
      stack = tried(course, line.line, act(stack, line)) ?? stack;
    }
  }
  closeTry(course);
  const view: StackView = {
    ...(script.stack && { start: script.stack }),
    ...(stack && { end: stack, result: stackResult(stack) }),
    ...(bids && { contest: bids }),
  };
  const played: Played = {
    kind: 'stack',
    checks: course.checks,
    trace: course.trace,
    summary: summaryOf(view, course),
    view,
  };
  return script.title === undefined ? played : { ...played, title: script.title };
}

function contestOf({ bids, same }: StackScript, line: number): Contest | undefined {
  if (bids.dark === undefined && bids.light === undefined) return undefined;
  if (bids.dark === undefined || bids.light === undefined) {
    throw new NotationError('A contest has a dark and a light line.', { line });
  }
  return contest(bids.dark, bids.light, same);
}

/** What completing the card into the stack costs; undefined where a cost is not given. */
function priceOf({ top }: StackState, line: StackLine): number | undefined {
  if (line.do !== 'add' && line.do !== 'top') return undefined;
  if (line.card.cost === undefined || top.cost === undefined) return undefined;
  return stackPrice(line.card.cost, line.do === 'add' ? 'under' : 'on-top', top.cost).after;
}

function act(stack: StackState, line: Exclude<StackLine, { do: 'expect' }>): Outcome<StackState> {
  switch (line.do) {
    case 'add':
      return addUnder(stack, line.card);
    case 'top':
      return putOnTop(stack, fromBelow(stack, line.card));
    case 'pilot':
      return addPilot(stack, line.card);
    case 'lose':
      return loseAbility(stack, line.keyword);
    default:
      return moveStack(stack, line);
  }
}

/** A card named without any text is the one underneath, if it lies there. */
function fromBelow(stack: StackState, card: StackCard): StackCard {
  return stack.under.find(({ label }) => label.toLowerCase() === card.label.toLowerCase()) ?? card;
}

function moveStack(
  stack: StackState,
  line: Extract<StackLine, { do: 'move' }>,
): Outcome<StackState> {
  const no = closedMove(stack, line.to, line.at);
  if (no !== undefined) return { legal: false, why: [no] };
  return {
    legal: true,
    state: { ...stack, place: line.to },
    trace: [
      {
        step: 'build-step',
        by: stack.top.label,
        ruling: 'term/move',
        what: `${stack.top.label} moves.`,
        before: stack.place,
        after: line.to,
      },
    ],
  };
}

function summaryOf({ end, result, contest: bids }: StackView, course: Course): string {
  if (bids !== undefined && end === undefined) {
    if (!bids.contested) return `No contest: ${bids.reason.message}`;
    const winner = bids.winner === 'dark' ? 'Dark' : 'Light';
    return `Dark Side ${bids.dark}, Light Side ${bids.light}: the ${winner} Side wins and pays ${bids.pays} Force.`;
  }
  if (end === undefined || result === undefined) return 'Nothing lies here.';
  const why = course.last?.why ?? [];
  const refused = why.map(({ message }) => message).join(' ');
  const { speed, power, health, cards } = result;
  const gone = end.discarded.map(({ label }) => label);
  const numbers = `${end.top.label} on top of ${cards - 1} card${cards === 2 ? '' : 's'}: speed ${speed}, power ${power}, health ${health}.`;
  return [
    refused === '' ? '' : `Refused: ${refused}`,
    numbers,
    gone.length === 0 ? '' : `Discarded: ${gone.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
