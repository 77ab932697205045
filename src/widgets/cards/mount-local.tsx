/** Draws the card that the address names, out of the data on this device. */
import { render } from 'preact';
import type { SheetData } from '../../decks/sheet-data.ts';
import { theCards } from './ask.ts';
import { LocalCard, NoCard } from './LocalCard.tsx';

const LONGEST_NAME = 120;
const place = document.querySelector<HTMLElement>('[data-local-card]');
const base = document.body.dataset['base'] ?? '/';

async function show(into: HTMLElement): Promise<void> {
  const name = (new URLSearchParams(location.search).get('name') ?? '')
    .trim()
    .slice(0, LONGEST_NAME);
  const cards = theCards();
  const [data, about, page] = await Promise.all([
    fetch(`${base.replace(/\/$/, '')}/sheet-data.json`).then(
      (answer) => answer.json() as Promise<SheetData>,
    ),
    cards.open(),
    cards.card(name),
  ]);
  const [first] = page.cards;
  into.textContent = '';
  if (first === undefined) {
    render(<NoCard name={name} page={page} base={base} any={about.count > 0} />, into);
  } else {
    document.title = `${first.name}: ${document.title}`;
    render(<LocalCard page={page} data={data} base={base} />, into);
  }
}

if (place) {
  show(place).catch(() => {
    place.textContent = 'The card could not be shown. Load the page again.';
  });
}
