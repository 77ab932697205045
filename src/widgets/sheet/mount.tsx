/** Brings the sheet to life; what was typed before is kept. */
import { render } from 'preact';
import type { SheetData } from '../../decks/sheet-data.ts';
import { bakedAddress, lentCards } from '../cards/note.ts';
import { makeReader } from './ask.ts';
import { Sheet } from './Sheet.tsx';

const place = document.querySelector<HTMLElement>('[data-sheet]');
const base = document.body.dataset['base'] ?? '/';

async function start(into: HTMLElement): Promise<void> {
  const answer = await fetch(`${base.replace(/\/$/, '')}/sheet-data.json`);
  const data = (await answer.json()) as SheetData;
  const places = { baked: bakedAddress(), lent: lentCards() };
  const reader = makeReader({ kind: 'words', names: data.names, cards: data.cards, places });
  const draft = into.querySelector('textarea')?.value ?? '';
  const typing = into.querySelector('textarea') === document.activeElement;
  into.textContent = '';
  render(<Sheet base={base} data={data} reader={reader} draft={draft} />, into);
  if (typing) into.querySelector('textarea')?.focus();
}

if (place) {
  start(place).catch(() => {
    const note = place.querySelector('[data-sheet-note]');
    if (note) note.textContent = 'The keywords could not be loaded. Load the page again.';
  });
}
