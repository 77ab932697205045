/** The cards that stacks are made of, and the keywords on them. */
import type { StackCard } from '../../rules/stack/shapes.ts';
import type { StackMove, StackStart } from './moves.ts';

/** Every card that a play speaks of, each once. */
export function cardsIn({
  start,
  moves: made,
}: {
  start: StackStart;
  moves: readonly StackMove[];
}): StackCard[] {
  const cards = [
    ...(start.stack ? [start.stack.top, ...start.stack.under] : []),
    ...start.yours,
    ...start.theirs,
    ...made.flatMap((move) => ('card' in move ? [move.card] : [])),
  ];
  // A bare name stands for a card that lies there already.
  const texts = cards.filter((card) => card.arenas.length + card.abilities.length > 0);
  return onceEach(texts);
}

/** The fullest card of each label. */
export function onceEach(cards: readonly StackCard[]): StackCard[] {
  const best = new Map<string, StackCard>();
  const size = (card: StackCard) => JSON.stringify(card).length;
  for (const card of cards) {
    const { id: _, ...plain } = card;
    const known = best.get(card.label);
    if (!known || size(card) > size(known)) best.set(card.label, { ...plain, id: card.label });
  }
  return [...best.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The keywords that a card has or gives. */
export function keywordsOf(card: StackCard): string[] {
  const gifts = [
    ...card.abilities.map((ability) => ({ ability })),
    ...card.inserts,
    ...card.switches.flat(2),
    ...card.pilot.flatMap(({ gives }) => gives),
  ];
  return gifts.flatMap((gift) => ('ability' in gift ? [gift.ability.keyword] : []));
}
