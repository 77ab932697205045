import { attackOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';

/** Who attacks this unit rolls with X less power. */
export const shields: KeywordRules = {
  id: 'shields',
  name: 'Shields',
  step: 'initial-roll',
  kind: 'static',
  stacking: 'cumulative',
  locked: 'shields/given-after-the-roll-do-nothing',
  elsewhen: 'shields/only-against-attacks',
  attackPower(game, { unit, value }) {
    if (attackOf(game).defender !== unit.id || value === 0) return undefined;
    return { from: 'Shields', power: -value, ruling: 'shields/lower-the-attackers-power' };
  },
};
