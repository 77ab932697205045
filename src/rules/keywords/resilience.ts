import type { KeywordRules } from '../hooks.ts';

/** With at least X damage counters on it the unit has X more power (or less, below 0). */
export const resilience: KeywordRules = {
  id: 'resilience',
  name: 'Resilience',
  step: 'always',
  kind: 'static',
  stacking: 'cumulative',
  elsewhen: 'resilience/damage-gives-power',
  stats(_game, { unit: own, value }, unit) {
    if (unit !== own || unit.counters < Math.abs(value)) return undefined;
    return {
      power: value,
      ruling: value < 0 ? 'resilience/may-be-negative' : 'resilience/damage-gives-power',
    };
  },
};
