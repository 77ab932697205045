/**
 * The notice of a new version. It is asked, never forced: nothing reloads by itself, a demo in use is never taken
 * away, and a notice that was put off comes back while the new version waits.
 */
import { ask } from './copy.ts';
import type { Note } from './protocol.ts';

let notice: HTMLElement | undefined;
/** The reader wants the new version, here. */
let asked = false;
/** The new version took over, and this page is still of the old one. */
let behind = false;
let putOff = false;
let inUse = false;

const CONTROLS = 'button, input, select, textarea';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  act?: () => void,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (act) made.addEventListener('click', act);
  return made;
}

function show(text: string, notes: readonly Note[], label: string, act: () => void): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'update';
    // The region must be there before its text, or screen readers say nothing.
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  const main = element('button', label, act);
  main.className = 'main';
  const buttons = document.createElement('p');
  buttons.append(
    main,
    ' ',
    element('button', 'Later', () => {
      putOff = true;
      hide();
    }),
  );
  const list = document.createElement('ul');
  for (const note of notes) {
    const item = document.createElement('li');
    item.textContent = `${note.date}: ${note.title}`;
    list.append(item);
  }
  notice.replaceChildren(element('p', text), ...(notes.length > 0 ? [list] : []), buttons);
}

function hide(): void {
  notice?.remove();
  notice = undefined;
}

function reload(): void {
  location.reload();
}

function sayBehind(): void {
  show(
    inUse
      ? 'The new version is there. What you play here stays as it is until you reload.'
      : 'The new version is there. This page is still the old one.',
    [],
    'Reload',
    reload,
  );
}

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  if (putOff) return;
  if (behind) return sayBehind();
  const { waiting, active } = registration;
  if (!waiting || !active) return;
  const [next, now] = await Promise.all([
    ask(waiting, { ask: 'state' }),
    ask(active, { ask: 'state' }),
  ]);
  if (!next || registration.waiting !== waiting) return;
  const known = new Set(now?.notes.map(({ id }) => id));
  const news = next.notes.filter(({ id }) => !known.has(id));
  const text =
    news.length > 0
      ? 'A new version is ready. What changed:'
      : 'A new version is ready. It mends small things and changes no ruling that has a note.';
  show(text, news, 'Use it', () => {
    asked = true;
    // Where a hard reload keeps the worker away from this page, only the worker itself says that it took over.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') tookOver();
    });
    waiting.postMessage({ ask: 'take-over' });
    // The browser lets the old version finish what it does first.
    for (const button of notice?.querySelectorAll('button') ?? []) button.disabled = true;
  });
}

function tookOver(): void {
  if (asked && !inUse) {
    reload();
    return;
  }
  behind = true;
  putOff = false;
  sayBehind();
}

/** At most so often an open page looks for a new version when it is looked at again, in milliseconds. */
const PAUSE = 3_600_000;

/** Watches for new versions as long as the page is open. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const begun = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // On the first visit there was no version before.
    if (begun) tookOver();
  });
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => {
      if (registration.waiting) void offer(registration);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    putOff = false;
    void offer(registration);
    if (Date.now() - looked < PAUSE) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
  for (const sign of ['click', 'input'] as const)
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('main')?.contains(target.closest(CONTROLS)))
          inUse = true;
      },
      { capture: true, passive: true },
    );
  void offer(registration);
}
