/**
 * Headers that only pages need: who may frame them, what they may use of a device, what they tell other sites.
 * They would only add weight to scripts and data, and only `/embed/` may be framed. Hosts that read `_headers` can add a
 * header below a folder but not take one back there, so the rules are written for each folder of pages.
 */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * What no page of the site uses and a browser might ask its reader for. The clipboard and the share sheet stay open:
 * copying a ruling needs them. A short list, since it comes with every page.
 */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const PAGE = [
  'Referrer-Policy: same-origin',
  'Cross-Origin-Opener-Policy: same-origin',
  `Permissions-Policy: ${UNUSED.map((feature) => `${feature}=()`).join(', ')}`,
];
const ALONE = 'X-Frame-Options: DENY';

/** Folders whose files are no pages. */
const LEFT_OUT = new Set(['_astro', 'share', 'oembed', 'icons', 'screenshots', 'card-data']);

/** Adds the rules to the built `_headers`. */
export function pageHeaders(): AstroIntegration {
  return {
    name: 'natural-six:page-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const paths = readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
          .map(({ name }) => `/${name}/*`)
          .sort();
        const rules = ['/', '/404.html', ...paths].map((path) => {
          const headers = path === '/embed/*' ? PAGE : [...PAGE, ALONE];
          return `\n${[path, ...headers.map((header) => `  ${header}`)].join('\n')}\n`;
        });
        appendFileSync(
          join(folder, '_headers'),
          `\n# Pages. Only those below /embed/ may be framed.${rules.join('')}`,
        );
      },
    },
  };
}
