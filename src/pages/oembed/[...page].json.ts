import type { APIRoute, GetStaticPaths } from 'astro';
import { catalog } from '../../catalog/index.ts';
import { SITE_NAME, whole } from '../../components/site.ts';
import { oembedAnswer } from '../../share/oembed.ts';
import { oembedAddress, type Preview, previewsOf } from '../../share/previews.ts';

/** One answer for each page that has a preview of its own. */
export const getStaticPaths = (() =>
  previewsOf(catalog())
    .filter(({ kind }) => kind !== 'site')
    .map((preview) => ({
      params: { page: oembedAddress(preview).replace(/^\/oembed\/|\.json$/g, '') },
      props: { preview },
    }))) satisfies GetStaticPaths;

/** What a blog or a forum is told when it asks how to show a link to a page. */
export const GET: APIRoute<{ preview: Preview }> = ({ props: { preview } }) =>
  new Response(JSON.stringify(oembedAnswer(preview, whole, SITE_NAME)), {
    headers: { 'Content-Type': 'application/json' },
  });
