/** What a demo shows of a recording at one place of it: dice, account, units, one sentence. */
import { next } from '../../rules/attack/situation.ts';
import { type StepId, stepNamed } from '../../rules/step-names.ts';
import type { AttackState, Await, TraceEntry } from '../../rules/types.ts';
import type { Move, Refused } from './recording.ts';
import {
  type AccountLine,
  accountOf,
  type DiceGroup,
  type DieView,
  groupsOf,
  resultOf,
  type UnitView,
  unitsOf,
} from './view.ts';

/** Which die of which move a shown die is. */
export interface DieSource {
  move: number;
  die: number;
}

export interface SceneDie extends DieView {
  source?: DieSource;
}

export interface SceneGroup extends Omit<DiceGroup, 'dice'> {
  dice: SceneDie[];
}

export interface Scene {
  groups: SceneGroup[];
  account: AccountLine[];
  units: UnitView[];
  /** Where the attack stands. */
  step: StepId;
  /** One plain sentence: the result, or what happened last. */
  sentence: string;
  /** What is awaited; left out while the trace is not shown to its end. */
  asked?: Await;
}

/** Place numbers in a trace at which a step ends, the end of the trace included. */
export function stops(trace: readonly TraceEntry[]): number[] {
  const found: number[] = [];
  for (let at = 1; at <= trace.length; at++) {
    if (at === trace.length || trace[at]?.step !== trace[at - 1]?.step) found.push(at);
  }
  return found;
}

/**
 * The scene at a place.
 * @param states the states up to this place, at least one
 * @param moves the moves between them (more may follow)
 * @param shown how many entries of the last state's trace have been told
 * @param refused a further attack that was tried at the end
 */
export function sceneOf(
  states: readonly AttackState[],
  moves: readonly Move[],
  shown: number,
  refused?: Refused,
): Scene {
  const state = states.at(-1) as AttackState;
  const entries = state.trace.slice(0, shown) as TraceEntry[];
  const whole = shown >= state.trace.length;
  const asked = next(state);
  const attacks = attacksOf(states);
  const labelled = attacks.length > 1;
  const groups: SceneGroup[] = [];
  const results: string[] = [];
  for (const [index, attack] of attacks.entries()) {
    const own = entries.slice(attack.from, attack.to);
    const label = labelled ? `Attack ${index + 1}: ` : '';
    if (own.length === 0 && index > 0) continue;
    const drawn: SceneGroup[] = groupsOf(attack.last, own, label);
    if (!whole && attack.last === state) for (const group of drawn) veil(group, own);
    trace(drawn, attack.first, attack.moves, states, moves);
    groups.push(...drawn);
    results.push(`${label}${resultOf(attack.last)}`);
  }
  const over = whole && (asked.kind === 'done' || asked.step === 'after-attack');
  const fresh = state.attack !== undefined && state.attack.dice === undefined && whole;
  if (refused !== undefined && whole)
    results.splice(0, results.length, `Refused: ${refused.message}`);
  const told = over || fresh ? results.join(' ') : lastTold(entries);
  return {
    groups,
    account: accountOf(entries.filter(({ secret }) => !secret || !state.attack?.hidden)),
    units: unitsAt(states, entries, whole),
    step: whole && asked.kind !== 'done' ? asked.step : (entries.at(-1)?.step ?? 'attack-declared'),
    sentence: told,
    ...(whole ? { asked } : {}),
  };
}

interface AttackPart {
  last: AttackState;
  /** Its entries in the trace. */
  from: number;
  to: number;
  /** Its moves: the first one, and how many. */
  first: number;
  moves: number;
}

/** The attacks of a recording, each with its last state; one part for what is no attack. */
function attacksOf(states: readonly AttackState[]): AttackPart[] {
  const parts: AttackPart[] = [];
  let number: number | undefined;
  for (const [at, state] of states.entries()) {
    const before = parts.at(-1);
    if (before === undefined || state.attack?.number !== number) {
      number = state.attack?.number;
      const from = before?.to ?? 0;
      parts.push({ last: state, from, to: state.trace.length, first: at, moves: 0 });
    } else {
      before.last = state;
      before.to = state.trace.length;
      before.moves += 1;
    }
  }
  return parts;
}

/** Takes off the dice what has not been told yet: what hits, before hits are counted. */
function veil(group: SceneGroup, told: readonly TraceEntry[]): void {
  const counted = stepNamed('pending-damage').order;
  if (group.type !== 'attack-dice' || told.some(({ step }) => isLater(step, counted))) return;
  delete group.needs;
  for (const die of group.dice) {
    delete die.hit;
    die.countsAs = die.natural;
  }
}

function isLater(step: StepId, order: number): boolean {
  const known = stepNamed(step);
  return known.part === 'attack' && known.order >= order;
}

/** Says of each die which move threw it, so that it can be set. */
function trace(
  groups: SceneGroup[],
  first: number,
  count: number,
  states: readonly AttackState[],
  moves: readonly Move[],
): void {
  const attackDice: DieSource[] = [];
  const throws: number[] = [];
  for (let at = first; at < first + count; at++) {
    const asked = states[at]?.awaiting;
    const made = moves[at];
    if (asked?.kind !== 'dice' || made === undefined || !('dice' in made)) continue;
    if (asked.purpose === 'damage') throws.push(at);
    else if (asked.purpose === 're-roll') {
      for (const [die, position] of (asked.positions ?? []).entries()) {
        attackDice[position - 1] = { move: at, die };
      }
    } else for (let die = 0; die < asked.count; die++) attackDice.push({ move: at, die });
  }
  for (const group of groups) {
    const thrown = group.type === 'attack-dice' ? undefined : throws.shift();
    for (const [at, die] of group.dice.entries()) {
      const source =
        group.type === 'attack-dice'
          ? attackDice[at]
          : thrown === undefined
            ? undefined
            : { move: thrown, die: at };
      if (source !== undefined) die.source = source;
    }
  }
}

/** The units, without the counters and discards that have not been told yet. */
function unitsAt(
  states: readonly AttackState[],
  told: readonly TraceEntry[],
  whole: boolean,
): UnitView[] {
  const now = unitsOf(states.at(-1) as AttackState);
  const before = states.at(-2) ?? states[0];
  if (whole || before === undefined) return now;
  const news = told.slice(before.trace.length);
  const placed = news.some(({ step }) => isLater(step, stepNamed('damage-placement').order));
  const gone = news.some(({ step }) => isLater(step, stepNamed('unit-discarded').order));
  const then = unitsOf(before);
  return now.map((unit) => {
    const old = then.find(({ id }) => id === unit.id) ?? unit;
    return {
      ...unit,
      counters: placed ? unit.counters : old.counters,
      gone: gone ? unit.gone : old.gone,
    };
  });
}

const MOST_SENTENCES = 2;

/** What was told of the last step. */
function lastTold(entries: readonly TraceEntry[]): string {
  const step = entries.at(-1)?.step;
  const first = entries.findLastIndex((entry) => entry.step !== step) + 1;
  return entries
    .slice(first)
    .slice(-MOST_SENTENCES)
    .map(({ what }) => what)
    .join(' ');
}
