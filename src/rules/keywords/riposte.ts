import { atAttackEnd } from '../attack/end.ts';
import { attackerOf, attackOf, defenderOf, diceOf } from '../attack/facts.ts';
import { naturalsOf, onFuryAlone } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

/** A natural 2 among the final attack dice against this unit: X damage to the attacker at the end. */
export const riposte: KeywordRules = {
  id: 'riposte',
  name: 'Riposte',
  step: 'attack-end',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'riposte/not-for-dice-of-damage',
  hitsCounted(game, { unit, value }) {
    const twos = naturalsOf(diceOf(game), 2);
    if (unit !== defenderOf(game) || value <= 0 || twos === 0) return;
    const ruling = twos > 1 ? 'riposte/one-two-is-enough' : 'riposte/a-two-hurts-the-attacker';
    const reading = onFuryAlone(diceOf(game), 2) ? 'amb-fury-dice-are-first-throw' : undefined;
    atAttackEnd(game, {
      keyword: 'riposte',
      ruling,
      fromDiscard: 'riposte/reading-from-the-discard-pile',
      by: unit.id,
      target: attackOf(game).attacker,
      amount: value,
      dice: false,
      ...(reading === undefined ? {} : { reading }),
    });
    note(game, 'pending-damage', unit, ruling, {
      what: `${twos > 1 ? `${twos} natural twos count as one` : 'A natural 2'}: ${called(unit)} will do ${value} damage to ${called(attackerOf(game))} when the attack ends.`,
      after: value,
      secret: true,
      reading,
    });
  },
};
