/**
 * Which page reads which version. A page and what it loads come from one build, so a page that was opened
 * before a new version took over keeps the old one until it is gone.
 */
import { CACHE, copies, MEMORY } from './list.ts';
import { scope } from './scope.ts';

/** A page that came from the network: whatever it asks for comes from there as well. */
export const NETWORK = 'network';

interface Memory {
  /** The cache of the version that took over last. */
  current?: string;
  /** Pages that don't read the current version: the name of a cache, or `NETWORK`, by the page's id. */
  readers: Record<string, { source: string; since: number }>;
}

/** A page counts as living so long although the browser does not list it yet, in milliseconds. */
const GRACE = 30_000;

let known: Promise<Memory> | undefined;

async function recall(): Promise<Memory> {
  const kept = await (await caches.open(MEMORY)).match('/');
  return kept ? ((await kept.json()) as Memory) : { readers: {} };
}

function memory(): Promise<Memory> {
  known ??= recall().catch(() => ({ readers: {} }));
  return known;
}

async function remember(now: Memory): Promise<void> {
  await (await caches.open(MEMORY)).put('/', Response.json(now));
}

/** Where a page's files come from: the name of a cache, or `NETWORK`. */
export async function sourceOf(id: string): Promise<string> {
  return (await memory()).readers[id]?.source ?? CACHE;
}

/** Notes that a page came from the network. */
export async function cameFromNetwork(id: string): Promise<void> {
  const now = await memory();
  now.readers[id] = { source: NETWORK, since: Date.now() };
  await remember(now);
}

/** Forgets the pages that are gone. */
async function livingOnly(now: Memory): Promise<boolean> {
  const living = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const ids = new Set(living.map(({ id }) => id));
  const gone = Object.entries(now.readers).filter(
    ([id, { since }]) => !ids.has(id) && Date.now() - since > GRACE,
  );
  for (const [id] of gone) delete now.readers[id];
  return gone.length > 0;
}

/** Deletes versions that no page reads any more, after a look at which pages live. */
export async function tidy(): Promise<void> {
  const now = await memory();
  const read = (): Set<string> => new Set(Object.values(now.readers).map(({ source }) => source));
  const before = read();
  if (before.size === 0 || !(await livingOnly(now))) return;
  const after = read();
  for (const source of before)
    if (!after.has(source) && source !== CACHE) await caches.delete(source);
  await remember(now);
}

/**
 * This version takes over: the pages that are open keep theirs, and no other old version stays.
 * @returns whether it is the first one here
 */
export async function takeOver(): Promise<boolean> {
  const now = await memory();
  const first = now.current === undefined;
  const source = now.current ?? NETWORK;
  if (source !== CACHE) {
    const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    for (const { id } of open) now.readers[id] ??= { source, since: 0 };
  }
  await livingOnly(now);
  now.current = CACHE;
  const kept = new Set([CACHE, ...Object.values(now.readers).map((reader) => reader.source)]);
  for (const name of await copies()) if (!kept.has(name)) await caches.delete(name);
  await remember(now);
  return first;
}
