/** A stack example as data: a stack or a contest, and what is done card by card. */
import type { StackLine, StackScript } from '../../notation/stack.ts';
import type { Outcome } from '../../rules/build/shapes.ts';
import { stackPrice } from '../../rules/build/stack-price.ts';
import { closedMove } from '../../rules/keywords/switch.ts';
import { addPilot, addUnder, loseAbility, putOnTop } from '../../rules/stack/add.ts';
import { type Contest, contest } from '../../rules/stack/contest.ts';
import type { StackCard, StackState } from '../../rules/stack/shapes.ts';
import { type Bare, type Take, takesOf } from '../lines.ts';

export type StackMove = Bare<Exclude<StackLine, { do: 'expect' }>>;

export type StackStart = Pick<StackScript, 'stack' | 'bids' | 'same' | 'yours' | 'theirs'>;

/** A stack, or nothing where the example is a contest alone. */
export type StackNow = { stack: StackState | undefined };

/** A stack example that can be played on. */
export interface StackPlay {
  kind: 'stack';
  start: StackStart;
  moves: StackMove[];
}

export function takesOfStack({ start, moves }: Omit<StackPlay, 'kind'>): Take<StackNow>[] {
  return takesOf<StackNow, StackMove>({ stack: start.stack }, moves, ({ stack }, move) => {
    if (stack === undefined) {
      const message = 'There is no stack.';
      return { legal: false, why: [{ ruling: 'term/stack-of-cards', message }] };
    }
    const outcome = moveStack(stack, move);
    return outcome.legal ? { ...outcome, state: { stack: outcome.state } } : outcome;
  });
}

/** The contest of a start with two bids. */
export function contestOf({ bids, same }: StackStart): Contest | undefined {
  if (bids.dark === undefined || bids.light === undefined) return undefined;
  return contest(bids.dark, bids.light, same);
}

/** What completing the card into the stack costs; undefined where a cost is not given. */
export function priceOf({ top }: StackState, move: StackMove): number | undefined {
  if (move.do !== 'add' && move.do !== 'top') return undefined;
  if (move.card.cost === undefined || top.cost === undefined) return undefined;
  return stackPrice(move.card.cost, move.do === 'add' ? 'under' : 'on-top', top.cost).after;
}

/** Does one thing with a stack. */
export function moveStack(stack: StackState, move: StackMove): Outcome<StackState> {
  switch (move.do) {
    case 'add':
      return addUnder(stack, move.card);
    case 'top':
      return putOnTop(stack, fromBelow(stack, move.card));
    case 'pilot':
      return addPilot(stack, move.card);
    case 'lose':
      return loseAbility(stack, move.keyword);
    default:
      return changeArena(stack, move);
  }
}

/** A card named without any text is the one underneath, if it lies there. */
function fromBelow(stack: StackState, card: StackCard): StackCard {
  return stack.under.find(({ label }) => label.toLowerCase() === card.label.toLowerCase()) ?? card;
}

function changeArena(
  stack: StackState,
  move: Extract<StackMove, { do: 'move' }>,
): Outcome<StackState> {
  const no = closedMove(stack, move.to, move.at);
  if (no !== undefined) return { legal: false, why: [no] };
  return {
    legal: true,
    state: { ...stack, place: move.to },
    trace: [
      {
        step: 'build-step',
        by: stack.top.label,
        ruling: 'term/move',
        what: `${stack.top.label} moves.`,
        before: stack.place,
        after: move.to,
      },
    ],
  };
}
