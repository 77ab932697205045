import type { AttackState, Damage, RulingId, StepId, TraceEntry } from '../../rules/index.ts';
import { rulesOf } from '../../rules/registry.ts';
import { allDamage } from './names.ts';
import { called, calledIn } from './words.ts';

/** One die as a figure draws it. */
export interface DieView {
  natural: number;
  /** With Accuracy; the natural number for dice of damage. */
  countsAs: number;
  /** Whether it hits; left out while that is not known. */
  hit?: boolean;
  /** What it did, in a few words: `natural six`, `first four`, `Fury die`, `re-rolled`. */
  roles: string[];
  /** Names of the keywords that it set off. */
  counts?: string[];
  /** What it showed before it was rolled again, oldest first. */
  rerolledFrom?: number[];
  /** Known to its owner alone (Cunning) until prevention is over. */
  hidden?: boolean;
}

/** Dice that were rolled together. */
export interface DiceGroup {
  label: string;
  type: 'attack-dice' | 'dice-of-damage';
  needs?: number;
  dice: DieView[];
}

/** One line of the running account. */
export interface AccountLine {
  label: string;
  /** As shown: `3`, `+2`, `-1`. */
  value: string;
  ruling: RulingId;
  /** The whole sentence of the trace. */
  what: string;
}

/** A unit as it was described and as it is now. */
export interface UnitView {
  id: string;
  name: string;
  side: 'dark' | 'light';
  health: number;
  counters: number;
  gone: boolean;
}

/** Everything that the figure of an attack or of dice of damage shows. */
export interface DiceView {
  groups: DiceGroup[];
  account: AccountLine[];
  units: UnitView[];
  /** One sentence. */
  result: string;
}

/** A natural number that a keyword looks for. */
interface Look {
  keyword: string;
  natural: number;
  /** Step at which the trace says that it came of it. */
  step: StepId;
  /** Among the dice before re-rolls, or those that are used. */
  when: 'first' | 'final';
  /** The first such die alone counts. */
  one: boolean;
  role: string;
}

const roll = { step: 'initial-roll', when: 'first', one: true } as const;
const used = { when: 'final', one: false } as const;
const LOOKS: readonly Look[] = [
  { keyword: 'critical-hit', natural: 6, step: 'pending-damage', ...used, role: 'natural six' },
  { keyword: 'parry', natural: 1, step: 'damage-prevention', ...used, role: 'natural one' },
  { keyword: 'riposte', natural: 2, step: 'attack-end', ...used, role: 'natural two' },
  { keyword: 'fury', natural: 4, ...roll, role: 'first four' },
  { keyword: 'focus', natural: 5, ...roll, role: 'first five' },
  { keyword: 'backfire', natural: 3, ...roll, role: 'first three' },
];

/** Whether something came of it: the trace has an entry of the keyword, at its step, that changed a number. */
function cameOf(entries: readonly TraceEntry[], { keyword, step }: Look): boolean {
  return entries.some(
    (entry) =>
      entry.step === step &&
      entry.ruling.startsWith(`${keyword}/`) &&
      typeof entry.after === 'number' &&
      entry.after !== entry.before,
  );
}

/**
 * The dice of the state, with what each did.
 * @param entries trace entries of this attack
 * @param label put before the names of the groups when there are several attacks
 */
export function groupsOf(
  state: AttackState,
  entries: readonly TraceEntry[],
  label = '',
): DiceGroup[] {
  const groups: DiceGroup[] = [];
  const { attack } = state;
  if (attack?.dice !== undefined) {
    const done = attack.hits !== undefined;
    const dice = attack.dice.dice.map((die) => attackDie(state, die, done));
    for (const look of LOOKS) if (cameOf(entries, look)) markDice(dice, look);
    const group: DiceGroup = { label: `${label}Attack dice`, type: 'attack-dice', dice };
    groups.push(done ? { ...group, needs: attack.needs } : group);
  }
  for (const damage of allDamage(state)) {
    if (damage.dice !== undefined) groups.push(damageGroup(state, damage, label));
  }
  return groups;
}

type AttackDie = NonNullable<NonNullable<AttackState['attack']>['dice']>['dice'][number];

