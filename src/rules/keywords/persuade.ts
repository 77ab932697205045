import { attackerOf, damageOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

const WEAKENS = 'persuade/weakens-the-next-attack';

/** Prevents up to X damage to the unit itself; the attacker has that much less power next time. */
export const persuade: KeywordRules = {
  id: 'persuade',
  name: 'Persuade',
  step: 'damage-prevention',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'persuade/prevents-to-itself',
  prevention: {
    ruling: 'persuade/prevents-to-itself',
    once: 'persuade/reading-once-per-instance',
    covers: ({ unit }, target) => (unit === target ? true : undefined),
    worked(game, { unit }, play, amount) {
      if (amount === 0) return;
      if (!damageOf(game, play.damage).ofAttack) {
        note(game, 'damage-prevention', unit, 'persuade/without-an-attacker', {
          what: 'This is no damage of an attack: nobody loses power.',
        });
        return;
      }
      const attacker = attackerOf(game);
      attacker.modifiers = [
        ...attacker.modifiers,
        { power: -amount, until: 'next-attack', from: 'Persuade', ruling: WEAKENS },
      ];
      note(game, 'damage-prevention', unit, WEAKENS, {
        what: `${called(attacker)} has -${amount} power in its next attack.`,
        after: -amount,
      });
    },
  },
};
