import type { BuildUnit } from '../rules/build/board.ts';
import type { BuildCard } from '../rules/build/shapes.ts';
import type { UnitSpec } from '../rules/types.ts';
import type { CardText } from './card-text.ts';
import { NotationError, type Place, quoted } from './errors.ts';

/** The card of a `card` line. @throws NotationError when it has no cost */
export function buildCardOf(text: CardText, place: Place): BuildCard {
  if (text.cost === undefined) {
    throw new NotationError('A card needs its cost, as in `card  cost 9, Hidden Cost 4`.', place);
  }
  return {
    ...(text.name !== undefined && { name: text.name }),
    battle: text.type === 'Battle',
    cost: text.cost,
    counters: text.counters ?? 0,
    pilot: text.pilot.length > 0,
    hidden: text.hidden,
    reduced: text.reduced,
    alternatives: text.alternatives,
    ...(text.effect !== undefined && { effect: text.effect }),
    enhance: text.enhance,
  };
}

/** The unit of a `unit` line; without a name it is called `unit`. @throws NotationError when its name stands twice */
export function buildUnitOfText(
  text: CardText,
  others: readonly BuildUnit[],
  place: Place,
): BuildUnit {
  const id = text.name ?? 'unit';
  if (others.some(({ unit }) => unit.id.toLowerCase() === id.toLowerCase())) {
    throw new NotationError(`Two units are called ${quoted(id)}; give each its own name.`, place);
  }
  return {
    unit: unitSpecOf(text, id),
    upkeep: text.upkeep,
    bounties: text.bounties,
    pilot: text.pilot,
    seats: text.seats ?? 1,
    ...(text.aboard !== undefined && { aboard: text.aboard }),
    under: text.under ?? false,
    discarded: false,
  };
}

function unitSpecOf(text: CardText, id: string): UnitSpec {
  const spec: UnitSpec = { id, subtypes: text.subtypes, abilities: text.abilities };
  const [arena] = text.arenas;
  if (text.name !== undefined) spec.name = text.name;
  if (arena !== undefined) spec.arena = arena;
  if (text.side !== undefined) spec.side = text.side;
  if (text.power !== undefined) spec.power = text.power;
  if (text.speed !== undefined) spec.speed = text.speed;
  if (text.health !== undefined) spec.health = text.health;
  if (text.counters !== undefined) spec.counters = text.counters;
  if (text.tapped !== undefined) spec.tapped = text.tapped;
  if (text.stack !== undefined) spec.stack = text.stack;
  if (text.zone !== undefined) spec.zone = text.zone;
  return spec;
}
