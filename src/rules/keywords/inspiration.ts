import type { KeywordRules } from '../hooks.ts';

/** Each other unit of its side in its arena is 10 faster, 1 stronger and 1 tougher. */
export const inspiration: KeywordRules = {
  id: 'inspiration',
  name: 'Inspiration',
  step: 'always',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'inspiration/helps-the-others',
  stats(_game, { unit: own }, unit) {
    if (unit === own || unit.side !== own.side) return undefined;
    if (unit.zone !== 'arena' || unit.arena !== own.arena) return undefined;
    return { power: 1, speed: 10, health: 1, ruling: 'inspiration/helps-the-others' };
  },
};
