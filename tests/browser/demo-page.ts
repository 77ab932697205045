/** The demo of a keyword page, as its tests name it. */
import type { Page } from '@playwright/test';

/** Touches the demo and waits until it lives: Preact leaves its tree on the element that it draws into. */
export async function touched(page: Page): Promise<void> {
  await page.locator('[data-demo]').dispatchEvent('pointerenter');
  await page.waitForFunction(
    () => Object.keys(document.querySelector('[data-demo]') ?? {}).length > 0,
  );
}
