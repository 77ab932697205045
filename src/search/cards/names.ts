/** Finds cards by name: whole, beginnings of its words, joined or split spelling, and near misses. */
import Fuse from 'fuse.js/min-basic';
import { editDistance } from '../../rules/words.ts';
import { squash, words } from '../tokens.ts';
import { type GramIndex, indexGrams } from './grams.ts';

export interface CardNames {
  /** `luke skywalker b` */
  plain: readonly string[];
  /** `lukeskywalkerb` */
  squashed: readonly string[];
  grams: GramIndex;
}

/** How many names that may match are looked at closely. */
const LIKELY = 120;

export function indexCardNames(titles: readonly string[]): CardNames {
  const plain = titles.map((title) => words(title).join(' '));
  const squashed = titles.map(squash);
  return { plain, squashed, grams: indexGrams(squashed) };
}

/**
 * Cards whose name the query spells, whole or by the beginnings of its words.
 * @returns place of the card to score, at most 970: the scale of `../names.ts`
 */
export function spelt({ plain, squashed: names }: CardNames, query: string): Map<number, number> {
  const found = new Map<number, number>();
  const squashed = squash(query);
  if (squashed === '') return found;
  const typed = words(query);
  const first = typed[0] ?? '';
  const [begin, rest] = [` ${first}`, typed.slice(1).map((word) => ` ${word}`)];
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as string;
    if (name.startsWith(squashed)) {
      found.set(
        at,
        name.length === squashed.length ? 970 : 870 - Math.min(40, name.length - squashed.length),
      );
      continue;
    }
    // Every typed word begins a word of the name, in any order: `rebel luke`.
    const spoken = ` ${plain[at]}`;
    if (first === '' || !spoken.includes(begin)) continue;
    if (!rest.every((word) => spoken.includes(word))) continue;
    found.set(at, (squashed.length < 3 ? 560 : 660) - Math.min(40, name.length - squashed.length));
  }
  return found;
}

/** Queries shorter than this are taken as they are. */
const SHORTEST_GUESS = 4;
const allowed = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3);

/** Cards whose name is the query but for a slip or two, word by word; swapped neighbours are one slip. */
export function misspelt(
  { plain, squashed: names, grams }: CardNames,
  query: string,
): Map<number, number> {
  const found = new Map<number, number>();
  const squashed = squash(query);
  if (squashed.length < SHORTEST_GUESS) return found;
  const typed = words(query);
  for (const place of grams.likely(squashed, LIKELY)) {
    const own = (plain[place] ?? '').split(' ');
    let slips = 0;
    for (const word of typed) slips += slipsIn(word, own);
    if (slips > 0 && slips <= allowed(squashed.length)) {
      const spare = Math.abs((names[place] ?? '').length - squashed.length);
      found.set(place, 500 - slips * 60 - Math.min(20, spare));
    }
  }
  return found;
}

/** Slips between a typed word and the nearest word of a name, or its beginning; many when none is near. */
function slipsIn(word: string, own: readonly string[]): number {
  let best = word.length > 2 ? allowed(word.length) + 1 : 1;
  for (const each of own) {
    const begin = each.slice(0, word.length);
    if (Math.abs(begin.length - word.length) >= best) continue;
    const slips =
      begin === word ? 0 : Math.min(editDistance(word, begin), editDistance(word, each));
    if (slips < best) best = slips;
  }
  return best * 3 > word.length + 1 ? 9 : best;
}

/** Last resort: Fuse looks for the letters anywhere in the likely names: joined and split and cut spellings. */
export function guessed({ squashed: names, grams }: CardNames, query: string): Map<number, number> {
  const found = new Map<number, number>();
  const squashed = squash(query);
  if (squashed.length < SHORTEST_GUESS) return found;
  const likely = grams
    .likely(squashed, LIKELY)
    .map((place) => ({ place, name: names[place] ?? '' }));
  const fuse = new Fuse(likely, {
    keys: ['name'],
    threshold: 0.3,
    ignoreLocation: true,
    includeScore: true,
    minMatchCharLength: 2,
  });
  for (const { item, score = 1 } of fuse.search(squashed, { limit: 12 })) {
    if (score <= 0.3) found.set(item.place, 420 - score * 400);
  }
  return found;
}
