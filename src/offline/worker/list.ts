/** The computed list: what a copy holds, where it lies, and how it gets there. */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PACK_FOLDER } from '../packs.ts';
import { type Build, CACHE_PREFIX } from '../protocol.ts';
import { ROOT, type WorkerEvent } from './scope.ts';

interface Entry {
  url: string;
  revision: string | null;
  integrity: string;
}

// Both are put in by the build; Workbox looks for the first by its name.
declare const self: { __WB_MANIFEST: Entry[]; __NATURAL_SIX: Build };
const ENTRIES = self.__WB_MANIFEST;
export const BUILD = self.__NATURAL_SIX;

const PREFIX = `${CACHE_PREFIX}:${ROOT}:`;
/** The cache of this version. */
export const CACHE = `${PREFIX}${BUILD.version}`;
/** What the worker must remember between its runs. */
export const MEMORY = `${PREFIX}memory`;

/** Caches of this site, of any version. */
export async function copies(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== MEMORY);
}

/** A file of the wrong kind, or one that a host answered from elsewhere, is not what was built. */
const KINDS: [ending: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.(json|webmanifest)$/, /json/],
  [/\.txt$/, /^text\/plain/],
  [/\.svg$/, /svg/],
];

function isAsBuilt(response: Response): boolean {
  if (!response.ok || response.redirected) return false;
  const type = response.headers.get('Content-Type') ?? '';
  const { pathname } = new URL(response.url);
  return KINDS.every(([ending, kind]) => !ending.test(pathname) || kind.test(type));
}

const controller = new PrecacheController({
  cacheName: CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isAsBuilt(response) ? response : null) }],
});
controller.addToCacheList(ENTRIES);

const packs = new Map<string, string>();
for (const { url } of ENTRIES) {
  const name = new RegExp(`^${PACK_FOLDER}/(.+)\\.[^.]+\\.txt$`).exec(url)?.[1];
  if (name !== undefined) packs.set(name, new URL(url, ROOT).href);
}

/** The address of the pack of that name in this version, or nothing. */
export const packAt = (name: string): string | undefined => packs.get(name);

/** Under which key the cache of this version holds an address, or nothing when the list has no such address. */
export const keyOf = (url: string): string | undefined => controller.getCacheKeyForURL(url);

/** From the cache, or else from the network and checked: the answer, and when it is stored. */
function take(url: string, event: WorkerEvent): [answer: Promise<Response>, done: Promise<void>] {
  const cacheKey = keyOf(url);
  if (cacheKey === undefined) throw new Error(`${url} is not in the list`);
  const integrity = controller.getIntegrityForCacheKey(cacheKey) ?? '';
  // A name with its content in it may come from the browser's own cache; the others must be fresh.
  const cache = cacheKey === url ? 'default' : 'reload';
  const request = new Request(url, { integrity, cache, credentials: 'same-origin' });
  // Workbox stores what a page asks for when it knows the integrity; here only saving saves, so that a removed
  // copy stays removed.
  const params = event.type === 'fetch' ? { cacheKey } : { cacheKey, integrity };
  return controller.strategy.handleAll({ event: event as never, request, params });
}

/**
 * Answers an address of the list.
 * @throws when it is neither saved nor to be had as it was built
 */
export async function listed(url: string, event: WorkerEvent): Promise<Response> {
  const [answer, done] = take(url, event);
  done.catch(() => undefined);
  return answer;
}

/** What this version has saved of an address; the network is not asked. */
export async function inCache(url: string): Promise<Response | undefined> {
  const key = keyOf(url);
  return key === undefined ? undefined : caches.match(key, { cacheName: CACHE });
}

/** How many files of the list are saved. */
export async function countSaved(): Promise<{ saved: number; total: number }> {
  const keys = [...controller.getURLsToCacheKeys().values()];
  const total = keys.length;
  if (!(await caches.has(CACHE))) return { saved: 0, total };
  const requests = await (await caches.open(CACHE)).keys();
  const held = new Set(requests.map(({ url }) => url));
  return { saved: keys.filter((key) => held.has(key)).length, total };
}

/** Takes over what an earlier version holds and this one has unchanged. */
async function inherit(): Promise<void> {
  const cache = await caches.open(CACHE);
  const earlier = await Promise.all(
    (await copies()).filter((name) => name !== CACHE).map((name) => caches.open(name)),
  );
  if (earlier.length === 0) return;
  for (const key of controller.getURLsToCacheKeys().values()) {
    if (await cache.match(key)) continue;
    for (const other of earlier) {
      const response = await other.match(key);
      if (response === undefined) continue;
      await cache.put(key, response);
      break;
    }
  }
}

/** How many files are fetched at a time. */
const LANES = 6;

/**
 * Saves all that is not saved yet. All or nothing: the first file that can't be had ends it.
 * @param tell hears how many files are saved
 * @throws what the network or the storage says
 */
export async function saveAll(
  event: WorkerEvent,
  tell: (saved: number, total: number) => void,
): Promise<void> {
  await inherit();
  const queue = controller.getCachedURLs();
  const total = queue.length;
  let saved = 0;
  const lane = async (): Promise<void> => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      await Promise.all(take(url, event));
      tell(++saved, total);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
