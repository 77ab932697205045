/** What a demo of a build shows at one place of it: what may be paid and for what price, and one sentence. */
import {
  type BuildStep,
  buildUnitOf,
  type CardState,
  costText,
  type Reason,
  type WayToComplete,
  waysToComplete,
} from '../../rules/build/face.ts';
import { refusedText, type Take } from '../lines.ts';
import type { BuildState } from './moves.ts';

const WHERE: Record<string, string> = {
  arena: 'in its arena',
  'build-zone': 'in the build zone',
  unit: 'on a unit',
};

/** One sentence: what came of the card, or what it costs and how it can be paid. */
export function cardSummary(end: CardState, why: readonly Reason[]): string {
  if (end.played !== undefined) {
    const { paid, effects, disrupted } = end.played;
    if (disrupted) return `Played for ${paid} and disrupted: nothing happens.`;
    return `Played for ${paid}: ${effects.join(' and ') || 'it does what it prints'}.`;
  }
  if (end.completed !== undefined) {
    return `The card is complete ${WHERE[end.completed] ?? 'in your stack'}.`;
  }
  const refused = refusedText(why);
  if (refused !== undefined) return refused;
  return priceSummary(end);
}

/** What the card costs now, how it can be finished or played, and why not in the other ways. */
function priceSummary(state: CardState): string {
  const { battle, cost: printed, counters } = state.card;
  const { cost, ways } = waysToComplete(state);
  const price = battle ? `${cost} Force` : `${cost} build counter${cost === 1 ? '' : 's'}`;
  const instead = cost === printed ? '' : ` instead of ${printed}`;
  const act = battle ? 'play' : 'finish';
  const legal = ways.filter((way) => way.legal);
  const open = legal.map((way) => offerText(way, counters));
  let can = `To ${act} it now, you can ${either(open)}.`;
  if (open.length === 0) can = `You can't ${act} it now.`;
  else if (legal.every(({ id }) => id === 'play')) can = 'You can play it now.';
  const closed = ways.flatMap(({ legal, why }) => (legal ? [] : (why.at(-1)?.message ?? [])));
  return [`The card costs ${price}${instead}.`, can, ...new Set(closed)].join(' ');
}

/** `use Hidden Cost 4 (5 Force)`: what a player does to go this way. */
function offerText({ id, label, cost }: WayToComplete, counters: number): string {
  const price = cost.length === 0 ? 'nothing more to pay' : costText(cost);
  if (id === 'play') return 'pay that';
  if (id.startsWith('alternative-cost')) return `pay its Alternative Cost (${price})`;
  if (id !== 'build') return `use ${label} (${price})`;
  const [part] = cost;
  if (part === undefined || !('amount' in part)) return `take it as built (${price})`;
  const { amount } = part;
  const missing = [counters > 0 && 'the missing', (counters === 0 || amount > 1) && amount];
  const words = [...missing.filter(Boolean), `build counter${amount === 1 ? '' : 's'}`];
  return `put ${words.join(' ')} on it (${price})`;
}

/** `a`, `a or b`, `a, b or c`. */
function either(items: readonly string[]): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' or ');
}

/** For authors, where an example came out otherwise: `Hidden Cost 4: 5 Force`, or the rulings that close it. */
export function wayText({ label, legal, cost, why }: WayToComplete): string {
  if (legal) return `${label}: ${costText(cost)}`;
  return `${label} is closed (${why.map(({ ruling }) => ruling).join(', ')})`;
}

/** `1 build point`, `3 cards in hand`. */
export function pocketText(pocket: 'force' | 'points' | 'hand', left: number): string {
  const one = left === 1;
  if (pocket === 'force') return `${left} Force`;
  if (pocket === 'points') return one ? '1 build point' : `${left} build points`;
  return one ? '1 card in hand' : `${left} cards in hand`;
}

/** One sentence: what was paid, who moved, what is left. */
export function unitsSummary(start: BuildStep, end: BuildStep, why: readonly Reason[]): string {
  const refused = refusedText(why);
  if (refused !== undefined) return refused;
  const said = end.due.map(({ unit, paid, status }) =>
    paid
      ? `${unit} pays ${costText(paid)}`
      : status === 'due'
        ? `the Upkeep of ${unit} is due`
        : `the Upkeep of ${unit} is ignored`,
  );
  for (const { unit, aboard } of end.units) {
    const before = buildUnitOf(start, unit.id);
    if (before.aboard !== aboard) {
      said.push(aboard ? `${unit.id} pilots ${aboard}` : `${unit.id} is off its unit`);
    }
    const counters = unit.counters ?? 0;
    if ((before.unit.counters ?? 0) !== counters) {
      said.push(`${counters} damage counter${counters === 1 ? ' is' : 's are'} on ${unit.id}`);
    }
  }
  for (const pocket of ['force', 'points', 'hand'] as const) {
    const left = end.purse[pocket];
    if (left !== undefined) said.push(`${pocketText(pocket, left)} left`);
  }
  const text = said.join('; ') || 'nothing is due';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The same for both forms, after the last of these takes. */
export function buildSummary(takes: readonly Take<BuildState>[]): string {
  const [first] = takes;
  const last = takes.at(-1);
  if (first === undefined || last === undefined) return '';
  if ('card' in first.state) {
    return cardSummary(last.state as CardState, last.refused);
  }
  return unitsSummary(first.state, last.state as BuildStep, last.refused);
}
