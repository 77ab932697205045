/** What the page asks its worker, and what comes back. */
import type { KnownCard } from '../../decks/book.ts';
import type { Problem } from '../../decks/problem.ts';
import type { Sheet } from '../../decks/sheet.ts';
import type { KeywordName } from '../../notation/keyword-names.ts';
import type { Places } from '../cards/store.ts';

export type Ask =
  /** With the places where loaded cards may be. */
  | {
      kind: 'words';
      names: readonly KeywordName[];
      cards: readonly KnownCard[];
      places: Places;
    }
  /** Names of cards of which a word begins so. */
  | { kind: 'titles'; begin: string }
  | { kind: 'file'; bytes: Uint8Array; file: string }
  | { kind: 'sheet'; text: string };

export type Answer =
  | { kind: 'ready' }
  | { kind: 'titles'; titles: string[] }
  | { kind: 'file'; text: string; problems: Problem[] }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'refused'; message: string };

export interface Reader {
  ask(ask: Ask): Promise<Answer>;
  /** Gives up whatever is being read; its answer never comes. */
  cancel(): void;
}

/** A reader with a worker of its own, made when it is first asked. */
export function makeReader(words: Extract<Ask, { kind: 'words' }>): Reader {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const fail = (): void => {
    for (const give of waiting.values())
      give({ kind: 'refused', message: 'This could not be read.' });
    waiting.clear();
  };
  const send = (ask: Ask): Promise<Answer> => {
    worker ??= start();
    const id = ++last;
    return new Promise((give) => {
      waiting.set(id, give);
      worker?.postMessage({ id, ask });
    });
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    });
    made.addEventListener('error', fail);
    worker = made;
    void send(words);
    return made;
  };
  return {
    ask: send,
    cancel() {
      worker?.terminate();
      worker = undefined;
      waiting.clear();
    },
  };
}
