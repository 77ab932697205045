import type { BuildCard, Cost, Enhancement, Reason } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';

/** A further cost, declared as the card is played, for a further or better effect. */
export const enhance: KeywordRules = {
  id: 'enhance',
  name: 'Enhance',
  step: 'when-played',
  kind: 'static',
  stacking: 'selective',
};

/**
 * Whether these Enhance lines may be declared together as the card is played.
 * @param lines numbers of the lines, from 1; none for the plain card
 * @returns the line that is bought, or why the choice is not legal
 */
export function declareEnhance(
  card: BuildCard,
  lines: readonly number[],
): { line: Enhancement | undefined } | { why: Reason } {
  if (lines.length > 1) {
    return {
      why: {
        ruling: 'enhance/one-choice',
        message: 'One Enhance is chosen, and bought once.',
      },
    };
  }
  const number = lines[0];
  if (number === undefined) return { line: undefined };
  const line = card.enhance[number - 1];
  if (line !== undefined) return { line };
  return {
    why: {
      ruling: 'enhance/buys-an-extra-effect',
      message: `The card has no Enhance number ${number} to pay for.`,
    },
  };
}

/** What a played card does, and the rulings for it. */
export function enhancedEffects(
  card: BuildCard,
  line: Enhancement | undefined,
): { effects: readonly string[]; notes: readonly Reason[] } {
  const basic = card.effect === undefined ? [] : [card.effect];
  if (line === undefined) return { effects: basic, notes: [] };
  const extra: Reason = {
    ruling: 'enhance/buys-an-extra-effect',
    message: `Its extra cost is paid: ${line.effect}.`,
  };
  const words: Reason = {
    ruling: 'enhance/instead-or-also',
    message: line.instead
      ? 'It says "instead": the basic effect does not happen.'
      : 'It says "also": the basic effect happens too.',
  };
  return {
    effects: line.instead ? [line.effect] : [...basic, line.effect],
    notes: [extra, words],
  };
}

/** The whole cost of playing a card with this Enhance line. */
export function enhancedCost(basic: Cost, line: Enhancement | undefined): Cost {
  return line === undefined ? basic : [...basic, ...line.cost];
}
