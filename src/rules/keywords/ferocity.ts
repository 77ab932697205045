import type { KeywordRules } from '../hooks.ts';

/** Damage of this unit, of whatever sort, cannot be prevented. */
export const ferocity: KeywordRules = {
  id: 'ferocity',
  name: 'Ferocity',
  step: 'damage-prevention',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'ferocity/damage-cannot-be-prevented',
  unpreventable: (_game, _holder, damage) =>
    damage.ofAttack
      ? 'ferocity/damage-cannot-be-prevented'
      : 'ferocity/covers-every-damage-of-the-unit',
};
