/** Damage that comes after the attack's own: at once, or at the attack end; and what follows. */
import { checkFaces, damageDice, damageHits } from '../dice.ts';
import { holdersWith, rulesOf } from '../registry.ts';
import type { StepId } from '../steps.ts';
import { called, count, listed, note } from '../trace.ts';
import type { Await, Effect, Game } from '../types.ts';
import { neededFor, unitOf } from '../unit.ts';
import { runChance } from './chance.ts';
import { addDamage, attackerOf, attackOf } from './facts.ts';
import { askOrder, takeFirst } from './order.ts';

/** Lines up damage that comes at once, after what is being worked out now. */
export function atOnce(game: Game, effect: Effect): void {
  game.queue.push(effect);
}

/** Lines up damage for the attack end; what discards set off came up with them, at once. */
export function atAttackEnd(game: Game, effect: Effect): void {
  const moment = game.phase === 'discard' ? { moment: game.discarded.length } : {};
  attackOf(game).atEnd.push({ ...effect, atEnd: true, ...moment });
}

function stepNow(game: Game): StepId {
  if (game.arriving !== undefined) return 'on-arrival';
  if (!game.attack) return 'always';
  return game.effect?.atEnd ? 'attack-end' : 'unit-discarded';
}

/** Starts the next damage in the line, or goes on to what comes after it. */
export function nextEffect(game: Game): void {
  delete game.effect;
  const effect = game.queue.shift();
  if (!effect) {
    game.phase = game.attack ? 'attack-end' : game.arriving === undefined ? 'done' : 'on-arrival';
    return;
  }
  const gone = unitOf(game, effect.by).zone === 'discard';
  game.effect = { ...effect, ruling: (gone && effect.fromDiscard) || effect.ruling };
  if (unitOf(game, effect.target).zone === 'discard') {
    note(game, stepNow(game), effect.by, effect.ruling, {
      what: `${nameOf(game, effect)} does nothing: ${called(unitOf(game, effect.target))} is no longer there.`,
      reading: effect.atEnd ? 'amb-attack-end-without-attacker' : undefined,
    });
    return;
  }
  game.phase = 'effect-dice';
}

/** Who does the damage in the words of the trace: the keyword, or the unit when no keyword does it. */
function nameOf(game: Game, effect: Effect): string {
  return rulesOf(effect.keyword)?.name ?? called(unitOf(game, effect.by));
}

/** Asks for dice of damage; damage without dice, or with none, is pending at once. */
export function askEffectDice(game: Game): Await | undefined {
  const { effect } = game;
  if (!effect) throw new RangeError('No damage is waiting');
  if (!effect.dice) {
    note(game, stepNow(game), effect.by, effect.ruling, {
      what: `${nameOf(game, effect)} does ${effect.amount} damage to ${called(unitOf(game, effect.target))}.`,
      after: effect.amount,
      reading: effect.reading,
    });
    pend(game, effect, effect.amount, 'ability');
    return undefined;
  }
  if (effect.amount <= 0) {
    takeEffectDice(game, []);
    return undefined;
  }
  return {
    kind: 'dice',
    type: 'dice-of-damage',
    purpose: 'damage',
    step: stepNow(game),
    by: effect.by,
    on: effect.target,
    keyword: effect.keyword,
    count: effect.amount,
  };
}

/** Dice of damage lie there: nothing that speaks of attack dice looks at them, Armor does. */
export function takeEffectDice(game: Game, faces: readonly number[]): void {
  const { effect } = game;
  if (!effect) throw new RangeError('No damage is waiting');
  checkFaces(faces, Math.max(0, effect.amount), 'term/dice-of-damage');
  const target = unitOf(game, effect.target);
  const { needs, ruling } = neededFor(game, target, 'dice-of-damage');
  const hits = damageHits(damageDice(faces), needs);
  note(game, stepNow(game), effect.by, effect.ruling, {
    what:
      faces.length === 0
        ? `${nameOf(game, effect)} rolls no dice.`
        : `${nameOf(game, effect)} rolls ${listed(faces)} at ${called(target)}.`,
    after: [...faces],
    reading: effect.reading,
  });
  note(game, stepNow(game), effect.by, ruling, {
    what: `A die hits ${called(target)} with ${needs} or more: ${count(hits, 'hit')}.`,
    after: hits,
  });
  pend(game, effect, hits, 'dice-of-damage', [...faces], needs);
}

function pend(
  game: Game,
  effect: Effect,
  pending: number,
  from: 'dice-of-damage' | 'ability',
  dice?: number[],
  needs?: number,
): void {
  const damage = addDamage(game, effect.keyword, {
    source: effect.by,
    target: effect.target,
    from,
    ofAttack: false,
    keyword: effect.keyword,
    pending,
  });
  if (dice) damage.dice = dice;
  if (needs !== undefined) damage.needs = needs;
  game.phase = 'prevention';
}

/** The attack end: what was kept for it comes one after the other, in the order in which it came up. */
export function attackEnd(game: Game): Await | undefined {
  const asked = askOrder(game);
  if (asked) return asked;
  if (comeFirst(game)) return undefined;
  for (const unit of game.units) {
    if (!unit.modifiers.some((modifier) => modifier.until === 'attack')) continue;
    unit.modifiers = unit.modifiers.filter((modifier) => modifier.until !== 'attack');
    note(game, 'attack-end', unit, 'term/for-this-attack', {
      what: `What ${called(unit)} had for this attack is over.`,
    });
  }
  game.phase = 'end-chance';
  return undefined;
}

/** Lets one of the effects that wait come now: the one that was chosen, or the first. */
export function comeFirst(game: Game, id?: string): boolean {
  const effect = takeFirst(game, id);
  if (!effect) return false;
  game.queue.push(effect);
  game.phase = 'effects';
  return true;
}

export function endChance(game: Game): Await | undefined {
  const asked = runChance(game, 'attack-end');
  if (asked) return asked;
  game.phase = 'after-attack';
  return undefined;
}

/** After the attack: who may attack again is asked; if nobody does, all is over. */
export function afterAttack(game: Game): void {
  game.phase = 'done';
  for (const holder of holdersWith(game, [attackerOf(game)], 'afterAttack')) {
    holder.rules.afterAttack?.(game, holder);
  }
}
