/** The gist of a linked keyword or term, shown beside the link on hover and focus. */

type Cards = Record<string, [name: string, gist: string]>;

let loading: Promise<Cards> | undefined;

/** The data comes on the first hover or focus, once for all pages of a visit. */
function loadCards(): Promise<Cards> {
  loading ??= fetch(`${document.body.dataset['base'] ?? '/'}hover.json`)
    .then((response) => (response.ok ? (response.json() as Promise<Cards>) : {}))
    .catch(() => {
      loading = undefined;
      return {};
    });
  return loading;
}

/**
 * Wires all links that carry `data-m`. One bubble serves the page; it never appears for touch,
 * goes with Escape, scroll and a return from the back-forward cache.
 */
export function wireHoverCards(): void {
  const bubble = document.createElement('div');
  bubble.id = 'hover-card';
  bubble.className = 'hover-card';
  bubble.setAttribute('role', 'tooltip');
  bubble.hidden = true;
  document.body.append(bubble);
  let owner: HTMLElement | undefined;
  let waiting = 0;

  const hide = (): void => {
    clearTimeout(waiting);
    owner?.removeAttribute('aria-describedby');
    owner = undefined;
    bubble.hidden = true;
  };

  const show = async (link: HTMLElement): Promise<void> => {
    hide();
    owner = link;
    const card = (await loadCards())[link.dataset['m'] ?? ''];
    if (!card || owner !== link) return;
    const name = document.createElement('b');
    name.textContent = card[0];
    bubble.replaceChildren(name, document.createTextNode(card[1]));
    bubble.hidden = false;
    link.setAttribute('aria-describedby', bubble.id);
    const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
    const width = bubble.offsetWidth;
    const left = Math.min(Math.max(8, box.left), document.documentElement.clientWidth - width - 8);
    const below = box.bottom + 8 + bubble.offsetHeight < innerHeight;
    const top = below ? box.bottom + 6 : box.top - bubble.offsetHeight - 6;
    bubble.style.translate = `${Math.round(left + scrollX)}px ${Math.round(top + scrollY)}px`;
  };

  const linkOf = (event: Event): HTMLElement | null =>
    (event.target as Element | null)?.closest<HTMLElement>('a[data-m]') ?? null;

  document.addEventListener('pointerover', (event) => {
    const link = linkOf(event);
    if (event.pointerType !== 'mouse' || !link || link === owner) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(show, 120, link);
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && linkOf(event)) hide();
  });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) show(link);
    else hide();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true });
  addEventListener('pagehide', hide);
}
