/** What a demo says of an open choice besides its options: whose it is, and what is not legal now. */
import type { AttackState, Barred } from '../../rules/types.ts';
import type { Asked, Choice } from './standing.ts';

export function askedOf(state: AttackState, choice: Choice): Asked {
  const barred = (state.barred as readonly Barred[]).filter(({ step }) => step === choice.step);
  return { chooser: chooserOf(state, choice), barred };
}

function chooserOf({ attack, units }: AttackState, { player }: Choice): string {
  const side = player === 'dark' ? 'Dark Side' : 'Light Side';
  const attacker = units.find(({ id }) => id === attack?.attacker);
  if (attacker === undefined) return `The ${side} player`;
  return `The ${attacker.side === player ? 'attacking' : 'defending'} player (${side})`;
}
