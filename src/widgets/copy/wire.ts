/** Readies the copy buttons. What the menu needs loads at the first sign that one will be used. */

type Menu = typeof import('./menu.ts');

let loading: Promise<Menu> | undefined;

function load(): Promise<Menu> {
  loading ??= import('./menu.ts').catch((error: unknown) => {
    loading = undefined; // A failed download may work the next time.
    throw error;
  });
  return loading;
}

const buttonOf = (event: Event): HTMLElement | null =>
  (event.target as Element | null)?.closest<HTMLElement>('[data-copy]') ?? null;

/** Tells the many buttons of a page apart for those who hear them, and that each opens something. */
function name(button: HTMLElement): void {
  const heading = (
    button.closest('.example')?.querySelector('figcaption') ??
    button.closest('.ruling')?.querySelector('h3')
  )?.textContent;
  if (heading) button.ariaLabel = `Copy: ${heading}`;
  button.ariaHasPopup = 'dialog';
  button.ariaExpanded = 'false';
}

/** Wires every `data-copy` button of the page, those of later islands too. */
export function wireCopy(): void {
  const warm = (event: Event): void => {
    if (buttonOf(event)) load().catch(() => undefined);
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) name(button);
  document.addEventListener('pointerover', warm);
  document.addEventListener('focusin', warm);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button) void load().then((menu) => menu.openFor(button));
  });
}
