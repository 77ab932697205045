/** What axe finds, asked for the way that costs least: many tests look at many states. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** Looks inside this element alone. */
  inside?: string;
  /** In dark: that changes colours and nothing else, so that colours alone are looked at. */
  scheme?: 'light' | 'dark';
}

/** Every rule that is broken, with the elements that break it; an empty list when all is well. */
export async function wrongOn(
  page: Page,
  { inside, scheme = 'light' }: Look = {},
): Promise<(readonly [rule: string, elements: string[]])[]> {
  // What passes is not wanted, and no page holds a frame: one run in the page itself is enough.
  let axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (inside !== undefined) axe = axe.include(inside);
  if (scheme === 'dark') axe = axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
}
