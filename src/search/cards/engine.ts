/** The search over loaded cards. It runs in a worker, where nothing that it does holds up a page. */
import type { LoadedCard } from '../../decks/sets/card.ts';
import { clean } from '../tokens.ts';
import { guessed, indexCardNames, misspelt, spelt } from './names.ts';
import { makeCardTexts } from './texts.ts';

export interface CardFound {
  /** Place of the card in the list that was indexed. */
  place: number;
  /** Higher is better, on the scale of the search of rulings. */
  score: number;
}

export interface CardSearch {
  /**
   * Takes in texts of cards, whose names are known from the start.
   * @param most how many cards now
   * @returns whether all are in
   */
  learn(most: number): boolean;
  /** Best first; nothing for a query without meaning. */
  find(query: string, limit: number): CardFound[];
}

const LONGEST = 100;
/** A card whose text has the words stands behind a ruling about them. */
const TEXT_SCALE = 4;
const MOST_FOR_TEXT = 90;

/** Prepares the names, which takes about a tenth of a second for 10,000 cards; texts follow with `learn`. */
export function createCardSearch(cards: readonly LoadedCard[]): CardSearch {
  const names = indexCardNames(cards.map(({ name }) => name));
  const texts = makeCardTexts();
  let known = 0;
  return {
    learn(most) {
      const end = Math.min(cards.length, known + most);
      for (; known < end; known++) {
        const { name, type, subtype, side, set, text } = cards[known] as LoadedCard;
        texts.add(known, { name, facts: `${type} ${subtype} ${side} ${set}`, text });
      }
      return known === cards.length;
    },
    find(typed, limit) {
      const query = clean(typed.slice(0, LONGEST));
      if (query === '') return [];
      const scores = spelt(names, query);
      const add = (more: ReadonlyMap<number, number>): void => {
        for (const [place, score] of more) if (!scores.has(place)) scores.set(place, score);
      };
      const whole = scores.size;
      if (whole < limit) {
        for (const [place, score] of texts.find(query)) {
          if (!scores.has(place)) scores.set(place, Math.min(MOST_FOR_TEXT, score * TEXT_SCALE));
        }
      }
      // Slips are looked for where hardly a name has the letters; guesses only where nothing was found.
      if (whole < 3) add(misspelt(names, query));
      if (scores.size === 0) add(guessed(names, query));
      return best(scores, limit);
    },
  };
}

/** The best of many, without sorting all of them. Ties stand in the order of the cards. */
function best(scores: ReadonlyMap<number, number>, limit: number): CardFound[] {
  const found: CardFound[] = [];
  const before = (a: CardFound, b: CardFound): number => b.score - a.score || a.place - b.place;
  for (const [place, score] of scores) {
    const last = found.at(-1);
    if (found.length === limit && last !== undefined && before(last, { place, score }) <= 0)
      continue;
    found.push({ place, score });
    found.sort(before);
    if (found.length > limit) found.pop();
  }
  return found;
}
