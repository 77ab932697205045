/** The search itself: the very code runs in the page, on the command line and in the exam. */
import { marksIn } from './marks.ts';
import { findNames, indexNames, namePart, nearNames, pagesCalled } from './names.ts';
import { indexPairs, keywordsIn, meetingsNamed } from './pairs.ts';
import { fits, repeated } from './questions.ts';
import { type Asked, askedIn, indexTexts, scoreTexts } from './texts.ts';
import { clean, isObject, keyWords, wordForm, words } from './tokens.ts';
import type { Hit, SearchData } from './types.ts';

/** From what was typed to hits, best first. */
export type Find = (query: string, limit?: number) => Hit[];

export interface Search extends Find {
  /** Pages with names a little like the query, for when nothing was found. */
  near(query: string, limit?: number): Hit[];
}

/** Longest query that is looked at; more is cut. */
const LONGEST = 200;

/** How much an interaction counts whose keywords the query names, and one whose keywords it does not. */
const MET = 2;
const UNMET = 0.7;

/** Score of a page that a question is about and says nothing else of: below a name that begins so. */
const ASKED_FOR = 650;

/**
 * Prepares a search over the data.
 * @returns a function from what was typed to hits, best first; no hit for a query without meaning, but perhaps names
 * that are near
 */
export function createSearch(data: SearchData): Search {
  const names = indexNames(data.pages);
  const pairs = indexPairs(data.pages);
  const texts = indexTexts(data);
  const { addresses, pages, rulings } = data;
  const ownWords = pages.map(
    ([, , name, , aliases]) => new Set(keyWords([name, ...aliases].join(' '))),
  );
  const firstRuling = new Map<number, number>();
  rulings.forEach(([page], document) => {
    if (!firstRuling.has(page)) firstRuling.set(page, document);
  });

  const addressOf = (address: string, ...ids: string[]): string =>
    ids.reduce((made, id) => made.replace('*', id), address);
  /** Documents are rulings first, then pages, as in the texts. */
  const addressAt = [
    ...rulings.map(([page, id]) => addressOf(addresses.ruling, pages[page]?.[1] ?? '', id)),
    ...pages.map(([kind, id]) => addressOf(addresses[kind], id)),
  ];
  const documentOf = (page: number): number => rulings.length + page;

  const hitOf = (document: number, score: number, query: string): Hit => {
    const ruling = rulings[document];
    const [kind, own, name, gist, others] = pages[ruling?.[0] ?? document - rulings.length] ?? [
      'term',
      '',
      '',
      '',
      [],
    ];
    const title = ruling?.[2] ?? name;
    const about = kind === 'interaction' ? others.join(' and ') : gist;
    return {
      kind: ruling ? 'ruling' : kind,
      id: ruling ? `${own}/${ruling[1]}` : own,
      address: addressAt[document] ?? '',
      title,
      context: ruling ? name : about,
      score,
      marks: marksIn(title, query),
    };
  };

  const search: Find = (typed, limit = 12) => {
    const query = clean(typed.slice(0, LONGEST));
    if (query === '') return [];
    const scores = new Map<number, number>();
    const keep = (document: number, score: number): void => {
      if (score > (scores.get(document) ?? 0)) scores.set(document, score);
    };

    const asText = behindArrow(query);
    const spoken = namesIn(asText);
    const asked = askedIn(asText, (number) => spoken.values.has(number));

    // What is spelt right is no slip of something else.
    const sure =
      asked.length > 0 && asked.every(({ word, worth }) => worth < 1 || texts.has.has(word));
    const name = namePart(query);
    const named = findNames(names, name === '' ? query : name, sure);
    for (const [page, score] of named) keep(documentOf(page), score);
    // A number may be part of a name: "power 0".
    if (name !== query)
      for (const [page, score] of findNames(names, query, true)) keep(documentOf(page), score + 1);
    const twice = repeated(asText);
    if (named.size === 0 && twice === undefined)
      for (const page of askedFor(query, asked)) keep(documentOf(page), ASKED_FOR);

    const { named: meeting, bare } = keywordsIn(pairs, query);
    const meetings = meetingsNamed(pairs, meeting);
    // Two names and nothing else ask what happens when they meet.
    if (bare) for (const [page, fit] of meetings) keep(documentOf(page), 1000 + 100 * fit);

    const { scores: found, known } = scoreTexts(texts, asked);
    const meaningful = known > 0 && known * 2 >= asked.length;
    if (meaningful) {
      const spelt = spellers(asked.map(({ word }) => word));
      for (const [document, score] of found) {
        const fit =
          standing(document, spoken.pages, spelt, meetings) *
          fits(rulings[document]?.[2], query, twice);
        keep(document, score * fit * 10);
      }
    }
    return [...scores]
      .sort(
        ([a, one], [b, other]) =>
          other - one || ((addressAt[a] ?? '') < (addressAt[b] ?? '') ? -1 : 1),
      )
      .slice(0, limit)
      .map(([document, score]) => hitOf(document, score, query));
  };

  const near = (typed: string, limit = 3): Hit[] =>
    nearNames(names, clean(typed.slice(0, LONGEST)))
      .slice(0, limit)
      .map((page) => hitOf(documentOf(page), 0, ''));

  return Object.assign(search, { near });

  /** Keyword pages whose whole name or alias stands in the query, and the numbers that stand right behind. */
  function namesIn(text: string): { pages: Set<number>; values: Set<string> } {
    const line = ` ${words(text).map(wordForm).join(' ')} `;
    const found = { pages: new Set<number>(), values: new Set<string>() };
    for (const { page, form } of names.spoken) {
      const at = pages[page]?.[0] === 'keyword' ? line.indexOf(` ${form} `) : -1;
      if (at === -1) continue;
      found.pages.add(page);
      const next = line.slice(at + form.length + 2).split(' ')[0] ?? '';
      if (/^-?\d+$/.test(next)) found.values.add(next);
    }
    return found;
  }

  /**
   * Pages that a question is about and says nothing else of: "when can I use Evade". What is asked of a thing
   * ("how do I heal a unit", "how many pilots on one ship") is for its rulings, unless only a nickname or a term
   * was named.
   */
  function askedFor(query: string, asked: readonly Asked[]): number[] {
    if (/^how (many|much|often)\b/.test(query)) return [];
    const things = asked.filter(({ word }) => isObject(word));
    const rest = asked.filter((each) => each.worth === 1 && !things.includes(each));
    return pagesCalled(names, rest.map(({ word }) => word).join(' '))
      .filter(({ page, alias }) => things.length === 0 || alias || pages[page]?.[0] === 'term')
      .map(({ page }) => page);
  }

  /** Pages whose names and aliases have every word that was asked: `splash damage`. */
  function spellers(asked: readonly string[]): Set<number> {
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
  function behindArrow(query: string): string {
    const behind = query.split(/->|→/).at(-1) ?? query;
    return keyWords(behind).length > 0 ? behind : query;
  }
}
