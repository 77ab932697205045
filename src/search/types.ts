/** What the build makes and the search box reads. Kept small: it is fetched on the first keystroke. */

export type PageKind = 'keyword' | 'term' | 'card' | 'step' | 'interaction';
export type HitKind = PageKind | 'ruling';

/** `[kind, id, name, gist, aliases]`; an interaction has the names of its keywords for aliases. */
export type PageRow = readonly [
  kind: PageKind,
  id: string,
  name: string,
  gist: string,
  aliases: readonly string[],
];
/** `[index of its page, id, title]` */
export type RulingRow = readonly [page: number, id: string, title: string];

export interface SearchData {
  /** Address of each kind of hit, `*` where an id stands; made by the catalog's own functions. */
  addresses: Readonly<Record<HitKind, string>>;
  pages: readonly PageRow[];
  rulings: readonly RulingRow[];
  /** Comparable forms of all words of the longer texts, commonest first, joined by spaces. */
  words: string;
  /**
   * For each ruling, then for each page, which words its text has: their places in `words`, rising.
   */
  texts: readonly (readonly number[])[];
}

export interface Hit {
  kind: HitKind;
  id: string;
  /** Site address without the base path; a ruling's leads to its anchor. */
  address: string;
  title: string;
  /** The page of a ruling, or the gist of a page. */
  context: string;
  /** Higher is better; only comparable within one query. */
  score: number;
  /** Ranges of `title` that the query's letters cover, `[from, to)`. Guesses are never marked. */
  marks: readonly (readonly [from: number, to: number])[];
}
