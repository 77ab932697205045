/** How an address is answered: pages from their pack, files from the version that the page reads. */
import { PACK_FOLDER, packOf, pageKey, readIndex } from '../packs.ts';
import { CACHE, copies, inCache, keyOf, listed, packAt } from './list.ts';
import { cameFromNetwork, NETWORK, sourceOf } from './readers.ts';
import { type FetchEvent, ROOT } from './scope.ts';

/** Files whose name changes with their content: whoever holds one holds the right one. */
const NAMED_BY_CONTENT = new RegExp(`^(_astro|${PACK_FOLDER})/`);

/** Built, but not saved: what machines read, and what stands in other sites. */
const NOT_SAVED = /^(api\/v\d|oembed\/|embed\/|share\/)/;

/** The path below the base path, or nothing for addresses outside. */
export function pathOf(url: string): string | undefined {
  const bare = url.replace(/[?#].*$/, '');
  if (`${bare}/` === ROOT) return '';
  if (!bare.startsWith(ROOT)) return undefined;
  try {
    return decodeURIComponent(bare.slice(ROOT.length));
  } catch {
    return undefined;
  }
}

/** Whether the answer can only be a page: no file, no data. */
const isPage = (path: string): boolean =>
  !NOT_SAVED.test(path) && (path.endsWith('index.html') || !/\.[a-z0-9]+$/i.test(path));

/** What a careful host sends with every page, as `src/integrations/page-headers.ts` writes it. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const indexes = new Map<string, ReturnType<typeof readIndex>>();

/** A page of this version as its host would send it, or nothing when there is none. */
async function savedPage(key: string, status: number): Promise<Response | undefined> {
  const pack = packAt(packOf(key));
  if (pack === undefined) return undefined;
  const blob = await (await inCache(pack))?.blob();
  if (blob === undefined) return undefined;
  let index = indexes.get(pack);
  if (index === undefined) {
    index = readIndex(blob);
    indexes.set(pack, index);
  }
  const span = (await index).get(key);
  if (span === undefined) return undefined;
  return new Response(blob.slice(span.start, span.end), { status, headers: HEADERS });
}

/**
 * Answers an address that is, or may be, a page. `/x` and `/x/index.html` lead to `/x/` with their query, as
 * hosts do it; what this version lacks may be newer, so the network is asked before anybody says that it is missing.
 */
async function page(path: string, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(path);
  const ours = await savedPage(key, 200).catch(() => undefined);
  if (ours !== undefined) {
    if (key === path) return ours;
    const to = new URL(ROOT + encodeURI(key));
    to.search = new URL(request.url).search;
    return Response.redirect(to.href, 301);
  }
  try {
    const response = await fetch(request);
    if (request.mode === 'navigate') event.waitUntil(cameFromNetwork(event.resultingClientId));
    return response;
  } catch (error) {
    const missing = await savedPage('404.html', 404).catch(() => undefined);
    if (missing === undefined) throw error;
    return missing;
  }
}

/** What an old version has under that address; which one does not matter for names made from content. */
async function fromOld(url: string, names: readonly string[]): Promise<Response | undefined> {
  for (const cacheName of names) {
    // Keys carry the revision in their query; each version has one revision of an address.
    const found = await caches.match(url, { cacheName, ignoreSearch: true });
    if (found) return found;
  }
  return undefined;
}

/** Answers a file from the version that the asking page reads. */
async function file(url: string, path: string, event: FetchEvent): Promise<Response> {
  const fromNetwork = () => fetch(event.request);
  const ours = () => listed(url, event).catch(fromNetwork);
  if (NAMED_BY_CONTENT.test(path)) {
    if (keyOf(url) !== undefined) return ours();
    return (await fromOld(url, await copies())) ?? fromNetwork();
  }
  const source = await sourceOf(event.clientId);
  if (source === CACHE) return ours();
  if (source === NETWORK) return fromNetwork().catch(() => listed(url, event));
  return (await fromOld(url, [source])) ?? ours();
}

/**
 * Says how a request is answered.
 * @returns the answer, or nothing when the browser should ask the network as if there were no worker
 */
export function answer(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const path = pathOf(request.url);
  if (path === undefined) return undefined;
  const url = ROOT + path;
  if (keyOf(url) !== undefined || NAMED_BY_CONTENT.test(path)) return file(url, path, event);
  return isPage(path) ? page(path, event) : undefined;
}
