import type { KeywordRules } from '../hooks.ts';
import { inArena } from '../unit.ts';

/** For each opposing unit in its arena: 10 faster, 1 stronger, 1 tougher. */
export const intimidation: KeywordRules = {
  id: 'intimidation',
  name: 'Intimidation',
  step: 'always',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'intimidation/grows-with-the-enemies',
  stats(game, { unit: own }, unit) {
    if (unit !== own) return undefined;
    const enemies = inArena(game, own.arena).filter((other) => other.side !== own.side).length;
    return {
      power: enemies,
      speed: 10 * enemies,
      health: enemies,
      ruling: 'intimidation/grows-with-the-enemies',
    };
  },
};
