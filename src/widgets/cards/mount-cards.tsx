/** Brings the part for card data on the page of cards to life. */
import { render } from 'preact';
import { theCards } from './ask.ts';
import { Cards } from './Cards.tsx';

const place = document.querySelector<HTMLElement>('[data-card-data]');
if (place) render(<Cards base={document.body.dataset['base'] ?? '/'} store={theCards()} />, place);
