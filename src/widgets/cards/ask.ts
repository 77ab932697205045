/** What pages ask the worker that keeps the cards, and what comes back. */
import type { LoadedCard } from '../../decks/sets/card.ts';
import type { Gathered } from '../../decks/sets/gather.ts';
import type { Hit } from '../../search/types.ts';
import { bakedAddress, lentCards, matchNote, noteCards } from './note.ts';
import type { Places } from './store.ts';

/** What is known of the cards as a whole. */
export interface About {
  /** All that can be found. */
  count: number;
  /** Those that the reader loaded; the others came with the site. */
  own: number;
  /** A plain day. */
  date: string;
  sets: [set: string, count: number][];
}

/** A file with the path under which it was given. */
export interface Given {
  path: string;
  file: File;
}

export interface Progress {
  files: number;
  of: number;
  cards: number;
}

export type Ask =
  | ({ kind: 'open' } & Places)
  | { kind: 'find'; query: string; limit: number }
  | { kind: 'card'; name: string }
  /** `date` is the reader's own day. */
  | { kind: 'load'; files: Given[]; ignored: number; date: string }
  | { kind: 'remove' };

export type Loaded = Omit<Gathered, 'cards'> & {
  about: About;
  /** How many cards were read now. */
  read: number;
  kept: boolean;
  /** The cards as JSON, where the device would not keep them. */
  lend?: string;
};

export interface CardPage {
  /** All printings of the name. */
  cards: readonly LoadedCard[];
  /** Names that may have been meant. */
  near: string[];
}

export type Answer =
  | { kind: 'about'; about: About }
  | { kind: 'found'; hits: Hit[] }
  | ({ kind: 'card' } & CardPage)
  | ({ kind: 'loaded' } & Loaded)
  | ({ kind: 'progress' } & Progress)
  | { kind: 'failed'; message: string };

export interface Cards {
  /** Waits until the names are there. */
  open(): Promise<About>;
  find(query: string, limit: number): Promise<Hit[]>;
  card(name: string): Promise<CardPage>;
  load(
    files: Given[],
    ignored: number,
    progress: (progress: Progress) => void,
  ): Promise<Loaded & { lent: boolean }>;
  remove(): Promise<About>;
  /** Gives up whatever is being done; no answer comes any more, and the cards are as they were. */
  stop(): void;
}

/** The reader's day: `2026-11-30`. */
function today(): string {
  const now = new Date();
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The cards, by way of a worker that is made when it is first asked. */
export function makeCards(): Cards {
  let worker: Worker | undefined;
  let opened: Promise<About> | undefined;
  let last = 0;
  let watch: ((progress: Progress) => void) | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  const fail = (): void => {
    for (const give of waiting.values())
      give({ kind: 'failed', message: 'The cards could not be read.' });
    waiting.clear();
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      if (data.answer.kind === 'progress') {
        watch?.(data.answer);
        return;
      }
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    made.addEventListener('error', fail);
    return made;
  };
  async function ask<K extends Answer['kind']>(
    kind: K,
    message: Ask,
  ): Promise<Extract<Answer, { kind: K }>> {
    worker ??= start();
    const id = ++last;
    const answer = await new Promise<Answer>((give) => {
      waiting.set(id, give);
      worker?.postMessage({ id, ask: message });
    });
    if (answer.kind !== kind) {
      throw new Error(answer.kind === 'failed' ? answer.message : `No ${kind} came back.`);
    }
    return answer as Extract<Answer, { kind: K }>;
  }
  const cards: Cards = {
    open() {
      opened ??= ask('about', { kind: 'open', baked: bakedAddress(), lent: lentCards() }).then(
        ({ about }) => {
          matchNote(about.own > 0);
          return about;
        },
        (error: unknown) => {
          // What could not be fetched now may be there the next time.
          cards.stop();
          throw error;
        },
      );
      return opened;
    },
    async find(query, limit) {
      await cards.open();
      return (await ask('found', { kind: 'find', query, limit })).hits;
    },
    async card(name) {
      await cards.open();
      return ask('card', { kind: 'card', name });
    },
    async load(files, ignored, progress) {
      await cards.open();
      watch = progress;
      const { lend, ...loaded } = await ask('loaded', {
        kind: 'load',
        files,
        ignored,
        date: today(),
      });
      const noted = loaded.read > 0 && noteCards(loaded.kept, lend);
      opened = Promise.resolve(loaded.about);
      return { ...loaded, lent: lend !== undefined && noted };
    },
    async remove() {
      await cards.open();
      noteCards(false);
      const { about } = await ask('about', { kind: 'remove' });
      opened = Promise.resolve(about);
      return about;
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      opened = undefined;
      waiting.clear();
    },
  };
  return cards;
}

let shared: Cards | undefined;

/** The cards of this page: one worker for all that ask. */
export function theCards(): Cards {
  shared ??= makeCards();
  return shared;
}
