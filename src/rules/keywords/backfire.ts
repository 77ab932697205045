import { atAttackEnd } from '../attack/end.ts';
import { diceOf } from '../attack/facts.ts';
import { naturalsOf, onFuryAlone } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, count, note } from '../trace.ts';

/** A natural 3 before re-rolls costs the attacker X dice of damage at the attack end. */
export const backfire: KeywordRules = {
  id: 'backfire',
  name: 'Backfire',
  step: 'initial-roll',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'backfire/not-for-dice-of-damage',
  firstDice(game, { unit, value }) {
    if (value <= 0 || naturalsOf(diceOf(game), 3) === 0) return;
    const reading = onFuryAlone(diceOf(game), 3) ? 'amb-fury-dice-are-first-throw' : undefined;
    atAttackEnd(game, {
      keyword: 'backfire',
      ruling: 'backfire/a-three-hurts-the-attacker',
      by: unit.id,
      target: unit.id,
      amount: value,
      dice: true,
      ...(reading === undefined ? {} : { reading }),
    });
    note(game, 'initial-roll', unit, 'backfire/a-three-hurts-the-attacker', {
      what: `A natural 3: ${called(unit)} will take ${count(value, 'die')} of damage from itself when the attack ends.`,
      after: value,
      secret: true,
      reading,
    });
  },
};
