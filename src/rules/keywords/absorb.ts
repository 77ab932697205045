import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

const POWER = 'absorb/turns-damage-into-power';

/** Prevents up to X damage to the unit itself, which attacks with that much more power next time. */
export const absorb: KeywordRules = {
  id: 'absorb',
  name: 'Absorb',
  step: 'damage-prevention',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'absorb/prevents-like-evade',
  prevention: {
    ruling: 'absorb/prevents-like-evade',
    once: 'absorb/reading-once-per-instance',
    covers: ({ unit }, target) => (unit === target ? true : undefined),
    worked(game, { unit }, _play, amount) {
      if (amount === 0) return;
      unit.modifiers = [
        ...unit.modifiers,
        { power: amount, until: 'next-attack', from: 'Absorb', ruling: POWER },
      ];
      note(game, 'damage-prevention', unit, POWER, {
        what: `${called(unit)} has +${amount} power in its next attack.`,
        after: amount,
      });
    },
  },
};
