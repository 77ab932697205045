import { NotationError } from '../../notation/errors.ts';
import { arenaWord } from '../../notation/stack-cards.ts';
import type { StackExpect } from '../../notation/stack-expect.ts';
import {
  type Contest,
  contests,
  type StackCard,
  type StackState,
  stackResult,
  worthOf,
} from '../../rules/stack.ts';
import { hasText, keywordOf } from '../has.ts';
import type { Check } from '../kind.ts';
import { type Course, reasonsText, refusedCheck, textCheck } from '../tries.ts';

/** What can be asked about at one place of a stack example. */
export interface Table {
  stack: StackState | undefined;
  price: number | undefined;
  contest: Contest | undefined;
  yours: readonly StackCard[];
  theirs: readonly StackCard[];
  same: StackState['same'];
}

/** Compares one item with how things stand. @throws NotationError when it asks for what is not there */
export function checkStack(item: StackExpect, table: Table, course: Course): Check {
  const { contest } = table;
  switch (item.id) {
    case 'dark':
    case 'light':
      return number(item, contest?.[item.id], `${item.id} N`);
    case 'pays':
      return number(item, contest?.pays, 'pays N');
    case 'winner':
      return textCheck(
        item,
        `winner ${contest?.winner ?? 'nobody'}`,
        contest?.winner === item.side,
      );
    case 'contested':
      return contestedCheck(item, table);
    case 'accepted': {
      const why = course.last?.why;
      return textCheck(
        item,
        why === undefined ? 'nothing was tried' : reasonsText(why),
        why?.length === 0,
      );
    }
    case 'refused':
      return refusedCheck(item, course.last?.why ?? []);
    case 'price':
      return number(item, table.price, 'price N');
    default:
      if (table.stack !== undefined) return checkState(item, table.stack);
      throw new NotationError(`\`${item.text}\` asks about a stack, and there is none.`, {
        line: item.line,
      });
  }
}

function checkState(item: StackExpect, stack: StackState): Check {
  const result = stackResult(stack);
  const words = item.words ?? '';
  switch (item.id) {
    case 'speed':
    case 'power':
    case 'health':
    case 'cards':
      return number(item, result[item.id], `${item.id} N`);
    case 'total':
      return number(item, result.totalCost, 'total cost N');
    case 'top':
      return textCheck(item, `top ${stack.top.label}`, isCalled(stack.top, words));
    case 'discarded': {
      const gone = stack.discarded.map(({ label }) => label).join(', ') || 'nothing';
      return textCheck(
        item,
        `discarded ${gone}`,
        stack.discarded.some((c) => isCalled(c, words)),
      );
    }
    case 'stays': {
      const there = [stack.top, ...stack.under, ...stack.pilots];
      const labels = there.map(({ label }) => label).join(', ');
      return textCheck(
        item,
        `there: ${labels}`,
        there.some((c) => isCalled(c, words)),
      );
    }
    case 'in': {
      const wanted = /^(?:the )?build[ -]zone$/i.test(words) ? 'build-zone' : arenaWord(words);
      return textCheck(item, `in ${stack.place.replace('-', ' ')}`, wanted === stack.place);
    }
    case 'works':
    case 'idle': {
      const { keyword } = keywordOf(words, item.line);
      const own = result.bits.filter(
        ({ gift }) => 'ability' in gift && gift.ability.keyword === keyword,
      );
      const on = own.some(({ works }) => works);
      const actual = own.length === 0 ? `has no ${words}` : `${on ? 'works' : 'idle'} ${words}`;
      return textCheck(item, actual, own.length > 0 && on === (item.id === 'works'));
    }
    default:
      return hasCheck(item, stack);
  }
}

function hasCheck(item: StackExpect, stack: StackState): Check {
  const { bits } = stackResult(stack);
  const from = item.from;
  const own =
    from === undefined ? bits : bits.filter((bit) => bit.from.toLowerCase() === from.toLowerCase());
  const words = item.words ?? '';
  const change = /^([+-]\d+) (power|speed|health)$/i.exec(words);
  if (change !== null) {
    const has = own.some(
      ({ gift, works }) =>
        works &&
        'stat' in gift &&
        gift.stat === change[2]?.toLowerCase() &&
        gift.by === Number(change[1]),
    );
    return textCheck(item, `has ${has ? '' : 'no '}${words}`, has !== item.not);
  }
  const { has, actual, keyword } = hasText(words, (id) => worthOf(own, id), item);
  const sources = bits
    .filter(({ gift }) => 'ability' in gift && gift.ability.keyword === keyword)
    .map((bit) => bit.from);
  const where = sources.length === 0 ? '' : ` (from ${sources.join(', ')})`;
  return textCheck(item, `${actual}${where}`, has !== item.not);
}

function contestedCheck(item: StackExpect, table: Table): Check {
  const { contest, stack, yours, theirs, same } = table;
  if (contest !== undefined) {
    const { contested, reason } = contest;
    return textCheck(item, reasonsText([reason]), contested !== item.not);
  }
  if (stack === undefined || yours.length + theirs.length === 0) {
    throw new NotationError('`contested` needs another unit: a `yours` or `theirs` line.', {
      line: item.line,
    });
  }
  const found = [...yours, ...theirs].map((other) => contests(stack.top, other, same));
  const contested = found.some((one) => one.contested);
  return textCheck(item, reasonsText(found.map(({ reason }) => reason)), contested !== item.not);
}

function number(item: StackExpect, actual: number | undefined, text: string): Check {
  const words = actual === undefined ? 'not worked out here' : text.replace('N', String(actual));
  return textCheck(item, words, actual === item.number);
}

function isCalled(card: StackCard, words: string): boolean {
  const wanted = words.toLowerCase();
  return card.label.toLowerCase() === wanted || card.name.toLowerCase() === wanted;
}
