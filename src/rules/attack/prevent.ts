/** The damage prevention chance: triggered prevention, what may be activated, and the reveal. */
import type { Candidate, Holder, No } from '../hooks.ts';
import { optionOf, titled, useKey } from '../option.ts';
import { holderAt, holdersWith, rulesOf } from '../registry.ts';
import { called, count, note } from '../trace.ts';
import type { Damage, Game, NamedPrevention, Option, RulingId, Unit } from '../types.ts';
import { unitOf } from '../unit.ts';
import { attackerOf, damageOf, defenderOf, isBlind } from './facts.ts';

const STEP = 'damage-prevention';

/**
 * Why a unit cannot prevent this damage, whatever it has: its source forbids it, and the unit has
 * nothing that overrides that.
 */
export function unpreventableBy(game: Game, damage: Damage, preventer: Unit): No | undefined {
  const source = unitOf(game, damage.source);
  for (const holder of holdersWith(game, [source], 'unpreventable', 'source')) {
    const ruling = holder.rules.unpreventable?.(game, holder, damage);
    if (!ruling) continue;
    const overrides = holdersWith(game, [preventer], 'prevails').some((own) =>
      own.rules.prevails?.(game, own, damage),
    );
    if (overrides) continue;
    return { ruling, why: `Damage of ${called(source)} cannot be prevented.` };
  }
  return undefined;
}

/** Everything that one ability of prevention might be used for now, legal or not. */
export function preventions(game: Game, holder: Holder): Candidate[] {
  const rules = holder.rules.prevention;
  if (!rules || holder.value <= 0) return [];
  const blind = isBlind(game);
  const found: Candidate[] = [];
  for (const damage of game.damage) {
    if (damage.pending === 0 && !blind) continue;
    const target = unitOf(game, damage.target);
    const covers = rules.covers(holder, target);
    if (!covers) continue;
    const no = covers === true ? barrier(game, holder, damage) : covers;
    const about = `${titled(holder)} against ${inWords(game, damage)}`;
    if (no) {
      found.push({ ...optionOf(holder, rules.ruling, about, { damage: damage.id }), no });
      continue;
    }
    if (rules.exact) {
      found.push(optionOf(holder, rules.ruling, about, { damage: damage.id }));
      for (const unit of rules.targets?.(game, holder) ?? []) {
        const choice = { damage: damage.id, target: unit.id };
        found.push(optionOf(holder, rules.ruling, `${about}, to ${called(unit)}`, choice));
      }
      continue;
    }
    const most = blind ? holder.value : Math.min(holder.value, damage.pending);
    for (let amount = 0; amount <= most; amount++) {
      const choice = { amount, damage: damage.id };
      found.push(optionOf(holder, rules.ruling, `${about}: prevent ${amount}`, choice));
    }
  }
  return found;
}

function barrier(game: Game, holder: Holder, damage: Damage): No | undefined {
  const once = holder.rules.prevention?.once;
  if (once && damage.used.includes(useKey(holder))) {
    const why = `${titled(holder)} was used against this damage already.`;
    return { ruling: once, why };
  }
  return unpreventableBy(game, damage, holder.unit);
}

/** `the damage of the attack on D`, `the Overkill damage of A to E`, `the damage of S to V`. */
export function inWords(game: Game, damage: Damage): string {
  const source = called(unitOf(game, damage.source));
  const target = called(unitOf(game, damage.target));
  if (damage.id === 'attack') return `the damage of the attack on ${target}`;
  const name = rulesOf(damage.keyword ?? '')?.name;
  return `the ${name === undefined ? '' : `${name} `}damage of ${source} to ${target}`;
}

/** Uses an ability of prevention. With hidden dice it is only named; it works at the reveal. */
export function prevent(game: Game, holder: Holder, option: Option): void {
  const damage = damageOf(game, option.damage ?? 'attack');
  const play: NamedPrevention = {
    unit: holder.unit.id,
    keyword: holder.rules.id,
    instance: holder.instance,
    damage: damage.id,
    amount: option.amount ?? holder.value,
  };
  if (option.target !== undefined) play.target = option.target;
  damage.used.push(useKey(holder));
  holder.rules.prevention?.named?.(game, holder, play);
  if (!isBlind(game)) {
    work(game, holder, play);
    return;
  }
  game.named.push(play);
  note(game, STEP, holder.unit, 'cunning/shows-after-prevention', {
    what: `${titled(holder)} is named for ${play.amount} against ${inWords(game, damage)}, without seeing the dice.`,
    after: play.amount,
    reading: 'amb-cunning-blind-prevention',
  });
}

function work(game: Game, holder: Holder, play: NamedPrevention): void {
  const rules = holder.rules.prevention;
  if (!rules) return;
  const damage = damageOf(game, play.damage);
  const amount = takeOff(game, damage, play.amount, holder, rules.ruling);
  rules.worked?.(game, holder, play, amount);
}

/**
 * Takes damage off what is pending, no more than there is.
 * @returns how much was prevented
 */
export function takeOff(
  game: Game,
  damage: Damage,
  wanted: number,
  holder: Holder,
  ruling: RulingId,
): number {
  const before = damage.pending;
  const amount = Math.min(wanted, before);
  damage.pending -= amount;
  damage.prevented += amount;
  note(game, STEP, holder.unit, ruling, {
    what: `${titled(holder)} prevents ${amount} of ${inWords(game, damage)}; ${damage.pending} of ${before} is left.`,
    before,
    after: damage.pending,
  });
  return amount;
}

/** The start of the prevention step: what prevents by itself, if the dice can be seen. */
export function startPrevention(game: Game): void {
  const blind = isBlind(game);
  const pending = game.damage.some((damage) => damage.pending > 0);
  if (!pending && !blind) {
    game.phase = 'placement';
    return;
  }
  game.phase = 'prevention-chance';
  if (blind) {
    note(game, STEP, 'rules', 'cunning/always-a-prevention-chance', {
      what: `The dice of ${called(attackerOf(game))} are hidden, so the prevention chance is held without them.`,
    });
  } else trigger(game, false);
}

function trigger(game: Game, blind: boolean): void {
  for (const damage of game.damage) {
    const target = unitOf(game, damage.target);
    for (const holder of holdersWith(game, [target], 'damagePrevention')) {
      holder.rules.damagePrevention?.(game, holder, damage, blind);
    }
  }
}

/** The end of the prevention chance: hidden dice are shown, and what was named works. */
export function reveal(game: Game): void {
  game.phase = 'placement';
  if (!isBlind(game) || !game.attack) return;
  game.attack.hidden = false;
  note(game, STEP, attackerOf(game), 'cunning/shows-after-prevention', {
    what: `The dice of ${called(attackerOf(game))} are shown: ${count(damageOf(game, 'attack').pending, 'damage point')} on ${called(defenderOf(game))}.`,
    after: game.attack.dice?.dice.map((die) => die.natural) ?? [],
  });
  trigger(game, true);
  const named = game.named;
  game.named = [];
  for (const play of named) {
    const holder = holderAt(game, unitOf(game, play.unit), play.keyword, play.instance);
    if (holder) work(game, holder, play);
  }
}
