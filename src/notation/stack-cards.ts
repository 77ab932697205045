import { costText } from '../rules/build/costs.ts';
import type { StackCard } from '../rules/stack/shapes.ts';
import type { Ability, Arena } from '../rules/types.ts';
import { type CardText, readCardText } from './card-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Splits `Luke (B)` into the name and the version letter, which makes the card unique. */
export function nameAndVersion(label: string): { name: string; version?: string } {
  const found = /^(.*\S) *\(([^()]{1,4})\)$/.exec(label.trim());
  if (found === null) return { name: label.trim() };
  return { name: found[1] ?? '', version: found[2] ?? '' };
}

/**
 * Reads a card of a stack: its name, and what it prints.
 * @param id stable id of the card; its label when left out
 * @throws NotationError
 */
export function readStackCard(
  text: string,
  at: { line: number; column: number; vocabulary: Vocabulary },
): StackCard {
  return stackCardOf(readCardText(text, { ...at, named: true }));
}

function stackCardOf(text: CardText): StackCard {
  const label = text.name ?? '';
  const card: StackCard = {
    id: label,
    ...nameAndVersion(label),
    label,
    arenas: text.arenas,
    subtypes: text.subtypes,
    abilities: [...text.abilities, ...ownLanguage(text)],
    inserts: text.inserts,
    switches: text.switches,
    lists: text.lists,
    pilot: text.pilot,
    seats: text.seats ?? 1,
  };
  if (text.cost !== undefined) card.cost = text.cost;
  if (text.speed !== undefined) card.speed = text.speed;
  if (text.power !== undefined) card.power = text.power;
  if (text.health !== undefined) card.health = text.health;
  return card;
}

/** Upkeep, Bounty and Hidden Cost of a card, as abilities among the others. */
function ownLanguage(text: CardText): Ability[] {
  return [
    ...text.upkeep.map((costs) => ({
      keyword: 'upkeep',
      text: costs.map(costText).join(' or '),
    })),
    ...text.bounties.map((bonus) => ({ keyword: 'bounty', text: bonus.text })),
    ...text.hidden.map((value) => ({ keyword: 'hidden-cost', value })),
  ];
}

/** Reads an arena word: `Space`, `the Ground arena`; undefined for any other. */
export function arenaWord(text: string): Arena | undefined {
  const word = /^(?:the )?(space|ground|character)(?: arena)?$/i.exec(text.trim())?.[1];
  return word?.toLowerCase() as Arena | undefined;
}
