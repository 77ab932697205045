/** From two units to the numbers of the odds, by way of the attack itself. */
import { answer, next, rollDamage, startAttack } from '../attack/situation.ts';
import { holdersWith, rulesOf } from '../registry.ts';
import { instancesOf } from '../stacking.ts';
import type { AttackState, Game, Unit, UnitSpec } from '../types.ts';
import { healthOf, neededFor, unitOf } from '../unit.ts';
import type { DamageDiceInput } from './damage-dice.ts';
import { type OddsInput, plainAttack } from './plan.ts';

/** How the attack is made. */
export interface Approach {
  /** Keyword that takes it into another arena: `bombard` or `ion-cannon`. */
  via?: string;
}

/** Keywords that the odds read by name; what only changes power or health works by itself. */
const READ = new Set([
  'accuracy',
  'armor',
  'critical-hit',
  'double-damage',
  'ferocity',
  'focus',
  'forewarning',
  'fortitude',
  'fury',
  'lucky',
  'parry',
]);

/**
 * The odds of one unit attacking another, alone on the board. The attack is declared on the rules model,
 * so power and health come out as in play (Shields, stacks, Resilience, Bombard …). Every ability that
 * prevents damage to the defending unit itself is used, once and in full, and every cost is paid.
 * @throws Refusal when the attack is not legal, with the ruling that forbids it
 * @throws RangeError for a number that is out of range
 */
export function oddsInput(
  attacker: UnitSpec,
  defender: UnitSpec,
  approach: Approach = {},
): OddsInput {
  const game = rolling(attacker, defender, approach);
  const [own, their] = [unitOf(game, 'attacker'), unitOf(game, 'defender')];
  return {
    ...plainAttack,
    power: game.attack?.power ?? 0,
    accuracy: sumOf(own, 'accuracy'),
    armor: neededFor(game, their, 'attack-dice').needs > 4,
    criticalHit: Math.max(0, sumOf(own, 'critical-hit')),
    fury: Math.max(0, sumOf(own, 'fury')),
    focus: Math.max(0, sumOf(own, 'focus')),
    attackerLucky: Math.max(0, sumOf(own, 'lucky')),
    defenderLucky: Math.max(0, sumOf(their, 'lucky')),
    parry: Math.max(0, sumOf(their, 'parry')),
    evade: preventedBy(game, their),
    ferocity: has(own, 'ferocity'),
    fortitude: has(their, 'fortitude'),
    doubleDamage: has(own, 'double-damage'),
    health: healthOf(game, their),
    counters: their.counters,
    first: own.side === 'dark' ? 'attacker' : 'defender',
  };
}

/**
 * The odds of dice of damage that one unit does to another.
 * @param dice how many dice (the X of Retaliate, Ambush …)
 * @throws Refusal when the board cannot be
 */
export function damageDiceInput(source: UnitSpec, victim: UnitSpec, dice: number): DamageDiceInput {
  const units = [
    { ...source, id: 'source' },
    { ...victim, id: 'victim' },
  ];
  const game = rollDamage({ units, source: 'source', victim: 'victim', dice }) as Game;
  const their = unitOf(game, 'victim');
  return {
    dice,
    armor: neededFor(game, their, 'dice-of-damage').needs > 4,
    evade: preventedBy(game, their),
    ferocity: has(unitOf(game, 'source'), 'ferocity'),
    fortitude: has(their, 'fortitude'),
    health: healthOf(game, their),
    counters: their.counters,
  };
}

/** Keywords of the two units that the odds leave out (Overkill, Retaliate …), by id, each once. */
export function leftOut(attacker: UnitSpec, defender: UnitSpec, approach: Approach = {}): string[] {
  const all = [...(attacker.abilities ?? []), ...(defender.abilities ?? [])];
  const ids = new Set(all.map((ability) => ability.keyword));
  return [...ids].filter((id) => {
    const rules = rulesOf(id);
    const atWork = rules?.stats ?? rules?.attackPower ?? rules?.prevention;
    return !READ.has(id) && id !== approach.via && atWork === undefined;
  });
}

/** The attack up to its dice, nobody doing anything that they need not do. */
function rolling(attacker: UnitSpec, defender: UnitSpec, { via }: Approach): Game {
  let state: AttackState = startAttack({
    units: [
      { ...attacker, id: 'attacker' },
      { ...defender, id: 'defender' },
    ],
    attacker: 'attacker',
    defender: 'defender',
    withoutTapping: attacker.tapped === true,
    ...(via === undefined ? {} : { via }),
  });
  for (;;) {
    const awaiting = next(state);
    if (awaiting.kind !== 'choice' || state.attack?.power !== undefined) return state as Game;
    state = answer(state, { choose: awaiting.preset });
  }
}

/** The keyword's number on this unit after its stacking class; 0 without the keyword. */
function sumOf(unit: Unit, keyword: string): number {
  const own = unit.abilities.filter((ability) => ability.keyword === keyword);
  const worth = (ability: { value?: number | 'power' }) =>
    typeof ability.value === 'number' ? ability.value : 0;
  const stacking = rulesOf(keyword)?.stacking ?? 'cumulative';
  return instancesOf(own, stacking, worth).reduce((sum, { value }) => sum + value, 0);
}

function has(unit: Unit, keyword: string): boolean {
  return unit.abilities.some((ability) => ability.keyword === keyword);
}

/** What a unit can prevent of one instance of damage to itself. */
function preventedBy(game: Game, unit: Unit): number {
  let sum = 0;
  for (const holder of holdersWith(game, [unit], 'prevention')) {
    if (holder.rules.prevention?.covers(holder, unit) === true) sum += Math.max(0, holder.value);
  }
  return sum;
}
