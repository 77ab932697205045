/** Card data that the site is built with: `CARDS_DIR=… npm run build`. */
import { type BakedCards, readCardsDir } from '../decks/sets/folder.ts';
import { href } from './site.ts';

let read: BakedCards | undefined;

/** Read once for a build; undefined without `CARDS_DIR`. */
export function bakedCards(): BakedCards | undefined {
  const dir = process.env['CARDS_DIR'];
  if (!dir) return undefined;
  if (read === undefined) {
    read = readCardsDir(dir);
    console.log(`Card data: ${read.count} cards from ${dir}`);
    for (const problem of read.problems) console.warn(`Card data: ${problem}`);
  }
  return read;
}

/** Where the pages fetch them, with the base path. */
export const bakedHref = (): string | undefined => {
  const cards = bakedCards();
  return cards && href(`/card-data/${cards.version}.json`);
};
