/**
 * What the lab makes of a situation when somebody changes its units. A situation is its lines in the notation: each
 * change writes lines and reads them again, so that whatever can be set up can be typed and linked to.
 */
import { type Start, unitsIn, withUnits } from '../../examples/attack/recording.ts';
import { freeName } from '../../notation/arrival.ts';
import { squash } from '../../notation/errors.ts';
import { parseUnitText } from '../../notation/unit-text.ts';
import type { UnitSpec } from '../../rules/types.ts';
import { readStart } from '../../share/play-read.ts';
import { type Line, setupLines } from '../../share/play-write.ts';
import { bareText, HALVES, type Half, kindOf, type Slot, slotsOf } from './slots.ts';
import { withVia } from './terms.ts';

const NAMES: Record<Half, string> = { doing: 'Ally', suffering: 'Guard' };

export interface Changed {
  /** Left out when something can't be read. */
  start?: Start;
  /** What can't be read and what was expected, in plain words. */
  problems: string[];
}

/** The situation with another text for one unit. A comma at the end waits for what follows. */
export function withText(start: Start, slot: string, text: string): Changed {
  const written = text.replace(/[\s,]+$/, '');
  const problems: string[] = [];
  parseUnitText(written, { onProblem: ({ message }) => problems.push(message) });
  if (problems.length > 0) return { problems };
  return reread(start, (lines, slots) =>
    lines.map((line, at) => (slots[at]?.id === slot ? { ...line, value: written } : line)),
  );
}

/** Reads changed lines. Where they don't fit together any more, the way of the damage gives way to the units. */
function reread(
  start: Start,
  change: (lines: readonly Line[], slots: readonly Slot[]) => Line[],
): Changed {
  const lines = change(setupLines(start), slotsOf(start));
  const first = readStart(lines);
  if (first.start) return { start: consistent(first.start), problems: [] };
  const rest = lines.filter(({ key }) => !['use', 'gain', 'rolls'].includes(key));
  const dice = 'damage' in start ? [{ key: 'rolls', value: String(start.damage.dice) }] : [];
  const second = readStart([...rest, ...dice]);
  return second.start ? { start: second.start, problems: [] } : first;
}

/** Without a way of attacking that the attacker lost. */
function consistent(start: Start): Start {
  if (!('attack' in start) || start.attack.via === undefined) return start;
  const { attack } = start;
  const attacker = attack.units.find(({ id }) => id === attack.attacker);
  const has = attacker?.abilities?.some(({ keyword }) => keyword === attack.via);
  return has ? start : withVia(start, undefined);
}

/** One unit described anew. */
export function withSpec(start: Start, { spec: old }: Slot, spec: UnitSpec): Start {
  return withUnits(
    start,
    unitsIn(start).map((unit) => (unit === old ? spec : unit)),
  );
}

/** One more unit on a half of the table. */
export function withMore(start: Start, half: Half): Start {
  const { side } = HALVES[kindOf(start)][half];
  const text = kindOf(start) === 'arrival' && half === 'doing' ? 'Ambush 2' : 'power 3';
  const name = nameFor(start, NAMES[half]);
  const line = { key: side, value: `${name}: ${text}, health 5` };
  return reread(start, (lines) => [...lines, line]).start ?? start;
}

function nameFor(start: Start, base: string): string {
  const units = unitsIn(start);
  return freeName(base, (name) =>
    units.some((unit) =>
      [unit.id, unit.name ?? unit.id].some((one) => squash(one) === squash(name)),
    ),
  );
}

export function without(start: Start, slot: string): Start {
  const changed = reread(start, (lines, slots) => lines.filter((_, at) => slots[at]?.id !== slot));
  return changed.start ?? start;
}

/** The unit changes places with the one that leads its half. */
export function withLead(start: Start, slot: string): Start {
  const { start: next } = reread(start, (lines, slots) => {
    const to = slots.find(({ id }) => id === slot);
    const lead = slots.find((one) => one.lead && one.half === to?.half);
    if (to === undefined || lead === undefined) return [...lines];
    const { name = nameFor(start, NAMES[to.half]), id: _, ...rest } = lead.spec;
    const demoted = bareText({ ...rest, id: name, name });
    return lines.map((line, at) => {
      if (slots[at] === to) return { key: to.key, value: demoted };
      return slots[at] === lead ? { key: lead.key, value: bareText(to.spec) } : line;
    });
  });
  return next ?? start;
}
