import type { APIRoute } from 'astro';
import { catalog } from '../catalog/index.ts';
import { SITE_GIST, SITE_NAME, whole } from '../components/site.ts';
import { API } from '../share/api/data.ts';

/** A map of the site for language models, in the form that llmstxt.org describes. */
export const GET: APIRoute = () => {
  const { keywords, interactions } = catalog();
  const lines = [
    `# ${SITE_NAME}`,
    '',
    `> ${SITE_GIST}`,
    '',
    'An unofficial reference. Every ruling has a permanent address and says who says so: the keyword list, the current',
    'list, Wizards of the Coast, or "our reading" where the sources are silent. Quote the ruling and link to its page.',
    '',
    '## Data',
    '',
    `- [Index of the JSON files](${whole(`${API}/index.json`)}): all rulings with plain text, Markdown and examples`,
    `- [How the data are meant](${whole('/api/')}): schemas, promise of stability, how to look a name up`,
    `- [Changes](${whole('/changes/')}): what was added or changed, and why`,
    '',
    '## Keywords',
    '',
    ...keywords.map(
      ({ id, template, gist }) =>
        `- [${template}](${whole(`${API}/keywords/${id}.json`)}): ${gist} Page: ${whole(`/keywords/${id}/`)}`,
    ),
    '',
    '## When keywords meet',
    '',
    ...interactions.map(({ title, gist, address }) => `- [${title}](${whole(address)}): ${gist}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
};
