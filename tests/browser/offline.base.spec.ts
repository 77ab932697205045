/** The offline copy of the site in a folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BASED_DIR, host, sitemap, untilSaved } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const BASE = '/natural-six/';

test('in a folder, every thirtieth address opens with the server stopped, and nothing outside is touched', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const site = await host(BASED_DIR, '/natural-six');
  await page.goto(`${site.address}about/`);
  await untilSaved(page);
  await site.stop();
  const addresses = sitemap(BASED_DIR, BASE).filter((_, at) => at % 30 === 0);
  expect(addresses.length).toBeGreaterThan(20);
  const shapes = [(it: string) => it, (it: string) => it.replace(/\/$/, '')];
  for (const [at, address] of addresses.entries()) {
    const got = await page.evaluate(
      (url) => fetch(url).then(async (it) => [it.status, await it.text()]),
      BASE + (shapes[at % 2]?.(address) ?? address),
    );
    expect(got, address).toEqual([
      200,
      readFileSync(join(BASED_DIR, address, 'index.html'), 'utf8'),
    ]);
  }
  const response = await page.goto(`${site.address}keywords/fury?seed=1#main`);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page).toHaveURL(`${site.address}keywords/fury/?seed=1#main`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fury');
  // Another site of the same host is none of this worker's business.
  await expect(page.goto(new URL('/other/', site.address).href)).rejects.toThrow(/ERR_/);
});
