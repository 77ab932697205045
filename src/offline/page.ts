/** What every page does about the offline copy, some time after it is loaded. */
import { root, start, watch } from './copy.ts';
import styles from './offline.css?url';
import { watchUpdates } from './update.ts';
import { inShort } from './words.ts';

/** The quiet badge at the end of the footer. */
function wireBadge(): void {
  const line = document.createElement('p');
  line.className = 'kept';
  const link = document.createElement('a');
  link.href = `${root()}about/#offline`;
  line.append(link);
  watch((status) => {
    link.textContent = inShort(status);
    line.dataset['kept'] = status.kind;
    // Not before: a link without words is nothing to a screen reader.
    if (!line.isConnected) document.querySelector('.foot')?.append(line);
  });
}

/** Linked here and not imported: what is imported would be loaded with the page. */
function wireStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
}

/** An installed copy should not be thrown away when the device gets full. */
function persist(): void {
  navigator.storage?.persist?.().catch(() => undefined);
}

wireStyles();
wireBadge();
if (matchMedia('(display-mode: standalone)').matches) persist();
addEventListener('appinstalled', persist);
void start().then((registration) => {
  if (registration) watchUpdates(registration);
});
