import type { KeywordRules } from '../hooks.ts';
import { called } from '../trace.ts';

/** Untapped and undamaged, the unit cannot be attacked. */
export const stealth: KeywordRules = {
  id: 'stealth',
  name: 'Stealth',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'isolated',
  elsewhen: 'stealth/cannot-be-attacked',
  shuns(_game, { unit }) {
    if (unit.tapped || unit.counters > 0) return undefined;
    const why = `${called(unit)} has Stealth, is untapped and undamaged.`;
    return { ruling: 'stealth/cannot-be-attacked', why };
  },
};
