/** Two keywords in one query: `armor accuracy`, `armour vs acuracy`, `bombard retali`. */
import { slipsBetween } from './slips.ts';
import { squash, words } from './tokens.ts';
import type { PageRow } from './types.ts';

/** Words that put two names beside each other and ask nothing else. */
const BETWEEN = new Set(
  'vs versus against and with x plus meets or on interaction interactions between'.split(' '),
);

export interface PairIndex {
  /** Spelt name or alias to the page of its keyword. */
  names: ReadonlyMap<string, number>;
  /** Page of each interaction, with the pages of its keywords. */
  meetings: readonly { page: number; keywords: readonly number[] }[];
}

export function indexPairs(pages: readonly PageRow[]): PairIndex {
  const names = new Map<string, number>();
  pages.forEach(([kind, , name, , aliases], page) => {
    if (kind === 'keyword')
      for (const spoken of [name, ...aliases]) names.set(squash(spoken), page);
  });
  const meetings = pages.flatMap(([kind, , , , meeting], page) =>
    kind === 'interaction'
      ? [{ page, keywords: meeting.map((name) => names.get(squash(name)) ?? -1) }]
      : [],
  );
  return { names, meetings };
}

/** The keyword that these words spell exactly. */
const spelt = (names: PairIndex['names'], typed: string): number | undefined =>
  names.get(typed) ?? names.get(typed.replace(/s$/, ''));

/** The keyword that these words spell with a slip or two, or begin where typing has not ended. */
function nearly(names: PairIndex['names'], typed: string, last: boolean): number | undefined {
  if (typed.length < 3) return undefined;
  const slips = typed.length < 5 ? 0 : typed.length < 8 ? 1 : 2;
  for (const [name, page] of names) {
    if (last && name.startsWith(typed)) return page;
    if (slips > 0 && name[0] === typed[0] && slipsBetween(name, typed, slips) <= slips) return page;
  }
  return undefined;
}

/** The keyword that stands at this place, and how many words it takes; what is spelt right comes first. */
function keywordAt(
  names: PairIndex['names'],
  typed: readonly string[],
  at: number,
): { page: number; length: number } | undefined {
  const lengths = [3, 2, 1].filter((length) => {
    const part = typed.slice(at, at + length);
    return part.length === length && !part.some((word) => BETWEEN.has(word));
  });
  for (const find of [spelt, nearly]) {
    for (const length of lengths) {
      const last = at + length === typed.length;
      const page = find(names, typed.slice(at, at + length).join(''), last);
      if (page !== undefined) return { page, length };
    }
  }
  return undefined;
}

/**
 * Reads keywords off a query, longest names first.
 * @returns their pages, and whether the query says nothing beside them
 */
export function keywordsIn(
  { names }: PairIndex,
  query: string,
): { named: ReadonlySet<number>; bare: boolean } {
  const typed = words(query).filter((word) => !/^-?\d+\+?$/.test(word));
  // "Does it stack?" asks for no stack of cards.
  if (/^(do|does|can|will)$/.test(typed[0] ?? '') && /^stacks?$/.test(typed.at(-1) ?? ''))
    typed.splice(-1, 1, '');
  const named = new Set<number>();
  let bare = true;
  for (let at = 0; at < typed.length; ) {
    const found = keywordAt(names, typed, at);
    if (found) named.add(found.page);
    else if (!BETWEEN.has(typed[at] ?? '')) bare = false;
    at += found?.length ?? 1;
  }
  return { named, bare };
}

/**
 * Interactions in which keywords of the query meet: all of them, or the first with another one.
 * @returns page to how well it fits, 0 to 1
 */
export function meetingsNamed(
  { meetings }: PairIndex,
  named: ReadonlySet<number>,
): Map<number, number> {
  const found = new Map<number, number>();
  if (named.size < 2) return found;
  for (const { page, keywords } of meetings) {
    const there = keywords.filter((keyword) => named.has(keyword)).length;
    if (there >= 2 && named.has(keywords[0] ?? -1)) found.set(page, there / keywords.length);
  }
  return found;
}
