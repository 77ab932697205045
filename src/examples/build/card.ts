import type { BuildLine, BuildScript } from '../../notation/build.ts';
import type { BuildExpect } from '../../notation/build-expect.ts';
import { NotationError } from '../../notation/errors.ts';
import { costText } from '../../rules/build/costs.ts';
import {
  type CardState,
  type Reason,
  type WaysToComplete,
  type WayToComplete,
  waysToComplete,
} from '../../rules/build.ts';
import type { Check } from '../kind.ts';
import { bare } from '../lines.ts';
import { type Course, closeTry, refusedCheck, seen, textCheck, tried } from '../tries.ts';
import { type BuildMove, moveCard, wayOf } from './moves.ts';
import { cardSummary, wayText } from './scene.ts';

/** What is done with a card. */
const CARD_LINES: ReadonlySet<string> = new Set(['points', 'play', 'disrupt', 'pay-card']);

/** What a figure draws of a card: how it stands, every way with price and rulings, how it ended. */
export interface CardView {
  form: 'card';
  start: CardState;
  answer: WaysToComplete;
  end: CardState;
}

/** Plays the lines of an example with a card. @throws NotationError */
export function playCardLines(
  script: BuildScript,
  start: CardState,
  course: Course,
): { view: CardView; summary: string; moves: BuildMove[] } {
  let card = start;
  const moves: BuildMove[] = [];
  for (const line of script.lines) {
    if (line.do === 'expect') {
      seen(course);
      course.checks.push(...line.items.map((item) => check(item, card, course)));
      continue;
    }
    card = tried(course, line.line, act(card, line)) ?? card;
    moves.push(bare(line));
  }
  closeTry(course);
  const answer = waysToComplete(start);
  return {
    view: { form: 'card', start, answer, end: card },
    summary: cardSummary(card, course.last?.why ?? []),
    moves,
  };
}

function act(card: CardState, line: Exclude<BuildLine, { do: 'expect' }>) {
  if (!CARD_LINES.has(line.do)) {
    throw new NotationError(`This line belongs to an example with \`unit\` lines.`, {
      line: line.line,
    });
  }
  if (line.do === 'pay-card' && wayOf(card, line) === undefined) {
    const name = line.way === 'hidden' ? 'Hidden Cost' : 'Alternative Cost';
    throw new NotationError(`The card has no such ${name}.`, { line: line.line });
  }
  return moveCard(card, line);
}

function check(item: BuildExpect, card: CardState, course: Course): Check {
  const answer = waysToComplete(card);
  const number = item.number ?? 0;
  const same = (actual: number | undefined, text: (n: number) => string) =>
    textCheck(item, actual === undefined ? 'not counted here' : text(actual), actual === number);
  switch (item.id) {
    case 'cost':
      return same(answer.cost, (n) => `cost ${n}`);
    case 'build':
      return priceCheck(item, answer.ways, 'build', 'build-points');
    case 'hidden':
      return priceCheck(item, answer.ways, 'hidden-cost:', 'force');
    case 'play':
      return priceCheck(item, answer.ways, 'play', 'force');
    case 'needs': {
      const needs = answer.ways.flatMap((way) => (way.needs === undefined ? [] : [way.needs]));
      return textCheck(item, `needs ${needs.join(' or ') || 'nothing'}`, needs.includes(number));
    }
    case 'alternative': {
      const own = answer.ways.filter(({ id }) => id.startsWith('alternative-cost:'));
      const wanted = plain(item.words ?? '');
      const ok = own.some(({ legal, cost }) => legal && plain(costText(cost)) === wanted);
      return textCheck(item, own.map(wayText).join('; ') || 'no Alternative Cost', ok);
    }
    case 'ways': {
      const open = answer.ways.filter(({ legal }) => legal);
      return textCheck(item, `ways ${open.length}`, open.length === number);
    }
    case 'refused': {
      const why = course.last?.why ?? [];
      return refusedCheck(item, why.length > 0 || course.last ? why : closedReasons(answer));
    }
    case 'complete': {
      const done = card.completed !== undefined;
      return textCheck(item, done ? 'complete' : 'not complete', done !== (item.not ?? false));
    }
    case 'in': {
      const where = card.completed?.replace('-', ' ') ?? 'not complete';
      return textCheck(item, `in ${where}`, plain(item.words ?? '') === where);
    }
    case 'effect': {
      const effects = card.played?.effects ?? [];
      const there = effects.some((effect) => plain(effect) === plain(item.words ?? ''));
      return textCheck(
        item,
        `effects: ${effects.join(', ') || 'none'}`,
        there !== (item.not ?? false),
      );
    }
    case 'counters':
      return same(card.card.counters, (n) => `counters ${n}`);
    case 'force':
    case 'points':
    case 'hand':
      return same(card.purse[item.id], (n) => `${item.id} ${n} left`);
    default:
      throw new NotationError(`\`${item.text}\` speaks of units, and this example has a card.`, {
        line: item.line,
      });
  }
}

function priceCheck(
  item: BuildExpect,
  ways: readonly WayToComplete[],
  prefix: string,
  pocket: 'build-points' | 'force',
): Check {
  const own = ways.filter(({ id }) => id.startsWith(prefix));
  const ok = own.some(({ legal, cost }) => {
    const price = cost.reduce(
      (sum, part) => sum + (part.pay === pocket && 'amount' in part ? part.amount : 0),
      0,
    );
    return legal && price === item.number;
  });
  return textCheck(item, own.map(wayText).join('; ') || 'the card has no such way', ok);
}

function closedReasons(answer: WaysToComplete): Reason[] {
  return [...answer.closed, ...answer.ways.flatMap(({ why }) => why)];
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/ +/g, ' ')
    .replace(/\b(?:a|an|one)\b/g, '1');
}
