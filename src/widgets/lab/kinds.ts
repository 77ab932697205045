/** What becomes of the units on the lab's table when something else is to be played with them. */
import type { Start } from '../../examples/attack/recording.ts';
import { freeName } from '../../notation/arrival.ts';
import { squash } from '../../notation/errors.ts';
import type { UnitSpec } from '../../rules/types.ts';
import { readStart } from '../../share/play-read.ts';
import type { Line } from '../../share/play-write.ts';
import { bareText, HALVES, type Kind, rollsDamage, slotsOf } from './slots.ts';

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
