/** What the worker says to pages, and what they ask of it. */
import type { Ask, News, Reason, State } from '../protocol.ts';
import { BUILD, CACHE, countSaved, saveAll } from './list.ts';
import { type AskEvent, scope, type WorkerEvent } from './scope.ts';

/** Under this key a cache says since when it is complete. */
const SINCE = '/since';

async function tell(news: News): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const client of open) client.postMessage(news);
}

function reasonOf(error: unknown): Reason {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'SecurityError' ? 'blocked' : 'network';
}

/**
 * Saves this version, tells the pages how far it is, and notes the day.
 * @throws when it could not be saved whole; the pages know why by then
 */
export async function save(event: WorkerEvent): Promise<void> {
  const { version } = BUILD;
  try {
    let last = -1;
    await saveAll(event, (saved, total) => {
      const percent = Math.floor((saved / total) * 100);
      if (percent === last) return;
      last = percent;
      void tell({ news: 'progress', version, saved, total });
    });
    const { saved, total } = await countSaved();
    if (saved < total) throw new Error(`${total - saved} files could not be saved`);
    const cache = await caches.open(CACHE);
    await cache.put(SINCE, new Response(new Date().toISOString().slice(0, 10)));
  } catch (error) {
    await tell({ news: 'failed', version, reason: reasonOf(error) });
    throw error;
  }
}

async function state(): Promise<State> {
  const { saved, total } = await countSaved();
  const since = saved === total ? await caches.match(SINCE, { cacheName: CACHE }) : undefined;
  return { ...BUILD, saved, total, date: await since?.text() };
}

/** Answers what a page asks. */
export function hear(event: AskEvent): void {
  const { ask } = event.data as Ask;
  const reply = async (): Promise<void> => event.ports[0]?.postMessage(await state());
  if (ask === 'take-over') event.waitUntil(scope.skipWaiting());
  if (ask === 'state') event.waitUntil(reply());
  if (ask === 'save') event.waitUntil(save(event).then(reply, reply));
}
