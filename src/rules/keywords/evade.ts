import type { KeywordRules } from '../hooks.ts';

/** Prevents up to X damage to the unit itself, once for each instance of damage. */
export const evade: KeywordRules = {
  id: 'evade',
  name: 'Evade',
  step: 'damage-prevention',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'evade/prevents-damage-to-itself',
  prevention: {
    ruling: 'evade/prevents-damage-to-itself',
    once: 'evade/once-per-instance-of-damage',
    covers: ({ unit }, target) => (unit === target ? true : undefined),
  },
};
