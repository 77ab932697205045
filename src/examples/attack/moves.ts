/**
 * A situation and every reply given in it since, as plain data: what a demo steps through, undoes and shares.
 * The keywords that it speaks of have to be registered: all of them are by `rules/index.ts`.
 */
import {
  answer,
  next,
  nextAttack,
  rollDamage,
  startArrival,
  startAttack,
} from '../../rules/attack/situation.ts';
import { diceOfAbility } from '../../rules/dice-of-ability.ts';
import {
  type ArrivalSetup,
  type AttackSetup,
  type AttackState,
  type DamageSetup,
  type Declaration,
  Refusal,
  type Reply,
  type RulingId,
  type UnitSpec,
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

/** Begins a situation. @throws Refusal when the board can't be or the attack is not legal */
export function begin(start: Start): AttackState {
  if ('attack' in start) return startAttack(start.attack);
  return 'arrival' in start ? startArrival(start.arrival) : rollDamage(start.damage);
}

/** Makes one move. @throws Refusal when it is not legal */
export function move(state: AttackState, made: Move): AttackState {
  return 'attack' in made ? again(state, made.attack) : answer(state, made);
}

/**
 * A further attack on the same board. A second strike is chosen, not declared: what cards do in it is
 * announced beforehand.
 * @throws Refusal
 */
export function again(state: AttackState, declaration: Declaration): AttackState {
  const asked = next(state);
  const { attacker, defender, later } = declaration;
  const chosen =
    later !== undefined &&
    asked.kind === 'choice' &&
    asked.options.some(({ unit, target }) => unit === attacker && target === defender);
  return nextAttack(chosen ? { ...state, later: [...state.later, ...later] } : state, declaration);
}

/** Every state of a recording, the first one after its start. It ends before a move that is not legal. */
export function statesOf({ start, moves }: Recording): {
  states: AttackState[];
  refused?: Refused;
} {
  const states: AttackState[] = [];
  try {
    states.push(begin(start));
    for (const made of moves) states.push(move(states.at(-1) as AttackState, made));
    return { states };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { states, refused: { ruling: error.ruling, message: error.message } };
  }
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
