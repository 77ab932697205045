/**
 * 10,000 invented cards: a keystroke by this site's way, by Fuse alone, and by Fuse behind the same sieve of letter
 * pairs; then what loading takes, and how much memory. Each name carries the share of 450 misspelt and shortened
 * names that the way finds at the first place. In the page all of it happens in a worker.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Fuse from 'fuse.js';
import type { LoadedCard } from '../../src/decks/sets/card.ts';
import { CardGatherer } from '../../src/decks/sets/gather.ts';
import { readSetFile } from '../../src/decks/sets/read-set.ts';
import { shelve } from '../../src/decks/sets/shelf.ts';
import { packCards, unpackCards } from '../../src/decks/sets/table.ts';
import { inventCards, seeded, writeSet } from '../../src/decks/sets/testing.ts';
import { type CardSearch, createCardSearch } from '../../src/search/cards/engine.ts';
import { indexGrams } from '../../src/search/cards/grams.ts';
import { squash } from '../../src/search/tokens.ts';
import type { Bench } from '../bench.ts';

const COUNT = 10_000;
const cards = inventCards(COUNT);
const squashed = cards.map(({ name }) => squash(name));
const bare = (name: string): string => name.replace(/ \([A-Z]\)$/, '').toLowerCase();

function indexed(some: readonly LoadedCard[]): CardSearch {
  const search = createCardSearch(some);
  while (!search.learn(400));
  return search;
}
const search = indexed(cards);

const next = seeded(3);
const below = (most: number): number => Math.floor(next() * most);
const slips: ((name: string, at: number) => string)[] = [
  (name) => name,
  (name, at) => name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
  (name, at) => name.slice(0, at) + name.slice(at + 1),
  (name, at) => `${name.slice(0, at)}e${name.slice(at)}`,
  (name, at) => `${name.slice(0, at)}q${name.slice(at + 1)}`,
  (name) => name.replaceAll(' ', ''),
  (name) => name.split(' ').reverse().join(' '),
  (name) => name.slice(0, Math.max(4, name.length - 3)),
  (name) => name.replaceAll(' ', '  '),
];
const asked = Array.from({ length: 450 }, (_, turn) => {
  const want = bare(cards[below(COUNT)]?.name ?? '');
  const slip = slips[turn % slips.length] as (name: string, at: number) => string;
  return { want, query: slip(want, 1 + below(want.length - 2)) };
});
const texts = [
  'discard damage counter',
  'critical hit 2 droid',
  'pilot space t3',
  'when this unit enters',
];
const keystrokes = [...asked.slice(0, 120).map(({ query }) => query), ...texts].flatMap((query) =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
);

type Way = (query: string) => number[];
const options = { keys: ['name'], threshold: 0.3, ignoreLocation: true };
const whole = new Fuse(
  squashed.map((name, place) => ({ name, place })),
  options,
);
const grams = indexGrams(squashed);
const ways: [name: string, way: Way][] = [
  [
    'Fuse over the names',
    (query) => whole.search(squash(query), { limit: 12 }).map(({ item }) => item.place),
  ],
  [
    'Fuse behind the sieve',
    (query) => {
      const likely = grams.likely(squash(query), 120);
      const some = likely.map((place) => ({ place, name: squashed[place] ?? '' }));
      return new Fuse(some, options)
        .search(squash(query), { limit: 12 })
        .map(({ item }) => item.place);
    },
  ],
  ['this site, names and texts', (query) => search.find(query, 12).map(({ place }) => place)],
];

/** Fuse takes its time for the exam; a process that times a first call leaves it out. */
function share(way: Way): string {
  if (process.argv.includes('--first')) return '';
  const some = asked.filter((_, at) => way === ways[2]?.[1] || at < 90);
  const right = some.filter(
    ({ want, query }) => bare(cards[way(query)[0] ?? -1]?.name ?? '') === want,
  );
  return ` (${((right.length / some.length) * 100).toFixed(0)} %)`;
}

const files = Array.from({ length: COUNT / 250 }, (_, at) =>
  new TextEncoder().encode(writeSet(cards.slice(at * 250, at * 250 + 250))),
);
function readAll(): LoadedCard[] {
  const into = new CardGatherer();
  for (const [at, bytes] of files.entries()) {
    readSetFile(bytes, { file: `T${at}.txt`, into, among: true });
  }
  return into.done().cards;
}

function timed<T>(act: () => T): [result: T, millis: number] {
  const from = performance.now();
  const result = act();
  return [result, performance.now() - from];
}

function megabytes(act: () => unknown): string {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  const before = process.memoryUsage();
  const held = act();
  gc();
  const after = process.memoryUsage();
  const grown = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
  return held === undefined ? '' : `${(grown / 1e6).toFixed(1)} MB`;
}

function notes(): string[] {
  const times = keystrokes
    .map((query) => timed(() => search.find(query, 12))[1])
    .sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? 0).toFixed(2);
  const [read, reading] = timed(readAll);
  const [json, packing] = timed(() => JSON.stringify(packCards(read, '2026-11-30')));
  const [, opening] = timed(() => unpackCards(JSON.parse(json)));
  const [, shelving] = timed(() => shelve(read));
  const [names, naming] = timed(() => createCardSearch(read));
  const [, learning] = timed(() => {
    while (!names.learn(400));
  });
  const all = reading + packing + shelving + naming + learning;
  const ms = (time: number): string => `${time.toFixed(0)} ms`;
  return [
    `a keystroke, ${keystrokes.length} of them: ${at(0.5)} ms median (goal 16), ${at(0.95)} ms p95, ${at(0.999)} ms p99.9`,
    `loading ${files.length} files once: ${ms(all)} (goal 5000): read ${ms(reading)}, pack ${ms(packing)}, by name ${ms(shelving)}, index names ${ms(naming)}, index texts ${ms(learning)}`,
    `opening what is kept: ${ms(opening + shelving + naming)} until names are found, ${ms(learning)} more for texts`,
    `memory: cards ${megabytes(readAll)}, index ${megabytes(() => indexed(read))}; stored ${(json.length / 1e6).toFixed(1)} MB`,
  ];
}

export const bench: Bench = {
  title: `Cards: one keystroke over ${COUNT} invented cards (share of misspelt names right at the first place)`,
  cases: ways.map(([name, way]) => ({
    name: `${name}${share(way)}`,
    run: (turn) => way(keystrokes[(turn * 7) % keystrokes.length] ?? ''),
    ...(way === ways[2]?.[1] ? { goal: { micros: 16_000 } } : {}),
  })),
  notes,
};
