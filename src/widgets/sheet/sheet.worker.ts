/** Reads texts and files away from the page, so that it never stands still. */
import { makeBook } from '../../decks/book.ts';
import { DeckError } from '../../decks/problem.ts';
import { deckLines, readFile } from '../../decks/read.ts';
import { scannedText } from '../../decks/sets/card.ts';
import { makeSheet, type Reading } from '../../decks/sheet.ts';
import { makeScanner } from '../../notation/scan.ts';
import { allCards, openCards } from '../cards/store.ts';
import type { Answer, Ask } from './ask.ts';

let reading: Promise<Reading> | undefined;
/** Names of cards that are offered while one is typed. */
const MOST_TITLES = 12;

/** Cards of the site, and over them those that were loaded, whose text says more. */
async function prepare({
  names,
  cards,
  places,
}: Extract<Ask, { kind: 'words' }>): Promise<Reading> {
  const loaded = allCards(await openCards(places));
  const known = loaded.map((card) => ({ title: card.name, keywords: [], text: scannedText(card) }));
  return { scanner: makeScanner(names), book: makeBook([...cards, ...known]) };
}

async function answer(ask: Ask): Promise<Answer> {
  if (ask.kind === 'words') {
    reading = prepare(ask);
    await reading;
    return { kind: 'ready' };
  }
  if (ask.kind === 'file') {
    const read = readFile(ask.bytes, ask.file);
    if (read.kind === 'text') return { kind: 'file', text: read.text, problems: [] };
    return { kind: 'file', text: deckLines(read.deck), problems: read.deck.problems };
  }
  if (reading === undefined) throw new Error('The words come first.');
  const { book } = await reading;
  if (ask.kind === 'titles') return { kind: 'titles', titles: book.begins(ask.begin, MOST_TITLES) };
  return { kind: 'sheet', sheet: makeSheet(ask.text, await reading) };
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; ask: Ask }>) => {
  answer(data.ask)
    .catch((error: unknown): Answer => {
      const message = error instanceof DeckError ? error.message : 'This could not be read.';
      return { kind: 'refused', message };
    })
    .then((given) => postMessage({ id: data.id, answer: given }));
});
