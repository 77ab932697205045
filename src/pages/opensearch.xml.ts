import type { APIRoute } from 'astro';
import { SITE_GIST, SITE_NAME, whole } from '../components/site.ts';
import { html } from '../share/escape.ts';

/** Lets a browser add the site's search to its own. */
export const GET: APIRoute = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${html(SITE_NAME)}</ShortName>
  <Description>${html(SITE_GIST)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${html(whole('/icon.svg'))}</Image>
  <Url type="text/html" template="${html(whole('/search/'))}?q={searchTerms}"/>
</OpenSearchDescription>
`,
    { headers: { 'Content-Type': 'application/opensearchdescription+xml' } },
  );
