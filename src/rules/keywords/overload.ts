import { askFor } from '../attack/chance.ts';
import { atAttackEnd } from '../attack/end.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, count, note } from '../trace.ts';

const BUYS = 'overload/buys-power';

/** Attacking, it may have X more power, and takes X dice of damage from itself at the attack end. */
export const overload: KeywordRules = {
  id: 'overload',
  name: 'Overload',
  step: 'attack-declared',
  kind: 'static',
  stacking: 'cumulative',
  // Before anybody guesses the hits of this attack.
  order: -1,
  elsewhen: BUYS,
  attacks(game, holder) {
    if (holder.value > 0) askFor(game, holder, 'attack-declared');
  },
  ask: {
    question: (_game, { unit, value }) =>
      `Overload: +${value} power for ${called(unit)}, and ${count(value, 'die')} of damage to it at the end?`,
    options: (_game, holder) => [
      pass('overload/is-optional'),
      optionOf(holder, BUYS, `+${holder.value} power, and ${count(holder.value, 'die')} to itself`),
    ],
    take(game, { unit, value }) {
      unit.modifiers = [
        ...unit.modifiers,
        { power: value, until: 'attack', from: 'Overload', ruling: BUYS },
      ];
      atAttackEnd(game, {
        keyword: 'overload',
        ruling: 'overload/then-hurts',
        by: unit.id,
        target: unit.id,
        amount: value,
        dice: true,
      });
      note(game, 'attack-declared', unit, BUYS, {
        what: `${called(unit)} overloads: +${value} power for this attack, ${count(value, 'die')} of damage to itself when it ends.`,
        after: value,
      });
    },
  },
};
