/** From final dice to pending damage, and from pending damage to counters and discards. */
import { attackHits, naturals, naturalsOf } from '../dice.ts';
import type { Gone } from '../hooks.ts';
import { holdersWith } from '../registry.ts';
import { called, count, listed, note } from '../trace.ts';
import type { AttackDice, Game, Unit } from '../types.ts';
import { darkFirst, healthOf, unitOf } from '../unit.ts';
import { addDamage, attackerOf, attackOf, damageOf, defenderOf, diceOf, measure } from './facts.ts';

/** The dice are final: hits are counted, and become the first damage of the attack. */
export function countHits(game: Game): void {
  const attack = attackOf(game);
  const attacker = attackerOf(game);
  const defender = defenderOf(game);
  const { needs, ruling, accuracy, bonuses } = measure(game);
  const dice = diceOf(game);
  const hits = attackHits(dice, needs, accuracy);
  attack.hits = hits;
  const [first] = bonuses;
  if (first && accuracy !== 0 && dice.dice.length > 0) {
    const counted = dice.dice.map((die) => die.natural + accuracy);
    note(game, 'pending-damage', attacker, first.ruling, {
      what: `Accuracy ${accuracy}: the dice count as ${listed(counted)}.`,
      before: naturals(dice),
      after: counted,
      secret: true,
    });
  }
  note(game, 'pending-damage', attacker, ruling, {
    what: `Against ${called(defender)} a die hits with ${needs} or more: ${count(hits, 'hit')}.`,
    after: hits,
    secret: true,
    reading: isExtreme(dice, needs - accuracy) ? 'amb-no-automatic-hit-or-miss' : undefined,
  });
  const damage = addDamage(game, 'attack', {
    source: attacker.id,
    target: defender.id,
    from: 'attack-dice',
    ofAttack: true,
    pending: hits,
  });
  for (const holder of holdersWith(game, darkFirst(game.units), 'hitsCounted')) {
    holder.rules.hitsCounted?.(game, holder);
  }
  for (const holder of holdersWith(game, [attacker], 'splitHits')) {
    holder.rules.splitHits?.(game, holder, damage);
  }
  game.phase = 'pending';
}

/** Whether a natural 1 hits or a natural 6 misses. */
function isExtreme(dice: AttackDice, least: number): boolean {
  return (least <= 1 && naturalsOf(dice, 1) > 0) || (least > 6 && naturalsOf(dice, 6) > 0);
}

/** Hits are shared out; what adds damage adds it now, and damage is pending. */
export function makePending(game: Game): void {
  const attacker = attackerOf(game);
  const damage = damageOf(game, 'attack');
  damage.first = damage.pending;
  for (const holder of holdersWith(game, [attacker], 'pendingDamage')) {
    holder.rules.pendingDamage?.(game, holder, damage);
  }
  damage.first = damage.pending;
  note(game, 'pending-damage', attacker, 'term/pending-damage', {
    what: `${damage.pending} damage is pending on ${called(defenderOf(game))}.`,
    after: damage.pending,
    secret: true,
  });
  game.phase = 'prevention';
}

/** Counters for everything that was not prevented, on all units at once. */
export function place(game: Game): void {
  for (const damage of game.damage) {
    const target = unitOf(game, damage.target);
    if (damage.pending === 0 || target.zone === 'discard') continue;
    let counters = damage.pending;
    const source = unitOf(game, damage.source);
    for (const holder of holdersWith(game, [source], 'moreCounters', 'source')) {
      const more = holder.rules.moreCounters?.(game, holder, damage);
      if (!more) continue;
      counters += more.counters;
      note(game, 'damage-placement', source, more.ruling, {
        what: `${holder.rules.name} of ${called(source)} brings ${count(more.counters, 'more counter')}.`,
        before: damage.pending,
        after: counters,
      });
    }
    const before = target.counters;
    target.counters += counters;
    damage.placed = counters;
    note(game, 'damage-placement', source, 'term/damage-counter', {
      what: `${called(target)} gets ${count(counters, 'damage counter')} and has ${target.counters}.`,
      before,
      after: target.counters,
    });
  }
  game.phase = 'discard';
  for (const damage of game.damage) {
    if (damage.placed === 0) continue;
    const source = unitOf(game, damage.source);
    const target = unitOf(game, damage.target);
    const units = source === target ? [source] : darkFirst([source, target]);
    for (const holder of holdersWith(game, units, 'damagePlacement', 'source')) {
      holder.rules.damagePlacement?.(game, holder, damage);
    }
  }
}

/** Units that have as many counters as health are discarded together; health may fall with them. */
export function discard(game: Game): void {
  const gone = darkFirst(game.units).filter(
    (unit) => unit.zone !== 'discard' && unit.counters > 0 && unit.counters >= healthOf(game, unit),
  );
  if (gone.length === 0) {
    endRound(game);
    return;
  }
  for (const unit of gone) {
    note(game, 'unit-discarded', unit, 'term/discard-unit', {
      what: `${called(unit)} has ${count(unit.counters, 'counter')} and is discarded.`,
      before: unit.zone,
      after: 'discard',
    });
  }
  leave(game, gone);
}

/** Units go to the discard pile together, and everything that a discard sets off is set off. */
export function leave(game: Game, gone: readonly Unit[]): void {
  const from = gone.map((unit) => unit.zone);
  for (const unit of gone) {
    unit.zone = 'discard';
    game.discarded.push(unit.id);
  }
  for (const [at, unit] of gone.entries()) {
    const causes = game.damage.filter((damage) => damage.placed > 0 && damage.target === unit.id);
    const event: Gone = { unit, from: from[at] ?? 'arena', causes };
    for (const holder of holdersWith(game, darkFirst(game.units), 'unitDiscarded', 'source')) {
      if (wasThere(holder.unit, gone) || holder.rules.zones) {
        holder.rules.unitDiscarded?.(game, holder, event);
      }
    }
  }
}

function wasThere(unit: Unit, gone: readonly Unit[]): boolean {
  return unit.zone === 'arena' || gone.includes(unit);
}

function endRound(game: Game): void {
  if (game.attack) game.attack.over = [...game.attack.over, ...game.damage];
  else game.over = [...game.over, ...game.damage];
  game.damage = [];
  game.phase = 'effects';
}
