/** "Without a network" on the about page: how the copy stands, Save now, Remove, Install. */
import { remove, type Status, save, start, watch } from './copy.ts';
import { inFull } from './words.ts';

declare const __OFFLINE__: boolean;

/** What a browser that can install hands out before it asks by itself. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const place = document.querySelector<HTMLElement>('[data-offline]');

function button(name: string): HTMLButtonElement | undefined {
  return place?.querySelector<HTMLButtonElement>(`[data-${name}]`) ?? undefined;
}

function show(status: Status): void {
  const text = place?.querySelector('[role="status"]');
  // Each per cent would be read aloud; the first and the end are enough.
  if (text && !(status.kind === 'saving' && text.textContent?.startsWith('Saving')))
    text.textContent = status.kind === 'saving' ? 'Saving for offline.' : inFull(status);
  const bar = place?.querySelector('progress');
  if (bar) {
    bar.hidden = status.kind !== 'saving';
    if (status.kind === 'saving') bar.value = status.percent;
  }
  const saver = button('save');
  const remover = button('remove');
  const had = [saver, remover].includes(document.activeElement as HTMLButtonElement);
  if (saver) saver.hidden = status.kind !== 'unwanted' && status.kind !== 'failed';
  if (remover) remover.hidden = status.kind !== 'saved' && status.kind !== 'saving';
  // The focus stays on the button that took the place of the pressed one.
  if (had) (saver?.hidden === false ? saver : remover)?.focus();
}

/** The button stands above the status: what the copy has to say while it is saved must not move it away from a tap. */
function wireInstall(): void {
  const installer = place?.querySelector<HTMLElement>('[data-install]');
  if (!installer) return;
  let event: InstallEvent | undefined;
  addEventListener('beforeinstallprompt', (given) => {
    given.preventDefault();
    event = given as InstallEvent;
    installer.hidden = false;
  });
  installer.querySelector('button')?.addEventListener('click', () => {
    void event?.prompt();
    event = undefined;
    installer.hidden = true;
  });
}

if (place && __OFFLINE__) {
  wireInstall();
  button('save')?.addEventListener('click', () => void save());
  button('remove')?.addEventListener('click', () => void remove());
  watch(show);
  void start();
} else if (place) {
  show({ kind: 'cannot' });
}
