import type { KeywordRules } from '../hooks.ts';

/** The unit may attack a Character unit with X as its power. */
export const barrage: KeywordRules = {
  id: 'barrage',
  name: 'Barrage',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'cumulative',
  elsewhen: 'barrage/is-a-choice',
  reach: {
    arena: 'character',
    from: 'ground',
    ruling: 'barrage/attacks-the-character-arena',
    elsewhere: 'barrage/only-characters-arena',
  },
};
