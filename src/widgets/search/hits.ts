/** Draws hits as the options of a listbox, grouped by kind, best group first. */
import type { Hit, HitKind } from '../../search/types.ts';

export interface DrawnHit {
  element: HTMLAnchorElement;
  href: string;
}

const GROUPS: Readonly<Record<HitKind, string>> = {
  keyword: 'Keywords',
  ruling: 'Rulings',
  term: 'Terms',
  card: 'Cards',
  step: 'Steps',
  interaction: 'Interactions',
};

function markedTitle({ title, marks }: Hit): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let done = 0;
  for (const [from, to] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = title.slice(from, to);
    fragment.append(title.slice(done, from), mark);
    done = to;
  }
  fragment.append(title.slice(done));
  return fragment;
}

function option(hit: Hit, id: string, base: string): DrawnHit {
  const element = document.createElement('a');
  const href = base.replace(/\/$/, '') + hit.address;
  element.id = id;
  element.href = href;
  element.tabIndex = -1;
  element.setAttribute('role', 'option');
  const title = document.createElement('b');
  title.append(markedTitle(hit));
  const context = document.createElement('span');
  context.textContent = hit.context;
  element.append(title, context);
  return { element, href };
}

/**
 * Replaces the list's content.
 * @param base the site's base path
 * @returns the options in the order in which the arrow keys walk them
 */
export function drawHits(list: HTMLElement, hits: readonly Hit[], base: string): DrawnHit[] {
  const drawn: DrawnHit[] = [];
  const groups: HTMLElement[] = [];
  for (const kind of new Set(hits.map((hit) => hit.kind))) {
    const group = document.createElement('div');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', GROUPS[kind]);
    const head = document.createElement('p');
    head.setAttribute('aria-hidden', 'true');
    head.textContent = GROUPS[kind];
    group.append(head);
    for (const hit of hits) {
      if (hit.kind !== kind) continue;
      const made = option(hit, `${list.id}-${drawn.length}`, base);
      drawn.push(made);
      group.append(made.element);
    }
    groups.push(group);
  }
  list.replaceChildren(...groups);
  return drawn;
}
