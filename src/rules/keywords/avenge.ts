import { atAttackEnd } from '../attack/end.ts';
import { attackerOf } from '../attack/facts.ts';
import type { KeywordRules } from '../hooks.ts';
import { called, count, note } from '../trace.ts';
import type { Game, ReadingId, Unit } from '../types.ts';

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
    const reading = readingFor(game, own);
    atAttackEnd(game, {
      keyword: 'avenge',
      ruling: 'avenge/answers-a-friends-discard',
      ...(reading === undefined ? {} : { reading }),
      by: own.id,
      target: attack.attacker,
      amount: value,
      dice: true,
    });
    note(game, 'unit-discarded', own, 'avenge/waits-for-the-attack-end', {
      what: `${called(own)} will avenge ${called(unit)}: ${count(value, 'die')} of damage when the attack ends.`,
      after: value,
      reading,
    });
  },
};

function readingFor(game: Game, own: Unit): ReadingId | undefined {
  if (own.zone === 'discard') return 'amb-avenge-by-a-discarded-unit';
  return attackerOf(game).arena === own.arena ? undefined : 'amb-avenge-across-arenas';
}
