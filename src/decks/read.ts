/** Decks out of files, whatever program wrote them. */

import type { Deck } from './deck.ts';
import { decodeText } from './decode.ts';
import { looksLikeList, readListDeck } from './read-list.ts';
import { readXmlDeck } from './read-xml.ts';

/** What a file turned out to be. */
export type FileRead =
  | { kind: 'deck'; deck: Deck }
  /** A card text, or an exported sheet: whatever is no deck. */
  | { kind: 'text'; text: string };

/**
 * Reads a file that a player dropped. The content decides, not the ending of the name.
 * @param file its name, for messages
 * @throws DeckError when nothing of it could be read: what was found, what was expected, where
 */
export function readFile(bytes: Uint8Array, file: string): FileRead {
  const text = decodeText(bytes, file);
  if (/^\s*</.test(text) || /\.(?:dek|o8d)$/i.test(file)) {
    return { kind: 'deck', deck: readXmlDeck(text.trimStart(), file) };
  }
  if (looksLikeList(text)) return { kind: 'deck', deck: readListDeck(text, file) };
  return { kind: 'text', text };
}

/** A deck as the lines of a list, which the box of the sheet takes. */
export function deckLines(deck: Deck): string {
  let section = 'Deck';
  const lines: string[] = [];
  for (const card of deck.cards) {
    if (card.section !== section) lines.push(`${card.section}:`);
    section = card.section;
    lines.push(`${card.count} ${card.name}`);
  }
  return lines.join('\n');
}
