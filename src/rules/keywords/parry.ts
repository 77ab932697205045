import { askFor } from '../attack/chance.ts';
import { damageOf, diceOf } from '../attack/facts.ts';
import { takeOff, unpreventableBy } from '../attack/prevent.ts';
import { hasNatural } from '../dice.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf } from '../option.ts';
import { called, note } from '../trace.ts';

const PREVENTS = 'parry/a-one-prevents-damage';

/** A natural 1 among the final attack dice prevents up to X damage to the defending unit. */
export const parry: KeywordRules = {
  id: 'parry',
  name: 'Parry',
  step: 'damage-prevention',
  kind: 'triggered',
  stacking: 'cumulative',
  locked: 'parry/gained-after-the-roll-is-too-late',
  elsewhen: 'parry/not-for-dice-of-damage',
  damagePrevention(game, holder, damage, blind) {
    const { unit, value } = holder;
    if (value <= 0 || damage.pending === 0 || damage.target !== unit.id) return;
    if (!hasNatural(diceOf(game), 1)) return;
    if (unpreventableBy(game, damage, unit)) {
      note(game, 'damage-prevention', unit, 'parry/not-against-unpreventable-damage', {
        what: `A natural 1, but this damage cannot be prevented: Parry does nothing.`,
      });
    } else if (blind) takeOff(game, damage, value, holder, PREVENTS);
    else askFor(game, holder, 'damage-prevention', damage.id);
  },
  ask: {
    question: (_game, { unit }) => `A natural 1: how much does ${called(unit)} parry?`,
    options(game, holder, about = 'attack') {
      const most = Math.min(holder.value, damageOf(game, about).pending);
      return Array.from({ length: most + 1 }, (_, amount) =>
        optionOf(
          holder,
          amount < most ? 'parry/may-now-be-less-than-x' : PREVENTS,
          `Parry ${amount}`,
          { amount },
        ),
      );
    },
    preset: (options) => options.at(-1)?.id ?? 'pass',
    take(game, holder, { amount = 0, ruling }, about = 'attack') {
      takeOff(game, damageOf(game, about), amount, holder, ruling);
    },
  },
};
