/**
 * Situations on the table, played step by step: an attack, an arrival (Ambush), or plain dice of
 * damage. `next` says what is awaited, `answer` gives the state that follows; both leave the state
 * they are given alone, so earlier states can be kept for stepping back or trying something else.
 * Nothing here knows a keyword: `../attack.ts` is this with all of them, and a page that needs few
 * registers those alone.
 */

import { arenaName } from '../arena-name.ts';
import { pay } from '../cost.ts';
import { holderAt } from '../registry.ts';
import { called, note } from '../trace.ts';
import type {
  ArrivalSetup,
  AttackSetup,
  AttackState,
  Await,
  DamageSetup,
  Declaration,
  Game,
  Option,
  Reply,
} from '../types.ts';
import { Refusal } from '../types.ts';
import { unitOf } from '../unit.ts';
import { askHolder, passed, played } from './chance.ts';
import { copyOf, newGame } from './copy.ts';
import { declareAttack } from './declare.ts';
import { atOnce, comeFirst, takeEffectDice } from './end.ts';
import { type Gain, give } from './later.ts';
import { advance } from './machine.ts';
import { prevent } from './prevent.ts';
import { refusalFor } from './refuse.ts';
import { takeMoreDice, takeReRoll, takeRoll } from './roll.ts';

/**
 * Sets up a board and declares an attack on it.
 * @returns the state at the first thing that somebody has to decide or roll
 * @throws Refusal when the board cannot be or the attack is not legal, with the ruling
 * @example next(startAttack({ units, attacker: 'A', defender: 'D' })).kind // 'dice'
 */
export function startAttack(setup: AttackSetup): AttackState {
  const { units, force, ...declaration } = setup;
  const game = newGame(units, setup, force);
  declareAttack(game, declaration, declaration.withoutTapping !== true);
  advance(game);
  return game;
}

/**
 * A unit arrives in an arena (deployed, moved or put there), and opposing units may answer.
 * @throws Refusal when the board cannot be
 */
export function startArrival(setup: ArrivalSetup): AttackState {
  const game = newGame(setup.units, { attacker: setup.arriving, defender: '' }, setup.force);
  const unit = unitOf(game, setup.arriving);
  game.arriving = unit.id;
  game.phase = 'on-arrival';
  const how = setup.how ?? 'deployed';
  const term = { deployed: 'deploy', moved: 'move', put: 'put' }[how];
  note(game, 'on-arrival', unit, `term/${term}`, {
    what: `${called(unit)} is ${how} into the ${arenaName(unit.arena)} arena.`,
    after: unit.arena,
  });
  advance(game);
  return game;
}

/**
 * One unit rolls dice of damage at another, outside attacks: Armor and prevention count, nothing
 * that speaks of attack dice does.
 * @throws Refusal when the board cannot be
 */
export function rollDamage(setup: DamageSetup): AttackState {
  const { source, victim, dice, keyword = 'dice-of-damage' } = setup;
  const game = newGame(setup.units, { attacker: source, defender: victim }, setup.force);
  unitOf(game, source);
  unitOf(game, victim);
  const ruling = 'term/dice-of-damage';
  atOnce(game, { keyword, ruling, by: source, target: victim, amount: dice, dice: true });
  game.phase = 'effects';
  advance(game);
  return game;
}

/** What the state waits for: dice, a choice with its legal options, or nothing any more. */
export function next(state: AttackState): Await {
  return state.awaiting as Await;
}

/**
 * Gives the reply that the state waits for.
 * @returns the state that follows; the given one stays as it is
 * @throws Refusal when the reply is not legal, with the ruling that forbids it
 */
export function answer(state: AttackState, reply: Reply): AttackState {
  const { awaiting } = state;
  if (awaiting.kind === 'done') {
    throw new Refusal('term/attack-end', 'It is over: nothing is awaited any more.');
  }
  const game = copyOf(state);
  if (awaiting.kind === 'dice') {
    if (!('dice' in reply))
      throw new Refusal('term/attack-dice', 'Dice are awaited, not a choice.');
    takeDice(game, reply.dice);
  } else choose(game, awaiting as Await & { kind: 'choice' }, reply);
  advance(game);
  return game;
}

function takeDice(game: Game, faces: readonly number[]): void {
  if (game.phase === 'roll') takeRoll(game, faces);
  else if (game.phase === 'more-dice') takeMoreDice(game, faces);
  else if (game.phase === 'effect-dice') takeEffectDice(game, faces);
  else takeReRoll(game, faces);
}

