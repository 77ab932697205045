import { askFor } from '../attack/chance.ts';
import { atOnce } from '../attack/end.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, count, note } from '../trace.ts';
import { inArena, unitOf } from '../unit.ts';

const FOLLOWS = 'area-damage/follows-a-kill';

/** Its attack got a unit discarded: a further unit there may suffer X dice of damage. */
export const areaDamage: KeywordRules = {
  id: 'area-damage',
  name: 'Area Damage',
  step: 'unit-discarded',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'area-damage/only-from-its-attack',
  unitDiscarded(game, holder, { unit, from, causes }) {
    if (from !== 'arena') return;
    const own = causes.some((damage) => damage.ofAttack && damage.source === holder.unit.id);
    if (own && holder.value > 0) askFor(game, holder, 'unit-discarded', unit.id);
  },
  ask: {
    question: (game, { value }, about = '') =>
      `${called(unitOf(game, about))} is discarded: Area Damage may do ${count(value, 'die')} of damage`,
    options(game, holder, about = '') {
      const gone = unitOf(game, about);
      const dice = count(holder.value, 'die');
      const options = inArena(game, gone.arena).map((unit) => {
        const label = `${dice} of damage to ${called(unit)}`;
        const ruling = 'area-damage/goes-where-the-victim-was';
        return optionOf(holder, ruling, label, { target: unit.id });
      });
      return [pass('area-damage/is-optional'), ...options];
    },
    take(game, { unit, value }, { target = '' }) {
      atOnce(game, {
        keyword: 'area-damage',
        ruling: FOLLOWS,
        reading: 'amb-area-damage-when',
        by: unit.id,
        target,
        amount: value,
        dice: true,
      });
      note(game, 'unit-discarded', unit, FOLLOWS, {
        what: `Area Damage of ${called(unit)}: ${count(value, 'die')} of damage to ${called(unitOf(game, target))}.`,
        after: value,
      });
    },
  },
};
