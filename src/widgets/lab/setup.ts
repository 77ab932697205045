/**
 * What the lab makes of a situation when somebody changes it. A situation is its lines in the notation: each
 * change writes lines and reads them again, so that whatever can be set up can be typed and linked to.
 */
import { type Start, unitsIn, withUnits } from '../../examples/attack/moves.ts';
import { freeName } from '../../notation/arrival.ts';
import { squash } from '../../notation/errors.ts';
import { ROLLS_DAMAGE } from '../../notation/rolls-damage.ts';
import { parseUnitText } from '../../notation/unit-text.ts';
import { writeUnitText } from '../../notation/write.ts';
import { rulesOf } from '../../rules/registry.ts';
import type { Side, UnitSpec } from '../../rules/types.ts';
import { readStart } from '../../share/play-read.ts';
import { type Line, setupLines } from '../../share/play-write.ts';

/** What is played. */
export type Kind = 'attack' | 'damage' | 'arrival';

/** Which half of the table: those who do the damage, or those who suffer it. */
export type Half = 'doing' | 'suffering';

/** A unit's place at the table. It stays while the unit's text changes. */
export interface Slot {
  /** `attacker`, `defending-side 2` */
  id: string;
  key: string;
  half: Half;
  /** The unit that the play is about; there is one on each half, save that several may lie in ambush. */
  lead: boolean;
  text: string;
  spec: UnitSpec;
}

const HALVES: Record<Kind, Record<Half, { lead: string; side: string }>> = {
  attack: {
    doing: { lead: 'attacker', side: 'attacking-side' },
    suffering: { lead: 'defender', side: 'defending-side' },
  },
  damage: {
    doing: { lead: 'source', side: '' },
    suffering: { lead: 'victim', side: '' },
  },
  arrival: {
    doing: { lead: 'opposing', side: 'opposing' },
    suffering: { lead: 'arriving', side: 'arriving-side' },
  },
};

const NAMES: Record<Half, string> = { doing: 'Ally', suffering: 'Guard' };

export function kindOf(start: Start): Kind {
  return 'attack' in start ? 'attack' : 'damage' in start ? 'damage' : 'arrival';
}

/** The places at the table in the order of the units. */
export function slotsOf(start: Start): Slot[] {
  const units = unitsIn(start);
  const { doing } = HALVES[kindOf(start)];
  const counts = new Map<string, number>();
  return setupLines(start)
    .slice(0, units.length)
    .map(({ key, value }, at) => {
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return {
        id: number === 1 ? key : `${key} ${number}`,
        key,
        half: key === doing.lead || key === doing.side ? 'doing' : 'suffering',
        lead: number === 1 && !key.endsWith('-side'),
        text: value,
        spec: units[at] as UnitSpec,
      };
    });
}

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

/** A unit's text without side and arena: as it stands where both go without saying. */
function bareText({ side: _, arena: __, ...spec }: UnitSpec): string {
  return writeUnitText(spec) || 'health 5';
}

/** The same units, for something else to be played. */
export function withKind(start: Start, kind: Kind): Start {
  const slots = slotsOf(start);
  const doing = slots.filter(({ half }) => half === 'doing');
  const suffering = slots.filter(({ half }) => half === 'suffering');
  const { doing: from, suffering: to } = HALVES[kind];
  const names = new Names(
    slots.flatMap(({ spec: { name } }) => (name === undefined ? [] : [name])),
  );
  const arrival = kind === 'arrival';
  const lines = [
    ...halfLines(
      doing.map(({ spec }) => fitFor(spec, kind)),
      from,
      names,
      arrival ? ['Guard', 'Guard'] : [undefined, 'Ally'],
    ),
    ...halfLines(
      suffering.map(({ spec }) => spec),
      to,
      names,
      arrival ? ['Newcomer', 'Ally'] : [undefined, 'Guard'],
    ),
  ];
  const [source] = doing;
  if (kind === 'damage' && !source?.spec.abilities?.some(rollsDamage)) {
    lines.push({ key: 'rolls', value: '3' });
  }
  return readStart(lines).start ?? start;
}

const rollsDamage = ({ keyword }: { keyword: string }) => ROLLS_DAMAGE.has(keyword);

/** What a unit needs so that something can happen: power to attack with, Ambush to shoot with. */
function fitFor(spec: UnitSpec, kind: Kind): UnitSpec {
  if (kind === 'attack') return { ...spec, power: spec.power ?? 3 };
  const abilities = spec.abilities ?? [];
  if (kind === 'damage' || abilities.some(({ keyword }) => keyword === 'ambush')) return spec;
  return { ...spec, abilities: [...abilities, { keyword: 'ambush', value: 2 }] };
}

/** Names of which each is given once. */
class Names {
  private readonly own: readonly string[];
  private readonly given: string[] = ['attacker', 'defender'];

