import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { catalog, embedAddress, rulingPageAddress } from '../catalog/index.ts';

/** The sitemap without frames for other sites, old addresses that lead on, and pages that are empty by themselves. */
export function siteMap(base: string): AstroIntegration {
  const left = new Set(['/search/', '/cards/local/', '/404/']);
  for (const { id, rulings } of catalog().keywords) {
    for (const ruling of rulings) {
      left.add(embedAddress(id, ruling.id));
      for (const old of ruling.also)
        left.add(embedAddress(id, old)).add(rulingPageAddress(id, old));
    }
  }
  const prefix = base.replace(/\/+$/, '');
  return sitemap({ filter: (page) => !left.has(new URL(page).pathname.slice(prefix.length)) });
}
