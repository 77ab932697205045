import { attackerOf, defenderOf, diceOf } from '../attack/facts.ts';
import { hasNatural } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

/** A natural 6 among the final attack dice adds X damage on the defending unit, once. */
export const criticalHit: KeywordRules = {
  id: 'critical-hit',
  name: 'Critical Hit',
  step: 'pending-damage',
  kind: 'triggered',
  stacking: 'cumulative',
  locked: 'critical-hit/gained-after-the-roll-is-too-late',
  elsewhen: 'critical-hit/not-for-dice-of-damage',
  pendingDamage(game, { unit, value }, damage) {
    if (!hasNatural(diceOf(game), 6)) return;
    const before = damage.pending;
    damage.pending += value;
    note(game, 'pending-damage', unit, 'critical-hit/adds-damage-for-a-six', {
      what: `A natural 6 of ${called(attackerOf(game))}: Critical Hit adds ${value} damage on ${called(defenderOf(game))}.`,
      before,
      after: damage.pending,
      secret: true,
    });
  },
};
