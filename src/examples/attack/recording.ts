/**
 * A situation and every reply given in it since, as plain data: what a demo steps through, undoes and shares.
 * Nothing here needs the rules; `moves.ts` plays it.
 */
import { diceOfAbility } from '../../rules/dice-of-ability.ts';
import type {
  ArrivalSetup,
  AttackSetup,
  DamageSetup,
  Declaration,
  Reply,
  RulingId,
  UnitSpec,
} from '../../rules/types.ts';

/** How a situation begins: an attack, an arrival, or dice of damage outside both. */
export type Start = { attack: AttackSetup } | { arrival: ArrivalSetup } | { damage: DamageSetup };

/** One thing that somebody did: a reply, or the declaration of a further attack on the same board. */
export type Move = Reply | { attack: Declaration };

export interface Recording {
  start: Start;
  moves: Move[];
  /** A further attack was tried after the last move, and this forbids it. */
  refused?: Refused;
}

/** Why something is not legal. */
export interface Refused {
  ruling: RulingId;
  message: string;
}

/** The same start with its units described anew. Dice of damage of an ability follow its number. */
export function withUnits(start: Start, units: UnitSpec[]): Start {
  if ('attack' in start) return { attack: { ...start.attack, units } };
  if ('arrival' in start) return { arrival: { ...start.arrival, units } };
  const { source: id, keyword } = start.damage;
  const source = units.find((unit) => unit.id === id);
  const ability = source?.abilities?.find((one) => one.keyword === keyword);
  const dice = source && ability ? diceOfAbility(ability, source) : start.damage.dice;
  return { damage: { ...start.damage, units, dice } };
}

/** All units of a start, as they were described. */
export function unitsIn(start: Start): UnitSpec[] {
  if ('attack' in start) return start.attack.units;
  return 'arrival' in start ? start.arrival.units : start.damage.units;
}
