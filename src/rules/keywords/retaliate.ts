import { atAttackEnd } from '../attack/end.ts';
import { attackerOf, attackOf, defenderOf } from '../attack/facts.ts';
import type { Holder, KeywordRules, No } from '../hooks.ts';
import { optionOf, titled, useKey } from '../option.ts';
import { called, count, note } from '../trace.ts';
import type { Game } from '../types.ts';
import { powerOf } from '../unit.ts';

const ANSWERS = 'retaliate/answers-an-attack';

/** Activated in the attack chance by the defending unit: X dice of damage to the attacker at the end. */
export const retaliate: KeywordRules = {
  id: 'retaliate',
  name: 'Retaliate',
  step: 'attack-pop',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'retaliate/is-activated-before-the-roll',
  chance: {
    step: 'attack-pop',
    options(game, holder) {
      if (holder.unit !== defenderOf(game)) return [];
      const label = `${titled(holder)}: ${count(dice(game, holder), 'die')} at the attack end`;
      const option = optionOf(holder, ANSWERS, label);
      const no = cannot(game, holder);
      return [no ? { ...option, no } : option];
    },
    play(game, holder) {
      const { unit, ability } = holder;
      const amount = Math.max(0, dice(game, holder));
      attackOf(game).used.push(useKey(holder));
      atAttackEnd(game, {
        keyword: 'retaliate',
        ruling: 'retaliate/dice-are-dice-of-damage',
        fromDiscard: 'retaliate/even-from-the-discard-pile',
        by: unit.id,
        target: attackOf(game).attacker,
        amount,
        dice: true,
      });
      note(
        game,
        'attack-pop',
        unit,
        ability.value === 'power' ? 'retaliate/power-is-read-at-activation' : ANSWERS,
        {
          what: `${called(unit)} activates Retaliate: ${count(amount, 'die')} of damage when the attack ends.`,
          after: amount,
        },
      );
    },
  },
};

function dice(game: Game, { ability, value, unit }: Holder): number {
  return ability.value === 'power' ? powerOf(game, unit) : value;
}

function cannot(game: Game, holder: Holder): No | undefined {
  const attacker = attackerOf(game);
  if (attackOf(game).used.includes(useKey(holder))) {
    const why = `${titled(holder)} was activated in this attack already.`;
    return { ruling: 'retaliate/each-once-per-attack', why };
  }
  if (attacker.zone !== 'arena' || attacker.arena !== holder.unit.arena) {
    const why = `${called(attacker)} attacks from elsewhere, out of reach of Retaliate.`;
    return { ruling: 'retaliate/not-across-arenas', why };
  }
  return undefined;
}
