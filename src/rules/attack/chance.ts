/** Play-or-pass chances and triggered choices: who is asked, with which options. */
import { cannotPay } from '../cost.ts';
import type { Candidate, Holder } from '../hooks.ts';
import { pass } from '../option.ts';
import { holderAt, holdersWith } from '../registry.ts';
import { type StepId, stepNamed } from '../step-names.ts';
import type { Ask, Await, Chance, Game, Option } from '../types.ts';
import { otherSide, unitOf } from '../unit.ts';
import { preventions } from './prevent.ts';

/**
 * Runs a chance until somebody has something to decide: the Dark Side first, then in turn, until
 * two passes in a row (`term/play-or-pass-chance`). Who can play nothing passes without being asked.
 * @returns the choice to make, or undefined when the chance is over
 */
export function runChance(game: Game, step: StepId): Await | undefined {
  let chance = game.chances.at(-1);
  if (chance?.step !== step) {
    chance = { step, turn: 'dark', passes: 0 };
    game.chances.push(chance);
  }
  while (chance.passes < 2) {
    const legal = sift(game, step, playable(game, chance));
    if (legal.length > 0) return chanceAwait(chance, legal);
    passed(chance);
  }
  game.chances.pop();
  return undefined;
}

/** A pass: it is the other player's turn. */
export function passed(chance: Chance): void {
  chance.passes += 1;
  chance.turn = otherSide(chance.turn);
}

/** A play: it is the other player's turn, and passes are counted anew. */
export function played(chance: Chance): void {
  chance.passes = 0;
  chance.turn = otherSide(chance.turn);
}

function chanceAwait(chance: Chance, legal: Option[]): Await {
  const named = legal.find((option) => option.dice)?.dice;
  return {
    kind: 'choice',
    step: chance.step,
    player: chance.turn,
    about: `${stepNamed(chance.step).name}: play or pass`,
    options: [pass('term/play-or-pass-chance'), ...legal],
    preset: 'pass',
    ...(named ? { dice: named } : {}),
  };
}

/** Everything that the player in turn might play now, legal or not. */
function playable(game: Game, { step, turn }: Chance): Candidate[] {
  const units = game.units.filter((unit) => unit.side === turn);
  const found: Candidate[] = [];
  for (const holder of holdersWith(game, units, 'chance')) {
    const { chance } = holder.rules;
    if (chance?.step !== step) continue;
    found.push(...payable(game, holder, chance.options(game, holder)));
  }
  if (step === 'damage-prevention') {
    for (const holder of holdersWith(game, units, 'prevention')) {
      found.push(...payable(game, holder, preventions(game, holder)));
    }
  }
  return found;
}

function payable(game: Game, holder: Holder, candidates: Candidate[]): Candidate[] {
  const no = candidates.length > 0 ? cannotPay(game, holder) : undefined;
  if (!no) return candidates;
  return candidates.map((one) => (one.id === 'pass' ? one : { ...one, no: one.no ?? no }));
}

/** Keeps the legal options and notes the barred ones, each once. */
function sift(game: Game, step: StepId, candidates: readonly Candidate[]): Option[] {
  const legal: Option[] = [];
  for (const candidate of candidates) {
    const { no, ...option } = candidate;
    if (no) bar(game, step, candidate);
    else legal.push(option);
  }
  return legal;
}

/** Notes a play that is not allowed, once for each step and reason. */
export function bar(game: Game, step: StepId, { no, ...option }: Candidate): void {
  if (!no) return;
  const { ruling, why } = no;
  const known = game.barred.some(
    (play) => play.id === option.id && play.step === step && play.ruling === ruling,
  );
  if (!known) game.barred.push({ ...option, ruling, why, step });
}

/** The unit's ability that a triggered choice is about. */
export function askHolder(game: Game, ask: Ask): Holder | undefined {
  return holderAt(game, unitOf(game, ask.unit), ask.keyword, ask.instance);
}

/**
 * The first triggered choice in the line.
 * @returns the choice, or undefined when there is nothing to choose (the line moves on)
 */
export function nextAsk(game: Game): Await | undefined {
  const [ask] = game.asks;
  if (!ask) return undefined;
  const holder = askHolder(game, ask);
  const rules = holder?.rules.ask;
  const legal =
    holder && rules
      ? sift(game, ask.step, payable(game, holder, rules.options(game, holder, ask.about)))
      : [];
  if (!holder || !rules || !legal.some((option) => option.id !== 'pass')) {
    game.asks.shift();
    return undefined;
  }
  return {
    kind: 'choice',
    step: ask.step,
    player: holder.unit.side,
    unit: holder.unit.id,
    keyword: holder.rules.id,
    instance: holder.instance,
    about: rules.question(game, holder, ask.about),
    options: legal,
    preset: rules.preset?.(legal) ?? 'pass',
  };
}

/** Lines up a triggered choice of the unit's controller. */
export function askFor(game: Game, holder: Holder, step: StepId, about?: string): void {
  const ask: Ask = {
    keyword: holder.rules.id,
    unit: holder.unit.id,
    instance: holder.instance,
    step,
  };
  game.asks.push(about === undefined ? ask : { ...ask, about });
}
