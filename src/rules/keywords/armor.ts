import type { KeywordRules } from '../hooks.ts';

/** The unit is hit by 5 or more, with attack dice and with dice of damage. */
export const armor: KeywordRules = {
  id: 'armor',
  name: 'Armor',
  step: 'always',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'armor/needs-a-five',
  needs: (_game, _holder, type) => ({
    needs: 5,
    ruling: type === 'attack-dice' ? 'armor/needs-a-five' : 'armor/counts-for-dice-of-damage-too',
  }),
};
