/** The combobox: what is typed, the hits, the keys. The dialog and the search page share it. */
import { createSearch, type Search } from '../../search/engine.ts';
import { type PackedSearch, unpack } from '../../search/pack.ts';
import type { Hit } from '../../search/types.ts';
import { hasCards } from '../cards/has.ts';
import { type DrawnHit, drawHits } from './hits.ts';

export interface BoxOptions {
  /** Most hits shown. */
  limit: number;
  /** Called before a result is shown. */
  close?: () => void;
  /** Called after each change with the query and how much was found, in words. */
  changed?: (query: string, count: string) => void;
}

/** Of rulings alone, or of loaded cards beside them. */
type AnySearch = (Search | ReturnType<typeof import('../cards/beside.ts').beside>) &
  Pick<Search, 'near'>;

let search: Promise<AnySearch> | undefined;

const base = (): string => document.body.dataset['base'] ?? '/';

/** Loads the data and makes the index, once. */
export function prepare(): Promise<AnySearch> {
  search ??= fetch(`${base()}search.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`search.json: ${response.status}`);
      return response.json() as Promise<PackedSearch>;
    })
    .then((packed) => createSearch(unpack(packed)))
    .then(async (found) => {
      const cards = hasCards() && (await import('../cards/beside.ts').catch(() => undefined));
      return cards ? Object.assign(cards.beside(found), { near: found.near }) : found;
    })
    .catch((error: unknown) => {
      search = undefined;
      throw error;
    });
  return search;
}

/** `The 50 best results`, `1 result`; nothing where nothing was found. */
function countOf(hits: number, limit: number): string {
  if (hits === limit) return `The ${limit} best results`;
  return hits === 0 ? '' : hits === 1 ? '1 result' : `${hits} results`;
}

/** Most letters of a query that the message repeats. */
const SAID = 40;

/** What is said where nothing was found, and what to do about it. */
function nothing(query: string, near: readonly Hit[]): (string | Element)[] {
  const letters = [...query.trim()];
  // Text from right to left keeps to its quotes.
  const said = document.createElement('bdi');
  said.textContent = letters.slice(0, SAID).join('') + (letters.length > SAID ? '…' : '');
  const all = document.createElement('a');
  all.href = `${base()}keywords/`;
  all.textContent = 'all keywords';
  const help =
    near.length > 0 ? '". Did you mean one of these? If not, see ' : '". Try fewer words, or see ';
  return ['Nothing for "', said, help, all, '.'];
}

const wired = new WeakSet<HTMLElement>();

/**
 * Brings a box to life: an input with the role combobox, a listbox and a status line.
 * @param box the element that holds the three
 */
export function wire(box: HTMLElement, { limit, close, changed }: BoxOptions): void {
  const input = box.querySelector('input');
  const list = box.querySelector<HTMLElement>('[role="listbox"]');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!input || !list || !status || wired.has(box)) return;
  wired.add(box);
  let drawn: DrawnHit[] = [];
  let active = -1;
  let resting = 0;
  /** The query whose hits are drawn. */
  let shownFor: string | undefined;

  const mark = (index: number): void => {
    drawn[active]?.element.removeAttribute('aria-selected');
    active = index;
    const now = drawn[active];
    now?.element.setAttribute('aria-selected', 'true');
    now?.element.scrollIntoView({ block: 'nearest' });
    if (now) input.setAttribute('aria-activedescendant', now.element.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const show = async (): Promise<void> => {
    const query = input.value;
    let find: AnySearch;
    try {
      find = await prepare();
    } catch {
      status.textContent = 'The search could not be loaded. Check your connection and type again.';
      return;
    }
    if (query !== input.value) return;
    performance.mark('search-start');
    const hits = query.trim() === '' ? [] : await find(query, limit);
    if (query !== input.value) return;
    performance.measure('search', 'search-start');
    const near = hits.length === 0 ? find.near(query) : [];
    drawn = drawHits(list, [...hits, ...near], base());
    performance.measure('search-shown', 'search-start');
    input.setAttribute('aria-expanded', String(drawn.length > 0));
    // Enter goes to what was asked for, never to a guess.
    mark(hits.length > 0 ? 0 : -1);
    shownFor = query;
    const count = countOf(hits.length, limit);
    changed?.(query, count);
    if (box.dataset['enter']) {
      delete box.dataset['enter'];
      if (hits.length > 0) {
        go(drawn[0]);
        return;
      }
    }
    clearTimeout(resting);
    // Help is seen at once; the count is said once, when typing rests.
    status.replaceChildren(...(hits.length > 0 || query.trim() === '' ? [] : nothing(query, near)));
    if (hits.length > 0) {
      resting = window.setTimeout(() => {
        status.textContent = count;
      }, 700);
    }
  };

  const go = (hit: DrawnHit | undefined): void => {
    if (!hit) return;
    const target = new URL(hit.href, location.href);
    close?.();
    location.assign(target);
    if (target.pathname === location.pathname && target.hash) {
      const section = document.getElementById(target.hash.slice(1));
      section?.setAttribute('tabindex', '-1');
      section?.focus();
    }
  };

  input.addEventListener('input', (event) => {
    delete box.dataset['enter'];
    if (!(event as InputEvent).isComposing) void show();
  });
  input.addEventListener('compositionend', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // Enter that comes before its hits waits for them.
      if (shownFor === input.value) go(drawn[active]);
      else box.dataset['enter'] = 'yes';
      return;
    }
    if (drawn.length === 0) return;
    if (event.key === 'ArrowDown') mark((active + 1) % drawn.length);
    else if (event.key === 'ArrowUp') mark((Math.max(active, 0) - 1 + drawn.length) % drawn.length);
    else return;
    event.preventDefault();
  });
  input.form?.addEventListener('submit', (event) => {
    if ((event.submitter as HTMLButtonElement | null)?.value !== 'close') event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(drawn.find(({ element }) => element === link));
  });
  if (input.value !== '') void show();
}
