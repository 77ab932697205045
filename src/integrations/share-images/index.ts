/**
 * Makes the images that links show where they are pasted. It draws in threads while Astro builds the
 * pages; images of an earlier build that would look the same are taken from the cache.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { catalog } from '../../catalog/index.ts';
import { imageAddress, previewsOf } from '../../share/previews.ts';
import { openCache } from './cache.ts';
import type { Job } from './worker.ts';

/** Draws all jobs in as many threads as there are cores, at most four. */
async function drawAll(jobs: readonly Job[]): Promise<void> {
  const queue = [...jobs];
  const thread = (): Promise<void> =>
    new Promise((done, failed) => {
      const worker = new Worker(resolve('src/integrations/share-images/worker.ts'));
      const next = (): void => {
        const job = queue.pop();
        if (job) worker.postMessage(job);
        else void worker.terminate().then(() => done());
      };
      worker.on('message', next);
      worker.once('error', failed);
      next();
    });
  const count = Math.min(availableParallelism(), 4, queue.length);
  await Promise.all(Array.from({ length: count }, thread));
}

/** Writes `share/…/*.png` beside the pages. */
export function shareImages(): AstroIntegration {
  let drawn: Promise<unknown> | undefined;
  let made = 0;
  let started = 0;
  const wanted = new Map<string, string>();

  return {
    name: 'natural-six:share-images',
    hooks: {
      'astro:build:start': () => {
        started = performance.now();
        const cache = openCache();
        const jobs: Job[] = [];
        for (const preview of previewsOf(catalog())) {
          const file = cache.fileOf(preview.card);
          wanted.set(imageAddress(preview), file);
          if (!existsSync(file)) jobs.push({ card: preview.card, file });
        }
        cache.keepOnly(new Set(wanted.values()));
        made = jobs.length;
        drawn = drawAll(jobs);
        // The failure is told when the pages are done; until then it must not end the process.
        drawn.catch(() => undefined);
      },
      'astro:build:done': async ({ dir, logger }) => {
        await drawn;
        for (const [address, file] of wanted) {
          const target = join(fileURLToPath(dir), address);
          mkdirSync(dirname(target), { recursive: true });
          copyFileSync(file, target);
        }
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${wanted.size} share images, ${made} of them new, ready after ${seconds} s`);
      },
    },
  };
}
