import { askFor } from '../attack/chance.ts';
import { attackOf } from '../attack/facts.ts';
import { guessing } from '../guess.ts';
import type { KeywordRules } from '../hooks.ts';

/** Attacked, its controller may name the number of hits; a right guess earns the effect. */
export const forewarning: KeywordRules = {
  id: 'forewarning',
  name: 'Forewarning',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'layered',
  elsewhen: 'forewarning/guess-the-hits',
  attacked(game, holder) {
    askFor(game, holder, 'attack-declared');
  },
  ...guessing({
    guess: 'forewarning/guess-the-hits',
    optional: 'forewarning/is-optional',
    earned: 'forewarning/right-guess-earns-the-effect',
    reading: (game, { unit }) =>
      attackOf(game).defender === unit.id
        ? 'amb-forewarning-when'
        : 'amb-forewarning-after-intercept',
  }),
};
