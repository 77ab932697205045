/** What an address that leads nowhere may have meant. Its text comes from anybody: nothing here is markup or a host. */

export interface Meant {
  /** The address without what prose leaves at its end, as this site spells addresses; nothing when that is how it stands. */
  tidy: string | undefined;
  /** The addresses above it, the nearest first, without the home page. */
  above: string[];
  /** What to search for, the best first: its last words, as text. */
  queries: string[];
}

/** Folders of the site: no word of theirs says which page was meant. */
const FOLDERS = new Set(
  'api cards changes docs embed interactions keywords lab quiz search sheet steps terms'.split(' '),
);

/** What a link in prose picks up at its end: brackets, stops, quotes, the signs of markup. */
export const LEFT_BEHIND = /[\s()[\]{}<>.,;:!?'"’”»*_`|\\]+$/;

/** More than this is no name that somebody mistyped. */
const LONGEST = 80;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A bad escape makes none of the others readable.
    return path.replace(/%[0-9a-f]{0,2}/gi, ' ');
  }
}

/**
 * @param pathname as the browser has it, encoded
 * @param base the site's base path with its closing slash; what comes back begins with it and is encoded
 */
export function meant(pathname: string, base: string): Meant {
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const parts = decoded(below)
    .split('/')
    .map((part) => part.replace(LEFT_BEHIND, '').trim())
    .filter((part) => part !== '' && part !== '..');
  const slugs = parts
    .map((part) => part.toLowerCase().replace(/[\s_+]+/g, '-'))
    .map((part, at, { length }) =>
      at === length - 1 ? part.replace(/\.(html?|mdx?|php|aspx?)$/, '') : part,
    )
    .filter((part, at) => part !== '' && (at === 0 || part !== 'index'));
  const address = (list: readonly string[]): string => {
    const path = base + list.map(encodeURIComponent).join('/');
    // Data and feeds are files; all else is a folder.
    return /\.(json|xml|txt|webmanifest)$/.test(path) ? path : `${path}/`;
  };

  const tidy = slugs.length > 0 ? address(slugs) : undefined;
  const words = slugs
    .filter((part, at) => at > 0 || !FOLDERS.has(part))
    .map((part) => part.replaceAll('-', ' ').trim().slice(0, LONGEST))
    .slice(-2)
    .reverse();
  // A ruling of a keyword is found by both names; elsewhere the folder above says little.
  const both = slugs[0] === 'keywords' ? [words.toReversed().join(' ')] : [];
  return {
    tidy: tidy === pathname ? undefined : tidy,
    above: slugs
      .map((_, at) => address(slugs.slice(0, at)))
      .slice(1)
      .reverse(),
    queries: [...new Set([...both, ...words])].filter((text) => text !== ''),
  };
}
