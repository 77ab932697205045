/** The keywords that a card of a stack has or gives. */
import type { StackCard } from '../../../rules/stack/shapes.ts';

export function keywordsOf(card: StackCard): string[] {
  const gifts = [
    ...card.abilities.map((ability) => ({ ability })),
    ...card.inserts,
    ...card.switches.flat(2),
    ...card.pilot.flatMap(({ gives }) => gives),
  ];
  return gifts.flatMap((gift) => ('ability' in gift ? [gift.ability.keyword] : []));
}
