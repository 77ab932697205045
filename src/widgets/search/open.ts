/**
 * Opens the search dialog. The field is there and focused at once, so nothing typed is lost;
 * the engine and its data load on the first sign of interest, not before.
 */
import { isShortcut } from '../keys.ts';

type Box = typeof import('./box.ts');

let loading: Promise<Box> | undefined;
let dialog: HTMLDialogElement | undefined;

function load(): Promise<Box> {
  loading ??= import('./box.ts').then((box) => {
    void box.prepare();
    return box;
  });
  return loading;
}

function build(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'search';
  made.setAttribute('aria-label', 'Search');
  made.innerHTML = `<form method="dialog" role="search"><input type="text" inputmode="search" enterkeyhint="go" autocomplete="off" autocapitalize="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="hits" aria-autocomplete="list" aria-label="Keyword, ruling, term or card" placeholder="Keyword, ruling or card"><button value="close">Close</button></form><div id="hits" role="listbox" aria-label="Results"></div><p class="soft" role="status"></p>`;
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  // Enter before the engine is there must neither close the dialog nor be lost: box.ts picks it up.
  made.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (event.target !== made.querySelector('input')) return;
    event.preventDefault();
    made.dataset['enter'] = 'yes';
  });
  document.body.append(made);
  return made;
}

async function open(): Promise<void> {
  // The search page has a field of its own: one is enough.
  const field = document.querySelector<HTMLElement>('[data-search-page] input');
  if (field) {
    field.focus();
    return;
  }
  dialog ??= build();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
  const box = await load();
  box.wire(dialog, { limit: 12, close: () => dialog?.close() });
}

/** Wires the header's search field and the shortcuts. */
export function wireSearch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-find]')) {
    link.addEventListener('pointerenter', () => void load().catch(forget));
    link.addEventListener('focus', () => void load().catch(forget));
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void open().catch(() => location.assign(link.href));
    });
  }
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void open().catch(forget);
  });
}

/** A failed download may work the next time. */
function forget(): void {
  loading = undefined;
}
