/** The service worker: what it does when. Nothing here reloads a page or takes over by itself. */
import { hear, save } from './messages.ts';
import { takeOver, tidy } from './readers.ts';
import { scope } from './scope.ts';
import { answer } from './strategies.ts';

scope.addEventListener('install', (event) => event.waitUntil(save(event)));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    takeOver().then((first) =>
      // The page of the first visit is served as well; later versions wait to be asked for.
      first ? scope.clients.claim() : undefined,
    ),
  ),
);

scope.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered === undefined) return;
  event.respondWith(answered);
  if (event.request.mode === 'navigate')
    event.waitUntil(answered.then(tidy, () => undefined).catch(() => undefined));
});

scope.addEventListener('message', hear);
