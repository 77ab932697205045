import { diceOf } from '../attack/facts.ts';
import { hasNatural } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, count, note } from '../trace.ts';

/** A natural 4 in the first throw brings X more attack dice, once. */
export const fury: KeywordRules = {
  id: 'fury',
  name: 'Fury',
  step: 'initial-roll',
  kind: 'triggered',
  stacking: 'cumulative',
  locked: 'fury/gained-after-the-roll-is-too-late',
  elsewhen: 'fury/not-for-dice-of-damage',
  initialRoll(game, { unit, value }) {
    if (value <= 0 || !hasNatural(diceOf(game), 4)) return;
    const ruling = 'fury/a-four-brings-more-dice';
    game.rolls.push({ by: unit.id, keyword: 'fury', count: value, ruling });
    note(game, 'initial-roll', unit, ruling, {
      what: `A natural 4: Fury brings ${called(unit)} ${count(value, 'die')} more.`,
      after: value,
      secret: true,
    });
  },
};
