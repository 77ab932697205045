/** Loaded cards as they are stored and sent: a text for each column, which packs and copies fast. */
import { COLUMNS, type Column, type LoadedCard } from './card.ts';

export const CARD_FORMAT = 'natural-six-cards';

/** What IndexedDB keeps and what a build with card data serves. */
export interface CardTable {
  format: typeof CARD_FORMAT;
  version: 1;
  /** When it was loaded or built, as `2026-11-30`. */
  date: string;
  count: number;
  /** For each column the values of all cards, a line each. */
  columns: Readonly<Record<Column, string>>;
}

/** @param date a plain day, `2026-11-30` */
export function packCards(cards: readonly LoadedCard[], date: string): CardTable {
  const columns = Object.fromEntries(
    COLUMNS.map((column) => [column, cards.map((card) => card[column]).join('\n')]),
  ) as Record<Column, string>;
  return { format: CARD_FORMAT, version: 1, date, count: cards.length, columns };
}

/** The cards of a table; undefined for anything else, and for one that lost a part. */
export function unpackCards(value: unknown): LoadedCard[] | undefined {
  const table = (value ?? {}) as Partial<CardTable>;
  const { format, version, count, columns } = table;
  if (format !== CARD_FORMAT || version !== 1 || typeof columns !== 'object' || columns === null) {
    return undefined;
  }
  if (count === 0) return [];
  const split = {} as Record<Column, string[]>;
  for (const column of COLUMNS) {
    const text: unknown = columns[column];
    if (typeof text !== 'string') return undefined;
    split[column] = text.split('\n');
    if (split[column].length !== count) return undefined;
  }
  return split.name.map((_, at) => {
    const card = {} as Record<Column, string>;
    for (const column of COLUMNS) card[column] = split[column][at] ?? '';
    return card;
  });
}

/** The older cards with the newer ones; a set that is loaded again takes the place of its older form. */
export function mergeCards(
  older: readonly LoadedCard[],
  newer: readonly LoadedCard[],
): LoadedCard[] {
  const again = new Set(newer.map(({ set }) => set.toLowerCase()));
  return [...older.filter(({ set }) => !again.has(set.toLowerCase())), ...newer];
}

/** How many cards of each set, by the set's name. */
export function setsOf(cards: readonly LoadedCard[]): [set: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { set } of cards) counts.set(set, (counts.get(set) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}
