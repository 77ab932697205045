/** For tests of stacks: cards and stacks written short. */
import { ability } from '../testing.ts';
import type { ListItem, StackCard, StackState } from './shapes.ts';

type Own = Partial<Omit<StackCard, 'id' | 'name' | 'version' | 'label' | 'abilities'>> & {
  has?: string[];
};

/** `Luke (B)`: a Character, unless the test says otherwise. */
export function card(label: string, { has, ...own }: Own = {}): StackCard {
  const found = /^(.*) \((.)\)$/.exec(label);
  return {
    id: label,
    label,
    name: found?.[1] ?? label,
    ...(found?.[2] !== undefined && { version: found[2] }),
    arenas: ['character'],
    subtypes: [],
    abilities: (has ?? []).map(ability),
    inserts: [],
    switches: [],
    lists: [],
    pilot: [],
    seats: 1,
    ...own,
  };
}

/** A stack with this top card. */
export function stack(
  top: StackCard,
  under: StackCard[] = [],
  own: Partial<StackState> = {},
): StackState {
  return {
    top,
    under,
    pilots: [],
    place: top.arenas[0] ?? 'character',
    lost: [],
    same: [],
    discarded: [],
    edition: 'current-list',
    ...own,
  };
}

/** A list with one item for each subtype. */
export function any(...subtypes: string[]): ListItem[] {
  return subtypes.map((subtype) => ({ any: subtype }));
}

/** An ability as a gift. */
export function gift(text: string): { ability: ReturnType<typeof ability> } {
  return { ability: ability(text) };
}

export function labels(cards: readonly StackCard[]): string[] {
  return cards.map(({ label }) => label);
}
