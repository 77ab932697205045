/** New boards, and copies to work on. */
import { emptyGame } from '../game.ts';

import { rulesOf } from '../registry.ts';
import { count } from '../trace.ts';
import type { AttackState, Game, Side, Unit, UnitSpec } from '../types.ts';
import { Refusal } from '../types.ts';
import { healthOf, makeUnit, otherSide } from '../unit.ts';

/**
 * Sets up a board. The attacker is the Dark Side's unless somebody says otherwise, everybody else
 * stands against it, all in one arena save for an attack into another one.
 * @throws Refusal when two units have one id or a unit has as many counters as health
 */
export function newGame(
  specs: readonly UnitSpec[],
  roles: { attacker: string; defender: string; via?: string; ownSide?: boolean },
  force: Partial<Record<Side, number>> = {},
): Game {
  const reach = roles.via === undefined ? undefined : rulesOf(roles.via)?.reach;
  const attacker = specs.find((spec) => spec.id === roles.attacker);
  const defender = specs.find((spec) => spec.id === roles.defender);
  const facing = roles.ownSide ? defender?.side : defender?.side && otherSide(defender.side);
  const side = attacker?.side ?? facing ?? 'dark';
  const from = attacker?.arena ?? reach?.from ?? 'ground';
  const there = defender?.arena ?? reach?.arena ?? from;
  const units = specs.map((spec) =>
    makeUnit(
      spec,
      spec === attacker ? { side, arena: from } : { side: otherSide(side), arena: there },
    ),
  );
  const game = emptyGame(units, force);
  const ids = new Set(units.map((unit) => unit.id));
  if (ids.size < units.length) throw new Refusal('term/unit', 'Two units have the same id.');
  for (const unit of units) checkHealth(game, unit);
  return game;
}

function checkHealth(game: Game, unit: Unit): void {
  const health = healthOf(game, unit);
  if (unit.counters < health) return;
  const why = `${unit.name} has ${count(unit.counters, 'counter')} and health ${health}: it would be discarded.`;
  throw new Refusal('term/discard-unit', why);
}

/**
 * A copy to work on. What hooks and handlers change in place is copied; what they only replace
 * (abilities, modifiers, trace entries, asks) is shared.
 */
export function copyOf(state: AttackState): Game {
  const from = state as Game;
  const game: Game = {
    ...from,
    units: from.units.map((unit) => ({ ...unit })),
    force: { ...from.force },
    used: [...from.used],
    chances: from.chances.map((chance) => ({ ...chance })),
    asks: [...from.asks],
    rolls: [...from.rolls],
    later: [...from.later],
    damage: from.damage.map((damage) => ({ ...damage, used: [...damage.used] })),
    names: { ...from.names },
    named: [...from.named],
    queue: [...from.queue],
    discarded: [...from.discarded],
    rewards: [...from.rewards],
    barred: [...from.barred],
    trace: [...from.trace],
  };
  if (from.attack) {
    game.attack = {
      ...from.attack,
      attacked: [...from.attack.attacked],
      used: [...from.attack.used],
      guesses: from.attack.guesses.map((guess) => ({ ...guess })),
      atEnd: [...from.attack.atEnd],
    };
    const { dice } = from.attack;
    if (dice) game.attack.dice = { type: dice.type, dice: [...dice.dice] };
  }
  return game;
}
