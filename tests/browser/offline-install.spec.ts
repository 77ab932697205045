/** The site as an app: what devices read before they install it, and that saving it costs the first visit nothing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ROOT_DIR, untilSaved } from './offline-site.ts';
import { hits } from './site.ts';

test.use({ serviceWorkers: 'allow' });

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

test('the manifest is one that Chromium accepts, with pictures that are as large as it says', async ({
  page,
  context,
}) => {
  await page.goto('about/');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  const pictures = [...manifest.icons, ...manifest.screenshots] as Picture[];
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(readFileSync(join(ROOT_DIR, src))).metadata();
    if (format !== 'svg')
      expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
  }
  const purposes = (manifest.icons as Picture[]).map(({ purpose }) => purpose);
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  const shapes = (manifest.screenshots as Picture[]).map(({ form_factor }) => form_factor);
  expect(new Set(shapes)).toEqual(new Set(['wide', 'narrow']));
  for (const { url } of manifest.shortcuts as { url: string }[]) {
    const { status } = await page.request.get(url).then((it) => ({ status: it.status() }));
    expect(status, url).toBe(200);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test counts as a private one.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((it) => it !== 'in-incognito'),
  ).toEqual([]);
});

test('text that is shared from another app is searched for', async ({ page }) => {
  await page.goto('search/?title=&text=critical+hit&url=');
  await expect(hits(page).first()).toContainText('Critical Hit');
});

test('the install button appears where the browser offers to install', async ({ page }) => {
  await page.goto('about/');
  const install = page.getByRole('button', { name: 'Install as an app' });
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        document.title = 'prompted';
        return Promise.resolve();
      },
    });
    dispatchEvent(event);
  });
  // What the copy has to say while it is saved moves nothing away from a tap.
  const before = await install.boundingBox();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await untilSaved(page);
  expect(await install.boundingBox()).toEqual(before);
  await install.click();
  await expect(page).toHaveTitle('prompted');
  await expect(install).toBeHidden();
});

/** What a first visit does up to and shortly after `load`. */
async function visit(browser: Browser, address: string, serviceWorkers: 'allow' | 'block') {
  const context = await browser.newContext({ serviceWorkers });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'load' });
  const before = [...asked];
  const times = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { load: navigation?.loadEventStart ?? 0, paint };
  });
  await context.close();
  return { before: before.sort(), ...times };
}

test('saving adds nothing to a first visit before it is loaded', async ({ browser }, info) => {
  const address = new URL('keywords/critical-hit/', info.project.use.baseURL).href;
  const middle = (list: number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;
  const figures = { allow: [] as number[][], block: [] as number[][] };
  let requests: string[] | undefined;
  for (let round = 0; round < 7; round++) {
    // Turn about, so that whatever else the machine does meets both.
    for (const way of ['allow', 'block'] as const) {
      const { before, load, paint } = await visit(browser, address, way);
      requests ??= before;
      expect(before).toEqual(requests);
      expect(before.filter((path) => /service-worker|^\/offline\//.test(path))).toEqual([]);
      figures[way].push([load, paint]);
    }
  }
  for (const [at, name] of ['load', 'largest paint'].entries()) {
    const [withIt, without] = [figures.allow, figures.block].map((all) =>
      all.map((one) => one[at] ?? 0),
    );
    const noise = Math.max(...(without ?? [])) - Math.min(...(without ?? []));
    const difference = middle(withIt ?? []) - middle(without ?? []);
    console.log(
      `${name}: ${middle(withIt ?? []).toFixed(0)} ms with the worker, ${middle(without ?? []).toFixed(0)} ms without; noise ${noise.toFixed(0)} ms`,
    );
    expect(difference).toBeLessThanOrEqual(Math.max(noise, 50));
  }
});
