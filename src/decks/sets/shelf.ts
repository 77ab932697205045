/** Loaded cards by name: one name may have been printed in several sets. */
import { sameName } from '../book.ts';
import type { LoadedCard } from './card.ts';

export interface Shelf {
  /** One entry a name, in the order of the cards; each has all its printings. */
  entries: readonly (readonly LoadedCard[])[];
  /** All printings of a name, whatever its case and the form of its apostrophes. */
  find(name: string): readonly LoadedCard[] | undefined;
}

export function shelve(cards: readonly LoadedCard[]): Shelf {
  const byName = new Map<string, LoadedCard[]>();
  for (const card of cards) {
    const name = sameName(card.name);
    const others = byName.get(name);
    if (others === undefined) byName.set(name, [card]);
    else others.push(card);
  }
  return { entries: [...byName.values()], find: (name) => byName.get(sameName(name)) };
}
