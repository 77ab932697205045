import type { KeywordRules } from '../hooks.ts';

/** The unit is hit by 5 or more, with attack dice and with dice of damage. */
export const armor: KeywordRules = {
  id: 'armor',
  name: 'Armor',
  step: 'always',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'armor/needs-a-five',
  needs: () => ({ needs: 5, ruling: 'armor/needs-a-five' }),
};
