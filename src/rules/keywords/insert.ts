import type { KeywordRules } from '../hooks.ts';
import type { Bit, StackCard, StackState } from '../stack/shapes.ts';

/** The effect belongs to the unit while this card is anywhere in its stack. */
export const insert: KeywordRules = {
  id: 'insert',
  name: 'INSERT',
  step: 'always',
  kind: 'static',
  stacking: 'layered',
  zones: ['arena', 'build-zone'],
};

/** What all the INSERT cards of a stack give to its top card, each by itself. */
export function inserted(state: StackState): Omit<Bit, 'works' | 'idle'>[] {
  return [state.top, ...state.under].flatMap((card) =>
    card.inserts.map((gift) => ({
      gift,
      from: card.label,
      by: 'insert' as const,
      ruling: rulingFor(state, card),
    })),
  );
}

function rulingFor(state: StackState, card: StackCard): Bit['ruling'] {
  if (state.place === 'build-zone') return 'insert/works-in-the-build-zone';
  return card === state.top
    ? 'insert/gives-its-effect-to-the-unit'
    : 'insert/works-anywhere-in-the-stack';
}
