/**
 * A situation as the query of an address, in the lines of the notation. Small, because the demos on pages
 * carry it; `play-read.ts` reads it.
 */
import { type Recording, type Start, unitsIn } from '../examples/attack/recording.ts';
import { toAddress } from '../notation/address.ts';
import { ROLLS_DAMAGE } from '../notation/rolls-damage.ts';
import { defaultVocabulary } from '../notation/vocabulary.ts';
import { writeAbility, writeName, writeUnitText } from '../notation/write.ts';
import type {
  AttackState,
  Await,
  DamageSetup,
  Declaration,
  Later,
  Side,
  UnitSpec,
} from '../rules/types.ts';

/** A line of the notation, to be read by `play-read.ts`. */
export type Line = { key: string; value: string };

/** What an address holds: a situation, what was done in it, and where the reader stands. */
export interface PlayState extends Recording {
  /** How many moves are made. */
  at: number;
  /** How many entries of the trace are told; left out: all of them. */
  shown?: number;
}

/** The query: `attacker=power+4,+Critical+Hit+2&defender=health+6,+Armor&roll=6+6+3+1`. */
export function queryOf(state: PlayState, states: readonly AttackState[]): string {
  return toAddress(linesOf(state, states));
}

/** The situation and all that was done in it, as lines of the notation. */
export function linesOf(state: PlayState, states: readonly AttackState[]): Line[] {
  const { start, moves } = state;
  const name = namer(unitsIn(start));
  const lines: Line[] = setupLines(start);
  for (const [at, made] of moves.entries()) {
    const asked = states[at]?.awaiting as Await | undefined;
    if ('attack' in made) {
      const { attacker, defender } = made.attack;
      lines.push({ key: 'attack', value: `${name(attacker)} on ${name(defender)}` });
      lines.push(...declared(made.attack, name));
    } else if ('dice' in made) {
      if (asked?.kind === 'dice') lines.push(diceLine(asked, made.dice, name));
    } else if ('choose' in made && !impliedBefore(moves, at, states)) {
      const dice = made.positions === undefined ? '' : ` dice ${made.positions.join(' ')}`;
      lines.push({ key: 'choose', value: `${made.choose}${dice}` });
    }
  }
  const { at, shown } = state;
  if (at < moves.length || shown !== undefined) {
    lines.push({ key: 'at', value: `${at}${shown === undefined ? '' : `.${shown}`}` });
  }
  return lines;
}

/** The lines that set a situation up: its units in order, then Force, the kind of attack, gifts of cards. */
export function setupLines(start: Start): Line[] {
  const units = unitsIn(start);
  const lines: Line[] = unitLines(start);
  const { force } =
    'attack' in start ? start.attack : 'arrival' in start ? start.arrival : start.damage;
  const given = Object.keys(force ?? {}).length > 0;
  if (force && given) {
    lines.push({ key: 'force', value: forceText(force, 'damage' in start ? units : []) });
  }
  if ('attack' in start) lines.push(...declared(start.attack, namer(units)));
  else if ('damage' in start) lines.push(...rolled(start.damage));
  else if (start.arrival.how) lines.push({ key: 'how', value: start.arrival.how });
  return lines;
}

const SUFFERS: ReadonlySet<string> = new Set(['defender', 'victim']);
const isRole = (id: string): boolean => /^(?:attacker|defender|source|victim)$/.test(id);

const namer = (units: readonly UnitSpec[]) => (id: string) =>
  isRole(id) ? id : writeName(units.find((spec) => spec.id === id)?.name ?? id);

/** Whose dice of damage they are, where it is not the first ability that has some. */
function rolled({ units, source, keyword, dice }: DamageSetup): Line[] {
  if (keyword === undefined) return [{ key: 'rolls', value: String(dice) }];
  const abilities = units.find(({ id }) => id === source)?.abilities ?? [];
  const first = abilities.find((ability) => ROLLS_DAMAGE.has(ability.keyword));
  if (first?.keyword === keyword) return [];
  return [{ key: 'rolls', value: defaultVocabulary.byId(keyword)?.name ?? keyword }];
}

/** A preset before dice is taken by itself when the dice are read. */
function impliedBefore(
  moves: Recording['moves'],
  from: number,
  states: readonly AttackState[],
): boolean {
  for (let at = from; at < moves.length; at++) {
    const made = moves[at];
    const asked = states[at]?.awaiting;
    if (made === undefined || 'attack' in made) return false;
    if ('dice' in made) return true;
    if (asked?.kind !== 'choice' || !('choose' in made) || made.choose !== asked.preset)
      return false;
  }
  return false;
}

/** One line for each unit; sides and arenas that are read anyway are left out. */
function unitLines(start: Start): Line[] {
  const units = unitsIn(start);
  const [first] = units;
  const arriving = 'arrival' in start ? start.arrival.arriving : undefined;
  // An attack into another arena changes what is read where no arena is written.
  const far = 'attack' in start && start.attack.via !== undefined;
  const plainSides = units.every(
    ({ id, side }) =>
      side === (isRole(id) || id === arriving ? (SUFFERS.has(id) ? 'light' : 'dark') : side),
  );
  const plainArenas = !far && units.every(({ arena }) => arena === 'ground');
  return units.map((spec) => {
    const { side, arena, ...rest } = spec;
    const shown: UnitSpec = rest;
    const own = isRole(spec.id);
    if (!plainArenas && arena !== undefined) shown.arena = arena;
    if ((own || spec.id === arriving) && !plainSides && side !== undefined) shown.side = side;
    return { key: keyOf(spec, first?.side, arriving), value: writeUnitText(shown) || 'health 5' };
  });
}

function keyOf({ id, side }: UnitSpec, first: Side | undefined, arriving?: string): string {
  if (arriving !== undefined) {
    if (id === arriving) return 'arriving';
    return side === first ? 'arriving-side' : 'opposing';
  }
  if (isRole(id)) return id;
  return side === first ? 'attacking-side' : 'defending-side';
}

/** By side; dice of damage name the unit whose player it is. */
function forceText(force: Partial<Record<Side, number>>, units: readonly UnitSpec[]): string {
  return Object.entries(force)
    .map(([side, number]) => `${units.find((unit) => unit.side === side)?.id ?? side} ${number}`)
    .join(', ');
}

function declared(
  { attacker, via, later = [] }: Declaration,
  name: (id: string) => string,
): Line[] {
  const lines: Line[] = [];
  if (via !== undefined) {
    const kind = defaultVocabulary.byId(via)?.name ?? via;
    lines.push({ key: 'use', value: `${name(attacker)} ${kind}` });
  }
  for (const item of later) {
    if ('positions' in item) continue;
    lines.push({ key: 'gain', value: `${name(item.unit)} ${gift(item)} at ${item.at}` });
  }
  return lines;
}

function gift(item: Exclude<Later, { positions: number[] }>): string {
  return 'ability' in item ? writeAbility(item.ability) : `power ${item.power}`;
}

function diceLine(
  asked: Await & { kind: 'dice' },
  dice: readonly number[],
  name: (id: string) => string,
): Line {
  const faces = dice.join(' ') || 'none';
  const { purpose, by, keyword, positions = [] } = asked;
  if (purpose === 're-roll') {
    const who = keyword === undefined ? by : name(by);
    return { key: 're-roll', value: `${who} ${positions.join(' ')} -> ${faces}` };
  }
  if (purpose !== 'damage') return { key: purpose, value: faces };
  const whose = defaultVocabulary.byId(keyword ?? '')?.name;
  return { key: 'dice', value: whose === undefined ? faces : `${whose} ${faces}` };
}
