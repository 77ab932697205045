import { askFor, bar } from '../attack/chance.ts';
import { damageOf, diceOf } from '../attack/facts.ts';
import { takeOff, unpreventableBy } from '../attack/prevent.ts';
import { naturalsOf } from '../dice.ts';
import type { KeywordRules, No } from '../hooks.ts';
import { optionOf, titled } from '../option.ts';
import { called } from '../trace.ts';
import type { Damage, Game, Unit } from '../types.ts';

const PREVENTS = 'parry/a-one-prevents-damage';

/** A natural 1 among the final attack dice prevents up to X damage to the defending unit. */
export const parry: KeywordRules = {
  id: 'parry',
  name: 'Parry',
  step: 'damage-prevention',
  kind: 'triggered',
  stacking: 'cumulative',
  locked: 'parry/gained-after-the-roll-is-too-late',
  elsewhen: PREVENTS,
  damagePrevention(game, holder, damage, blind) {
    if (holder.value <= 0 || damage.pending === 0) return;
    const no = cannot(game, holder.unit, damage);
    const ruling = naturalOnes(game, damage) > 1 ? 'parry/one-one-is-enough' : PREVENTS;
    if (no) bar(game, 'damage-prevention', { ...optionOf(holder, PREVENTS, titled(holder)), no });
    else if (blind) takeOff(game, damage, holder.value, holder, ruling);
    else askFor(game, holder, 'damage-prevention', damage.id);
  },
  ask: {
    question: (_game, { unit }) => `A natural 1: how much does ${called(unit)} parry?`,
    options(game, holder, about = 'attack') {
      const damage = damageOf(game, about);
      const most = Math.min(holder.value, damage.pending);
      const full = naturalOnes(game, damage) > 1 ? 'parry/one-one-is-enough' : PREVENTS;
      return Array.from({ length: most + 1 }, (_, amount) =>
        optionOf(holder, amount < most ? 'parry/may-now-be-less-than-x' : full, `Parry ${amount}`, {
          amount,
        }),
      );
    },
    preset: (options) => options.at(-1)?.id ?? 'pass',
    take(game, holder, { amount = 0, ruling }, about = 'attack') {
      takeOff(game, damageOf(game, about), amount, holder, ruling);
    },
  },
};

/** Ones among the dice that this damage comes from; other damage has no attack dice. */
function naturalOnes(game: Game, damage: Damage): number {
  return damage.from === 'attack-dice' ? naturalsOf(diceOf(game), 1) : 0;
}

function cannot(game: Game, unit: Unit, damage: Damage): No | undefined {
  if (damage.keyword === 'overkill') {
    const why = 'What Overkill moved comes from the ability, not from the dice.';
    return { ruling: 'overkill/ignores-shields-parry-armor', why };
  }
  if (damage.from !== 'attack-dice') {
    const why = 'Only damage of attack dice can be parried.';
    return { ruling: 'parry/not-for-dice-of-damage', why };
  }
  if (naturalOnes(game, damage) === 0) {
    return { ruling: PREVENTS, why: 'No natural 1 lies among the dice.' };
  }
  return unpreventableBy(game, damage, unit)
    ? { ruling: 'parry/not-against-unpreventable-damage', why: 'This damage cannot be prevented.' }
    : undefined;
}
