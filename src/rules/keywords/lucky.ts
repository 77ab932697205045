import { attackOf, diceOf } from '../attack/facts.ts';
import { reRoll } from '../attack/roll.ts';
import type { KeywordRules } from '../hooks.ts';
import { optionOf, titled, useKey } from '../option.ts';
import { count, note } from '../trace.ts';

const OWN = 'lucky/re-rolls-its-own-attack-dice';
const THEIRS = 'lucky/makes-the-attacker-re-roll';
const LATE = 'lucky/dark-side-goes-first';
const BARRED = 'lucky/not-for-dice-of-damage';

/** Attacker or defending unit: up to X attack dice are rolled again, once for an attack. */
export const lucky: KeywordRules = {
  id: 'lucky',
  name: 'Lucky',
  step: 're-roll',
  kind: 'static',
  stacking: 'cumulative',
  elsewhen(game) {
    const last = [...(game.attack?.over ?? []), ...game.damage].at(-1);
    return last?.from === 'dice-of-damage'
      ? { ruling: BARRED, why: 'Lucky re-rolls attack dice, and these are dice of damage.' }
      : { ruling: LATE, why: 'Lucky is used in the re-roll chance, and that is not now.' };
  },
  chance: {
    step: 're-roll',
    options(game, holder) {
      const { unit, value } = holder;
      const { attacker, defender, used } = attackOf(game);
      if (unit.id !== attacker && unit.id !== defender) return [];
      const of = diceOf(game).dice.length;
      const max = Math.min(value, of);
      if (max <= 0) return [];
      const label = `${titled(holder)}: have up to ${count(max, 'die')} rolled again`;
      const option = optionOf(holder, unit.id === attacker ? OWN : THEIRS, label);
      if (used.includes(useKey(holder))) {
        const why = `${titled(holder)} was used in this attack already.`;
        return [{ ...option, no: { ruling: 'lucky/once-per-attack', why } }];
      }
      return [{ ...option, dice: { max, of } }];
    },
    play(game, holder, { ruling }, positions) {
      const { unit } = holder;
      attackOf(game).used.push(useKey(holder));
      note(game, 're-roll', unit, ruling, {
        what: `${titled(holder)} is used: ${count(positions.length, 'die')} will be rolled again.`,
        after: [...positions],
        reading:
          attackOf(game).hidden && unit.id !== attackOf(game).attacker
            ? 'amb-cunning-and-lucky'
            : undefined,
      });
      if (positions.length === 0) return;
      reRoll(game, { by: unit.id, keyword: 'lucky', positions: [...positions], ruling });
      game.phase = 're-roll-dice';
    },
  },
};
