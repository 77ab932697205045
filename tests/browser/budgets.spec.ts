import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { BUILDS } from './built.ts';
import { KINDS, listen, watchShifts } from './site.ts';

/** Bytes over the wire, compressed as the server sends them. */
interface Weight {
  all: number;
  script: number;
  hosts: Set<string>;
}

async function weigh(page: import('@playwright/test').Page, address: string): Promise<Weight> {
  const weight: Weight = { all: 0, script: 0, hosts: new Set() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (!response.url.startsWith('data:')) weight.hosts.add(new URL(response.url).host);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.all += encodedDataLength;
    if (types.get(requestId) === 'Script') weight.script += encodedDataLength;
  });
  let icon = false;
  page.on('request', (request) => {
    icon ||= request.url().endsWith('/icon.svg');
  });
  await page.goto(address, { waitUntil: 'load' });
  // A browser with a window shows the icon in its tab; one without leaves it.
  if (!icon) {
    await page.evaluate(() =>
      fetch(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? ''),
    );
  }
  // What the page fetches by itself once it is loaded counts as well.
  await page.waitForTimeout(250);
  return weight;
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('a keyword page stays within its weight', async ({ browser }) => {
  // Keyword pages share what they load and differ in their HTML and their kind of demo: the heaviest are
  // weighed in the browser, and the heaviest with each kind of demo.
  const folder = join(BUILDS[0].dir, 'keywords');
  const pages = globSync('*/index.html', { cwd: folder })
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const kind = /data-demo-kind="([a-z]+)"/.exec(html)?.[1] ?? '';
      return {
        address: `keywords/${dirname(file)}/`,
        kind,
        // Enough to tell the heavy ones from the others; the browser weighs them.
        bytes: gzipSync(html).length,
      };
    })
    .sort((one, other) => other.bytes - one.bytes);
  expect(pages.length).toBeGreaterThanOrEqual(38);
  const weighed = pages.filter(
    ({ kind }, at) => at < 6 || pages.findIndex((page) => page.kind === kind) === at,
  );
  let heaviest = { address: '', all: 0, script: 0 };
  for (const { address } of weighed) {
    const context = await browser.newContext();
    const fresh = await context.newPage();
    const { all, script } = await weigh(
      fresh,
      new URL(address, test.info().project.use.baseURL).href,
    );
    if (all > heaviest.all) heaviest = { address, all, script };
    expect(script, `scripts of ${address}: ${kB(script)}`).toBeLessThanOrEqual(10_000);
    expect(all, `weight of ${address}: ${kB(all)}`).toBeLessThanOrEqual(36_000);
    await context.close();
  }
  console.log(
    `heaviest keyword page: ${heaviest.address}, ${kB(heaviest.all)} in all, ${kB(heaviest.script)} of it scripts (${weighed.length} of ${pages.length} weighed)`,
  );
});

for (const address of KINDS) {
  test(`${address} asks no other host, is silent, does not jump, and axe finds nothing in it`, async ({
    page,
  }) => {
    const said = listen(page);
    const moved = await watchShifts(page);
    const { hosts } = await weigh(page, address);
    expect([...hosts]).toEqual([new URL(test.info().project.use.baseURL ?? '').host]);
    expect(said).toEqual([]);
    expect(await moved()).toBeLessThan(0.001);
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await wrongOn(page, { scheme }), scheme).toEqual([]);
    }
  });
}
