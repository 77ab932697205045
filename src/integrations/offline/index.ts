/**
 * The last step of a build: the copy that works without a network. `OFFLINE=off` builds a worker that takes
 * an earlier one back instead, and pages that register none.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { catalog } from '../../catalog/index.ts';
import { buildOffline } from './build.ts';

/** Writes `offline/*.txt` and `service-worker.js`; must stand after all integrations that write files. */
export function offline(): AstroIntegration {
  const off = process.env['OFFLINE'] === 'off';
  return {
    name: 'natural-six:offline',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const works = command !== 'dev' && !off;
        updateConfig({ vite: { define: { __OFFLINE__: JSON.stringify(works) } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const notes = catalog().changes.map(({ id, date, title }) => ({ id, date, title }));
        const report = await buildOffline({ dir: fileURLToPath(dir), notes, off });
        logger.info(
          off
            ? 'the worker takes earlier ones back'
            : `version ${report.version}: ${report.pages} pages in ${report.files} files, ${(report.bytes / 1e6).toFixed(1)} MB on the device`,
        );
      },
    },
  };
}
