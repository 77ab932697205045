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

/** Wires every `data-copy` button of the page, those of later islands too. */
export function wireCopy(): void {
  const warm = (event: Event): void => {
    if (buttonOf(event)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', warm);
  document.addEventListener('focusin', warm);
  document.addEventListener('click', (event) => {
    const button = buttonOf(event);
    if (button) void load().then((menu) => menu.openFor(button));
  });
}
