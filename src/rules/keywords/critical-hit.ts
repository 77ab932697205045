import { attackOf, defenderOf, diceOf } from '../attack/facts.ts';
import { naturalsOf, onFuryAlone } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';
import type { Game, ReadingId } from '../types.ts';

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
    const sixes = naturalsOf(diceOf(game), 6);
    if (sixes === 0 || value <= 0) return;
    const before = damage.pending;
    damage.pending += value;
    const ruling =
      sixes > 1 ? 'critical-hit/one-six-is-enough' : 'critical-hit/adds-damage-for-a-six';
    note(game, 'pending-damage', unit, ruling, {
      what: `${sixes > 1 ? `${sixes} natural sixes count as one` : 'A natural 6'}: Critical Hit adds ${value} damage on ${called(defenderOf(game))}.`,
      before,
      after: damage.pending,
      secret: true,
      reading: readingFor(game),
    });
  },
};

function readingFor(game: Game): ReadingId | undefined {
  if (game.damage.length > 1) return 'amb-overkill-before-critical-hit';
  if (attackOf(game).hits === 0) return 'amb-critical-hit-without-a-hit';
  return onFuryAlone(diceOf(game), 6) ? 'amb-fury-dice-are-first-throw' : undefined;
}
