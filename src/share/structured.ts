/** What search engines read of a page, as schema.org calls it. */
import { type Catalog, keywordAddress } from '../catalog/index.ts';
import type { Preview } from './previews.ts';

export type Structured = Record<string, unknown>;

const SETS = {
  keywords: { address: '/keywords/', name: 'Keywords of the Star Wars Trading Card Game' },
  terms: { address: '/terms/', name: 'Terms of the Star Wars Trading Card Game' },
} as const;

/**
 * @param preview of the page; the site's own where it has none
 * @param address of the page, without the base path
 * @param absolute makes an absolute address of one that starts with `/`
 * @returns the data block of the page, or nothing where there is nothing to say
 */
export function structuredData(
  { keywords, terms, keyword }: Catalog,
  preview: Preview,
  address: string,
  absolute: (address: string) => string,
): Structured | undefined {
  const term = (name: string, description: string, at: string, set: keyof typeof SETS) => ({
    '@type': 'DefinedTerm',
    '@id': absolute(at),
    name,
    description,
    url: absolute(at),
    inDefinedTermSet: absolute(SETS[set].address),
  });
  const context = { '@context': 'https://schema.org' };
  const { kind, title, description } = preview;

  if (kind === 'keyword') return { ...context, ...term(title, description, address, 'keywords') };
  if (kind === 'term') return { ...context, ...term(title, description, address, 'terms') };
  if (kind === 'ruling') {
    const about = keyword(address.split('/')[2] ?? '');
    return {
      ...context,
      '@type': 'WebPage',
      '@id': absolute(address),
      name: title,
      description,
      ...(about
        ? { about: term(about.template, about.gist, keywordAddress(about.id), 'keywords') }
        : {}),
    };
  }
  for (const [id, set] of Object.entries(SETS)) {
    if (address !== set.address) continue;
    const entries = id === 'keywords' ? keywords : terms;
    return {
      ...context,
      '@type': 'DefinedTermSet',
      '@id': absolute(address),
      name: set.name,
      hasDefinedTerm: entries.map((entry) => absolute(entry.address)),
    };
  }
  if (address === '/') {
    return {
      ...context,
      '@type': 'WebSite',
      '@id': absolute('/'),
      name: 'Natural Six',
      description,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute('/search/')}?q={query}`,
        'query-input': 'required name=query',
      },
    };
  }
  return undefined;
}

/** JSON that can stand inside a script element: no sign in it can end the element. */
export const asDataBlock = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');
