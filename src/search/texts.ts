/** Finds rulings and pages by the words of their titles and texts. */
import Fuse from 'fuse.js/min-basic';
import { editDistance } from '../rules/words.ts';
import { keyWords } from './tokens.ts';
import type { SearchData } from './types.ts';

/** How much a word counts where it stands. */
const WEIGHT = { page: 2.6, title: 2.4, id: 1.9, gist: 1.6, text: 1 } as const;

export interface TextIndex {
  /** Every word there is. */
  words: readonly string[];
  /** Word to the documents that have it, with the weight of the best place. */
  has: ReadonlyMap<string, ReadonlyMap<number, number>>;
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
    for (const place of text) add(vocabulary[place] ?? '', document, WEIGHT.text);
  });
  rulings.forEach(([page, id, title], document) => {
    // Ids are permanent and say what the ruling is about: `can-be-deflected`.
    for (const word of keyWords(id.replaceAll('-', ' '))) add(word, document, WEIGHT.id);
    for (const word of keyWords(title)) add(word, document, WEIGHT.title);
    const [, , name = '', , aliases = []] = pages[page] ?? [];
    for (const word of keyWords([name, ...aliases].join(' '))) add(word, document, WEIGHT.page);
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
  return { words, has, size: rulings.length + pages.length, fuse };
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
    if (Math.abs(word.length - typed.length) <= allowed && editDistance(word, typed) <= allowed)
      found.set(word, 0.55);
  }
  if (found.size > 0) return found;
  for (const { item, score = 1 } of index.fuse.search(typed, { limit: 3 })) {
    if (score < 0.25 && item[0] === typed[0]) found.set(item, 0.4);
  }
  return found;
}

/**
 * Scores every document by the words of the query. A document with all of them comes before one with some.
 * @returns document to score (0 to about 100); and how many of the words mean anything here
 */
export function scoreTexts(
  index: TextIndex,
  query: string,
): { scores: Map<number, number>; known: number; asked: number } {
  const asked = keyWords(query);
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  let known = 0;
  let total = 0;
  asked.forEach((typed, place) => {
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
    if (best.size === 0) return;
    known++;
    // Rare words say more (inverse document frequency).
    const rarity = Math.log(1 + index.size / Math.max(spread, 1));
    total += rarity;
    for (const [document, value] of best) {
      scores.set(document, (scores.get(document) ?? 0) + value * rarity);
      covered.set(document, (covered.get(document) ?? 0) + rarity);
    }
  });
  for (const [document, score] of scores) {
    const share = (covered.get(document) ?? 0) / Math.max(total, 1e-9);
    scores.set(document, score * share * share);
  }
  return { scores, known, asked: asked.length };
}
