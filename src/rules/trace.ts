/** The record of what happened: every change names the step, who made it, and the ruling. */
import type { StepId } from './steps.ts';
import type { Game, ReadingId, RulingId, TraceEntry, Unit } from './types.ts';

/** What is noted beside the step, the maker and the ruling. */
export interface Note {
  /** One plain sentence for players. */
  what: string;
  before?: unknown;
  after?: unknown;
  /** Known to the attacker alone while its dice are hidden. */
  secret?: boolean;
  /** The open question whose answer this rests on, if it does. */
  reading?: ReadingId | undefined;
}

/**
 * Adds an entry to the trace.
 * @param by a unit, a side, or `rules`
 */
export function note(
  game: Game,
  step: StepId,
  by: Unit | string,
  ruling: RulingId,
  { what, before = null, after = null, secret = false, reading }: Note,
): void {
  const entry: TraceEntry = {
    step,
    by: typeof by === 'string' ? by : by.id,
    ruling,
    what: sentence(what),
    before,
    after,
  };
  if (reading) entry.reading = reading;
  if (secret && game.attack?.hidden) entry.secret = true;
  game.trace.push(entry);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a unit is called within a sentence. */
export function called(unit: Unit): string {
  return unit.name === 'attacker' || unit.name === 'defender' ? `the ${unit.name}` : unit.name;
}

/** `1 hit`, `2 hits`; `1 more die`, `2 more dice`; anything else with an s. */
export function count(number: number, thing: string): string {
  if (number === 1) return `1 ${thing}`;
  return `${number} ${thing.endsWith('die') ? thing.replace(/die$/, 'dice') : `${thing}s`}`;
}

/** `4, 5 and 6`. */
export function listed(items: readonly (string | number)[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
