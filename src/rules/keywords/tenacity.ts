import { askFor, bar } from '../attack/chance.ts';
import { cannotAttack, declareAttack, waysToAttack } from '../attack/declare.ts';
import { attackOf, defenderOf } from '../attack/facts.ts';
import type { Candidate, KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { rulesOf } from '../registry.ts';
import { called, note } from '../trace.ts';
import type { Game } from '../types.ts';

const AGAIN = 'tenacity/a-second-try';

/** Its first attack of the turn did less than X damage: it may attack the same unit once more. */
export const tenacity: KeywordRules = {
  id: 'tenacity',
  name: 'Tenacity',
  step: 'after-attack',
  kind: 'triggered',
  stacking: 'cumulative',
  // After Double Strike, whose second attack would be no first one any more.
  order: 1,
  elsewhen: AGAIN,
  afterAttack(game, holder) {
    const { unit, value } = holder;
    const done = damageDone(game);
    if (unit.attacks === 1 && done < value) {
      askFor(game, holder, 'after-attack', String(attackOf(game).number));
      return;
    }
    const no =
      unit.attacks === 1
        ? ({ ruling: AGAIN, why: `The attack did ${done} damage, and that is enough.` } as const)
        : ({
            ruling: 'tenacity/first-attack-only',
            why: `This was not the first attack of ${called(unit)} this turn.`,
          } as const);
    bar(game, 'after-attack', { ...optionOf(holder, AGAIN, 'Tenacity'), no });
  },
  ask: {
    question: (game, { unit }) =>
      `Tenacity: does ${called(unit)} attack ${called(defenderOf(game))} once more?`,
    options(game, holder, about) {
      const options: Candidate[] = [pass(AGAIN, 'Attack no more')];
      const target = defenderOf(game);
      const { number, ownSide } = attackOf(game);
      if (about !== String(number)) return options;
      for (const via of waysToAttack(game, holder.unit)) {
        const no = cannotAttack(game, holder.unit, target, { via, ownSide });
        if (no && via !== undefined) continue;
        const how = via === undefined ? '' : ` with ${rulesOf(via)?.name ?? via}`;
        const choice = { target: target.id, ...(via === undefined ? {} : { via }) };
        const option = optionOf(holder, AGAIN, `Attack ${called(target)} again${how}`, choice);
        options.push(no ? { ...option, no } : option);
      }
      return options;
    },
    take(game, { unit }, { target = '', via }) {
      if (unit.zone === 'discard') return;
      const { ownSide } = attackOf(game);
      note(game, 'after-attack', unit, AGAIN, {
        what: `Tenacity: ${called(unit)} attacks ${called(defenderOf(game))} again without tapping.`,
      });
      const again = { attacker: unit.id, defender: target, ownSide };
      declareAttack(game, via === undefined ? again : { ...again, via }, false, 'tenacity');
    },
  },
};

/** Damage that this attack did, with what Overkill moved, after prevention. */
function damageDone(game: Game): number {
  return attackOf(game)
    .over.filter((damage) => damage.ofAttack)
    .reduce((sum, { first, prevented }) => sum + first - prevented, 0);
}
