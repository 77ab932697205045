import type { KeywordRules } from '../hooks.ts';

/** Every attack die counts as X more (or less) than it shows; natural numbers stay what they are. */
export const accuracy: KeywordRules = {
  id: 'accuracy',
  name: 'Accuracy',
  step: 'initial-roll',
  kind: 'static',
  stacking: 'cumulative',
  locked: 'accuracy/gained-after-the-roll-is-too-late',
  elsewhen: 'accuracy/touches-attack-dice-only',
  dieBonus: (_game, holder) => ({
    bonus: holder.value,
    ruling:
      holder.value < 0
        ? 'accuracy/minus-lowers-every-attack-die'
        : 'accuracy/plus-raises-every-attack-die',
  }),
};
