import type { KeywordRules } from '../hooks.ts';

/** While this unit attacks, the defending unit that was chosen cannot be changed. */
export const precision: KeywordRules = {
  id: 'precision',
  name: 'Precision',
  step: 'attack-pop',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'precision/keeps-the-target',
  keepsTarget: () => 'precision/keeps-the-target',
};
