import { diceOf } from '../attack/facts.ts';
import { naturalsOf, onFuryAlone } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';

/** A natural 5 before re-rolls gives the unit X more power in its next attack, once. */
export const focus: KeywordRules = {
  id: 'focus',
  name: 'Focus',
  step: 'initial-roll',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'focus/not-for-dice-of-damage',
  firstDice(game, { unit, value }) {
    const fives = naturalsOf(diceOf(game), 5);
    if (value <= 0 || fives === 0) return;
    const ruling =
      fives > 1 ? 'focus/only-the-first-five-counts' : 'focus/a-five-strengthens-the-next-attack';
    unit.modifiers = [
      ...unit.modifiers,
      { power: value, until: 'next-attack', from: 'Focus', ruling },
    ];
    note(game, 'initial-roll', unit, ruling, {
      what: `${fives > 1 ? `${fives} natural fives count as one` : 'A natural 5'}: ${called(unit)} has +${value} power in its next attack.`,
      after: value,
      secret: true,
      reading: onFuryAlone(diceOf(game), 5) ? 'amb-fury-dice-are-first-throw' : undefined,
    });
  },
};
