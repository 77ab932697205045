import type { KeywordRules } from '../hooks.ts';

/** The unit may attack a Space unit with X as its power. */
export const ionCannon: KeywordRules = {
  id: 'ion-cannon',
  name: 'Ion Cannon',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'cumulative',
  elsewhen: 'ion-cannon/is-a-choice',
  reach: {
    arena: 'space',
    from: 'ground',
    ruling: 'ion-cannon/attacks-the-space-arena',
    elsewhere: 'ion-cannon/never-hits-ground',
  },
};
