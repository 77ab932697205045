/** Declaring an attack: who may attack whom, tapping, and what happens "when this unit attacks". */

import { arenaName } from '../arena-name.ts';
import type { No, Reach } from '../hooks.ts';
import { allRules, holdersWith, rulesOf } from '../registry.ts';
import { called, note } from '../trace.ts';
import type { Attack, Declaration, Game, Unit } from '../types.ts';
import { Refusal } from '../types.ts';
import { unitOf } from '../unit.ts';

/** The facts of an attack that has just begun: nothing is worked out, rolled or used yet. */
export function newAttack(game: Game, attacker: Unit, target: Unit): Attack {
  return {
    number: (game.attack?.number ?? 0) + 1,
    attacker: attacker.id,
    defender: target.id,
    attacked: [target.id],
    ownSide: attacker.side === target.side,
    tapped: false,
    used: [],
    parts: [],
    needs: 4,
    accuracy: 0,
    hidden: false,
    guesses: [],
    over: [],
    atEnd: [],
  };
}

/** The way into another arena that a unit has through a keyword, with its X; undefined if none. */
export function reachOf(
  game: Game,
  unit: Unit,
  via: string,
): { reach: Reach; value: number } | undefined {
  const reach = rulesOf(via)?.reach;
  if (!reach) return undefined;
  const holder = holdersWith(game, [unit], 'reach').find((found) => found.rules.id === via);
  return holder && { reach, value: holder.value };
}

/**
 * Why a unit cannot attack another, or undefined when it can.
 * @param via keyword that takes the attack into another arena
 * @param ownSide whether an effect lets it attack its own side
 */
export function cannotAttack(
  game: Game,
  attacker: Unit,
  target: Unit,
  { via, ownSide = false }: { via?: string | undefined; ownSide?: boolean } = {},
): No | undefined {
  if (target.zone !== 'arena') {
    const why = `${called(target)} is in no arena.`;
    return { ruling: target.zone === 'discard' ? 'term/discard-unit' : 'term/build-zone', why };
  }
  if (target.side === attacker.side && !ownSide) {
    const why = `${called(target)} is on the side of ${called(attacker)}.`;
    return { ruling: 'term/defending-unit', why };
  }
  if (via === undefined) {
    if (target.arena !== attacker.arena) {
      const why = `${called(target)} is in another arena; units attack inside their own.`;
      return { ruling: 'term/arena', why };
    }
  } else {
    const reach = rulesOf(via)?.reach;
    const name = rulesOf(via)?.name ?? via;
    if (!reach) return { ruling: 'term/arena', why: `${name} is no way to attack.` };
    if (!reachOf(game, attacker, via)) {
      return { ruling: reach.ruling, why: `${called(attacker)} has no ${name}.` };
    }
    if (target.arena !== reach.arena) {
      return {
        ruling: reach.elsewhere,
        why: `${name} reaches the ${arenaName(reach.arena)} arena alone.`,
      };
    }
  }
  for (const holder of holdersWith(game, [target], 'shuns')) {
    const no = holder.rules.shuns?.(game, holder, attacker);
    if (no) return no;
  }
  return undefined;
}

/** Every way in which a unit can attack: in its own arena, and through its keywords. */
export function waysToAttack(game: Game, unit: Unit): (string | undefined)[] {
  const ways: (string | undefined)[] = [undefined];
  for (const rules of allRules()) if (reachOf(game, unit, rules.id)) ways.push(rules.id);
  return ways;
}

/**
 * Declares an attack.
 * @param tap whether the attacker has to tap for it; if not, it may be tapped already
 * @param through keyword that gives it, for an attack that follows another one
 * @throws Refusal when it is not legal, with the ruling that forbids it
 */
export function declareAttack(
  game: Game,
  declaration: Declaration,
  tap: boolean,
  through?: string,
): void {
  const { via, ownSide = false } = declaration;
  const attacker = unitOf(game, declaration.attacker);
  const target = unitOf(game, declaration.defender);
  if (attacker.zone === 'discard') {
    throw new Refusal('term/discard-unit', `${called(attacker)} is in the discard pile.`);
  }
  if (tap && attacker.tapped) {
    throw new Refusal('term/tap', `${called(attacker)} is tapped, and attacking taps a unit.`);
  }
  const no = cannotAttack(game, attacker, target, { via, ownSide });
  if (no) throw new Refusal(no.ruling, no.why);

  const attack = newAttack(game, attacker, target);
  attack.ownSide = ownSide;
  attack.tapped = tap;
  if (via !== undefined) attack.via = via;
  if (through !== undefined) attack.through = through;
  attacker.attacks += 1;
  game.attack = attack;
  game.phase = 'declared';
  game.later.push(...(declaration.later ?? []));
  game.names = {};

  const how = via === undefined ? '' : ` with ${rulesOf(via)?.name ?? via}`;
  note(game, 'attack-declared', attacker, rulesOf(via ?? '')?.reach?.ruling ?? 'term/attack', {
    what: `${called(attacker)} attacks ${called(target)}${how}.`,
    after: { attacker: attacker.id, defender: target.id, via: via ?? null },
  });
  if (tap) {
    attacker.tapped = true;
    note(game, 'attack-declared', attacker, 'term/attacking-unit', {
      what: `${called(attacker)} taps to attack.`,
      before: false,
      after: true,
    });
  }
  for (const holder of holdersWith(game, [attacker], 'attacks')) {
    holder.rules.attacks?.(game, holder);
  }
  beAttacked(game, target);
}

/** "When this unit is attacked": at the declaration, and for everyone who steps in. */
export function beAttacked(game: Game, unit: Unit): void {
  for (const holder of holdersWith(game, [unit], 'attacked')) {
    holder.rules.attacked?.(game, holder);
  }
}

/**
 * Turns the attack to another unit, if nothing forbids it.
 * @returns why it stays where it is, or undefined when it moved
 */
export function changeDefender(game: Game, target: Unit): No | undefined {
  const { attack } = game;
  if (!attack) throw new RangeError('No attack is going on');
  const attacker = unitOf(game, attack.attacker);
  for (const holder of holdersWith(game, [attacker], 'keepsTarget')) {
    const ruling = holder.rules.keepsTarget?.(game, holder);
    if (ruling) return { ruling, why: `${called(attacker)} has ${holder.rules.name}.` };
  }
  const no = cannotAttack(game, attacker, target, { via: attack.via, ownSide: attack.ownSide });
  if (no) return no;
  attack.defender = target.id;
  if (!attack.attacked.includes(target.id)) attack.attacked.push(target.id);
  beAttacked(game, target);
  return undefined;
}
