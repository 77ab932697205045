/** The facts of a loaded card in words. */
import type { LoadedCard } from '../../decks/sets/card.ts';

const NUMBERS = ['cost', 'speed', 'power', 'health'] as const;

/** `Space · Starfighter · cost 5, speed 40, power 4, health 5 · T1`: one line, for a list. */
export function factsLine(card: LoadedCard, others = 0): string {
  const numbers = NUMBERS.filter((key) => card[key] !== '').map((key) => `${key} ${card[key]}`);
  const sets = others === 0 ? card.set : `${card.set} and ${others} more`;
  return [card.type, card.subtype, numbers.join(', '), sets]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A plain day in words: `30 November 2026`. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export const many = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;
