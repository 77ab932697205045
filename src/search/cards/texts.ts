/** Finds cards by the words of their names, types, sets and texts. */
import { keyWords } from '../tokens.ts';

/** How much a word counts where it stands. */
const WEIGHT = { name: 4, fact: 3, text: 1 } as const;
/** Words that a beginning may stand for. */
const MOST_WORDS = 60;

export interface CardText {
  name: string;
  /** Type, subtype, side, set. */
  facts: string;
  text: string;
}

export interface CardTexts {
  /** Takes more cards in. */
  add(place: number, card: CardText): void;
  /** Cards that have every word of the query, its last word also as a beginning. */
  find(query: string): Map<number, number>;
}

/** Cards of a word, and how much the word counts in each. */
interface Postings {
  places: number[];
  weights: number[];
}

export function makeCardTexts(): CardTexts {
  const index = new Map<string, Postings>();
  /** Comparable forms of words as they were written: most words come again and again. */
  const forms = new Map<string, readonly string[]>();
  let sorted: string[] | undefined;
  let size = 0;

  const wordsOf = (text: string): string[] =>
    text.split(' ').flatMap((raw) => {
      let known = forms.get(raw);
      if (known === undefined) {
        known = keyWords(raw);
        forms.set(raw, known);
      }
      return known;
    });

  const put = (word: string, place: number, weight: number): void => {
    let entry = index.get(word);
    if (entry === undefined) {
      entry = { places: [], weights: [] };
      index.set(word, entry);
      sorted = undefined;
    }
    const last = entry.places.length - 1;
    if (entry.places[last] === place) {
      entry.weights[last] = Math.max(entry.weights[last] ?? 0, weight);
    } else {
      entry.places.push(place);
      entry.weights.push(weight);
    }
  };

  /** Words of the index that begin so. */
  const begins = (word: string): string[] => {
    sorted ??= [...index.keys()].sort();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; sorted[at]?.startsWith(word) && found.length < MOST_WORDS; at++) {
      found.push(sorted[at] as string);
    }
    return found;
  };

  /** Cards of a word to its weight there, the rarer the word the more. */
  const scores = (word: string, last: boolean): Map<number, number> => {
    const found = new Map<number, number>();
    for (const each of last && word.length >= 3 ? begins(word) : [word]) {
      const entry = index.get(each);
      if (entry === undefined) continue;
      const sure = each === word ? 1 : index.has(word) ? 0.3 : 0.8;
      const rare = Math.log2(1 + size / entry.places.length) * sure;
      entry.places.forEach((place, at) => {
        const score = rare * (entry.weights[at] ?? 0);
        if (score > (found.get(place) ?? 0)) found.set(place, score);
      });
    }
    return found;
  };

  return {
    add(place, { name, facts, text }) {
      size++;
      for (const word of wordsOf(name)) put(word, place, WEIGHT.name);
      for (const word of wordsOf(facts)) put(word, place, WEIGHT.fact);
      for (const word of wordsOf(text.replaceAll('|', ' '))) put(word, place, WEIGHT.text);
    },
    find(query) {
      const asked = keyWords(query);
      if (asked.length === 0) return new Map();
      const each = asked.map((word, at) => scores(word, at === asked.length - 1));
      each.sort((a, b) => a.size - b.size);
      const [fewest = new Map<number, number>(), ...others] = each;
      const found = new Map<number, number>();
      for (const [place, score] of fewest) {
        let sum = score;
        for (const other of others) {
          const more = other.get(place);
          if (more === undefined) {
            sum = 0;
            break;
          }
          sum += more;
        }
        if (sum > 0) found.set(place, sum / asked.length);
      }
      return found;
    },
  };
}
