/** Writes cards as `card-text.ts` reads them back: of builds, of build steps, of stacks. */
import type { BuildUnit, PilotLine } from '../rules/build/board.ts';
import { costText } from '../rules/build/costs.ts';
import type { BuildCard } from '../rules/build/shapes.ts';
import type { Gift } from '../rules/gift.ts';
import type { ListItem, StackCard } from '../rules/stack/shapes.ts';
import type { Arena } from '../rules/types.ts';
import { quote, tidy } from './clean.ts';
import { writeAbility, writeName, writeUnitText } from './write.ts';

const arenaWords: Readonly<Record<Arena, string>> = {
  space: 'Space',
  ground: 'Ground',
  character: 'Character',
};

/** A card that is built or played. That it is a Pilot is kept, for which units is not known any more. */
export function writeBuildCard(card: BuildCard): string {
  const parts = [`cost ${card.cost}`];
  if (card.battle) parts.unshift('Battle');
  if (card.counters > 0) parts.push(`counters ${card.counters}`);
  if (card.pilot) parts.push('Starfighter Pilot');
  parts.push(...card.hidden.map((x) => `Hidden Cost ${x}`));
  for (const { cost, condition, met } of card.reduced) {
    parts.push(`Reduced Cost ${cost}: ${condition} (${met ? 'met' : 'not met'})`);
  }
  if (card.effect !== undefined) parts.push(`Effect: ${safe(card.effect)}`);
  for (const { cost, effect, instead } of card.enhance) {
    parts.push(`Enhance: ${costText(cost)} -> ${instead ? `${effect} instead` : `also ${effect}`}`);
  }
  parts.push(...card.alternatives.map((cost) => `Alternative Cost: ${costText(cost)}`));
  return named(card.name, parts);
}

/** A unit at a build step. */
export function writeBuildUnit(own: BuildUnit): string {
  const { name: _, ...spec } = own.unit;
  const parts = [writeUnitText(spec)].filter((part) => part !== '');
  parts.push(...pilotParts(own.pilot));
  if (own.seats > 1) parts.push(`pilots ${own.seats}`);
  if (own.aboard !== undefined) parts.push(`piloting ${safe(own.aboard)}`);
  if (own.under) parts.push('under');
  parts.push(...own.upkeep.map((costs) => `Upkeep: ${costs.map(costText).join(' or ')}`));
  parts.push(...own.bounties.map(({ text }) => `Bounty: ${safe(text)}`));
  return named(own.unit.name, parts);
}

/** A card of a stack, its name first. */
export function writeStackCard(card: StackCard): string {
  const parts: string[] = [];
  const types = card.arenas.map((arena) => arenaWords[arena]).join('/');
  if (types !== '') {
    const subtypes = card.subtypes.length > 0 ? ` - ${card.subtypes.join(' ')}` : '';
    parts.push(`${types}${subtypes}`);
  } else parts.push(...card.subtypes.map((subtype) => `subtype ${safe(subtype)}`));
  for (const stat of ['cost', 'speed', 'power', 'health'] as const) {
    if (card[stat] !== undefined) parts.push(`${stat} ${card[stat]}`);
  }
  if (card.seats > 1) parts.push(`pilots ${card.seats}`);
  parts.push(...card.abilities.map((ability) => writeAbility(ability)));
  parts.push(...card.inserts.map((gift) => `INSERT: ${writeGift(gift)}`));
  for (const effects of card.switches) {
    parts.push(`Switch: ${effects.map(writeGifts).join('/')}`);
  }
  parts.push(...card.lists.map((items) => `Stack: ${items.map(writeItem).join(' or ')}`));
  parts.push(...pilotParts(card.pilot));
  const label = writeName(card.label);
  return parts.length === 0 ? label : `${label}: ${parts.join(', ')}`;
}

function pilotParts(lines: readonly PilotLine[]): string[] {
  return lines.map(({ subtype, gives }) => `${subtype} Pilot: ${writeGifts(gives)}`);
}

function writeGifts(gifts: readonly Gift[]): string {
  return gifts.map(writeGift).join(' and ') || 'None';
}

function writeGift(gift: Gift): string {
  if ('ability' in gift) return writeAbility(gift.ability);
  return `${gift.by < 0 ? '' : '+'}${gift.by} ${gift.stat}`;
}

function writeItem(item: ListItem): string {
  return 'any' in item ? `any ${item.any}` : safe(item.name);
}

function named(name: string | undefined, parts: readonly string[]): string {
  const text = parts.join(', ');
  return name === undefined ? text : `${writeName(name)}: ${text}`;
}

/** A text that can stand between commas. */
function safe(text: string): string {
  const neat = tidy(text);
  return neat === '' || /["\\,:#[\]]|->|=>|→/.test(neat) ? quote(neat) : neat;
}
