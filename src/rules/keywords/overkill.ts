import { askFor } from '../attack/chance.ts';
import { addDamage, attackerOf, damageOf, defenderOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, count, note } from '../trace.ts';
import type { Game, Unit } from '../types.ts';
import { inArena, remainingHealth } from '../unit.ts';

const MOVES = 'overkill/moves-surplus-hits';

/** Hits beyond the defending unit's remaining health may go to one more unit in its arena. */
export const overkill: KeywordRules = {
  id: 'overkill',
  name: 'Overkill',
  step: 'pending-damage',
  kind: 'triggered',
  stacking: 'isolated',
  elsewhen: 'overkill/needs-a-surplus',
  splitHits(game, holder, damage) {
    if (damage.pending > remainingHealth(game, defenderOf(game))) {
      askFor(game, holder, 'pending-damage', damage.id);
    }
  },
  ask: {
    question(game, _holder, about = 'attack') {
      const surplus = damageOf(game, about).pending - remainingHealth(game, defenderOf(game));
      return `Overkill: move how many of ${count(surplus, 'surplus hit')}, and to which unit?`;
    },
    options(game, holder, about = 'attack') {
      const surplus = damageOf(game, about).pending - remainingHealth(game, defenderOf(game));
      const options = [pass('overkill/the-attacker-decides', 'Move nothing')];
      for (const unit of seconds(game)) {
        for (let amount = 1; amount <= surplus; amount++) {
          const label = `Move ${count(amount, 'hit')} to ${called(unit)}`;
          options.push(optionOf(holder, MOVES, label, { amount, target: unit.id }));
        }
      }
      return options;
    },
    take(game, { unit }, { amount = 0, target = '' }, about = 'attack') {
      const damage = damageOf(game, about);
      const before = damage.pending;
      damage.pending -= amount;
      addDamage(game, 'overkill', {
        source: unit.id,
        target,
        from: 'ability',
        ofAttack: true,
        keyword: 'overkill',
        pending: amount,
      });
      const second = game.units.find((one) => one.id === target);
      note(game, 'pending-damage', unit, MOVES, {
        what: `Overkill moves ${count(amount, 'hit')} to ${second ? called(second) : target}; ${damage.pending} stay on ${called(defenderOf(game))}.`,
        before,
        after: damage.pending,
        reading: second?.side === unit.side ? 'amb-overkill-which-second-unit' : undefined,
      });
    },
  },
};

/** Possible second units: the opposing ones first. */
function seconds(game: Game): Unit[] {
  const defender = defenderOf(game);
  const { side } = attackerOf(game);
  const units = inArena(game, defender.arena).filter((unit) => unit !== defender);
  return [
    ...units.filter((unit) => unit.side !== side),
    ...units.filter((unit) => unit.side === side),
  ];
}
