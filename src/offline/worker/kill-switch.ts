/**
 * The way back from a bad release: put in the place of the service worker, it deletes every copy of this site and
 * goes away. Pages that are open stay as they are; the next one comes from the network.
 */
import { CACHE_PREFIX } from '../protocol.ts';
import { ROOT, scope } from './scope.ts';

async function clear(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`${CACHE_PREFIX}:${ROOT}:`));
  await Promise.all(ours.map((name) => caches.delete(name)));
}

// The copies are not left for the activation: a browser may wait a minute with that, until the bad one rests. Without
// them the bad one has nothing to answer with but the network.
scope.addEventListener('install', (event) =>
  event.waitUntil(clear().then(() => scope.skipWaiting())),
);
// What the bad one saved in the meantime goes as well. Nobody waits for the farewell: pages wait for an activation.
scope.addEventListener('activate', (event) =>
  event.waitUntil(clear().then(() => void scope.registration.unregister())),
);