  constructor(own: readonly string[]) {
    this.own = own.map(squash);
  }

  /** The unit's own name where nobody else has it; else one like it, or like the base. */
  give(name: string | undefined, base: string | undefined): string | undefined {
    if (name === undefined && base === undefined) return undefined;
    const isGiven = (one: string) => this.given.includes(squash(one));
    const isTaken = (one: string) => isGiven(one) || this.own.includes(squash(one));
    const found =
      name !== undefined && !isGiven(name) ? name : freeName(name ?? base ?? '', isTaken);
    this.given.push(squash(found));
    return found;
  }
}

function halfLines(
  specs: readonly UnitSpec[],
  { lead, side }: { lead: string; side: string },
  names: Names,
  [first, others]: readonly [string | undefined, string],
): Line[] {
  return specs.slice(0, side === '' ? 1 : specs.length).map((spec, at) => {
    const { name: own, ...rest } = spec;
    const name = names.give(own, at === 0 ? first : others);
    const key = at === 0 ? lead : side;
    return { key, value: bareText(name === undefined ? rest : { ...rest, name }) };
  });
}

/** Dark and light change sides. */
export function withSides(start: Start): Start {
  const flip = (side: Side | undefined): Side => (side === 'dark' ? 'light' : 'dark');
  const flipped = withUnits(
    start,
    unitsIn(start).map((unit) => ({ ...unit, side: flip(unit.side) })),
  );
  const { dark, light } = forceOf(start);
  return withForces(flipped, { dark: light, light: dark });
}

type Forces = Record<Side, number | undefined>;

/** The Force of each player; undefined is enough for everything. */
export function forceOf(start: Start): Forces {
  const { force = {} } =
    'attack' in start ? start.attack : 'damage' in start ? start.damage : start.arrival;
  return { dark: force.dark, light: force.light };
}

export function withForce(start: Start, side: Side, force: number | undefined): Start {
  return withForces(start, { ...forceOf(start), [side]: force });
}

function withForces(start: Start, { dark, light }: Forces): Start {
  const force = {
    ...(dark === undefined ? {} : { dark }),
    ...(light === undefined ? {} : { light }),
  };
  if ('attack' in start) return { attack: { ...start.attack, force } };
  if ('damage' in start) return { damage: { ...start.damage, force } };
  return { arrival: { ...start.arrival, force } };
}

/** What cards give in the attack, as lines: `attacker power 2 at attack-pop`. */
export function giftsOf(start: Start): string[] {
  return setupLines(start)
    .filter(({ key }) => key === 'gain')
    .map(({ value }) => value);
}

/** One more of them. */
export function withGift(start: Start, text: string): Changed {
  const { start: next, problems } = readStart([
    ...setupLines(start),
    { key: 'gain', value: text.trim() },
  ]);
  return next ? { start: next, problems: [] } : { problems };
}

export function withoutGift(start: Start, number: number): Start {
  const lines = setupLines(start);
  const gift = lines.filter(({ key }) => key === 'gain')[number];
  return readStart(lines.filter((line) => line !== gift)).start ?? start;
}

/** Keywords of the attacker that take an attack into another arena. */
export function waysOf(start: Start): string[] {
  if (!('attack' in start)) return [];
  const attacker = start.attack.units.find(({ id }) => id === start.attack.attacker);
  const ways = (attacker?.abilities ?? []).map(({ keyword }) => keyword);
  return [...new Set(ways.filter((keyword) => rulesOf(keyword)?.reach !== undefined))];
}

/** The attack goes into another arena, or with the unit's own power. Arenas follow. */
export function withVia(start: Start, via: string | undefined): Start {
  if (!('attack' in start)) return start;
  const { via: _, ...attack } = start.attack;
  const reach = rulesOf(via ?? '')?.reach;
  const attacker = attack.units.find(({ id }) => id === attack.attacker);
  const units = attack.units.map((unit) => ({
    ...unit,
    arena:
      reach === undefined
        ? (attacker?.arena ?? 'ground')
        : unit.side === attacker?.side
          ? reach.from
          : reach.arena,
  }));
  return { attack: { ...attack, units, ...(via === undefined ? {} : { via }) } };
}

/** Keywords of the source whose dice of damage may be rolled. */
export function rollsOf(start: Start): string[] {
  if (!('damage' in start)) return [];
  const source = start.damage.units.find(({ id }) => id === start.damage.source);
  return [...new Set((source?.abilities ?? []).filter(rollsDamage).map(({ keyword }) => keyword))];
}

/** Dice of damage of a keyword, or so many of none. */
export function withRolls(start: Start, rolls: string | number): Start {
  if (!('damage' in start)) return start;
  const { keyword: _, ...damage } = start.damage;
  if (typeof rolls === 'number') return { damage: { ...damage, dice: rolls } };
  return withUnits({ damage: { ...damage, keyword: rolls } }, damage.units);
}
