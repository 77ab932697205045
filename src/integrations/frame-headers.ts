/**
 * Only `/embed/` may be framed by other sites. Hosts that read `_headers` can add a header below a folder but not
 * take one back there, so the rule is written for every folder of pages except that one.
 */
import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const RULE = '\n  X-Frame-Options: DENY\n';

/** Folders whose files are no pages, and the one that may be framed. */
const LEFT_OUT = new Set(['embed', '_astro', 'share', 'oembed']);

/** Adds the rules to the built `_headers`. */
export function frameHeaders(): AstroIntegration {
  return {
    name: 'natural-six:frame-headers',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const paths = readdirSync(folder, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !LEFT_OUT.has(entry.name))
          .map(({ name }) => `/${name}/*`)
          .sort();
        const rules = ['/', '/404.html', ...paths].map((path) => `\n${path}${RULE}`);
        appendFileSync(
          join(folder, '_headers'),
          `\n# Only /embed/ may be framed.${rules.join('')}`,
        );
      },
    },
  };
}
