/** What may be tried with a stack: each card that could be added, where it may move, what it may lose. */
import { arenaName } from '../../rules/arena-name.ts';
import type { Reason } from '../../rules/build/shapes.ts';
import type { Place, StackCard, StackState } from '../../rules/stack/shapes.ts';
import type { Arena } from '../../rules/types.ts';
import { type Knob, type Offer, type Offers, offerOf } from '../lines.ts';
import { moveStack, priceOf, type StackMove, type StackStart } from './moves.ts';

const ARENAS: readonly Arena[] = ['space', 'ground', 'character'];

/** `Space`, `build zone`. */
export function placeName(place: Place): string {
  return place === 'build-zone' ? 'build zone' : arenaName(place);
}

/**
 * Everything that may be tried.
 * @param picked the card that somebody holds in hand
 */
export function stackOffers(
  stack: StackState | undefined,
  picked: StackCard | undefined,
): Offers<StackMove>[] {
  if (stack === undefined) return [];
  const groups: Offers<StackMove>[] = [];
  if (picked !== undefined) {
    const offers = [
      tried(stack, 'Put it underneath', { do: 'add', card: picked }),
      tried(stack, 'Put it on top', { do: 'top', card: picked }),
    ];
    if (picked.pilot.length > 0) {
      offers.push(tried(stack, 'Let it pilot the unit', { do: 'pilot', card: picked }));
    }
    groups.push({ title: `With ${picked.label}`, offers });
  }
  const rise = stack.under.map((card) =>
    tried(stack, `${card.label} comes to the top`, { do: 'top', card }),
  );
  const move = moves(stack);
  const lose = losses(stack);
  groups.push(
    { title: 'From underneath', offers: rise },
    { title: 'Into another arena', offers: move },
    { title: 'An effect takes away', offers: lose },
  );
  return groups.filter(({ offers }) => offers.length > 0);
}

function tried(stack: StackState, label: string, move: StackMove): Offer<StackMove> {
  const price = priceOf(stack, move);
  const text = price === undefined ? undefined : `costs ${price}`;
  return offerOf(label, move, moveStack(stack, move), text);
}

function moves(stack: StackState): Offer<StackMove>[] {
  const { top, place } = stack;
  if (top.arenas.length < 2 && top.switches.length === 0) return [];
  const others = ARENAS.filter((arena) => arena !== place);
  return [
    ...others.map((to) =>
      tried(stack, `To ${placeName(to)} in the build step`, { do: 'move', to, at: 'build-step' }),
    ),
    ...others
      .filter((to) => top.arenas.includes(to))
      .map((to) =>
        tried(stack, `To ${placeName(to)} in the battle phase`, {
          do: 'move',
          to,
          at: 'battle-step-start',
        }),
      ),
  ];
}

function losses(stack: StackState): Offer<StackMove>[] {
  const { top, lost } = stack;
  if (lost.includes('all')) return [];
  const offers: Offer<StackMove>[] = [];
  if (top.lists.length > 0 && !lost.includes('stack')) {
    offers.push(loss(stack, 'Stack', 'stack'));
  }
  const texts = top.abilities.length + top.lists.length + top.inserts.length + top.switches.length;
  if (texts > 0) offers.push(loss(stack, 'All its abilities', 'all'));
  return offers;
}

function loss(stack: StackState, label: string, keyword: string): Offer<StackMove> {
  const offer = tried(stack, label, { do: 'lose', keyword });
  const note: Reason = {
    ruling: 'stack/losing-the-ability-sheds-cards',
    message: 'What cannot lie there without it is discarded at once.',
  };
  return offer.notes.length > 0 ? offer : { ...offer, notes: [note] };
}

const STATS = [
  ['cost', 'Build cost', 0, 20],
  ['speed', 'Speed', 0, 90],
  ['power', 'Power', 0, 20],
  ['health', 'Health', 1, 20],
] as const;

/** Numbers of the top card and where it lies, or the two bids of a contest. */
export function stackKnobs(start: StackStart): Knob<StackStart>[] {
  return [...topKnobs(start), ...bidKnobs(start)];
}

function topKnobs(start: StackStart): Knob<StackStart>[] {
  const { stack } = start;
  if (stack === undefined) return [];
  const { top, place } = stack;
  const put = (change: Partial<StackState>): StackStart => ({
    ...start,
    stack: { ...stack, ...change },
  });
  const knobs: Knob<StackStart>[] = STATS.flatMap(([stat, label, min, max]) => {
    const value = top[stat];
    if (value === undefined) return [];
    const turn = (to: number) => put({ top: { ...top, [stat]: to } });
    const step = stat === 'speed' ? 10 : 1;
    return [{ is: 'number' as const, label, value, min, max, step, put: turn }];
  });
  const places = [...new Set([...top.arenas, place, 'build-zone' as const])];
  knobs.push({
    is: 'choice',
    label: 'It starts in',
    value: place,
    options: places.map((one) => [one, placeName(one)]),
    put: (value) => put({ place: value as StackState['place'] }),
  });
  return knobs;
}

const BID = [
  ['cost', 'build cost', 20],
  ['under', 'cards underneath', 3],
  ['bid', 'bid', 20],
] as const;

function bidKnobs(start: StackStart): Knob<StackStart>[] {
  return (['dark', 'light'] as const).flatMap((side) => {
    const bidder = start.bids[side];
    if (bidder === undefined) return [];
    const whose = side === 'dark' ? 'Dark Side' : 'Light Side';
    return BID.map(([part, label, max]) => ({
      is: 'number' as const,
      label: `${whose}: ${label}`,
      value: bidder[part],
      min: 0,
      max,
      put: (value: number) => ({
        ...start,
        bids: { ...start.bids, [side]: { ...bidder, [part]: value } },
      }),
    }));
  });
}
