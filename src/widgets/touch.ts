import type { ClientDirective } from 'astro';

/**
 * `client:touch`: hydrates an island on the first sign that it will be used. The click or key that
 * woke it is played again once the island is ready, so nothing that a reader did is lost.
 */
const touch: ClientDirective = (load, _options, element) => {
  const wakers = ['pointerenter', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;
  let asked: { selector: string; index: number } | undefined;
  let ready = false;

  const remember = (event: Event): void => {
    const button = (event.target as Element | null)?.closest('button, a[data-play]');
    if (ready || !button || !element.contains(button)) return;
    event.preventDefault();
    const all = [...element.querySelectorAll('button, a[data-play]')];
    asked = { selector: 'button, a[data-play]', index: all.indexOf(button) };
  };

  const wake = async (): Promise<void> => {
    for (const type of wakers) element.removeEventListener(type, wake);
    const hydrate = await load();
    await hydrate();
    ready = true;
    element.removeEventListener('click', remember, true);
    if (!asked) return;
    const again = element.querySelectorAll<HTMLElement>(asked.selector)[asked.index];
    again?.click();
  };

  element.addEventListener('click', remember, true);
  for (const type of wakers) element.addEventListener(type, wake, { passive: true });
};

export default touch;
