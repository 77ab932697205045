/** What a picture of a build shows, as plain data: a card that is being built, or units as a build step starts. */
import {
  type BuildStep,
  type BuildUnit,
  type CardState,
  type CostChange,
  costText,
  numbersNow,
  waysToComplete,
} from '../../rules/build/face.ts';
import { abilityName, giftText } from '../ability-name.ts';
import type { BuildState } from './moves.ts';
import { pocketText } from './scene.ts';

export interface CardShown {
  title: string;
  cost: number;
  /** It is paid in Force, as Battle cards are. */
  battle: boolean;
  /** The printed cost, where the present one is another. */
  instead?: number;
  /** Build counters, and how many open its Hidden Cost; left out once there is nothing to build. */
  built?: { counters: number; needs?: number };
  /** What came of it: `Complete`, `Played`, `Disrupted`. */
  stamps: readonly string[];
  /** Its effect and what enhances it, as a Battle card prints them. */
  prints: readonly string[];
  /** From the printed cost to the present one. */
  account: readonly CostChange[];
  left?: string;
}

export interface UnitShown {
  id: string;
  subtypes: string;
  gone: boolean;
  /** What it is now. */
  said: string;
  prints: string;
  due: readonly { status: string; text: string }[];
}

export interface UnitsShown {
  title: string;
  units: readonly UnitShown[];
  bounties?: string;
  left?: string;
}

export type BuildShown = { card: CardShown } | { units: UnitsShown };

export function buildShown(state: BuildState): BuildShown {
  return 'card' in state ? { card: cardShown(state) } : { units: unitsShown(state) };
}

function cardShown(state: CardState): CardShown {
  const { card, completed, played, purse } = state;
  const { cost, account, ways } = waysToComplete(state);
  const needs = ways.find((way) => way.needs !== undefined)?.needs;
  const enhanced = card.enhance.map(
    ({ cost: price, instead, effect }) =>
      `Enhance: ${costText(price)} → ${instead ? '' : 'also '}${effect}${instead ? ' instead' : ''}`,
  );
  const stamps: string[] = [];
  if (completed !== undefined) stamps.push('Complete');
  if (played !== undefined) stamps.push(played.disrupted ? 'Disrupted' : 'Played');
  return {
    title: card.name ?? (card.battle ? 'A Battle card' : 'A card'),
    cost,
    battle: card.battle,
    ...(cost !== card.cost && { instead: card.cost }),
    ...(!card.battle &&
      completed === undefined && {
        built: { counters: card.counters, ...(needs !== undefined && { needs }) },
      }),
    stamps,
    prints: !card.battle
      ? []
      : card.effect === undefined
        ? enhanced
        : [`Effect: ${card.effect}`, ...enhanced],
    account,
    ...leftOf(purse),
  };
}

function unitsShown(state: BuildStep): UnitsShown {
  return {
    title: state.second
      ? 'A second build step in your turn'
      : state.whose === 'opponent'
        ? "The opponent's build step"
        : 'Your build step starts',
    units: state.units.map((unit) => unitShown(state, unit)),
    ...(state.bounties.length > 0 && {
      bounties: state.bounties.map(({ text }) => text).join(', '),
    }),
    ...leftOf(state.purse),
  };
}

function unitShown(state: BuildStep, own: BuildUnit): UnitShown {
  const { unit, aboard, under, discarded } = own;
  const { id, counters = 0 } = unit;
  const { power, speed, health } = numbersNow(state, id);
  const said: string[] = [];
  if (discarded) said.push('discarded');
  if (aboard !== undefined) said.push(`pilots ${aboard}`);
  if (under) said.push('under the top card of a stack');
  if (unit.zone === 'build-zone') said.push('in the build zone');
  if (unit.tapped) said.push('tapped');
  if (counters > 0) said.push(`${counters} damage ${counters === 1 ? 'counter' : 'counters'}`);
  if (aboard === undefined && !under && !discarded) {
    said.push(`power ${power}, speed ${speed}, health ${health}`);
  }
  return {
    id,
    subtypes: (unit.subtypes ?? []).join(' '),
    gone: discarded,
    said: said.join(', '),
    prints: printed(own).join(' · '),
    due: state.due
      .filter((one) => one.unit === id)
      .map(({ status, paid }) => ({
        status,
        text: `Upkeep ${status === 'paid' ? `paid: ${costText(paid ?? [])}` : status}`,
      })),
  };
}

/** What the card prints, in its own words. */
function printed({ unit, upkeep, bounties, pilot, seats }: BuildUnit): string[] {
  return [
    ...(unit.abilities ?? []).map((ability) =>
      typeof ability.value === 'number'
        ? `${abilityName(ability)} ${ability.value}`
        : abilityName(ability),
    ),
    ...upkeep.map((costs) => `Upkeep: ${costs.map(costText).join(' or ')}`),
    ...bounties.map(({ text }) => `Bounty: ${text}`),
    ...pilot.map(
      ({ subtype, gives }) =>
        `${subtype} Pilot${gives.length > 0 ? `: ${gives.map(giftText).join(' and ')}` : ''}`,
    ),
    ...(seats > 1 ? [`takes ${seats} Pilots`] : []),
  ];
}

/** What the player still has of what is counted. */
function leftOf(purse: CardState['purse']): { left?: string } {
  const parts = (['force', 'points', 'hand'] as const).flatMap((pocket) =>
    purse[pocket] === undefined ? [] : [pocketText(pocket, purse[pocket])],
  );
  return parts.length === 0 ? {} : { left: parts.join(', ') };
}
