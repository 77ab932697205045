/** New versions are asked for, never forced, never mixed with the old one, and can be taken back. */
import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildOffline } from '../../src/integrations/offline/build.ts';
import type { Note } from '../../src/offline/protocol.ts';
import { wrongOn } from './axe.ts';
import { host, ROOT_DIR, untilSaved, versionOf } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const NEW = { id: 'later', date: '2026-12-24', title: 'Fury says one thing more' };

/** The notes of change that a built worker carries. */
function notesIn(dir: string): Note[] {
  const worker = readFileSync(join(dir, 'service-worker.js'), 'utf8');
  return JSON.parse(/"notes":(\[.*?\])/.exec(worker)?.[1] ?? '[]') as Note[];
}

/** A later build, as one with other code is: a ruling and the data say something new, and scripts have new names. */
async function later(to: string): Promise<void> {
  cpSync(ROOT_DIR, to, {
    recursive: true,
    filter: (path) => !/[\\/](share|embed|oembed|offline)$/.test(path),
  });
  for (const file of globSync('_astro/*', { cwd: to }))
    renameSync(join(to, file), join(to, file.replace(/(\.\w+)$/, '-later$1')));
  for (const file of globSync('{_astro/*.{js,css},hover.json,**/*.html}', { cwd: to })) {
    const text = readFileSync(join(to, file), 'utf8')
      .replace(/(\.[\w-]{8})(\.(?:js|css|woff2)\b)/g, '$1-later$2')
      .replaceAll('<h1 class="name">Fury', '<h1 class="name">Fury (later)')
      .replaceAll('"Fury', '"Fury (later)');
    writeFileSync(join(to, file), text);
  }
  await buildOffline({ dir: to, notes: [NEW, ...notesIn(ROOT_DIR)] });
}

const notice = (page: Page) => page.locator('.update');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Looks for a new version, as browsers do now and then. The server that was just exchanged may need a second try. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update().catch(() => found.update());
  }) as Promise<void>;

/** How many versions of the site the browser holds. */
const copies = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    return names.filter((name) => !name.endsWith(':memory')).length;
  });

test('a waiting version says what changed; two tabs keep the old one until they are asked, whole', async ({
  context,
  page,
}, info) => {
  test.setTimeout(240_000);
  const next = info.outputPath('later');
  await later(next);
  const site = await host(ROOT_DIR);
  await page.goto(`${site.address}keywords/fury/`);
  await untilSaved(page);
  const other = await context.newPage();
  await other.goto(`${site.address}keywords/critical-hit/`);
  await untilSaved(other);
  await other.evaluate(() => Object.assign(window, { sameAsBefore: true }));

  await site.start(next);
  await page.reload();
  await look(page);
  await expect(notice(page)).toContainText('2026-12-24: Fury says one thing more', {
    timeout: 90_000,
  });
  await expect(notice(page)).not.toContainText('First publication');
  await expect(heading(page)).not.toContainText('later');
  await expect(notice(other)).toContainText('A new version is ready');

  expect(await wrongOn(other, { inside: '.update' })).toEqual([]);

  await test.step('a notice that was put off comes back', async () => {
    await notice(other).getByRole('button', { name: 'Later' }).click();
    await expect(notice(other)).toHaveCount(0);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(other)).toContainText('A new version is ready');
  });

  await test.step('the tab that asks becomes new, the other one stays and says so', async () => {
    site.asked();
    await notice(page).getByRole('button', { name: 'Use it' }).click();
    await expect(heading(page)).toContainText('Fury (later)');
    await expect(page.locator('.foot .kept')).toContainText(versionOf(next));
    await expect(notice(other)).toContainText('This page is still the old one');
    expect(await other.evaluate(() => 'sameAsBefore' in window)).toBe(true);
  });

  await test.step('the old tab gets old scripts and data, although the server has them no more', async () => {
    const list = (tab: Page) => tab.evaluate(() => fetch('/hover.json').then((it) => it.text()));
    expect(await list(other)).toBe(readFileSync(join(ROOT_DIR, 'hover.json'), 'utf8'));
    expect(await list(page)).toBe(readFileSync(join(next, 'hover.json'), 'utf8'));
    await other.locator('[data-demo] button').first().click();
    const loaded = () =>
      other.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('mount-attack')),
      );
    await expect.poll(loaded).toHaveLength(1);
    expect(await loaded()).not.toContainEqual(expect.stringContaining('-later'));
    expect(site.asked().filter((path) => path.includes('mount-attack'))).toEqual([]);
    await expect(other.locator('[data-demo]')).toContainText('Undo');
  });

  await test.step('once the old tab is gone, so is the old version', async () => {
    expect(await copies(page)).toBe(2);
    await notice(other).getByRole('button', { name: 'Reload' }).click();
    await other.waitForFunction(() => !('sameAsBefore' in window));
    await page.goto(`${site.address}keywords/armor/`);
    await expect.poll(() => copies(page)).toBe(1);
  });
  await site.stop();
});

