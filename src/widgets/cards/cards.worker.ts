/** Keeps, reads and searches loaded cards away from the page, so that it never stands still. */
import { localCardAddress } from '../../catalog/address.ts';
import { tooLarge } from '../../decks/decode.ts';
import type { LoadedCard } from '../../decks/sets/card.ts';
import { CardGatherer } from '../../decks/sets/gather.ts';
import { LARGEST_SET, readSetFile, SET_LIMITS } from '../../decks/sets/read-set.ts';
import { type Shelf, shelve } from '../../decks/sets/shelf.ts';
import { mergeCards, packCards, setsOf } from '../../decks/sets/table.ts';
import { type CardSearch, createCardSearch } from '../../search/cards/engine.ts';
import { marksIn } from '../../search/marks.ts';
import type { Hit } from '../../search/types.ts';
import type { About, Answer, Ask, Given } from './ask.ts';
import { factsLine } from './facts.ts';
import { allCards, forgetCards, keepCards, type Opened, openCards, readOwn } from './store.ts';

let opened: Opened = { own: [], date: '', baked: [], bakedDate: '', lent: false };
let count = 0;
let sets: About['sets'] = [];
let shelf: Shelf = shelve([]);
let search: CardSearch = createCardSearch([]);

/** Cards whose texts are taken in between two questions. */
const LEARN = 400;
/** Milliseconds between two reports of progress. */
const REPORT = 60;

function about(): About {
  const { own, date, bakedDate } = opened;
  return {
    count,
    own: own.length,
    date: own.length > 0 ? date : bakedDate,
    sets,
  };
}

function take(next: Opened): void {
  opened = next;
  const cards = allCards(next);
  count = cards.length;
  sets = setsOf(cards);
  shelf = shelve(cards);
  search = createCardSearch(
    shelf.entries.map((printings) => {
      const [first] = printings as [LoadedCard];
      if (printings.length === 1) return first;
      return { ...first, set: printings.map(({ set }) => set).join(' ') };
    }),
  );
  const mine = search;
  const learn = (): void => {
    if (mine === search && !mine.learn(LEARN)) setTimeout(learn, 0);
  };
  learn();
}

function find(query: string, limit: number): Hit[] {
  let found = search.find(query, limit);
  // Names are there at once; the texts that are still missing count as soon as names alone don't fill the list.
  if (found.length < limit && !search.learn(0)) {
    while (!search.learn(LEARN));
    found = search.find(query, limit);
  }
  return found.map(({ place, score }) => {
    const printings = shelf.entries[place] ?? [];
    const [first] = printings as [LoadedCard];
    const address = localCardAddress(first.name);
    return {
      kind: 'card',
      id: address,
      address,
      title: first.name,
      context: factsLine(first, printings.length - 1),
      score,
      marks: marksIn(first.name, query),
    };
  });
}

async function load(
  files: readonly Given[],
  ignored: number,
  date: string,
  id: number,
): Promise<Answer> {
  const into = new CardGatherer();
  let told = 0;
  const progress = (done: number, now = performance.now()): void => {
    if (now - told < REPORT) return;
    told = now;
    tell(id, { kind: 'progress', files: done, of: files.length, cards: into.count });
  };
  for (const [at, { path, file }] of files.entries()) {
    progress(at);
    if (into.full) break;
    if (file.size > LARGEST_SET) {
      const { message, line } = tooLarge(file.size, path, SET_LIMITS).problem;
      into.problem(path, line, message);
      continue;
    }
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      into.problem(path, 1, 'The file could not be opened. Was it moved or changed meanwhile?');
      continue;
    }
    const among = files.length > 1;
    readSetFile(bytes, { file: path, into, among, progress: () => progress(at) });
  }
  const { cards, ...gathered } = into.done();
  const result = { ...gathered, ignored: gathered.ignored + ignored, read: cards.length };
  if (cards.length === 0)
    return { kind: 'loaded', ...result, about: about(), kept: opened.own.length > 0 };
  const before = opened.lent ? opened.own : (await readOwn()).cards;
  const own = mergeCards(before, cards);
  const table = packCards(own, date);
  const kept = await keepCards(table);
  take({ ...opened, own, date, lent: !kept });
  const answer = { kind: 'loaded', ...result, about: about(), kept } as const;
  return kept ? answer : { ...answer, lend: JSON.stringify(table) };
}

async function answer(ask: Ask, id: number): Promise<Answer> {
  switch (ask.kind) {
    case 'open':
      take(await openCards(ask));
      return { kind: 'about', about: about() };
    case 'find':
      return { kind: 'found', hits: find(ask.query, ask.limit) };
    case 'card': {
      const cards = shelf.find(ask.name) ?? [];
      const near = cards.length > 0 ? [] : find(ask.name, 5).map(({ title }) => title);
      return { kind: 'card', cards, near };
    }
    case 'load':
      return load(ask.files, ask.ignored, ask.date, id);
    case 'remove': {
      await forgetCards();
      take({ ...opened, own: [], date: '', lent: false });
      return { kind: 'about', about: about() };
    }
  }
}

function tell(id: number, answer: Answer): void {
  postMessage({ id, answer });
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; ask: Ask }>) => {
  answer(data.ask, data.id).then(
    (given) => tell(data.id, given),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : 'The cards could not be read.';
      tell(data.id, { kind: 'failed', message });
    },
  );
});
