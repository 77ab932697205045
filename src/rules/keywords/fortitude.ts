import type { KeywordRules } from '../hooks.ts';

/** The unit may prevent damage to itself that cannot be prevented. */
export const fortitude: KeywordRules = {
  id: 'fortitude',
  name: 'Fortitude',
  step: 'damage-prevention',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'fortitude/needs-a-prevention-ability',
  prevails: (_game, { unit }, damage) =>
    damage.target === unit.id ? 'fortitude/may-prevent-the-unpreventable' : undefined,
};
