import type { Expectation } from '../../notation/expect.ts';
import type { AttackState, Game } from '../../rules/types.ts';
import { neededFor, unitOf } from '../../rules/unit.ts';
import { nextAttackOf, sufferedBy, unitNow } from '../../rules/view.ts';
import { allDamage, nameOf } from './names.ts';

export { allDamage } from './names.ts';

/** What came out for one item of an `expect` line, in the item's own words. */
export interface Measured {
  actual: string;
  ok: boolean;
}

/** The unit that items without `on …` speak of: the defending unit, or the victim. */
export function subject(state: AttackState): string {
  return state.attack?.defender ?? state.units[1]?.id ?? '';
}

/** Compares one item with the state. `refused` is compared elsewhere. */
export function measure(state: AttackState, item: Expectation): Measured {
  const game = state as Game;
  const unit = item.unit ?? subject(state);
  const on = item.unit === undefined ? '' : ` on ${nameOf(state, unit)}`;
  const { attack } = state;
  const count = (word: string, value: number | undefined, tail = ''): Measured => ({
    actual: value === undefined ? `no ${word}${tail} yet` : `${word} ${value}${tail}`,
    ok: value === item.number,
  });
  switch (item.id) {
    case 'power':
      return count('power', attack?.power);
    case 'power-now':
      return count('power now', unitNow(state, unit).power, on);
    case 'dice':
      return count('dice', attack ? attack.dice?.dice.length : diceOfDamage(state)?.length);
    case 'final':
      return final(
        attack?.dice?.dice.map(({ natural }) => natural),
        item.dice ?? [],
      );
    case 'needs':
      return count('needs', needs(state));
    case 'hits':
      return count('hits', hits(state));
    case 'pending':
      return count('pending', pending(state, item.unit), on);
    case 'prevented':
      return count('prevented', sufferedBy(state, unit).prevented, on);
    case 'damage':
      return count('damage', sufferedBy(state, unit).placed, on);
    case 'counters':
      return count('counters', unitOf(game, unit).counters, on);
    case 'discarded':
    case 'stays': {
      const gone = unitOf(game, unit).zone === 'discard';
      const actual = `${gone ? 'discarded' : 'stays'} ${nameOf(state, unit)}`;
      return { actual, ok: gone === (item.id === 'discarded') };
    }
    case 'next-attack':
      return count('next attack', nextAttackOf(state, unit), on);
    case 'stunned': {
      const stunned = unitOf(game, unit).modifiers.some(({ from }) => /^stun$/i.test(from));
      return {
        actual: `${stunned ? 'stunned' : 'not stunned'} ${nameOf(state, unit)}`,
        ok: stunned,
      };
    }
    case 'defender': {
      const now = attack?.defender ?? '';
      return { actual: `defender is ${nameOf(state, now)}`, ok: now === unit };
    }
    case 'force-left': {
      const left = state.force[unitOf(game, unit).side];
      const actual = left === undefined ? 'Force is not limited' : `force ${left} left`;
      return { actual, ok: left === item.number };
    }
    case 'bounty':
    case 'no-bounty': {
      const won = state.rewards.some(
        (reward) => reward.keyword === 'bounty' && reward.unit === unit,
      );
      const actual = `${won ? 'bounty' : 'no bounty'} ${nameOf(state, unit)}`;
      return { actual, ok: won === (item.id === 'bounty') };
    }
    case 'guess':
    case 'wrong-guess': {
      const right = attack?.guesses.find((guess) => guess.unit === unit)?.right;
      const actual =
        right === undefined ? 'no guess was compared' : `guess ${right ? 'right' : 'wrong'}`;
      return { actual, ok: right === (item.id === 'guess') };
    }
    case 'refused':
      return { actual: 'nothing was refused', ok: false };
  }
}

function final(dice: readonly number[] | undefined, wanted: readonly number[]): Measured {
  if (dice === undefined) return { actual: 'no dice yet', ok: false };
  const ok = dice.length === wanted.length && dice.every((die, i) => die === wanted[i]);
  return { actual: `final ${dice.join(' ') || 'no dice'}`, ok };
}

/** Pending damage of the attack itself; on a unit that the attack did not hurt, what else was pending. */
function pending(state: AttackState, named: string | undefined): number {
  const unit = named ?? subject(state);
  const hurt = allDamage(state).some(({ target, ofAttack }) => ofAttack && target === unit);
  const ofAttack = hurt || (named === undefined && state.attack !== undefined);
  return sufferedBy(state, unit, ofAttack).pending;
}

function diceOfDamage(state: AttackState): readonly number[] | undefined {
  return allDamage(state).find(({ dice }) => dice !== undefined)?.dice;
}

function needs(state: AttackState): number | undefined {
  const game = state as Game;
  if (state.attack) {
    if (state.attack.hits !== undefined) return state.attack.needs;
    return neededFor(game, unitOf(game, state.attack.defender), 'attack-dice').needs;
  }
  return allDamage(state).find((damage) => damage.needs !== undefined)?.needs;
}

function hits(state: AttackState): number | undefined {
  if (state.attack) return state.attack.hits;
  return allDamage(state).find(({ dice }) => dice !== undefined)?.first;
}
