/**
 * The promise that links don't rot: `content/permalinks.txt` lists every page and anchor ever published.
 * A listed one that is gone needs a redirect (`content/redirects.txt`) or an `also` on the ruling that took it in.
 */
import { type Catalog, rulingPageAddress } from '../catalog/index.ts';

/** Pages that no content file makes. */
const FIXED = [
  '/',
  '/about/',
  '/api/',
  '/cards/',
  '/changes/',
  '/interactions/',
  '/keywords/',
  '/lab/',
  '/quiz/',
  '/search/',
  '/sheet/',
  '/steps/',
  '/terms/',
];

/**
 * Every permanent address of the site, sorted: pages, rulings (as an anchor and as a page of their own, merged
 * ids included), steps and notes of change. Each ruling's page has its frame below `/embed/` too.
 * @param steps ids of the anchors on the page of steps
 */
export function permalinksOf(
  { keywords, terms, cards, docs, interactions, changes }: Catalog,
  steps: readonly string[],
): string[] {
  const addresses = [
    ...FIXED,
    ...[...keywords, ...terms, ...cards, ...docs, ...interactions, ...changes].map(
      ({ address }) => address,
    ),
    ...keywords.flatMap((keyword) =>
      keyword.rulings.flatMap(({ id, also }) =>
        [id, ...also].flatMap((own) => [
          `${keyword.address}#${own}`,
          rulingPageAddress(keyword.id, own),
        ]),
      ),
    ),
    ...steps.map((step) => `/steps/#${step}`),
  ];
  return [...new Set(addresses)].sort();
}

/** Lines of a list; blank ones and comments (`# …`, with the space) left out. */
export function readList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '));
}

/**
 * Reads `old -> new` lines.
 * @throws Error naming the line that is none; an anchor can't be redirected, since no server sees it
 */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    readList(text).map((line) => {
      const [from, to, ...rest] = line.split(/\s+->\s+/);
      if (!from?.startsWith('/') || !to?.startsWith('/') || rest.length > 0) {
        throw new Error(`content/redirects.txt: "${line}" is not "/old/ -> /new/"`);
      }
      if (from.includes('#')) {
        throw new Error(`content/redirects.txt: "${from}" is an anchor; put its id into "also"`);
      }
      return [from, to] as const;
    }),
  );
}

export interface PermalinkReport {
  /** Published once, gone now, and nothing leads on from there. */
  broken: string[];
  /** On the site and not in the list yet. */
  unlisted: string[];
  /** Redirects that lead nowhere. */
  astray: string[];
}

/** Compares the promise with the site. */
export function checkPermalinks(
  listed: readonly string[],
  current: readonly string[],
  redirects: ReadonlyMap<string, string>,
): PermalinkReport {
  const there = new Set(current);
  const promised = new Set(listed);
  /** A page that moved takes its anchors along. */
  const leads = (address: string): boolean => {
    const [page = '', anchor] = address.split('#');
    const to = redirects.get(page);
    return to !== undefined && (anchor === undefined || there.has(`${to}#${anchor}`));
  };
  return {
    broken: listed.filter((address) => !there.has(address) && !leads(address)),
    unlisted: current.filter((address) => !promised.has(address)),
    astray: [...redirects]
      .filter(([, to]) => !there.has(to))
      .map(([from, to]) => `${from} -> ${to}`),
  };
}
