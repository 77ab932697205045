/**
 * The 404 page offers the address that was most likely meant, or else what the site's search finds for its last words.
 * The address is anybody's text: it becomes text and encoded addresses of this site, never markup.
 */
import type { Hit } from '../search/types.ts';
import { LEFT_BEHIND, meant } from './mistyped.ts';

/** Most pages offered. */
const LIMIT = 5;

const place = document.querySelector<HTMLElement>('[data-near]');
const said = place?.querySelector<HTMLElement>('[role="status"]');
const base = document.body.dataset['base'] ?? '/';
const { tidy, above, queries } = meant(location.pathname, base);

function link(href: string, text: string, name = ''): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href, textContent: text, className: name });
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

/** Whether a page has this address. Asked in full: the offline copy answers nothing else. */
const exists = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** The nearest page above the address, unless a button of this page leads there anyway. */
async function nearestAbove(): Promise<string | undefined> {
  for (const address of above.slice(0, 3)) {
    if (document.querySelector(`.chips [href="${CSS.escape(address)}"]`)) return undefined;
    if (await exists(address)) return address;
  }
  return undefined;
}

/** What the search box would find for the best query that finds anything. */
async function search(): Promise<{ query: string; hits: readonly Hit[] }> {
  const [first = ''] = queries;
  if (first === '') return { query: '', hits: [] };
  const { prepare } = await import('./search/box.ts');
  const find = await prepare();
  for (const query of queries) {
    const hits = await find(query, LIMIT);
    if (hits.length > 0) return { query, hits };
  }
  return { query: first, hits: [] };
}

function entry({ address, title, context, kind }: Hit): HTMLElement {
  const kindOf = element('span', kind);
  kindOf.className = 'tags';
  const to = link(base.replace(/\/$/, '') + address, title, 'to');
  return element('li', to, element('p', context), kindOf);
}

async function offer(): Promise<void> {
  if (!place || !said) return;
  if (tidy !== undefined && (await exists(tidy))) {
    const hash = location.hash.replace(LEFT_BEHIND, '');
    said.replaceChildren('Did you mean ', link(tidy + hash, decodeURIComponent(tidy)), '?');
    return;
  }
  const [up, found] = await Promise.all([nearestAbove(), search().catch(() => undefined)]);
  if (up !== undefined)
    said.before(element('p', 'One level up there is ', link(up, decodeURIComponent(up)), '.'));
  const { query, hits } = found ?? { query: queries[0] ?? '', hits: [] };
  if (query === '') return;
  if (hits.length > 0) {
    said.textContent = `Near "${query}":`;
    const list = element('ul', ...hits.map(entry));
    list.className = 'entries';
    said.after(list);
  } else if (found) {
    said.textContent = `The search finds nothing near "${query}".`;
    return;
  } else said.textContent = 'The search could not be loaded.';
  const more = `${base}search/?${new URLSearchParams({ q: query })}`;
  for (const chip of document.querySelectorAll<HTMLAnchorElement>('.chips [data-find]'))
    chip.href = more;
  place.append(element('p', link(more, `Search for "${query}"`, 'button')));
}

void offer();
