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
  notGained(unit) {
    if (!unit.modifiers.some(({ from }) => from === 'Velocity')) return undefined;
    const why = `Velocity has changed the speed of ${called(unit)} this turn, so it gains no Stealth.`;
    return { ruling: 'stealth/no-stealth-after-velocity', why };
  },
  shuns(_game, { unit }) {
    if (unit.tapped || unit.counters > 0) return undefined;
    const why = `${called(unit)} has Stealth, is untapped and undamaged.`;
    return { ruling: 'stealth/cannot-be-attacked', why };
  },
};
