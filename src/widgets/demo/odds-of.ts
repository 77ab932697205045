/** The exact odds of what a demo has on it, ready to be drawn. The sums are made in `rules/odds`. */
import type { Start } from '../../examples/attack/recording.ts';
import { damageDiceOdds, exactDamageDiceOdds } from '../../rules/odds/damage-dice.ts';
import { exactOdds } from '../../rules/odds/exact.ts';
import type { Fraction } from '../../rules/odds/fraction.ts';
import { type Odds, odds } from '../../rules/odds/result.ts';
import { damageDiceInput, leftOut, oddsInput } from '../../rules/odds/units.ts';
import type { Play } from '../../rules/odds/values.ts';
import { type AttackSetup, type DamageSetup, Refusal, type UnitSpec } from '../../rules/types.ts';
import { keywordName } from './names.ts';

export interface Chances {
  /** Whom it happens to: `the defender`, or a name. */
  whom: string;
  /** Chance of so many counters placed. */
  counters: readonly number[];
  mean: number;
  /** Chance that the unit is discarded, as a number and, where it is short enough, as a fraction. */
  discard: number;
  fraction?: Fraction;
  /** Least counters that get it discarded. */
  enough: number;
  /** Somebody has Lucky: what it is used for makes a difference. */
  lucky: Odds['lucky'];
  /** What the sums take for granted. */
  notes: string[];
}

/** More dice than this, and a fraction is too long to say anything. */
const MOST_FOR_FRACTION = 14;

/**
 * The odds of a start under one kind of play.
 * @returns undefined where there is nothing to roll: an attack that is refused, an arrival
 */
export function chancesOf(start: Start, play: Play): Chances | undefined {
  try {
    if ('attack' in start) return ofAttack(start.attack, play);
    return 'damage' in start ? ofDamage(start.damage) : undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof RangeError) return undefined;
    throw error;
  }
}

function ofAttack(attack: AttackSetup, play: Play): Chances | undefined {
  const attacker = attack.units.find(({ id }) => id === attack.attacker);
  const defender = attack.units.find(({ id }) => id === attack.defender);
  if (!attacker || !defender) return undefined;
  const approach = attack.via === undefined ? {} : { via: attack.via };
  const input = oddsInput(attacker, defender, approach);
  const { counters, mean, discard, lucky, dice, furyDice } = odds(input, play);
  const all = dice + furyDice + input.attackerLucky + input.defenderLucky;
  const notes: string[] = [];
  if (input.evade > 0) notes.push('all that may be prevented is prevented, and paid for');
  if (lucky !== 'nobody') notes.push('Lucky is used as well as it can be');
  const out = leftOut(attacker, defender, approach).map(keywordName);
  if (out.length > 0) notes.push(`${out.join(', ')} ${out.length === 1 ? 'is' : 'are'} left out`);
  if (attack.units.length > 2) notes.push('the other units do nothing');
  if (attack.later?.length) notes.push('what cards give later is not counted');
  return {
    whom: named(defender, 'defender'),
    counters,
    mean: mean * (input.doubleDamage ? 2 : 1),
    discard,
    enough: Math.max(0, input.health - input.counters),
    lucky,
    notes,
    ...(all <= MOST_FOR_FRACTION ? { fraction: exactOdds(input, play).discard } : {}),
  };
}

function ofDamage(damage: DamageSetup): Chances | undefined {
  const source = damage.units.find(({ id }) => id === damage.source);
  const victim = damage.units.find(({ id }) => id === damage.victim);
  if (!source || !victim) return undefined;
  const input = damageDiceInput(source, victim, damage.dice);
  const { damage: counters, mean, discard } = damageDiceOdds(input);
  const short = damage.dice <= MOST_FOR_FRACTION;
  return {
    whom: named(victim, 'victim'),
    counters,
    mean,
    discard,
    enough: Math.max(0, input.health - input.counters),
    lucky: 'nobody',
    notes: input.evade > 0 ? ['all that may be prevented is prevented, and paid for'] : [],
    ...(short ? { fraction: exactDamageDiceOdds(input).discard } : {}),
  };
}

const named = ({ name }: UnitSpec, role: string) => name ?? `the ${role}`;

/** How a list of chances is read. */
export type Reading = 'exactly' | 'at least' | 'at most';

/** The chances read so; sums that are certain are exactly 1. */
export function readAs(chances: readonly number[], reading: Reading): number[] {
  if (reading === 'exactly') return [...chances];
  const sum = (from: number, to: number) => {
    const part = chances.slice(from, to).reduce((all, one) => all + one, 0);
    const rest = [...chances.slice(0, from), ...chances.slice(to)];
    return rest.every((one) => one === 0) ? 1 : Math.min(part, 1 - Number.EPSILON);
  };
  return chances.map((_, at) =>
    reading === 'at least' ? sum(at, chances.length) : sum(0, at + 1),
  );
}
