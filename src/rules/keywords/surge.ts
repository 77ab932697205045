import { askFor } from '../attack/chance.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, pass } from '../option.ts';
import { called, note } from '../trace.ts';
import { inArena, unitOf } from '../unit.ts';

const GIVES = 'surge/damage-gives-power-away';

/** Damaged by another unit, it may give a unit in its arena X more power until end of turn. */
export const surge: KeywordRules = {
  id: 'surge',
  name: 'Surge',
  step: 'damage-placement',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'surge/needs-a-counter',
  damagePlacement(game, holder, damage) {
    if (damage.target !== holder.unit.id) return;
    if (damage.source === holder.unit.id) {
      const option = optionOf(holder, 'surge/not-for-its-own-damage', 'Surge');
      const why = `${called(holder.unit)} did this damage itself.`;
      game.barred.push({ ...option, step: 'damage-placement', why });
      return;
    }
    askFor(game, holder, 'damage-placement', damage.id);
  },
  ask: {
    question: (_game, { unit, value }) =>
      `${called(unit)} was damaged: Surge may give a unit +${value} power`,
    options: (game, holder) => [
      pass('surge/is-optional-and-aimed'),
      ...inArena(game, holder.unit.arena).map((unit) =>
        optionOf(
          holder,
          'surge/any-unit-in-the-arena',
          `+${holder.value} power to ${called(unit)}`,
          {
            target: unit.id,
          },
        ),
      ),
    ],
    take(game, { unit, value }, { target = '' }) {
      const chosen = unitOf(game, target);
      chosen.modifiers = [
        ...chosen.modifiers,
        { power: value, until: 'turn', from: 'Surge', ruling: 'surge/lasts-until-end-of-turn' },
      ];
      note(game, 'damage-placement', unit, GIVES, {
        what: `Surge of ${called(unit)} gives ${called(chosen)} +${value} power until end of turn.`,
        after: value,
      });
    },
  },
};
