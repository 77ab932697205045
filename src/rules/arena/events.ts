/**
 * Things that happen on a table outside the course of an attack, one after the other. Each takes a state
 * and gives the state that follows: what it sets off (Ambush, Surge, Area Damage …) is then awaited there
 * and answered as in an attack. What the event before has left open is passed first.
 */
import { copyOf } from '../attack/copy.ts';
import { leave } from '../attack/damage.ts';
import { newAttack } from '../attack/declare.ts';
import { addDamage } from '../attack/facts.ts';
import { type Gain, give } from '../attack/later.ts';
import { advance } from '../attack/machine.ts';
import { answer, newTurn, nextAttack } from '../attack/situation.ts';
import { emptyGame } from '../game.ts';
import { holdersWith } from '../registry.ts';
import { called, count, note } from '../trace.ts';
import {
  type Arena,
  type AttackState,
  type Declaration,
  type Game,
  Refusal,
  type Side,
  type Unit,
  type UnitSpec,
} from '../types.ts';
import { darkFirst, healthOf, inArena, makeUnit, remainingHealth, unitOf } from '../unit.ts';

/** A unit that comes onto the table, or the id of one that is there. */
export type Arriving = UnitSpec | string;

/**
 * Sets units on a table. Those without a side are the Dark Side's, those without an arena on the Ground.
 * @throws Refusal when two units have one id
 */
export function setTable(
  specs: readonly UnitSpec[],
  force: Partial<Record<Side, number>> = {},
): AttackState {
  const units = specs.map((spec) => makeUnit(spec, { side: 'dark', arena: 'ground' }));
  if (new Set(units.map(({ id }) => id)).size < units.length) {
    throw new Refusal('term/unit', 'Two units have the same id.');
  }
  const game = emptyGame(units, force);
  checkHealth(game);
  return game;
}

/** A unit is deployed, moved or put into an arena; opposing units may answer. */
export function arrive(
  state: AttackState,
  arriving: Arriving,
  how: 'deployed' | 'moved' | 'put',
  arena?: Arena,
): AttackState {
  const game = atRest(state);
  let unit: Unit;
  if (typeof arriving === 'string') {
    unit = unitOf(game, arriving);
    if (unit.zone === 'discard') {
      throw new Refusal('term/discard-unit', `${called(unit)} is in the discard pile.`);
    }
  } else {
    unit = makeUnit(arriving, { side: 'light', arena: arena ?? 'ground' });
    if (game.units.some(({ id }) => id === unit.id)) {
      throw new Refusal('term/unit', `There is a unit called ${unit.id} already.`);
    }
    game.units.push(unit);
  }
  const before = unit.zone === 'arena' && typeof arriving === 'string' ? unit.arena : null;
  unit.zone = 'arena';
  if (arena !== undefined) unit.arena = arena;
  const term = { deployed: 'deploy', moved: 'move', put: 'put' } as const;
  note(game, 'on-arrival', unit, `term/${term[how]}`, {
    what: `${called(unit)} is ${how} into the ${title(unit.arena)} arena.`,
    before,
    after: unit.arena,
  });
  checkHealth(game);
  game.arriving = unit.id;
  game.used = [];
  game.phase = 'on-arrival';
  advance(game);
  return game;
}

/**
 * Damage is placed on a unit.
 * @param by the unit that does it; left out: no unit does
 */
export function damageUnit(
  state: AttackState,
  { to, amount, by }: { to: string; amount: number; by?: string },
): AttackState {
  const game = atRest(state);
  const target = unitOf(game, to);
  mustBeThere(target);
  if (by === undefined) {
    const before = target.counters;
    target.counters += amount;
    note(game, 'damage-placement', 'rules', 'term/damage-counter', {
      what: `${called(target)} gets ${count(amount, 'damage counter')} and has ${target.counters}.`,
      before,
      after: target.counters,
    });
    return settled(game);
  }
  const source = unitOf(game, by).id;
  addDamage(game, 'damage', {
    source,
    target: target.id,
    from: 'ability',
    ofAttack: false,
    pending: amount,
  });
  game.phase = 'placement';
  advance(game);
  return game;
}

/**
 * A unit is discarded.
 * @param by the unit whose damage did it, and whether its attack or another of its keywords did; left out: an effect
 */
export function discardUnit(
  state: AttackState,
  { unit: id, by }: { unit: string; by?: { unit: string; keyword?: string } },
): AttackState {
  const game = atRest(state);
  const target = unitOf(game, id);
  mustBeThere(target);
  if (by === undefined) {
    note(game, 'unit-discarded', target, 'term/discard-unit', {
      what: `${called(target)} is discarded.`,
      before: target.zone,
      after: 'discard',
    });
    leave(game, [target]);
    return settled(game);
  }
  const source = unitOf(game, by.unit);
  const ofAttack = by.keyword === undefined;
  if (ofAttack) game.attack = newAttack(game, source, target);
  const pending = Math.max(1, remainingHealth(game, target));
  addDamage(game, by.keyword ?? 'attack', {
    source: source.id,
    target: target.id,
    from: ofAttack ? 'attack-dice' : 'dice-of-damage',
    ofAttack,
    pending,
    ...(by.keyword !== undefined && { keyword: by.keyword }),
  });
  game.phase = 'placement';
  advance(game);
  return game;
}

