/**
 * One keystroke in the search, against Fuse alone over the same entries: plain, and with its token search.
 * Each name carries the share of the relevance exam that the way gets right at the first place.
 */
import { readFileSync } from 'node:fs';
import Fuse, { type IFuseOptions } from 'fuse.js';
import { parse } from 'yaml';
import { catalog } from '../../src/catalog/index.ts';
import { searchData } from '../../src/search/data.ts';
import { createSearch, type Find } from '../../src/search/engine.ts';
import { type ExamQuery, sitExam } from '../../src/search/exam.ts';
import type { Hit } from '../../src/search/types.ts';
import type { Bench } from '../bench.ts';

const content = catalog();
const { queries } = parse(readFileSync('tests/data/search-exam.yaml', 'utf8')) as {
  queries: ExamQuery[];
};
const keystrokes = queries.flatMap(({ q }) =>
  Array.from({ length: q.length }, (_, index) => q.slice(0, index + 1)),
);

interface Entry {
  address: string;
  name: string;
  aliases: string[];
  text: string;
}

const entries: Entry[] = [
  ...content.keywords.flatMap(({ address, name, aliases, gist, rulings }) => [
    { address, name, aliases, text: gist },
    ...rulings.map((ruling) => ({
      address: `${address}#${ruling.id}`,
      name: `${name}: ${ruling.title}`,
      aliases: [],
      text: ruling.text,
    })),
  ]),
  ...content.terms.map(({ address, name, aliases, gist, text }) => ({
    address,
    name,
    aliases,
    text: `${gist} ${text}`,
  })),
  ...content.cards.map(({ address, title }) => ({ address, name: title, aliases: [], text: '' })),
];

function fuseAlone(options: IFuseOptions<Entry>): Find {
  const fuse = new Fuse(entries, {
    keys: [
      { name: 'name', weight: 3 },
      { name: 'aliases', weight: 2 },
      { name: 'text', weight: 1 },
    ],
    threshold: 0.3,
    ignoreLocation: true,
    ...options,
  });
  return (query, limit = 12) =>
    fuse.search(query, { limit }).map(({ item }) => ({ address: item.address }) as Hit);
}

const ways: [name: string, search: Find][] = [
  ['Fuse alone', fuseAlone({})],
  ['Fuse, tokens, all', fuseAlone({ useTokenSearch: true, tokenMatch: 'all' })],
  ['Fuse, tokens, any', fuseAlone({ useTokenSearch: true, tokenMatch: 'any' })],
  ['this site', createSearch(searchData(content))],
];

/** The exam takes Fuse alone half a minute; a process that times a first call leaves it out. */
const share = (search: Find): string =>
  process.argv.includes('--first') ? '' : ` (${(sitExam(search, queries).at1 * 100).toFixed(0)} %)`;

export const bench: Bench = {
  title: `Search: one keystroke over ${entries.length} entries (share of the exam right at the first place)`,
  cases: ways.map(([name, search]) => ({
    name: `${name}${share(search)}`,
    run: (turn) => search(keystrokes[(turn * 7) % keystrokes.length] ?? ''),
    ...(name === 'this site' ? { goal: { micros: 4000 } } : {}),
  })),
};
