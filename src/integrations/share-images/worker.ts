/** A thread that draws: it asks for a card, writes its image, asks for the next. */
import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { PreviewCard } from '../../share/previews.ts';
import { renderPng } from './render.ts';

/** One image to make. */
export interface Job {
  card: PreviewCard;
  file: string;
}

if (!parentPort) throw new Error('worker.ts runs as a thread');
const port = parentPort;

port.on('message', async ({ card, file }: Job) => {
  const png = await renderPng(card);
  // Written aside first: a build that is stopped leaves no half image under its final name.
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
  port.postMessage('done');
});
