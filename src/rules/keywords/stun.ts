import type { KeywordRules } from '../hooks.ts';
import { called, note } from '../trace.ts';
import type { Damage, RulingId } from '../types.ts';
import { unitOf } from '../unit.ts';

/** Another unit that this one damages has X less power until end of battle. */
export const stun: KeywordRules = {
  id: 'stun',
  name: 'Stun',
  step: 'damage-placement',
  kind: 'triggered',
  stacking: 'cumulative',
  elsewhen: 'stun/needs-a-counter',
  damagePlacement(game, { unit, value }, damage) {
    if (damage.source !== unit.id || damage.target === unit.id || value <= 0) return;
    const stunned = unitOf(game, damage.target);
    const ruling = rulingFor(damage);
    stunned.modifiers = [
      ...stunned.modifiers,
      { power: -value, until: 'battle', from: 'Stun', ruling },
    ];
    note(game, 'damage-placement', unit, ruling, {
      what: `${called(unit)} stuns ${called(stunned)}: -${value} power until end of battle.`,
      after: -value,
    });
  },
};

function rulingFor({ ofAttack, keyword }: Damage): RulingId {
  if (ofAttack) return 'stun/takes-power-away';
  return keyword === 'deflect' ? 'stun/with-deflect' : 'stun/outside-attacks-too';
}
