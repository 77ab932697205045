/** The offline copy as a page sees it: how it stands, saving and removing it. */
import {
  type Ask,
  CACHE_PREFIX,
  type News,
  type Reason,
  type State,
  WORKER_FILE,
} from './protocol.ts';

export type Status =
  /** This browser keeps no copy: no service worker, no storage, or a private window. */
  | { kind: 'cannot' }
  /** The reader, or the device's data saver, does not want one. */
  | { kind: 'unwanted' }
  | { kind: 'saving'; percent: number }
  | { kind: 'saved'; version: string; date: string | undefined }
  | { kind: 'failed'; reason: Reason };

const WANTED = 'offline';

/** Where the site begins: `/` or `/natural-six/`. */
export const root = (): string => `${(document.body.dataset['base'] ?? '/').replace(/\/$/, '')}/`;

let status: Status | undefined;
const watchers = new Set<(status: Status) => void>();

/** Calls at once, when the state is known, and at each change. */
export function watch(watcher: (status: Status) => void): void {
  watchers.add(watcher);
  if (status) watcher(status);
}

function become(now: Status): void {
  status = now;
  for (const watcher of watchers) watcher(now);
}

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(WANTED) === 'no';
  } catch {
    return false;
  }
}

function want(yes: boolean): void {
  try {
    if (yes) localStorage.removeItem(WANTED);
    else localStorage.setItem(WANTED, 'no');
  } catch {
    // Blocked storage: the choice holds for this page.
  }
}

/** Whether the device was told to be sparing with data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** How long a worker may take to say how it stands, in milliseconds. One that is gone never answers. */
const PATIENCE = 10_000;

/** Asks a worker; nothing comes back from one that does not answer. */
export function ask(worker: ServiceWorker, what: Ask): Promise<State | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<State>) => resolve(data);
    if (what.ask === 'state') setTimeout(() => resolve(undefined), PATIENCE);
    worker.postMessage(what, [port2]);
  });
}

/** The registration, or nothing where the browser has none for this site. */
const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(root()).catch(() => undefined);

async function canKeep(): Promise<boolean> {
  try {
    if (!('serviceWorker' in navigator)) return false;
    // A private window may have the interface and refuse every call.
    await caches.has(CACHE_PREFIX);
    return true;
  } catch {
    return false;
  }
}

/** Looks how the active version stands, and completes it where something is missing. */
async function settle(active: ServiceWorker): Promise<void> {
  const now = await ask(active, { ask: 'state' });
  if (!now) return become({ kind: 'failed', reason: 'blocked' });
  const { saved, total } = now;
  if (saved === total) return become({ kind: 'saved', version: now.version, date: now.date });
  become({ kind: 'saving', percent: Math.floor((saved / total) * 100) });
  const then = await ask(active, { ask: 'save' });
  if (then && then.saved === then.total)
    become({ kind: 'saved', version: then.version, date: then.date });
  else if (status?.kind === 'saving') become({ kind: 'failed', reason: 'network' });
}

/** Follows the first version while it is saved. */
function follow(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') void settle(worker);
    // Why it failed was told before; here is the end of it.
    if (worker.state === 'redundant' && status?.kind === 'saving')
      become({ kind: 'failed', reason: 'network' });
  });
}

function listen(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<News>) => {
    // An update that is saved, or fails, beside a version that works changes nothing for the reader.
    if (status?.kind !== 'saving') return;
    if (data.news === 'progress')
      become({ kind: 'saving', percent: Math.floor((data.saved / data.total) * 100) });
    if (data.news === 'failed') become({ kind: 'failed', reason: data.reason });
  });
}

/** Registers the worker, which saves the site, or finds it there. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(root() + WORKER_FILE, { scope: root() });
    if (!registration) throw new Error('No registration');
    const { active, installing } = registration;
    if (active) await settle(active);
    else if (installing) {
      become({ kind: 'saving', percent: 0 });
      follow(installing);
    }
    return registration;
  } catch {
    become({ kind: 'failed', reason: navigator.onLine ? 'blocked' : 'network' });
    return undefined;
  }
}

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Sees to the copy, once a page.
 * @returns the registration, where there is one
 */
export function start(): Promise<ServiceWorkerRegistration | undefined> {
  started ??= begin();
  return started;
}

async function begin(): Promise<ServiceWorkerRegistration | undefined> {
  if (!(await canKeep())) {
    become({ kind: 'cannot' });
    return undefined;
  }
  listen();
  if (isUnwanted() || (savesData() && !(await registered()))) {
    become({ kind: 'unwanted' });
    return undefined;
  }
  return register();
}

/** Saves the site on the reader's word. */
export async function save(): Promise<void> {
  want(true);
  if (status?.kind === 'cannot') return;
  become({ kind: 'saving', percent: 0 });
  await register();
}

/** Removes every copy of the site, and keeps it so until the reader says otherwise. */
export async function remove(): Promise<void> {
  want(false);
  const registration = await registered();
  await registration?.unregister();
  const prefix = `${CACHE_PREFIX}:${new URL(root(), location.href).href}:`;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)),
  );
  become({ kind: 'unwanted' });
}
