import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { catalog } from '../catalog/index.ts';
import { whole } from '../components/site.ts';
import { atomFeed, type FeedEntry } from '../share/feed.ts';

/** The feed of changes. Links in the notes carry the base path already; readers need them absolute. */
export const GET: APIRoute = async () => {
  const origin = new URL(whole('/')).origin;
  const entries: FeedEntry[] = [];
  for (const change of catalog().changes) {
    const file = await getEntry('changes', change.id);
    const html = file?.rendered?.html ?? '';
    entries.push({ change, html: html.replaceAll('href="/', `href="${origin}/`) });
  }
  return new Response(atomFeed(entries, whole), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
