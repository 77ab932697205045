/**
 * The way back from a bad release: put in the place of the service worker, it takes over at once, deletes every
 * copy of this site and goes away. Pages that are open stay as they are; the next one comes from the network.
 */
import { CACHE_PREFIX } from '../protocol.ts';
import { ROOT, scope } from './scope.ts';

async function clear(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`${CACHE_PREFIX}:${ROOT}:`));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(clear()));
