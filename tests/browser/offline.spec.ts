/** The promise of the offline copy: one visit, and everything opens without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { host, ROOT_DIR, sitemap, untilSaved } from './offline-site.ts';
import { hits, openSearch } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** What may be transferred for the whole copy, in bytes. */
const BUDGET = 1_000_000;

test('one visit to the home page, and every address of the sitemap opens with the server stopped', async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  const site = await host(ROOT_DIR);
  const begun = performance.now();
  await page.goto(site.address);
  await untilSaved(page);
  const seconds = (performance.now() - begun) / 1000;
  await site.stop();

  // What was asked for, as the server packs it.
  const asked = new Set(site.asked());
  let bytes = 0;
  for (const path of asked) {
    const file = join(ROOT_DIR, path.endsWith('/') ? `${path}index.html` : path);
    const content = readFileSync(file);
    const packed = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 8 },
    });
    bytes +=
      /\.(png|webp|woff2)$/.test(path) || content.length < 512 ? content.length : packed.length;
  }
  const addresses = sitemap(ROOT_DIR);
  console.log(
    `offline copy: ${(bytes / 1000).toFixed(0)} kB in ${asked.size} files, saved ${seconds.toFixed(1)} s after the visit began; ${addresses.length} addresses`,
  );
  expect(bytes).toBeLessThanOrEqual(BUDGET);
  expect([...asked].filter((path) => /^\/(share|api\/v1|oembed|embed)\//.test(path))).toEqual([]);

  // All of them through the worker, each to the byte as it was built.
  expect(addresses.length).toBeGreaterThan(600);
  const crawled = performance.now();
  const texts = await page.evaluate(async (list) => {
    const found: string[] = [];
    for (const address of list) {
      const response = await fetch(`/${address}`);
      const type = response.headers.get('Content-Type');
      found.push(`${response.status} ${type}\n${await response.text()}`);
    }
    return found;
  }, addresses);
  const wrong = addresses.filter((address, at) => {
    const built = readFileSync(join(ROOT_DIR, address, 'index.html'), 'utf8');
    return texts[at] !== `200 text/html; charset=utf-8\n${built}`;
  });
  expect(wrong).toEqual([]);
  console.log(
    `${addresses.length} pages out of the copy in ${((performance.now() - crawled) / 1000).toFixed(1)} s`,
  );

  // Every thirtieth is opened as people open it, in the shapes that addresses come in.
  const shapes = [
    (address: string) => address,
    (address: string) => address.replace(/\/$/, ''),
    (address: string) => `${address}index.html`,
    (address: string) => `${address}?utm_source=chat`,
    (address: string) => `${address}?seed=1#main`,
  ];
  const sample = addresses.filter((_, at) => at % 30 === 0);
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  const queue = sample.map((address, at) => ({ address, shape: shapes[at % shapes.length] }));
  await Promise.all(
    tabs.map(async (tab) => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const { address, shape } = next;
        const response = await tab.goto(site.address + (shape?.(address) ?? address), {
          waitUntil: 'domcontentloaded',
        });
        expect(response?.fromServiceWorker(), address).toBe(true);
        expect(response?.status(), address).toBe(200);
        expect(new URL(tab.url()).pathname, 'its usual address').toBe(`/${address}`);
        await expect(tab.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `https://natural-six.example/${address}`,
        );
      }
    }),
  );

  await test.step('search, a demo with its address, lab, quiz and sheet work', async () => {
    await page.goto(`${site.address}keywords/critical-hit/`);
    await openSearch(page);
    await page.keyboard.type('lukcy');
    await expect(hits(page).first()).toContainText('Lucky');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keywords\/lucky\/$/);

    const play = await page
      .locator('[data-demo] a[href*="attacker="]')
      .first()
      .getAttribute('href');
    await page.goto(new URL(play ?? '', page.url()).href);
    await expect(page.locator('[data-demo]')).toContainText('From the address');

    await page.goto(`${site.address}lab/?attacker=power+5&defender=health+6,+Armor&roll=5+5+4+4+1`);
    await expect(page.locator('main')).toContainText('2 hits, 2 damage counters on the defender.');

    await page.goto(`${site.address}quiz/?round=7`);
    await expect(page.locator('[data-quiz] .choices button').first()).toBeVisible();

    await page.goto(`${site.address}sheet/`);
    await page.locator('textarea').first().fill('Critical Hit 2, Armor');
    await expect(page.locator('main')).toContainText('2 keywords');
  });

  await test.step('what does not exist says so and offers what comes near, and the search', async () => {
    const response = await page.goto(`${site.address}keywords/parryy/`);
    expect(response?.status()).toBe(404);
    // As a host sends it that reads `_headers`.
    expect(response?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
    await expect(page.locator('.chips [data-find]')).toBeVisible();
    await expect(page.locator('[data-near] li a').first()).toHaveAttribute(
      'href',
      '/keywords/parry/',
    );
    await page.goto(`${site.address}Keywords/Fury).`);
    await expect(page.getByRole('link', { name: '/keywords/fury/' })).toBeVisible();
    // What exists but is not saved is not called missing.
    await expect(page.goto(`${site.address}api/v1/index.json`)).rejects.toThrow(/ERR_/);
  });
});
