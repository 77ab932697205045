/** From power to final dice: the sum, the first throw, what it sets off, and re-rolls. */
import { checkFaces, naturals } from '../dice.ts';
import { holdersWith } from '../registry.ts';
import { called, count, listed, note } from '../trace.ts';
import type { Await, Game, MoreDice, PowerPart } from '../types.ts';
import { powerChanges } from '../unit.ts';
import { reachOf } from './declare.ts';
import { attackerOf, attackOf, defenderOf, diceOf, fighters, measure } from './facts.ts';

const STEP = 'initial-roll';

/** Works out the power of the attack and what changes its dice; both are fixed from here on. */
export function workOutPower(game: Game): void {
  const attack = attackOf(game);
  const attacker = attackerOf(game);
  const defender = defenderOf(game);
  if (defender.zone !== 'arena' || attacker.zone === 'discard') {
    note(game, STEP, attacker, 'term/attack', {
      what: `${called(defender.zone === 'arena' ? attacker : defender)} is no longer there: nothing is rolled.`,
    });
    game.phase = 'attack-end';
    return;
  }
  const parts: PowerPart[] = [basePower(game), ...powerChanges(game, attacker)];
  for (const { until, power, from, ruling } of attacker.modifiers) {
    if (until === 'next-attack') parts.push({ from, power, ruling });
  }
  for (const holder of holdersWith(game, fighters(game), 'attackPower')) {
    const part = holder.rules.attackPower?.(game, holder);
    if (part) parts.push(part);
  }
  const power = parts.reduce((sum, part) => sum + part.power, 0);
  attack.parts = parts;
  attack.power = power;
  measure(game);
  let sum = 0;
  for (const [at, part] of parts.entries()) {
    const before = at === 0 ? null : sum;
    sum += part.power;
    note(game, STEP, attacker, part.ruling, {
      what:
        at === 0
          ? `${called(attacker)} attacks with ${part.from} ${part.power}.`
          : `${part.from}: ${part.power < 0 ? '' : '+'}${part.power} power, ${sum} in all.`,
      before,
      after: sum,
    });
  }
  if (power < 0) {
    note(game, STEP, 'rules', 'term/power-zero', {
      what: `Power ${power} is below 0: no attack dice are rolled.`,
      reading: 'amb-power-below-zero',
      before: power,
      after: 0,
    });
  }
  game.phase = 'roll';
}

function basePower(game: Game): PowerPart {
  const attacker = attackerOf(game);
  const { via } = attackOf(game);
  const reach = via === undefined ? undefined : reachOf(game, attacker, via);
  if (!reach || via === undefined) {
    return { from: 'power', power: attacker.power, ruling: 'term/power' };
  }
  const from = holdersWith(game, [attacker], 'reach').find((holder) => holder.rules.id === via);
  return { from: from?.rules.name ?? via, power: reach.value, ruling: reach.reach.ruling };
}

/** Asks for the first throw; an attack without dice goes on without one. */
export function askRoll(game: Game): Await | undefined {
  const dice = Math.max(0, attackOf(game).power ?? 0);
  if (dice === 0) {
    takeRoll(game, []);
    return undefined;
  }
  const attack = attackOf(game);
  return {
    kind: 'dice',
    type: 'attack-dice',
    purpose: 'roll',
    step: STEP,
    by: attack.attacker,
    on: attack.defender,
    count: dice,
  };
}

/** The first throw lies there: bonuses for one attack are used up, and Fury and the like are asked. */
export function takeRoll(game: Game, faces: readonly number[]): void {
  const attack = attackOf(game);
  const attacker = attackerOf(game);
  checkFaces(faces, Math.max(0, attack.power ?? 0), 'term/attack-dice');
  attack.dice = {
    type: 'attack-dice',
    dice: faces.map((natural) => ({ natural, role: 'roll', before: [] })),
  };
  if (attacker.modifiers.some((modifier) => modifier.until === 'next-attack')) {
    attacker.modifiers = attacker.modifiers.filter((kept) => kept.until !== 'next-attack');
  }
  for (const holder of holdersWith(game, [attacker], 'hides')) {
    const ruling = holder.rules.hides?.(game, holder);
    if (!ruling) continue;
    attack.hidden = true;
    note(game, STEP, attacker, ruling, { what: `${called(attacker)} rolls its dice in secret.` });
  }
  note(game, STEP, attacker, 'term/initial-roll', {
    what:
      faces.length === 0
        ? `${called(attacker)} rolls no dice.`
        : `${called(attacker)} rolls ${listed(faces)}.`,
    after: [...faces],
    secret: true,
    reading: faces.length === 0 ? 'amb-attack-without-dice' : undefined,
  });
  game.phase = 'more-dice';
  for (const holder of holdersWith(game, [attacker], 'initialRoll')) {
    holder.rules.initialRoll?.(game, holder);
  }
}

