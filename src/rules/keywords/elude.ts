import type { KeywordRules } from '../hooks.ts';

/** The former name of Precision. */
export const elude: KeywordRules = {
  id: 'elude',
  name: 'Elude',
  step: 'attack-pop',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'elude/is-precision',
  keepsTarget: () => 'elude/is-precision',
};
