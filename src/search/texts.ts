/** Finds rulings and pages by the words of their titles and texts. */
import Fuse from 'fuse.js/min-basic';
import { slipsBetween } from './slips.ts';
import { isLight, keyWords } from './tokens.ts';
import type { SearchData } from './types.ts';

/** How much a word counts where it stands. */
const WEIGHT = { page: 2.6, title: 2.4, id: 1.9, gist: 1.9, text: 1 } as const;

/** A word that stands in titles but was left out of the texts is a common one: see `data.ts`. */
const COMMON_FROM = 8;

export interface TextIndex {
  /** Every word there is. */
  words: readonly string[];
  /** Word to the documents that have it, with the weight of the best place. */
  has: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Words of titles and names that texts were not searched for, because too many have them. */
  common: ReadonlySet<string>;
  /** Documents: rulings first, then pages. */
  size: number;
  fuse: Fuse<string>;
}

export function indexTexts({ pages, rulings, words: list, texts }: SearchData): TextIndex {
  const vocabulary = list.split(' ');
  const has = new Map<string, Map<number, number>>();
  const add = (word: string, document: number, weight: number): void => {
    const documents = has.get(word) ?? new Map<number, number>();
    has.set(word, documents);
    const before = documents.get(document) ?? 0;
    // A word in two places counts more than in one, but not twice.
    documents.set(document, Math.max(before, weight) + 0.3 * Math.min(before, weight));
  };
  texts.forEach((text, document) => {
    // The text of a page is its gist.
    const weight = document < rulings.length ? WEIGHT.text : WEIGHT.gist;
    for (const place of text) add(vocabulary[place] ?? '', document, weight);
  });
  rulings.forEach(([page, id, title], document) => {
    const [, , name = '', , aliases = []] = pages[page] ?? [];
    // Every ruling of a keyword is about it, whether its title says so or not.
    const own = new Set(keyWords([name, ...aliases].join(' ')));
    for (const word of own) add(word, document, WEIGHT.page);
    // Ids are permanent and say what the ruling is about: `can-be-deflected`.
    for (const word of keyWords(id.replaceAll('-', ' ')))
      if (!own.has(word)) add(word, document, WEIGHT.id);
    for (const word of keyWords(title)) if (!own.has(word)) add(word, document, WEIGHT.title);
  });
  pages.forEach(([, , name, gist, aliases], index) => {
    const document = rulings.length + index;
    for (const word of keyWords(gist)) add(word, document, WEIGHT.gist);
    for (const word of keyWords([name, ...aliases].join(' '))) add(word, document, WEIGHT.page);
  });
  const words = [...has.keys()].sort();
  const fuse = new Fuse(words, {
    threshold: 0.28,
    includeScore: true,
    minMatchCharLength: 3,
    distance: 20,
  });
  const listed = new Set(vocabulary);
  const common = new Set(
    words.filter((word) => !listed.has(word) && (has.get(word)?.size ?? 0) >= COMMON_FROM),
  );
  return { words, has, common, size: rulings.length + pages.length, fuse };
}

/** Words of the index that a typed word may mean, each with how sure that is (0 to 1). */
function meanings(index: TextIndex, typed: string, last: boolean): Map<string, number> {
  const found = new Map<string, number>();
  if (index.has.has(typed)) found.set(typed, 1);
  // The last word may still be being typed; others count as beginnings only when long enough to say so.
  if (typed.length >= (last ? 2 : 4)) {
    for (const word of index.words) {
      if (word !== typed && word.startsWith(typed)) found.set(word, last ? 0.8 : 0.6);
    }
  }
  if (found.size > 0 || typed.length < 4) return found;
  for (const word of index.words) {
    const allowed = typed.length <= 5 ? 1 : 2;
    if (slipsBetween(word, typed, allowed) <= allowed) found.set(word, 0.55);
  }
  if (found.size > 0) return found;
  for (const { item, score = 1 } of index.fuse.search(typed, { limit: 3 })) {
    if (score < 0.25 && item[0] === typed[0]) found.set(item, 0.4);
  }
  return found;
}

/** What a word that says little is worth beside one that says something. */
const LITTLE = 0.3;
/** A word of the query, in comparable form, and how much it says: 1, or less. */
export interface Asked {
  word: string;
  worth: number;
}

/** Words that were asked for; a number behind a name, its value, says little. */
export function askedIn(
  query: string,
  isValue: (number: string) => boolean = () => false,
): Asked[] {
  return keyWords(query).map((word) => ({
    word,
    worth: isLight(word) || isValue(word) ? LITTLE : 1,
  }));
}

/**
 * Scores every document by the words of the query. A document with all of them comes before one with some.
 * @returns document to score (0 to about 100); and how many of the words mean anything here or need not
 */
export function scoreTexts(
  index: TextIndex,
  asked: readonly Asked[],
): { scores: Map<number, number>; known: number } {
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  let known = 0;
  let total = 0;
  asked.forEach(({ word: typed, worth }, place) => {
    const best = new Map<number, number>();
    const meant = meanings(index, typed, place === asked.length - 1);
    let spread = 0;
    for (const [word, sure] of meant) {
      const documents = index.has.get(word);
      spread = Math.max(spread, documents?.size ?? 0);
      for (const [document, weight] of documents ?? []) {
        const value = weight * sure;
        if (value > (best.get(document) ?? 0)) best.set(document, value);
      }
    }
    if (best.size > 0 || worth < 1) known++;
    if (best.size === 0) return;
    // Where a common word stands in a text is not known, so its lack counts half.
    const common = index.common.has(typed);
    if (common) spread = Math.max(spread, index.size / 6);
    // Rare words say more (inverse document frequency).
    const rarity = worth * Math.log(1 + index.size / Math.max(spread, 1));
    total += common ? rarity / 2 : rarity;
    for (const [document, value] of best) {
      scores.set(document, (scores.get(document) ?? 0) + value * rarity);
      covered.set(document, (covered.get(document) ?? 0) + rarity);
    }
  });
  for (const [document, score] of scores) {
    const share = Math.min(1, (covered.get(document) ?? 0) / Math.max(total, 1e-9));
    scores.set(document, score * share * share);
  }
  return { scores, known };
}
