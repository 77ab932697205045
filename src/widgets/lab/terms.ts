/** What counts for both sides of the lab's table: sides, Force, the way of the damage, what cards give. */
import { type Start, unitsIn, withUnits } from '../../examples/attack/recording.ts';
import { rulesOf } from '../../rules/registry.ts';
import type { Side } from '../../rules/types.ts';
import { readStart } from '../../share/play-read.ts';
import { setupLines } from '../../share/play-write.ts';
import type { Changed } from './setup.ts';
import { rollsDamage } from './slots.ts';

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
