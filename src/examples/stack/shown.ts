/** What a picture of a stack shows, as plain data: the pile, its numbers, where each bit of it comes from. */
import type { Reason } from '../../rules/build/shapes.ts';
import { contests } from '../../rules/stack/contest.ts';
import { stackResult } from '../../rules/stack/result.ts';
import type { Bit, StackCard, StackState } from '../../rules/stack/shapes.ts';
import type { RulingId } from '../../rules/types.ts';
import { giftText } from '../ability-name.ts';
import { contestOf, type StackNow, type StackStart } from './moves.ts';
import { placeName } from './offers.ts';

export interface PileShown {
  pilots: readonly string[];
  top: string;
  /** Where the unit is. */
  place: string;
  prints: string;
  /** Its numbers, by name. */
  numbers: readonly (readonly [name: string, value: number])[];
  under: readonly { id: string; label: string; prints: string }[];
  discarded: string;
  /** How the numbers came about. */
  account: readonly Reason[];
  /** What it has, each with where it comes from. */
  bits: readonly { name: string; works: boolean; source: string; ruling: RulingId }[];
}

export interface StackShown {
  pile?: PileShown;
  bids: readonly { side: string; said: string; sum: number; wins: boolean; ruling: RulingId }[];
  /** Which other cards contest it, and why. */
  contests: readonly { label: string; said: string; reason: Reason }[];
}

export function stackShown({ stack }: StackNow, start: StackStart): StackShown {
  return {
    ...(stack && { pile: pileShown(stack) }),
    bids: bidsShown(start),
    contests: stack ? contestsShown(stack, start) : [],
  };
}

function bidsShown(start: StackStart): StackShown['bids'] {
  const bids = contestOf(start);
  if (bids === undefined) return [];
  return (['dark', 'light'] as const).map((side) => {
    const { cost, under, bid } = start.bids[side] ?? {};
    return {
      side,
      said: `${side === 'dark' ? 'Dark Side' : 'Light Side'}: cost ${cost}, under ${under}, bid ${bid}`,
      sum: bids[side],
      wins: bids.winner === side,
      ruling: bids.reason.ruling,
    };
  });
}

function contestsShown(stack: StackState, start: StackStart): StackShown['contests'] {
  return (['yours', 'theirs'] as const).flatMap((whose) =>
    start[whose].map((card) => {
      const { contested, reason } = contests(stack.top, card, stack.same);
      const said = `${card.label} (${whose}): ${contested ? 'contest.' : 'no contest.'}`;
      return { label: card.label, said, reason };
    }),
  );
}

function pileShown(stack: StackState): PileShown {
  const { top, under, pilots, place, discarded } = stack;
  const { speed, power, health, account, bits, totalCost } = stackResult(stack);
  return {
    pilots: pilots.map(({ label }) => label),
    top: top.label,
    place: placeName(place),
    prints: printed(top).join(' · '),
    numbers: [
      ['speed', speed],
      ['power', power],
      ['health', health],
      ...(totalCost === undefined ? [] : [['total cost', totalCost] as const]),
    ],
    under: under.map((card) => ({
      id: card.id,
      label: card.label,
      prints: printed(card).join(' · '),
    })),
    discarded: discarded.map(({ label }) => label).join(', '),
    account: account.map(({ ruling, message }) => ({ ruling, message })),
    bits: bits.filter(({ gift }) => 'ability' in gift).map(bitShown),
  };
}

const BY = { printed: 'printed', insert: 'INSERT', switch: 'Switch', pilot: 'Pilot' } as const;

function bitShown({ gift, from, by, ruling, works, idle }: Bit): PileShown['bits'][number] {
  const source = by === 'printed' ? `printed on ${from}` : `from ${from}, ${BY[by]}`;
  return { name: giftText(gift), works, source, ruling: idle ?? ruling };
}

/** What the card prints, in its own words. */
function printed(card: StackCard): string[] {
  const types = card.arenas.map(placeName).join('/');
  const gifts = (list: readonly Bit['gift'][]) => list.map(giftText).join(' and ') || 'None';
  return [
    [types, card.subtypes.join(' ')].filter((part) => part !== '').join(' - '),
    ...card.inserts.map((gift) => `INSERT: ${giftText(gift)}`),
    ...card.switches.map((effects) => `Switch: ${effects.map(gifts).join(' / ')}`),
    ...card.lists.map(
      (items) =>
        `Stack: ${items.map((item) => ('any' in item ? `any ${item.any}` : item.name)).join(' or ')}`,
    ),
    ...card.pilot.map(({ subtype, gives }) =>
      gives.length > 0 ? `${subtype} Pilot: ${gifts(gives)}` : `${subtype} Pilot`,
    ),
    ...(card.seats > 1 ? [`takes ${card.seats} Pilots`] : []),
  ].filter((part) => part !== '');
}
