/**
 * Playing a recording on the rules. The keywords that it speaks of have to be registered: all of them are by
 * `rules/index.ts`.
 */
import {
  answer,
  next,
  nextAttack,
  rollDamage,
  startArrival,
  startAttack,
} from '../../rules/attack/situation.ts';
import { type AttackState, type Declaration, Refusal } from '../../rules/types.ts';
import type { Move, Recording, Refused, Start } from './recording.ts';

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