function attackDie(state: AttackState, die: AttackDie, done: boolean): DieView {
  const { accuracy = 0, needs = 4, hidden = false } = state.attack ?? {};
  const countsAs = die.natural + (done ? accuracy : 0);
  const view: DieView = { natural: die.natural, countsAs, roles: [] };
  if (die.role === 'fury') view.roles.push('Fury die');
  if (done) view.hit = countsAs >= needs;
  if (die.before.length > 0) {
    view.rerolledFrom = [...die.before];
    view.roles.push('re-rolled');
  }
  if (hidden) view.hidden = true;
  return view;
}

function markDice(dice: readonly DieView[], look: Look): void {
  const shows = (die: DieView) =>
    look.when === 'final' ? die.natural : (die.rerolledFrom?.[0] ?? die.natural);
  const found = dice.filter(
    (die) =>
      shows(die) === look.natural && !(look.keyword === 'fury' && die.roles.includes('Fury die')),
  );
  for (const die of look.one ? found.slice(0, 1) : found) {
    die.roles.push(look.role);
    die.counts = [...(die.counts ?? []), keywordName(look.keyword)];
  }
}

function damageGroup(state: AttackState, damage: Damage, label: string): DiceGroup {
  const needs = damage.needs ?? 4;
  return {
    label: `${label}${keywordName(damage.keyword)} dice of ${calledIn(state, damage.source)}`,
    type: 'dice-of-damage',
    needs,
    dice: (damage.dice ?? []).map((natural) => ({
      natural,
      countsAs: natural,
      hit: natural >= needs,
      roles: [],
    })),
  };
}

function keywordName(keyword: string | undefined): string {
  if (keyword === undefined || keyword === 'dice-of-damage') return 'Damage';
  return rulesOf(keyword)?.name ?? keyword;
}

/** The account: every entry of the trace that changed a number, with the number and its ruling. */
export function accountOf(entries: readonly TraceEntry[]): AccountLine[] {
  const lines: AccountLine[] = [];
  for (const { ruling, what, before, after, step } of entries) {
    if (typeof after !== 'number') continue;
    const changed = typeof before === 'number' && step !== 'damage-placement';
    const difference = changed ? after - before : after;
    if (changed && difference === 0) continue;
    const value = changed && difference > 0 ? `+${difference}` : String(difference);
    lines.push({ label: labelOf(ruling, what), value, ruling, what });
  }
  return lines;
}

const TERMS: Record<string, string> = {
  'term/power': 'Power',
  'term/hit': 'Hits',
  'term/pending-damage': 'Pending damage',
  'term/damage-counter': 'Counters',
};

function labelOf(ruling: RulingId, what: string): string {
  const [keyword = ''] = ruling.split('/');
  return TERMS[ruling] ?? rulesOf(keyword)?.name ?? what.split(/[:.]/)[0] ?? what;
}

/** The units as they are now. */
export function unitsOf(state: AttackState): UnitView[] {
  return state.units.map(({ id, name, side, health, counters, zone }) => ({
    id,
    name,
    side,
    health,
    counters,
    gone: zone === 'discard',
  }));
}

/** One sentence with the result: hits, what was prevented, damage on each unit, who is discarded. */
export function resultOf(state: AttackState): string {
  const { attack } = state;
  const parts: string[] = [];
  if (attack?.hits !== undefined) parts.push(plural(attack.hits, 'hit'));
  const all = allDamage(state);
  const prevented = all.reduce((total, damage) => total + damage.prevented, 0);
  if (prevented > 0) parts.push(`${prevented} damage prevented`);
  for (const { id, name } of state.units) {
    const placed = all.filter(({ target }) => target === id).reduce((n, { placed: p }) => n + p, 0);
    if (placed > 0) parts.push(`${plural(placed, 'damage counter')} on ${called(name)}`);
  }
  for (const id of state.discarded) parts.push(`${calledIn(state, id)} is discarded`);
  if (parts.length === 0)
    return attack === undefined ? 'No damage.' : 'Nothing has been rolled yet.';
  if (all.every(({ placed }) => placed === 0)) parts.push('no damage');
  return `${parts.join(', ')}.`;
}

const plural = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
