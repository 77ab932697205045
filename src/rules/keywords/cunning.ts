import type { KeywordRules } from '../hooks.ts';

/** The attack dice stay hidden until damage prevention is over. */
export const cunning: KeywordRules = {
  id: 'cunning',
  name: 'Cunning',
  step: 'initial-roll',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'cunning/rolls-in-secret',
  hides: () => 'cunning/rolls-in-secret',
};
