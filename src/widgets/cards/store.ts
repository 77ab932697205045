/** Loaded cards in IndexedDB. Storage may be missing, full or forbidden; nothing here throws for that. */
import { type IDBPDatabase, openDB } from 'idb';
import type { LoadedCard } from '../../decks/sets/card.ts';
import { type CardTable, mergeCards, unpackCards } from '../../decks/sets/table.ts';

interface Stored {
  table: CardTable;
  /** Of data that came with the site: the address it came from, which changes with its content. */
  from?: string;
}

/** Where cards may be besides the device's storage. */
export interface Places {
  /** Address of data that the site was built with. */
  baked?: string | undefined;
  /** Cards for this tab alone, as JSON. */
  lent?: string | undefined;
}

export interface Opened {
  /** What the reader loaded, and the day on which that was. */
  own: LoadedCard[];
  date: string;
  /** What the site was built with, and when. */
  baked: LoadedCard[];
  bakedDate: string;
  /** The reader's cards live in this tab alone. */
  lent: boolean;
}

const database = (): Promise<IDBPDatabase> =>
  openDB('natural-six-cards', 1, {
    upgrade: (db) => {
      db.createObjectStore('tables');
    },
    // Another tab that removes or upgrades must never wait for this one.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });

async function within<T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
  let db: IDBPDatabase | undefined;
  try {
    db = await database();
    return await act(db);
  } catch {
    return undefined;
  } finally {
    db?.close();
  }
}

const read = (key: 'own' | 'baked'): Promise<Stored | undefined> =>
  within((db) => db.get('tables', key) as Promise<Stored | undefined>);

/** @returns whether the device kept it */
async function write(key: 'own' | 'baked', stored: Stored): Promise<boolean> {
  return (await within((db) => db.put('tables', stored, key))) !== undefined;
}

export const keepCards = (table: CardTable): Promise<boolean> => write('own', { table });

export async function forgetCards(): Promise<void> {
  await within((db) => db.delete('tables', 'own'));
}

/** Data of the site itself: fetched once for each form of them, then kept, so that they are there offline. */
async function openBaked(address: string): Promise<{ cards: LoadedCard[]; date: string }> {
  const kept = await read('baked');
  const cards = kept?.from === address ? unpackCards(kept.table) : undefined;
  if (kept !== undefined && cards !== undefined) return { cards, date: kept.table.date };
  try {
    const answer = await fetch(address);
    const table = (await answer.json()) as CardTable;
    const fresh = unpackCards(table);
    if (fresh === undefined) throw new Error('These are no cards.');
    await write('baked', { table, from: address });
    return { cards: fresh, date: table.date };
  } catch {
    // Without a connection the data of an earlier visit are better than none.
    return { cards: unpackCards(kept?.table) ?? [], date: kept?.table.date ?? '' };
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What the reader loaded on this device, as it is now: another tab may have added to it. */
export async function readOwn(): Promise<{ cards: LoadedCard[]; date: string }> {
  const table = (await read('own'))?.table;
  return { cards: unpackCards(table) ?? [], date: table?.date ?? '' };
}

/** Opens whatever there is, here and on the site. */
export async function openCards({ baked: address, lent }: Places): Promise<Opened> {
  const baked = address === undefined ? { cards: [], date: '' } : await openBaked(address);
  const table = lent === undefined ? undefined : (parse(lent) as CardTable);
  const mine = unpackCards(table);
  const own = mine === undefined ? await readOwn() : { cards: mine, date: table?.date ?? '' };
  return {
    own: own.cards,
    date: own.date,
    baked: baked.cards,
    bakedDate: baked.date,
    lent: mine !== undefined,
  };
}

/** All cards that can be found: those of the site, and over them those that the reader loaded. */
export const allCards = ({ baked, own }: Pick<Opened, 'baked' | 'own'>): LoadedCard[] =>
  baked.length === 0 ? own : mergeCards(baked, own);
