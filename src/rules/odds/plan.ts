/** An attack as the odds see it: numbers only, checked and boiled down to what a die can do. */

/** What the odds need to know about an attack. Every number is a whole number. */
export interface OddsInput {
  /** Power after every change, Shields included; below 0 no dice are rolled. At most 200. */
  power: number;
  /** Sum of the attacker's Accuracy, any sign. */
  accuracy: number;
  armor: boolean;
  /** Sums of the attacker's cumulative abilities, 0 for none. */
  criticalHit: number;
  fury: number;
  focus: number;
  /** Most dice that each side may re-roll once. */
  attackerLucky: number;
  defenderLucky: number;
  /** Damage that the defending unit prevents if a natural 1 lies among the final dice. */
  parry: number;
  /** Damage that the defending unit prevents in any case: all its Evades, each used once and in full. */
  evade: number;
  /** The attacker has Ferocity: nothing is prevented … */
  ferocity: boolean;
  /** … unless the defending unit has Fortitude. */
  fortitude: boolean;
  /** Each damage on the defending unit places two counters. */
  doubleDamage: boolean;
  health: number;
  /** Counters on the defending unit before the attack. */
  counters: number;
  /** Who acts first in the re-roll chance: the Dark Side's unit. */
  first: 'attacker' | 'defender';
}

/** An attack of plain dice against a unit with 5 health: what an {@link OddsInput} starts from. */
export const plainAttack: Readonly<OddsInput> = {
  power: 0,
  accuracy: 0,
  armor: false,
  criticalHit: 0,
  fury: 0,
  focus: 0,
  attackerLucky: 0,
  defenderLucky: 0,
  parry: 0,
  evade: 0,
  ferocity: false,
  fortitude: false,
  doubleDamage: false,
  health: 5,
  counters: 0,
  first: 'attacker',
};

/** Most dice in the first throw, and most that one keyword may add or re-roll. */
export const MOST_DICE = 200;
const MOST_NUMBER = 1_000_000;

/** What one die can show, as far as the attack cares. The six numbers of faces add up to 6. */
export interface Faces {
  /** Faces that hit, 0 to 6; they are always the highest. */
  hits: number;
  /** 1 if a natural 6 is told apart from other faces (Critical Hit), else 0. */
  six: 0 | 1;
  /** 1 if a natural 1 is told apart from other faces (Parry), else 0. */
  one: 0 | 1;
  /** Hitting and missing faces that are not told apart. */
  restHit: number;
  restMiss: number;
}

/** An {@link OddsInput} boiled down. */
export interface Plan extends Faces {
  dice: number;
  fury: number;
  attackerLucky: number;
  defenderLucky: number;
  attackerFirst: boolean;
  /** Damage that a natural 6 adds, that a natural 1 prevents, and that is prevented in any case. */
  bonus: number;
  parry: number;
  evade: number;
  countersEach: 1 | 2;
  /** Least damage that gets the defending unit discarded. */
  killsAt: number;
}

/**
 * Boils an attack down.
 * @throws RangeError for a number that is not whole or is out of range, naming it
 */
export function planOf(input: OddsInput): Plan {
  check('power', input.power, -MOST_NUMBER, MOST_DICE);
  check('accuracy', input.accuracy, -MOST_NUMBER, MOST_NUMBER);
  check('criticalHit', input.criticalHit, 0, MOST_NUMBER);
  check('fury', input.fury, 0, MOST_DICE);
  check('focus', input.focus, 0, MOST_NUMBER);
  check('attackerLucky', input.attackerLucky, 0, MOST_NUMBER);
  check('defenderLucky', input.defenderLucky, 0, MOST_NUMBER);
  check('parry', input.parry, 0, MOST_NUMBER);
  check('evade', input.evade, 0, MOST_NUMBER);
  check('health', input.health, 0, MOST_NUMBER);
  check('counters', input.counters, 0, MOST_NUMBER);
  const dice = Math.max(0, input.power);
  const fury = dice === 0 ? 0 : input.fury;
  const needs = (input.armor ? 5 : 4) - input.accuracy;
  const hits = Math.min(6, Math.max(0, 7 - needs));
  const prevents = !input.ferocity || input.fortitude;
  const six = input.criticalHit > 0 ? 1 : 0;
  const one = prevents && input.parry > 0 ? 1 : 0;
  const sixHits = hits > 0 ? six : 0;
  const oneHits = hits === 6 ? one : 0;
  const countersEach = input.doubleDamage ? 2 : 1;
  return {
    dice,
    fury,
    hits,
    six,
    one,
    restHit: hits - sixHits - oneHits,
    restMiss: 6 - hits - (six - sixHits) - (one - oneHits),
    attackerLucky: Math.min(input.attackerLucky, dice + fury),
    defenderLucky: Math.min(input.defenderLucky, dice + fury),
    attackerFirst: input.first === 'attacker',
    bonus: input.criticalHit,
    parry: one * input.parry,
    evade: prevents ? input.evade : 0,
    countersEach,
    killsAt: Math.max(0, Math.ceil((input.health - input.counters) / countersEach)),
  };
}

/** Damage left after prevention for that many hits, with or without a natural 6 and a natural 1. */
export function damageOf(plan: Plan, hits: number, six: number, one: number): number {
  const damage = hits + six * plan.bonus - plan.evade - one * plan.parry;
  return Math.max(damage, 0);
}

function check(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(
      `${name} has to be a whole number from ${least} to ${most}, not ${value}.`,
    );
  }
}
