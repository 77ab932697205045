import { atAttackEnd } from '../attack/end.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, count, note } from '../trace.ts';

/** Damage of the attacker got another unit of its side in its arena discarded: X dice at the end. */
export const avenge: KeywordRules = {
  id: 'avenge',
  name: 'Avenge',
  step: 'unit-discarded',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'avenge/only-attack-damage',
  unitDiscarded(game, { unit: own, value }, { unit, from, causes }) {
    const { attack } = game;
    if (!attack || value <= 0) return;
    if (unit === own || unit.side !== own.side) return;
    if (from !== 'arena' || unit.arena !== own.arena) return;
    if (!causes.some((damage) => damage.source === attack.attacker)) return;
    atAttackEnd(game, {
      keyword: 'avenge',
      ruling: 'avenge/answers-a-friends-discard',
      by: own.id,
      target: attack.attacker,
      amount: value,
      dice: true,
    });
    note(game, 'unit-discarded', own, 'avenge/waits-for-the-attack-end', {
      what: `${called(own)} will avenge ${called(unit)}: ${count(value, 'die')} of damage when the attack ends.`,
      after: value,
    });
  },
};
