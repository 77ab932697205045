/** Reads texts and files away from the page, so that it never stands still. */
import { makeBook } from '../../decks/book.ts';
import { DeckError } from '../../decks/problem.ts';
import { deckLines, readFile } from '../../decks/read.ts';
import { makeSheet, type Reading } from '../../decks/sheet.ts';
import { makeScanner } from '../../notation/scan.ts';
import type { Answer, Ask } from './ask.ts';

let reading: Reading | undefined;

function answer(ask: Ask): Answer {
  if (ask.kind === 'words') {
    reading = { scanner: makeScanner(ask.names), book: makeBook(ask.cards) };
    return { kind: 'ready' };
  }
  if (ask.kind === 'file') {
    const read = readFile(ask.bytes, ask.file);
    if (read.kind === 'text') return { kind: 'file', text: read.text, problems: [] };
    return { kind: 'file', text: deckLines(read.deck), problems: read.deck.problems };
  }
  if (reading === undefined) throw new Error('The words come first.');
  return { kind: 'sheet', sheet: makeSheet(ask.text, reading) };
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; ask: Ask }>) => {
  try {
    postMessage({ id: data.id, answer: answer(data.ask) });
  } catch (error) {
    const message = error instanceof DeckError ? error.message : 'This could not be read.';
    postMessage({ id: data.id, answer: { kind: 'refused', message } satisfies Answer });
  }
});
