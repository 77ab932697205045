/** Small questions about the attack that is going on. */
import { holdersWith } from '../registry.ts';
import type { Attack, AttackDice, Damage, Game, RulingId, Unit } from '../types.ts';
import { darkFirst, neededFor, unitOf } from '../unit.ts';

/**
 * The attack that is going on.
 * @throws RangeError outside attacks
 */
export function attackOf(game: Game): Attack {
  if (!game.attack) throw new RangeError('No attack is going on');
  return game.attack;
}

export function attackerOf(game: Game): Unit {
  return unitOf(game, attackOf(game).attacker);
}

/** The defending unit at this moment. */
export function defenderOf(game: Game): Unit {
  return unitOf(game, attackOf(game).defender);
}

/**
 * The attack dice as they lie now.
 * @throws RangeError before they are rolled
 */
export function diceOf(game: Game): AttackDice {
  const { dice } = attackOf(game);
  if (!dice) throw new RangeError('The attack dice are not rolled yet');
  return dice;
}

/** Attacker and defending unit, the Dark Side's first; one unit when it attacks itself. */
export function fighters(game: Game): Unit[] {
  return darkFirst([...new Set([attackerOf(game), defenderOf(game)])]);
}

/**
 * The instance of damage with this id.
 * @throws RangeError when there is none
 */
export function damageOf(game: Game, id: string): Damage {
  const damage = game.damage.find((candidate) => candidate.id === id);
  if (!damage) throw new RangeError(`No damage is called ${id}`);
  return damage;
}

/** A new instance of damage; it is pending from now on. `name` becomes its id, numbered if need be. */
export function addDamage(
  game: Game,
  name: string,
  rest: Pick<Damage, 'source' | 'target' | 'from' | 'ofAttack'> & {
    keyword?: string;
    pending: number;
  },
): Damage {
  const number = (game.names[name] ?? 0) + 1;
  game.names[name] = number;
  const single = name === 'attack' || name === 'overkill';
  const damage: Damage = {
    id: single ? name : `${name}${number}`,
    ...rest,
    first: rest.pending,
    prevented: 0,
    used: [],
    placed: 0,
  };
  game.damage.push(damage);
  return damage;
}

/** Whether prevention has to be named without seeing the dice (Cunning). */
export function isBlind(game: Game): boolean {
  return game.attack?.hidden === true && game.damage.some((damage) => damage.id === 'attack');
}

/** What attack dice must reach now, and what is added to each; noted in the attack. */
export function measure(game: Game): Measure {
  const attack = attackOf(game);
  const { needs, ruling } = neededFor(game, defenderOf(game), 'attack-dice');
  const bonuses = holdersWith(game, [attackerOf(game)], 'dieBonus').flatMap(
    (holder) => holder.rules.dieBonus?.(game, holder) ?? [],
  );
  const accuracy = bonuses.reduce((sum, { bonus }) => sum + bonus, 0);
  attack.needs = needs;
  attack.accuracy = accuracy;
  return { needs, ruling, accuracy, bonuses };
}

interface Measure {
  needs: number;
  ruling: RulingId;
  accuracy: number;
  bonuses: { bonus: number; ruling: RulingId }[];
}
