import type { KeywordRules } from '../hooks.ts';

/** The unit may attack a Ground unit with X as its power. */
export const bombard: KeywordRules = {
  id: 'bombard',
  name: 'Bombard',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'cumulative',
  elsewhen: 'bombard/is-a-choice',
  reach: {
    arena: 'ground',
    from: 'space',
    ruling: 'bombard/attacks-the-ground-arena',
    elsewhere: 'bombard/never-hits-space',
  },
};