function choose(game: Game, awaiting: Await & { kind: 'choice' }, reply: Reply): void {
  if ('dice' in reply) throw new Refusal('term/may', 'A choice is awaited, not dice.');
  const wanted = 'choose' in reply ? reply.choose : awaiting.options.find((o) => o.dice)?.id;
  const option = awaiting.options.find((candidate) => candidate.id === wanted);
  if (!option) throw refusalFor(game, awaiting, wanted ?? 'dice');
  const positions = checkPositions(option, 'positions' in reply ? reply.positions : undefined);
  const ask = game.asks[0];
  if (!ask && game.phase === 'attack-end') {
    comeFirst(game, option.id);
    return;
  }
  if (ask) {
    const holder = askHolder(game, ask);
    game.asks.shift();
    if (option.id !== 'pass' && holder) {
      pay(game, holder, ask.step);
      holder.rules.ask?.take(game, holder, option, ask.about);
    }
    return;
  }
  const chance = game.chances.at(-1);
  if (!chance) throw new RangeError('No chance is open');
  if (option.id === 'pass') {
    passed(chance);
    return;
  }
  played(chance);
  const unit = unitOf(game, option.unit ?? '');
  const holder = holderAt(game, unit, option.keyword ?? '', option.instance ?? 1);
  if (!holder) throw new RangeError(`${option.id} is nobody's`);
  pay(game, holder, chance.step);
  if (holder.rules.prevention) prevent(game, holder, option);
  else holder.rules.chance?.play(game, holder, option, positions);
}

function checkPositions(option: Option, positions: readonly number[] | undefined): number[] {
  const { dice } = option;
  if (!dice) return [];
  const { ruling } = option;
  if (!positions) throw new Refusal(ruling, `${option.label}: say which dice, by position.`);
  const known = new Set(positions);
  if (known.size !== positions.length) {
    throw new Refusal(ruling, 'The same die was named twice.');
  }
  if (positions.length > dice.max) {
    throw new Refusal(ruling, `At most ${dice.max} dice may be named here.`);
  }
  if (positions.some((at) => !Number.isInteger(at) || at < 1 || at > dice.of)) {
    throw new Refusal(ruling, `There are ${dice.of} dice; positions count from 1.`);
  }
  return [...positions];
}

/**
 * A further attack on the same board. If the state is just asking whether to strike again and this
 * attack is among the options, it is chosen; a choice that is open otherwise has to be made first.
 * A tapped attacker is untapped first, as by an effect or a new turn.
 * @throws Refusal when something is still awaited or the attack is not legal
 */
export function nextAttack(state: AttackState, declaration: Declaration): AttackState {
  const { awaiting } = state;
  if (awaiting.kind === 'choice' && awaiting.step === 'after-attack') {
    const { attacker, defender, via } = declaration;
    const again = awaiting.options.find(
      (o) => o.unit === attacker && o.target === defender && o.via === via,
    );
    if (again) return answer(state, { choose: again.id });
    return nextAttack(answer(state, { choose: 'pass' }), declaration);
  }
  if (awaiting.kind !== 'done') {
    throw new Refusal('term/attack', 'The attack that is going on has to end first.');
  }
  const game = copyOf(state);
  const attacker = unitOf(game, declaration.attacker);
  const tap = declaration.withoutTapping !== true;
  if (tap && attacker.tapped) {
    attacker.tapped = false;
    note(game, 'attack-declared', attacker, 'term/tap', {
      what: `${called(attacker)} has untapped since (a new turn, or an effect).`,
      before: true,
      after: false,
    });
  }
  declareAttack(game, declaration, tap);
  advance(game);
  return game;
}

/**
 * Gives a unit an ability or power at this moment, as a card would.
 * @param what an ability, or power (for this attack unless `until` says otherwise)
 * @returns the state that follows; what comes after the roll may be too late, and the trace says so
 */
export function gain(state: AttackState, unit: string, what: Gain): AttackState {
  const game = copyOf(state);
  const { awaiting } = state;
  give(game, unit, what, awaiting.kind === 'done' ? 'after-attack' : awaiting.step);
  if (game.phase === 'roll') game.phase = 'power';
  const chance = game.chances.at(-1);
  if (chance) chance.passes = 0;
  advance(game);
  return game;
}

/**
 * The end of the turn: units untap, and what lasted until end of battle or turn is over. A bonus for
 * the next attack waits on.
 */
export function newTurn(state: AttackState): AttackState {
  const game = copyOf(state);
  for (const unit of game.units) {
    unit.tapped = false;
    unit.attacks = 0;
    unit.modifiers = unit.modifiers.filter((modifier) => modifier.until === 'next-attack');
  }
  return game;
}
