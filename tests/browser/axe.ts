/** What axe finds, asked for the way that costs least: many tests look at many states. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Look {
  /** Looks inside this element alone. */
  inside?: string;
  /** In dark: that changes colours and nothing else, so that colours alone are looked at. */
  scheme?: 'light' | 'dark';
}

/** Every rule that is broken, with the elements that break it; an empty list when all is well. */
export async function wrongOn(
  page: Page,
  { inside = 'html', scheme = 'light' }: Look = {},
): Promise<(readonly [rule: string, elements: string[]])[]> {
  // A page that was looked at before has it; reading it in takes as long as looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // What passes is not wanted, and no rule in use reads style sheets or media.
    resultTypes: ['violations'],
    preload: false,
    ...(scheme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
  };
  return page.evaluate(
    async ([where, how]) => {
      const here = (window as unknown as { axe: typeof import('axe-core') }).axe;
      const { violations } = await here.run(where, how);
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
    },
    [inside, options] as const,
  );
}