test('an update that breaks off half-way, or comes damaged, leaves the old version working', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const next = info.outputPath('later');
  await later(next);
  const site = await host(ROOT_DIR);
  await page.goto(`${site.address}about/`);
  await untilSaved(page);

  const failed = (): Promise<string> =>
    page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('message', ({ data }) => {
            if (data.news === 'failed') resolve(data.reason);
          }),
        ),
    );
  await test.step('the network breaks off', async () => {
    await site.start(next);
    site.stopAfter(3, /^\/offline\//);
    const end = failed();
    await look(page);
    expect(await end).toBe('network');
    await page.goto(`${site.address}keywords/fury/`);
    await expect(heading(page)).toHaveText(/^Fury\b(?! \(later\))/);
    await page.goto(`${site.address}about/`);
    await untilSaved(page);
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('a file is not what was built', async () => {
    const damaged = info.outputPath('damaged');
    cpSync(next, damaged, { recursive: true });
    // One that changed: what did not is not fetched again.
    writeFileSync(join(damaged, 'hover.json'), '{}');
    await site.start(damaged);
    const end = failed();
    await look(page);
    expect(await end).toBe('network');
    await page.goto(`${site.address}about/`);
    await untilSaved(page);
    await expect(page.locator('.foot .kept')).toContainText(versionOf(ROOT_DIR));
  });

  await test.step('the next try takes what is there already', async () => {
    await site.start(next);
    // A look while the damaged one is still being taken in finds nothing new; the next one does.
    await expect(async () => {
      await look(page);
      await expect(notice(page)).toContainText('A new version is ready', { timeout: 6000 });
    }).toPass({ timeout: 60_000 });
    // What the first try had brought, and what did not change, is not fetched again.
    const again = site.asked().filter((path) => path.startsWith('/offline/'));
    expect(again.length).toBeLessThanOrEqual(2);
  });
  await site.stop();
});

test('the kill switch takes a bad release back', async ({ context, page }) => {
  test.setTimeout(240_000);
  const way = test.info().outputPath('off');
  await later(way);
  await buildOffline({ dir: way, notes: [], off: true });
  const site = await host(ROOT_DIR);
  await page.goto(`${site.address}about/`);
  await untilSaved(page);
  await site.start(way);
  await look(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  // By itself a browser lets the bad worker go within half a minute. The runner watches workers, which keeps them
  // awake, so it sends this one to rest.
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await expect(async () => {
    await session.send('ServiceWorker.stopAllWorkers');
    const response = await page.goto(`${site.address}keywords/fury/`, { timeout: 3000 });
    expect(response?.status()).toBe(200);
    expect(response?.fromServiceWorker()).toBe(false);
  }).toPass({ timeout: 40_000 });
  await expect(heading(page)).toContainText('Fury (later)');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await site.stop();
});

test('the same folder gives the same worker', async () => {
  const one = test.info().outputPath('one');
  cpSync(ROOT_DIR, one, {
    recursive: true,
    filter: (path) => !/[\\/](share|embed|oembed|offline|api)$/.test(path),
  });
  const made = async () => {
    await buildOffline({ dir: one, notes: [NEW] });
    return readFileSync(join(one, 'service-worker.js'), 'utf8');
  };
  const first = await made();
  expect(await made()).toBe(first);
  // Every pack and file that the worker names is there.
  const named = [...first.matchAll(/['"]?url['"]?:\s*['"]([^'"]+)['"]/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => globSync(file ?? '', { cwd: one }).length === 0)).toEqual([]);
});
