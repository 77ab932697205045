import type { APIRoute } from 'astro';
import { whole } from '../components/site.ts';

/** Everything may be read; the frames and old addresses say "noindex" themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${whole('/sitemap-index.xml')}\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
