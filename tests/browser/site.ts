/** What several browser tests share. */
import { expect, type Locator, type Page } from '@playwright/test';

/** One page of every kind. */
export const KINDS = [
  './',
  'keywords/',
  'keywords/critical-hit/',
  'keywords/stack/',
  'keywords/critical-hit/one-six-is-enough/',
  'terms/',
  'terms/natural-roll/',
  'interactions/',
  'interactions/accuracy-x-armor/',
  'lab/',
  'quiz/',
  'steps/',
  'cards/',
  'cards/slave-i-l/',
  'search/',
  'about/',
  'changes/',
  'api/',
  'docs/notation/',
] as const;

/** Collects what the console says, so that a test can demand silence. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // The test runner's own word about the worker that it keeps away; see playwright.config.ts.
    if (message.text().includes('registration blocked by Playwright')) return;
    said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  return said;
}

/** The field of the search, in the dialog or on its page. */
export const searchField = (page: Page): Locator => page.locator('input[role="combobox"]');

/** The results of the search, in the dialog or on its page. */
export const hits = (page: Page): Locator => page.locator('a[role="option"]');

/** Opens a page and waits until it has all that it loads by itself: half a second in which nothing comes. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let quiet = setTimeout(done, 500);
        new PerformanceObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, 500);
        }).observe({ type: 'resource' });
      }),
  );
}

/** Keeps away what `src/widgets/page.ts` loads two seconds after the page (paper, the offline copy): only what a test does counts. */
export async function withoutLateParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const timed = (act: TimerHandler, wait?: number, ...more: unknown[]) =>
      wait === 2000 ? 0 : later(act, wait, ...more);
    Object.assign(window, { setTimeout: timed });
  });
}

/** Opens the search dialog by its shortcut, and waits until the engine answers. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
}

/** Watches what moves by itself on the pages that are opened from here on; asked, it sums up the page's shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}
