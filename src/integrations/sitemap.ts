import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { catalog, embedAddress, rulingPageAddress } from '../catalog/index.ts';

/** Frames for other sites, old addresses that lead on, and pages that are empty by themselves. */
function leftOut(): Set<string> {
  const left = new Set(['/search/', '/cards/local/', '/404/']);
  for (const { id, rulings } of catalog().keywords) {
    for (const ruling of rulings) {
      left.add(embedAddress(id, ruling.id));
      for (const old of ruling.also)
        left.add(embedAddress(id, old)).add(rulingPageAddress(id, old));
    }
  }
  return left;
}

/** The sitemap of what search engines should show. */
export function siteMap(base: string): AstroIntegration {
  const prefix = base.replace(/\/+$/, '');
  // Not before the pages are built: a mistake in the content is no mistake in the configuration.
  let left: Set<string> | undefined;
  return sitemap({
    filter: (page) => {
      left ??= leftOut();
      return !left.has(new URL(page).pathname.slice(prefix.length));
    },
  });
}
