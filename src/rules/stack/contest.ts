/** Contests: both players, or one player twice, with the same unique unit. */
import type { Reason } from '../build/shapes.ts';
import { isListed } from '../keywords/stack.ts';
import type { Side, TraceEntry } from '../types.ts';
import { sameUnit } from './same.ts';
import type { StackCard, StackState } from './shapes.ts';

/** One side of a contest. */
export interface Bidder {
  /** The top card; two bidders without one have the same unit. */
  card?: StackCard;
  /** Build cost of the top card. */
  cost: number;
  under: number;
  /** Force that is bid. */
  bid: number;
}

export interface Contest {
  contested: boolean;
  reason: Reason;
  dark: number;
  light: number;
  winner?: Side;
  /** Force that the winner pays. */
  pays?: number;
  trace: TraceEntry[];
}

/** Whether two top cards contest, and why (not). A card with Stack is none of the cards that it lists. */
export function contests(
  a: StackCard,
  b: StackCard,
  same: StackState['same'] = [],
): { contested: boolean; reason: Reason } {
  if (sameUnit(a, b, same)) {
    const message = `${a.label} and ${b.label} are the same unique unit.`;
    return { contested: true, reason: { ruling: 'term/contest', message } };
  }
  const lists = (x: StackCard, y: StackCard) => isListed(x.lists.flat(), y, same);
  const listed = lists(a, b) || lists(b, a);
  return {
    contested: false,
    reason: listed
      ? {
          ruling: 'stack/top-card-is-not-the-listed-card',
          message: 'A card with Stack does not count as a card on its list.',
        }
      : { ruling: 'term/contest', message: `${a.label} and ${b.label} are different units.` },
  };
}

/** Works out a contest: build cost, cards underneath and bid are added, ties go to the Dark Side. */
export function contest(dark: Bidder, light: Bidder, same: StackState['same'] = []): Contest {
  const { contested, reason } =
    dark.card !== undefined && light.card !== undefined
      ? contests(dark.card, light.card, same)
      : {
          contested: true,
          reason: { ruling: 'term/contest', message: 'Both have the same unique unit.' } as const,
        };
  const totals = { dark: total(dark), light: total(light) };
  if (!contested) return { contested, reason, ...totals, trace: [] };
  const winner: Side = totals.light > totals.dark ? 'light' : 'dark';
  const pays = winner === 'dark' ? dark.bid : light.bid;
  const tie = totals.dark === totals.light;
  const trace: TraceEntry[] = [
    {
      step: 'battle-step-start',
      by: 'rules',
      ruling: 'term/total-build-cost',
      what: `Build cost, cards underneath and bid: Dark Side ${totals.dark}, Light Side ${totals.light}.`,
      before: null,
      after: totals,
    },
    {
      step: 'battle-step-start',
      by: winner,
      ruling: tie ? 'term/dark-side-first' : 'term/contest',
      what: `The ${winner === 'dark' ? 'Dark' : 'Light'} Side wins${tie ? ' the tie' : ''} and pays ${pays} Force; the other unit retreats without tapping.`,
      before: totals,
      after: winner,
    },
  ];
  return { contested, reason, ...totals, winner, pays, trace };
}

function total({ cost, under, bid }: Bidder): number {
  return cost + under + bid;
}
