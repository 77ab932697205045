import { changeDefender } from '../attack/declare.ts';
import { attackerOf, attackOf, defenderOf } from '../attack/facts.ts';
import type { Candidate, Holder, KeywordRules, No } from '../hooks.ts';
import { optionOf, useKey } from '../option.ts';
import { holdersWith } from '../registry.ts';
import { called, note } from '../trace.ts';
import type { Game, Unit } from '../types.ts';
import { inArena, unitOf } from '../unit.ts';

const SENDS = 'redirect/sends-the-attack-elsewhere';

/** Attacked, the unit may send the attack to another unit of its side in its arena. */
export const redirect: KeywordRules = {
  id: 'redirect',
  name: 'Redirect',
  step: 'attack-pop',
  kind: 'activated',
  stacking: 'selective',
  elsewhen: SENDS,
  chance: {
    step: 'attack-pop',
    options(game, holder) {
      const { unit } = holder;
      if (unit !== defenderOf(game)) return [];
      return inArena(game, unit.arena)
        .filter((other) => other !== unit && other.side === unit.side)
        .map((other) => candidate(game, holder, other));
    },
    play(game, holder, { target = '' }) {
      const { unit } = holder;
      attackOf(game).used.push(useKey(holder));
      const no = changeDefender(game, unitOf(game, target));
      const ruling = no && keeps(game) ? 'redirect/not-against-precision' : SENDS;
      note(game, 'attack-pop', unit, ruling, {
        what: no
          ? `${called(unit)} pays for Redirect, and the attack stays where it is. ${no.why}`
          : `${called(unit)} redirects: the attack is against ${called(unitOf(game, target))} now.`,
        before: unit.id,
        after: no ? unit.id : target,
      });
    },
  },
};

function candidate(game: Game, holder: Holder, other: Unit): Candidate {
  const label = `${called(holder.unit)} redirects the attack to ${called(other)}`;
  const option = optionOf(holder, SENDS, label, { target: other.id });
  const no = cannot(game, holder, other);
  return no ? { ...option, no } : option;
}

function cannot(game: Game, holder: Holder, other: Unit): No | undefined {
  if (attackOf(game).used.includes(useKey(holder))) {
    const why = `This Redirect of ${called(holder.unit)} was used in this attack already.`;
    return { ruling: 'redirect/reading-once-per-attack', why };
  }
  const attacker = attackerOf(game);
  if (other === attacker) {
    const why = `${called(other)} is attacking; its attack cannot be sent to itself.`;
    return { ruling: 'redirect/to-a-fit-target', why };
  }
  for (const found of holdersWith(game, [other], 'shuns')) {
    const no = found.rules.shuns?.(game, found, attacker);
    if (no) return { ruling: 'redirect/to-a-fit-target', why: no.why };
  }
  return undefined;
}

function keeps(game: Game): boolean {
  return holdersWith(game, [attackerOf(game)], 'keepsTarget').length > 0;
}
