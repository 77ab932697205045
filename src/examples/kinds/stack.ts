import { NotationError } from '../../notation/errors.ts';
import type { FenceLine } from '../../notation/fence.ts';
import { readStack } from '../../notation/stack.ts';
import { type Contest, type StackResult, type StackState, stackResult } from '../../rules/stack.ts';
import type { ExampleKind, Played } from '../kind.ts';
import { bare } from '../lines.ts';
import { checkStack, type Table } from '../stack/check.ts';
import { contestOf, moveStack, priceOf, type StackMove, type StackStart } from '../stack/moves.ts';
import { stackSummary } from '../stack/scene.ts';
import { closeTry, newCourse, seen, tried } from '../tries.ts';

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
  const { bids: bid, same, yours, theirs } = script;
  if ((bid.dark === undefined) !== (bid.light === undefined)) {
    throw new NotationError('A contest has a dark and a light line.', {
      line: lines[0]?.line ?? 1,
    });
  }
  const start: StackStart = { bids: bid, same, yours, theirs };
  if (script.stack !== undefined) start.stack = script.stack;
  const bids = contestOf(start);
  const moves: StackMove[] = [];
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
        yours,
        theirs,
        same,
      };
      course.checks.push(...line.items.map((item) => checkStack(item, table, course)));
    } else if (stack !== undefined) {
      price = priceOf(stack, line);
      stack = tried(course, line.line, moveStack(stack, line)) ?? stack;
      moves.push(bare(line));
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
    summary: stackSummary(stack, bids, course.last?.why ?? []),
    view,
    play: { kind: 'stack', start, moves },
  };
  return script.title === undefined ? played : { ...played, title: script.title };
}
