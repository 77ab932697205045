/** Questions about a table: who may be attacked and why not, what each unit is now, what is set off. */
import { cannotAttack, waysToAttack } from '../attack/declare.ts';
import { whyNot } from '../attack/refuse.ts';
import { answer, nextAttack } from '../attack/situation.ts';
import type { No } from '../hooks.ts';
import { called } from '../trace.ts';
import type { AttackState, Barred, Game, Option, PowerPart, RulingId } from '../types.ts';
import { powerChanges, remainingHealth, unitOf } from '../unit.ts';
import { type UnitNow, unitNow } from '../view.ts';

/** One attack that somebody might declare. */
export interface PossibleAttack {
  attacker: string;
  target: string;
  /** Keyword that takes the attack into another arena. */
  via?: string;
  /** Why it cannot be declared; left out when it can. */
  no?: No;
}

/** What a unit is now, and how its power came about. */
export interface UnitAccount extends UnitNow {
  id: string;
  /** Health minus damage counters, at least 0. */
  remaining: number;
  /** What is added to the printed power. */
  powerParts: readonly PowerPart[];
}

/**
 * Why a unit cannot attack another in this way; undefined when it can.
 * @param via `bombard`, `ion-cannon` …; left out: in its own arena
 */
export function whyNotAttack(
  state: AttackState,
  attacker: string,
  target: string,
  via?: string,
): No | undefined {
  const game = state as Game;
  const unit = unitOf(game, attacker);
  if (unit.zone !== 'arena') {
    const ruling = unit.zone === 'discard' ? 'term/discard-unit' : 'term/build-zone';
    return { ruling, why: `${called(unit)} is in no arena.` };
  }
  const no = cannotAttack(game, unit, unitOf(game, target), { via });
  if (no !== undefined) return no;
  if (!unit.tapped) return undefined;
  return { ruling: 'term/tap', why: `${called(unit)} is tapped, and attacking taps a unit.` };
}

/** Every attack between the sides, in every way that a unit has, with what forbids it. */
export function possibleAttacks(state: AttackState): PossibleAttack[] {
  const game = state as Game;
  const there = game.units.filter(({ zone }) => zone === 'arena');
  return there.flatMap((unit) =>
    there
      .filter(({ side }) => side !== unit.side)
      .flatMap((target) =>
        waysToAttack(game, unit).map((via) => {
          const no = whyNotAttack(state, unit.id, target.id, via);
          return {
            attacker: unit.id,
            target: target.id,
            ...(via !== undefined && { via }),
            ...(no !== undefined && { no }),
          };
        }),
      ),
  );
}

/** Number of attack dice that a legal attack would roll if nobody plays anything before the roll. */
export function diceOfAttack(
  state: AttackState,
  attacker: string,
  target: string,
  via?: string,
): number {
  const rest = { ...state, awaiting: { kind: 'done' as const }, chances: [], asks: [] };
  let now = nextAttack(rest, { attacker, defender: target, ...(via !== undefined && { via }) });
  while (now.awaiting.kind === 'choice' && now.attack?.power === undefined) {
    now = answer(now, { choose: now.awaiting.preset });
  }
  return Math.max(0, now.attack?.power ?? 0);
}

/** Power, speed and health of a unit now, and where its power comes from. */
export function accountOf(state: AttackState, id: string): UnitAccount {
  const game = state as Game;
  const unit = unitOf(game, id);
  return {
    id,
    ...unitNow(state, id),
    remaining: remainingHealth(game, unit),
    powerParts: powerChanges(game, unit),
  };
}

/** Everything that may be played from here on if all dice show a six and every preset is taken. */
export interface Ahead {
  options: readonly Option[];
  barred: readonly Barred[];
  /** The state at the end of it. */
  end: AttackState;
}

const MOST_REPLIES = 500;

/** Looks ahead from a state: which plays the players will be offered, and which are barred. */
export function lookAhead(state: AttackState): Ahead {
  const options: Option[] = [];
  let now = state;
  for (let replies = 0; replies < MOST_REPLIES; replies++) {
    const { awaiting } = now;
    if (awaiting.kind === 'done') break;
    if (awaiting.kind === 'dice') {
      now = answer(now, { dice: Array.from({ length: awaiting.count }, () => 6) });
      continue;
    }
    options.push(...awaiting.options.filter(({ id }) => id !== 'pass'));
    now = answer(now, { choose: awaiting.preset });
  }
  return { options, barred: now.barred as Barred[], end: now };
}

/**
 * Whether a unit can use a keyword in the attack that is going on, sooner or later in it.
 * @param target the unit that it would name, if it names one
 * @returns undefined when it can, else why not
 */
export function whyNotUse(
  state: AttackState,
  id: string,
  keyword: string,
  target?: string,
): No | undefined {
  const { options, end } = lookAhead(state);
  const own = options.filter((option) => option.unit === id && option.keyword === keyword);
  if (own.some((option) => target === undefined || option.target === target)) return undefined;
  const [near] = own;
  if (near === undefined) return whyNot(end, id, keyword);
  return {
    ruling: elsewhere(end, keyword, target) ?? near.ruling,
    why: `${target ?? 'Nobody'} cannot be named for it.`,
  };
}

/** The ruling on targets in another arena, where a keyword has one of its own. */
function elsewhere(
  state: AttackState,
  keyword: string,
  target: string | undefined,
): RulingId | undefined {
  const there = state.units.find(({ id }) => id === target);
  if (keyword === 'deflect' && there !== undefined) return 'deflect/arena-of-the-deflector';
  return undefined;
}

/**
 * Whether what has just happened sets off a keyword: it has done something since, or may be used now.
 * @param since number of trace entries before it happened
 */
export function setsOff(state: AttackState, keyword: string, since: number): boolean {
  const noted = state.trace.slice(since).some(({ ruling }) => ruling.startsWith(`${keyword}/`));
  return noted || lookAhead(state).options.some((option) => option.keyword === keyword);
}

/** The units that a play which is open now, or comes of it, may name. */
export function targetsNow(state: AttackState): string[] {
  const { options } = lookAhead(state);
  return [...new Set(options.flatMap(({ target }) => (target === undefined ? [] : [target])))];
}
