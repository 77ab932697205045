import { changeDefender } from '../attack/declare.ts';
import { attackOf, defenderOf } from '../attack/facts.ts';
import type { KeywordRules, No } from '../hooks.ts';
import { optionOf, useKey } from '../option.ts';
import { called, note } from '../trace.ts';
import type { Attack, Game, Unit } from '../types.ts';

/** In the attack chance the unit steps in for another unit of its side in the same arena. */
export const intercept: KeywordRules = {
  id: 'intercept',
  name: 'Intercept',
  step: 'attack-pop',
  kind: 'activated',
  stacking: 'selective',
  elsewhen: 'intercept/takes-over-the-attack',
  chance: {
    step: 'attack-pop',
    options(game, holder) {
      const { unit } = holder;
      const defender = defenderOf(game);
      if (unit === defender || unit.side !== defender.side) return [];
      const option = optionOf(
        holder,
        'intercept/takes-over-the-attack',
        `${called(unit)} intercepts the attack on ${called(defender)}`,
      );
      const no = cannot(game, unit, useKey(holder));
      return [no ? { ...option, no } : option];
    },
    play(game, holder) {
      const { unit } = holder;
      const attack = attackOf(game);
      attack.used.push(useKey(holder));
      const before = attack.defender;
      const back = attack.attacked.includes(unit.id);
      const no = changeDefender(game, unit);
      if (no) {
        const ruling = no.ruling.startsWith('stealth/')
          ? 'intercept/needs-an-attackable-unit'
          : no.ruling;
        note(game, 'attack-pop', unit, ruling, {
          what: `${called(unit)} pays for Intercept, and the attack stays where it is. ${no.why}`,
          before,
          after: before,
        });
        return;
      }
      keepWaiting(attack, before);
      note(game, 'attack-pop', unit, 'intercept/takes-over-the-attack', {
        what: `${called(unit)} intercepts: the attack is against it now.`,
        before,
        after: unit.id,
        reading: back
          ? 'amb-intercept-back'
          : unit.tapped
            ? 'amb-intercept-when-tapped'
            : undefined,
      });
    },
  },
};

/** What the unit attacked until now had activated comes all the same. */
function keepWaiting(attack: Attack, by: string): void {
  attack.atEnd = attack.atEnd.map((effect) =>
    effect.by === by ? { ...effect, reading: 'amb-retaliate-after-being-intercepted' } : effect,
  );
}

function cannot(game: Game, unit: Unit, use: string): No | undefined {
  const attack = attackOf(game);
  if (attack.used.includes(use)) {
    const why = `This Intercept of ${called(unit)} was used in this attack already.`;
    return { ruling: 'intercept/many-units-each-once', why };
  }
  if (unit.id === attack.attacker) {
    const why = `${called(unit)} is attacking; it cannot step into its own attack.`;
    return { ruling: 'intercept/of-your-own-attack', why };
  }
  if (unit.arena !== defenderOf(game).arena) {
    const why = `${called(unit)} is not in the arena of the unit that is attacked.`;
    return { ruling: 'intercept/same-arena-only', why };
  }
  return undefined;
}