/** Damage counters come off a unit, as many as are there at most. */
export function removeCounters(state: AttackState, id: string, counters: number): AttackState {
  const game = atRest(state);
  const unit = unitOf(game, id);
  mustBeThere(unit);
  const before = unit.counters;
  unit.counters = Math.max(0, before - counters);
  note(game, 'always', unit, 'term/damage-counter', {
    what: `${count(before - unit.counters, 'damage counter')} off ${called(unit)}: ${unit.counters} left.`,
    before,
    after: unit.counters,
  });
  return settled(game);
}

/** Taps or untaps a unit. */
export function turnUnit(state: AttackState, id: string, tapped: boolean): AttackState {
  const game = atRest(state);
  const unit = unitOf(game, id);
  note(game, 'always', unit, 'term/tap', {
    what: `${called(unit)} is ${tapped ? 'tapped' : 'untapped'}.`,
    before: unit.tapped,
    after: tapped,
  });
  unit.tapped = tapped;
  return settled(game);
}

/** An effect gives a unit an ability, or power until end of turn. */
export function giveUnit(state: AttackState, id: string, what: Gain): AttackState {
  const game = atRest(state);
  give(game, id, 'power' in what ? { until: 'turn', ...what } : what, 'always');
  return settled(game);
}

/** The battle step of an arena begins, for the units that are there now. */
export function startBattle(state: AttackState, arena: Arena): AttackState {
  const game = atRest(state);
  note(game, 'battle-step-start', 'rules', 'term/battle-step', {
    what: `The ${title(arena)} battle step begins.`,
    after: arena,
  });
  for (const holder of holdersWith(game, darkFirst(inArena(game, arena)), 'battleStepStarts')) {
    holder.rules.battleStepStarts?.(game, holder);
  }
  advance(game);
  return game;
}

/** An attack is declared and goes on. @throws Refusal when it is not legal */
export function beginAttack(state: AttackState, declaration: Declaration): AttackState {
  const game = atRest(state);
  const attacker = unitOf(game, declaration.attacker);
  if (attacker.tapped && declaration.withoutTapping !== true) {
    throw new Refusal('term/tap', `${called(attacker)} is tapped, and attacking taps a unit.`);
  }
  return nextAttack(game, declaration);
}

/** The battle phase or the turn ends, and with it what lasted until then. At a new turn units untap. */
export function endOf(state: AttackState, what: 'battle' | 'turn'): AttackState {
  if (what === 'turn') return settled(copyOf(newTurn(atRest(state))));
  const game = atRest(state);
  for (const unit of game.units) {
    unit.modifiers = unit.modifiers.filter(({ until }) => until !== 'battle' && until !== 'attack');
  }
  return settled(game);
}

/**
 * Takes every preset until all is over.
 * @throws Refusal when dice are awaited: they have to be given, or the attack left
 */
export function passAll(state: AttackState): AttackState {
  let now = state;
  while (now.awaiting.kind !== 'done') {
    const { awaiting } = now;
    if (awaiting.kind === 'dice') {
      throw new Refusal(
        'term/dice-of-damage',
        `${count(awaiting.count, 'die')} have to be rolled.`,
      );
    }
    now = answer(now, { choose: awaiting.preset });
  }
  return now;
}

/** A copy with nothing going on any more: an attack that was only looked at is left. */
function atRest(state: AttackState): Game {
  const left = state.attack !== undefined && state.awaiting.kind !== 'done';
  const before = left && state.damage.length === 0 && !state.effect ? state : passAll(state);
  const game = copyOf(before);
  delete game.arriving;
  delete game.effect;
  delete game.attack;
  Object.assign(game, { chances: [], asks: [], rolls: [], queue: [], named: [], damage: [] });
  game.phase = 'done';
  game.awaiting = { kind: 'done' };
  return game;
}

/** Discards what has lost its last health, and gives the state. */
function settled(game: Game): AttackState {
  game.phase = 'discard';
  advance(game);
  return game;
}

function mustBeThere(unit: Unit): void {
  if (unit.zone !== 'discard') return;
  throw new Refusal('term/discard-unit', `${called(unit)} is in the discard pile.`);
}

function checkHealth(game: Game): void {
  const dead = game.units.find(
    (unit) => unit.zone !== 'discard' && unit.counters >= healthOf(game, unit),
  );
  if (dead === undefined) return;
  const message = `${called(dead)} has ${count(dead.counters, 'counter')} and health ${healthOf(game, dead)}: it would be discarded.`;
  throw new Refusal('term/discard-unit', message);
}

function title(arena: Arena): string {
  return arena.charAt(0).toUpperCase() + arena.slice(1);
}
