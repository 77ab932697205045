import { askFor } from '../attack/chance.ts';
import { guessing } from '../guess.ts';
import type { KeywordRules } from '../hooks.ts';

/** Attacking, its controller may name the number of hits; a right guess earns the effect. */
export const foresight: KeywordRules = {
  id: 'foresight',
  name: 'Foresight',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'layered',
  elsewhen: 'foresight/guess-your-own-hits',
  attacks(game, holder) {
    askFor(game, holder, 'attack-declared');
  },
  ...guessing({
    guess: 'foresight/guess-your-own-hits',
    optional: 'foresight/guess-your-own-hits',
    earned: 'foresight/right-guess-earns-the-effect',
    reading: () => 'amb-forewarning-when',
  }),
};
