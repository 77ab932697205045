/** The search itself: the very code runs in the page, on the command line and in the exam. */
import { marksIn } from './marks.ts';
import { findNames, indexNames, namePart } from './names.ts';
import { indexPairs, keywordsIn, meetingsNamed } from './pairs.ts';
import { indexTexts, scoreTexts } from './texts.ts';
import { clean, keyWords, wordForm, words } from './tokens.ts';
import type { Hit, HitKind, SearchData } from './types.ts';

export type Search = (query: string, limit?: number) => Hit[];

/** Longest query that is looked at; more is cut. */
const LONGEST = 200;

/** How much an interaction counts whose keywords the query names, and one whose keywords it does not. */
const MET = 2;
const UNMET = 0.7;

/**
 * Prepares a search over the data.
 * @returns a function from what was typed to hits, best first; no hit for a query without meaning
 */
export function createSearch(data: SearchData): Search {
  const names = indexNames(data.pages);
  const pairs = indexPairs(data.pages);
  const texts = indexTexts(data);
  const { addresses, pages, rulings } = data;
  const addressOf = (kind: HitKind, ...ids: string[]): string =>
    ids.reduce((address, id) => address.replace('*', id), addresses[kind]);
  const ownWords = pages.map(
    ([, , name, , aliases]) => new Set(keyWords([name, ...aliases].join(' '))),
  );
  const firstRuling = new Map<number, number>();
  rulings.forEach(([page], document) => {
    if (!firstRuling.has(page)) firstRuling.set(page, document);
  });

  const pageHit = (page: number, score: number, query: string): Hit => {
    const [kind, id, name, gist, others] = pages[page] ?? ['term', '', '', '', []];
    return {
      kind,
      id,
      address: addressOf(kind, id),
      title: name,
      context: kind === 'interaction' ? others.join(' and ') : gist,
      score,
      marks: marksIn(name, query),
    };
  };
  const rulingHit = (document: number, score: number, query: string): Hit => {
    const [page = 0, id = '', title = ''] = rulings[document] ?? [];
    const [, keyword = '', name = ''] = pages[page] ?? [];
    return {
      kind: 'ruling',
      id: `${keyword}/${id}`,
      address: addressOf('ruling', keyword, id),
      title,
      context: name,
      score,
      marks: marksIn(title, query),
    };
  };

  return (typed, limit = 12) => {
    const query = clean(typed.slice(0, LONGEST));
    if (query === '') return [];
    const scores = new Map<string, Hit>();
    const keep = (hit: Hit): void => {
      const before = scores.get(hit.address);
      if (!before || hit.score > before.score) scores.set(hit.address, hit);
    };

    const name = namePart(query);
    const named = findNames(names, name === '' ? query : name);
    for (const [page, score] of named) keep(pageHit(page, score, query));

    const { named: meeting, bare } = keywordsIn(pairs, query);
    const meetings = meetingsNamed(pairs, meeting);
    // Two names and nothing else ask what happens when they meet.
    if (bare) for (const [page, fit] of meetings) keep(pageHit(page, 1000 + 100 * fit, query));

    const asText = namedInQuery(query);
    const { scores: found, known, asked } = scoreTexts(texts, asText);
    const meaningful = known > 0 && known * 2 >= asked;
    if (meaningful) {
      const spoken = namesIn(query);
      const spelt = spellers(asText);
      for (const [document, plain] of found) {
        const score = plain * standing(document, spoken, spelt, meetings);
        const hit =
          document < rulings.length
            ? rulingHit(document, score * 10, query)
            : pageHit(document - rulings.length, score * 10, query);
        keep(hit);
      }
    }
    return [...scores.values()]
      .sort((a, b) => b.score - a.score || (a.address < b.address ? -1 : 1))
      .slice(0, limit);
  };

  /** Keyword pages whose whole name or alias stands in the query. */
  function namesIn(text: string): Set<number> {
    const line = ` ${words(text).map(wordForm).join(' ')} `;
    const found = new Set<number>();
    for (const { page, form } of names.spoken) {
      if (pages[page]?.[0] === 'keyword' && line.includes(` ${form} `)) found.add(page);
    }
    return found;
  }

  /** Pages whose names and aliases have every word that was asked: `splash damage`. */
  function spellers(text: string): Set<number> {
    const asked = keyWords(text);
    const found = new Set<number>();
    ownWords.forEach((own, page) => {
      if (asked.length > 0 && asked.every((word) => own.has(word))) found.add(page);
    });
    return found;
  }

  /** Rulings of a keyword that was named come first, and authors put the commonest ruling first. */
  function standing(
    document: number,
    spoken: ReadonlySet<number>,
    spelt: ReadonlySet<number>,
    meetings: ReadonlyMap<number, number>,
  ): number {
    const ruling = rulings[document];
    if (!ruling) {
      const page = document - rulings.length;
      if (pages[page]?.[0] === 'interaction') return meetings.has(page) ? MET : UNMET;
      return spelt.has(page) ? 1.6 : 1;
    }
    const place = document - (firstRuling.get(ruling[0]) ?? document);
    return (spoken.has(ruling[0]) ? 1.3 : 1) * (1 + 0.12 / (1 + place));
  }

  /** `-> Evade 2` asks for Evade, so the cost before the arrow is no word to look for. */
  function namedInQuery(query: string): string {
    const behind = query.split(/->|→/).at(-1) ?? query;
    return keyWords(behind).length > 0 ? behind : query;
  }
}
