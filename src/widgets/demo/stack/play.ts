/** The rules of a stack demo: loaded with its first action, and not before. */

import type { Take } from '../../../examples/lines.ts';
import { cardsIn, onceEach } from '../../../examples/stack/cards.ts';
import { contestOf, type StackPlay, takesOfStack } from '../../../examples/stack/moves.ts';
import { stackKnobs, stackOffers } from '../../../examples/stack/offers.ts';
import { stackTold } from '../../../examples/stack/scene.ts';
import { type StackShown, stackShown } from '../../../examples/stack/shown.ts';
import { upkeep } from '../../../rules/keywords/upkeep.ts';
import { register } from '../../../rules/registry.ts';
import type { StackCard, StackState } from '../../../rules/stack/shapes.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type LineStanding, lineStanding } from '../lines/standing.ts';

// In the build zone it works on, and no attack would need it.
register([upkeep]);

/** Cards that may be added, besides those of the play. */
export interface Hand {
  /** Of all examples of the page. */
  pool: readonly StackCard[];
  /** Those that the reader wrote. */
  own: readonly StackCard[];
  /** Label of the card in hand. */
  picked?: string;
}

export interface StackDrawn extends StackShown {
  /** Labels of the cards that may be taken in hand, and of the one that is. */
  hand: readonly string[];
  picked?: string;
}

export { register, stackKnobs as knobs };

export function standingOn(
  sheet: LineSheet<StackPlay>,
  hand: Hand,
): LineStanding<StackPlay, StackDrawn> {
  const takes = takesOfStack(sheet).slice(0, sheet.at + 1);
  const { state } = takes.at(-1) as Take<(typeof takes)[number]['state']>;
  const cards = cardsInHand(sheet, hand);
  const card = cardIn(cards, sheet, state.stack, hand.picked);
  return lineStanding(sheet, takes, stackTold(takes, contestOf(sheet.start)), {
    picture: {
      ...stackShown(state, sheet.start),
      hand: cards.map(({ label }) => label),
      ...(card && { picked: card.label }),
    },
    offers: stackOffers(state.stack, card),
    knobs: stackKnobs(sheet.start),
  });
}

/** Those of the reader and of the example first, then all others. */
function cardsInHand(sheet: LineSheet<StackPlay>, { own, pool }: Hand): StackCard[] {
  const first = [...own, ...cardsIn(sheet)];
  const labels = new Set(first.map(({ label }) => label));
  return [...first, ...onceEach(pool).filter(({ label }) => !labels.has(label))];
}

/** The one that was picked; else one that the example adds, or that does not lie there yet. */
function cardIn(
  hand: readonly StackCard[],
  sheet: LineSheet<StackPlay>,
  stack: StackState | undefined,
  picked: string | undefined,
): StackCard | undefined {
  const there = new Set([...(stack ? [stack.top, ...stack.under] : [])].map((one) => one.label));
  const next = sheet.moves.flatMap((move) => ('card' in move ? [move.card.label] : []));
  const free = hand.filter(({ label }) => !there.has(label));
  return (
    hand.find(({ label }) => label === picked) ??
    free.find(({ label }) => next.includes(label)) ??
    free[0] ??
    hand[0]
  );
}
