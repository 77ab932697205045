import type { KeywordRules } from '../hooks.ts';

/** Each damage of its attack that was not prevented puts one more counter on the defending unit. */
export const doubleDamage: KeywordRules = {
  id: 'double-damage',
  name: 'Double Damage',
  step: 'damage-placement',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'double-damage/one-more-per-damage',
  moreCounters(game, _holder, { ofAttack, target, pending }) {
    if (!ofAttack || target !== game.attack?.defender) return undefined;
    return { counters: pending, ruling: 'double-damage/one-more-per-damage' };
  },
};
