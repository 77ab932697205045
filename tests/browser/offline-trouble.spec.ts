/** Where a copy can't be had, the site is an ordinary site and says what it could not do. */
import { expect, type Page, test } from '@playwright/test';
import { badge, host, ROOT_DIR, untilSaved } from './offline-site.ts';
import { hits, listen, openSearch } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** A page by its link, and the search. */
async function worksOnline(page: Page, address: string): Promise<void> {
  await page.goto(`${address}keywords/fury/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fury');
  await openSearch(page);
  await page.keyboard.type('armor');
  await expect(hits(page).first()).toContainText('Armor');
}

const said = (page: Page) => page.locator('[data-offline] [role="status"]');

test('storage is full: the site says so and works online', async ({ context, page }) => {
  const site = await host(ROOT_DIR);
  const session = await context.newCDPSession(page);
  const origin = new URL(site.address).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await page.goto(`${site.address}about/`);
  await expect(said(page)).toContainText('the device has no room left', { timeout: 30_000 });
  await expect(badge(page)).toHaveText('Not saved here');
  await worksOnline(page, site.address);
  await site.stop();
});

const REFUSALS: [what: string, refuse: () => void, words: RegExp][] = [
  [
    'a private window refuses the cache storage',
    () => {
      const no = () => Promise.reject(new DOMException('no', 'SecurityError'));
      for (const name of ['has', 'keys', 'open', 'match', 'delete'])
        Object.defineProperty(CacheStorage.prototype, name, { value: no });
    },
    /this browser keeps no copy of the site, or this is a private window/,
  ],
  [
    'the browser has no service workers',
    () => {
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
    },
    /this browser keeps no copy of the site/,
  ],
  [
    'the worker is blocked',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    },
    /the browser does not allow it/,
  ],
];

for (const [what, refuse, words] of REFUSALS) {
  test(`${what}: the site says so and works online`, async ({ page }) => {
    const console = listen(page);
    const site = await host(ROOT_DIR);
    await page.addInitScript(refuse);
    await page.goto(`${site.address}about/`);
    await expect(said(page)).toHaveText(words);
    await worksOnline(page, site.address);
    expect(console).toEqual([]);
    await site.stop();
  });
}

test('a copy that was deleted by hand is missed and saved again; a removed one stays away', async ({
  page,
}) => {
  const site = await host(ROOT_DIR);
  await page.goto(`${site.address}about/`);
  await untilSaved(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const response = await page.goto(`${site.address}keywords/fury/`);
  expect(response?.status()).toBe(200);
  await untilSaved(page);
  await site.stop();
  await page.goto(`${site.address}keywords/armor/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Armor');

  await site.start();
  await page.goto(`${site.address}about/`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(said(page)).toContainText('did not want it');
  await expect(badge(page)).toHaveText('Not saved here');
  await expect(page.getByRole('button', { name: 'Save now' })).toBeFocused();
  await page.goto(`${site.address}keywords/fury/`);
  await expect(badge(page)).toHaveText('Not saved here');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await page.goto(`${site.address}about/`);
  await page.getByRole('button', { name: 'Save now' }).click();
  await untilSaved(page);
  await site.stop();
});
