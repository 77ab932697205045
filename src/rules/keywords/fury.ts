import { diceOf } from '../attack/facts.ts';
import { naturalsOf } from '../dice.ts';
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
    const fours = naturalsOf(diceOf(game), 4);
    if (value <= 0 || fours === 0) return;
    const ruling = fours > 1 ? 'fury/only-the-first-four-counts' : 'fury/a-four-brings-more-dice';
    game.rolls.push({ by: unit.id, keyword: 'fury', count: value, ruling });
    note(game, 'initial-roll', unit, ruling, {
      what: `${fours > 1 ? `${fours} natural fours count as one` : 'A natural 4'}: Fury brings ${called(unit)} ${count(value, 'die')} more.`,
      after: value,
      secret: true,
    });
  },
};
