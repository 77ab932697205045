import { atOnce } from '../attack/end.ts';
import type { KeywordRules, No } from '../hooks.ts';
import { optionOf, titled, useKey } from '../option.ts';
import { called, count, note } from '../trace.ts';
import type { Game, Unit } from '../types.ts';
import { unitOf } from '../unit.ts';

const SHOOTS = 'ambush/shoots-an-arriving-enemy';

/** When an opposing unit arrives in its arena: X dice of damage to it, once for each arrival. */
export const ambush: KeywordRules = {
  id: 'ambush',
  name: 'Ambush',
  step: 'on-arrival',
  kind: 'activated',
  stacking: 'layered',
  elsewhen: 'ambush/three-ways-of-arriving',
  chance: {
    step: 'on-arrival',
    options(game, holder) {
      const { unit, value } = holder;
      const arriving = unitOf(game, game.arriving ?? '');
      if (unit === arriving || arriving.zone === 'discard') return [];
      const label = `${titled(holder)}: ${count(value, 'die')} of damage to ${called(arriving)}`;
      const option = optionOf(holder, SHOOTS, label);
      const no = cannot(game, unit, arriving, useKey(holder));
      return [no ? { ...option, no } : option];
    },
    play(game, holder) {
      const { unit, value, ability } = holder;
      const target = game.arriving ?? '';
      game.used.push(useKey(holder));
      note(game, 'on-arrival', unit, SHOOTS, {
        what: `${called(unit)} ambushes ${called(unitOf(game, target))} with ${count(value, 'die')} of damage.`,
        after: value,
        reading: ability.cost === undefined ? 'amb-ambush-cost' : undefined,
      });
      const ruling = 'ambush/dice-are-dice-of-damage';
      atOnce(game, { keyword: 'ambush', ruling, by: unit.id, target, amount: value, dice: true });
      game.phase = 'effects';
    },
  },
};

function cannot(game: Game, unit: Unit, arriving: Unit, use: string): No | undefined {
  if (unit.side === arriving.side) {
    const why = `${called(arriving)} is on the side of ${called(unit)}.`;
    return { ruling: 'ambush/only-the-opponents-arrivals', why };
  }
  if (unit.arena !== arriving.arena) {
    const why = `${called(arriving)} arrives in another arena.`;
    return { ruling: 'ambush/only-its-own-arena', why };
  }
  if (game.used.includes(use)) {
    const why = `This Ambush of ${called(unit)} was used for this arrival already.`;
    return { ruling: 'ambush/once-per-arrival', why };
  }
  return undefined;
}
