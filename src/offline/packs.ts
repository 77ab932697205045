/**
 * Pages travel in packs: pages of one kind in one file, which weigh a fifth of what they weigh one by one
 * because they share their frame. A pack is one line of JSON, the index, and then the pages as bytes.
 */

/** Where the packs lie in the built folder. */
export const PACK_FOLDER = 'offline';

/** How long the number is with which a pack begins: the length of its index in bytes. */
const DIGITS = 8;

/**
 * The address of a page as packs know it: without base path, with its closing slash, without `index.html`.
 * @param path of an address below the base path: `keywords/fury`, `keywords/fury/index.html`, ``
 * @returns `keywords/fury/`, or `` for the home page; names of files (`404.html`, `feed.xml`) stay
 */
export function pageKey(path: string): string {
  const folder = path.replace(/(^|\/)index\.html$/, '$1');
  if (folder === '' || folder.endsWith('/') || /\.[a-z0-9]+$/i.test(folder)) return folder;
  return `${folder}/`;
}

/** As many letters of the alphabet share a pack: fewer weigh more in all, more bring a larger download for one change. */
const LETTERS = 4;

/**
 * The name of the pack that a page belongs to. Keywords lie with those of neighbouring letters, so that one changed
 * ruling brings a small download, and a new keyword moves no other.
 * @param key as `pageKey` gives it
 * @returns `keywords-e` for a keyword from E to H, `terms`, or `pages` for what lies nowhere
 */
export function packOf(key: string): string {
  const [first = '', second = '', third] = key.split('/');
  if (third === undefined) return 'pages';
  if (first !== 'keywords') return first;
  const letter = second.charCodeAt(0) - 97;
  const group = letter >= 0 && letter < 26 ? letter - (letter % LETTERS) : 0;
  return `keywords-${String.fromCharCode(97 + group)}`;
}

/** A page's place in its pack. */
interface Span {
  start: number;
  end: number;
}

/**
 * Packs pages.
 * @param pages bytes of each page by its key, in the order in which they shall lie
 */
export function writePack(pages: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const encoder = new TextEncoder();
  const index = encoder.encode(
    `${JSON.stringify([...pages].map(([key, bytes]) => [key, bytes.length]))}\n`,
  );
  const head = encoder.encode(String(index.length).padStart(DIGITS));
  const parts = [head, index, ...pages.values()];
  const pack = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  return pack;
}

/** What a pack holds, by key. */
export async function readIndex(pack: Blob): Promise<Map<string, Span>> {
  const length = Number(await pack.slice(0, DIGITS).text());
  const list = JSON.parse(await pack.slice(DIGITS, DIGITS + length).text()) as [string, number][];
  const index = new Map<string, Span>();
  let at = DIGITS + length;
  for (const [key, bytes] of list) {
    index.set(key, { start: at, end: at + bytes });
    at += bytes;
  }
  return index;
}
