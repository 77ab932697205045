import { addDamage, damageOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';
import type { Game, Unit } from '../types.ts';
import { inArena, unitOf } from '../unit.ts';

/** Whether damage that this unit deflected is among what is being worked out. */
function hasDeflected(game: Game, { id }: Unit): boolean {
  return game.damage.filter((one) => one.keyword === 'deflect' && one.source === id).length > 1;
}

/** Prevents as much as it can up to X, and may do that much to a unit in its arena. */
export const deflect: KeywordRules = {
  id: 'deflect',
  name: 'Deflect',
  step: 'damage-prevention',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'deflect/prevents-and-passes-on',
  prevention: {
    exact: true,
    ruling: 'deflect/as-much-as-possible',
    once: 'deflect/once-per-source',
    covers: ({ unit }, target) => (unit === target ? true : undefined),
    targets: (game, { unit }) => inArena(game, unit.arena),
    named(game, { unit }, play) {
      if (play.target === undefined) return;
      const damage = addDamage(game, 'deflect', {
        source: unit.id,
        target: play.target,
        from: 'ability',
        ofAttack: false,
        keyword: 'deflect',
        pending: 0,
      });
      play.creates = damage.id;
    },
    worked(game, { unit }, play, amount) {
      if (play.creates === undefined) return;
      const damage = damageOf(game, play.creates);
      const before = damage.pending;
      const again = damageOf(game, play.damage).keyword === 'deflect' && hasDeflected(game, unit);
      damage.pending += amount;
      damage.first += amount;
      note(game, 'damage-prevention', unit, 'deflect/is-new-damage', {
        what: `${called(unit)} does ${amount} damage to ${called(unitOf(game, damage.target))}: new damage, pending from now on.`,
        before,
        after: damage.pending,
        reading: again ? 'amb-deflect-again' : undefined,
      });
    },
  },
};