/** Asks for dice that a trigger added, one throw after the other. */
export function askMoreDice(game: Game): Await | undefined {
  const [more] = game.rolls;
  if (!more) {
    game.phase = 'first-dice';
    return undefined;
  }
  return diceAwait(game, more, 'fury');
}

function diceAwait(game: Game, more: MoreDice, purpose: 'fury' | 're-roll'): Await {
  const { attacker, defender } = attackOf(game);
  return {
    kind: 'dice',
    type: 'attack-dice',
    purpose,
    step: purpose === 'fury' ? STEP : 're-roll',
    by: more.by,
    on: more.by === attacker ? defender : attacker,
    ...(more.keyword === undefined ? {} : { keyword: more.keyword }),
    count: more.count,
    ...(more.positions ? { positions: [...more.positions] } : {}),
  };
}

/** Dice that a trigger added join the attack dice. */
export function takeMoreDice(game: Game, faces: readonly number[]): void {
  const more = game.rolls[0];
  if (!more) throw new RangeError('No more dice are awaited');
  checkFaces(faces, more.count, 'term/attack-dice');
  game.rolls.shift();
  const dice = diceOf(game);
  const before = naturals(dice);
  for (const natural of faces) dice.dice.push({ natural, role: 'fury', before: [] });
  note(game, STEP, attackerOf(game), more.ruling, {
    what: `${count(faces.length, 'more die')} ${faces.length === 1 ? 'shows' : 'show'} ${listed(faces)}.`,
    before,
    after: naturals(dice),
    secret: true,
  });
}

/** All dice of the first throws lie there: what looks at them before re-rolls. */
export function lookAtFirstDice(game: Game): void {
  for (const holder of holdersWith(game, [attackerOf(game)], 'firstDice')) {
    holder.rules.firstDice?.(game, holder);
  }
  game.phase = 'card-re-rolls';
}

/** Re-rolls that cards make by themselves come before Lucky (`lucky/after-triggered-re-rolls`). */
export function cardReRolls(game: Game): Await | undefined {
  if (game.rolls.length === 0) {
    const at = game.later.findIndex((item) => item.at === 're-roll' && 'positions' in item);
    const [item] = at < 0 ? [] : game.later.splice(at, 1);
    if (!item || !('positions' in item)) {
      game.phase = 're-roll';
      return undefined;
    }
    const { length } = diceOf(game).dice;
    const positions = [...new Set(item.positions)].filter((p) => p >= 1 && p <= length);
    if (positions.length === 0) return undefined;
    reRoll(game, { by: item.by, positions, ruling: 'lucky/after-triggered-re-rolls' });
  }
  return askReRoll(game);
}

/** Has some of the dice thrown again. */
export function reRoll(
  game: Game,
  { by, keyword, positions, ruling }: Omit<MoreDice, 'count'> & { positions: number[] },
): void {
  const more: MoreDice = { by, count: positions.length, positions, ruling };
  game.rolls.push(keyword === undefined ? more : { ...more, keyword });
}

export function askReRoll(game: Game): Await | undefined {
  const [more] = game.rolls;
  if (more) return diceAwait(game, more, 're-roll');
  game.phase = 're-roll';
  return undefined;
}

/** Dice that were thrown again replace what lay there; what they showed is kept as their past. */
export function takeReRoll(game: Game, faces: readonly number[]): void {
  const more = game.rolls[0];
  if (!more?.positions) throw new RangeError('No re-roll is awaited');
  checkFaces(faces, more.count, 'term/re-roll');
  game.rolls.shift();
  const dice = diceOf(game);
  const before = naturals(dice);
  for (const [at, position] of more.positions.entries()) {
    const die = dice.dice[position - 1];
    const natural = faces[at];
    if (!die || natural === undefined) continue;
    dice.dice[position - 1] = { ...die, natural, before: [...die.before, die.natural] };
  }
  const ofFury = more.positions.some((position) => dice.dice[position - 1]?.role === 'fury');
  const were = more.positions.map((position) => before[position - 1] ?? 0);
  note(game, 're-roll', more.by, more.ruling, {
    what: `${listed(were)} ${were.length === 1 ? 'is' : 'are'} rolled again: ${listed(faces)}.`,
    before,
    after: naturals(dice),
    secret: true,
    reading: ofFury ? 'amb-fury-dice-and-lucky' : undefined,
  });
}
