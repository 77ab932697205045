import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { listen, openWhole } from './site.ts';

test('a ruling has a page of its own, the ruling first, its neighbours a click away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('keywords/critical-hit/one-six-is-enough/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One 6 is as good as three');
  await expect(page.getByText('The bonus comes once for each attack')).toBeInViewport();
  await expect(page.locator('.example')).not.toHaveCount(0);
  await expect(page.locator('.owner .to')).toHaveText('Critical Hit X');
  await page.locator('.ends [rel="next"]').click();
  await expect(page).toHaveURL(/accuracy-makes-no-six\/$/);
  await page.locator('.crumb a').last().click();
  await expect(page).toHaveURL(/keywords\/critical-hit\/#accuracy-makes-no-six$/);
});

test('the page of a ruling leaves out the opening and the other rulings of its keyword', async ({
  page,
}) => {
  await page.goto('keywords/accuracy/');
  await expect(page.locator('.opening')).toBeVisible();
  const opening = (await page.locator('.opening').textContent())?.trim() ?? '';
  await page.goto('keywords/accuracy/instances-add-up/');
  await expect(page.locator('.one')).toHaveCount(1);
  await expect(page.locator('.one')).not.toContainText(opening.slice(0, 40));
});

const MERGED = 'keywords/critical-hit/a-re-rolled-six-is-gone/';

test('an id that was merged leads on, query and fragment included', async ({ page }) => {
  await page.goto(`${MERGED}?from=forum#main`);
  await expect(page).toHaveURL(/critical-hit\/is-checked-after-re-rolls\/\?from=forum#main$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an id that was merged leads on', async ({ page }) => {
    await page.goto(MERGED);
    await expect(page).toHaveURL(/critical-hit\/is-checked-after-re-rolls\/$/);
  });

  test('the permalink of a ruling is a plain link, and no dead button is there', async ({
    page,
  }) => {
    await page.goto('keywords/critical-hit/');
    const ruling = page.locator('#one-six-is-enough');
    await expect(ruling.locator('.says .copy')).toBeHidden();
    await ruling.locator('.says .link').click();
    await expect(page).toHaveURL(/critical-hit\/one-six-is-enough\/$/);
  });
});

test('a ruling can be framed by another site, and is dark where the site is', async ({
  page,
  baseURL,
}) => {
  const said = listen(page);
  const embed = new URL('embed/critical-hit/one-six-is-enough/', baseURL).href;
  const host = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><title>A blog</title><meta name="color-scheme" content="dark"><iframe src="${embed}" width="600" height="500" title="ruling"></iframe>`,
    );
  });
  await new Promise<void>((ready) => host.listen(0, () => ready()));
  await page.emulateMedia({ colorScheme: null });
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('One 6 is as good as three');
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.locator('script')).toHaveCount(0);
  const link = frame.getByRole('link', { name: 'Natural Six' });
  await expect(link).toHaveAttribute('href', /natural-six\.example\/keywords\/critical-hit\/one/);
  const paper = await frame
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(paper).toBe('rgb(20, 21, 27)');
  expect(said).toEqual([]);
  host.close();
});

test('only what lies below /embed/ may be framed, and the data are open to any origin', async ({
  request,
}) => {
  const header = async (address: string, name: string): Promise<string | undefined> =>
    (await request.get(address)).headers()[name];
  for (const address of [
    './',
    'keywords/',
    'keywords/fury/',
    'keywords/critical-hit/one-six-is-enough/',
    'terms/hit/',
    'changes/',
    'api/',
    'search/',
  ])
    expect(await header(address, 'x-frame-options'), address).toBe('DENY');
  expect(await header('embed/critical-hit/one-six-is-enough/', 'x-frame-options')).toBeUndefined();
  expect(await header('api/v1/index.json', 'access-control-allow-origin')).toBe('*');
});

test('pages have the headers of a careful host, data carry no needless ones, and copying works', async ({
  page,
  request,
  context,
}) => {
  const said = listen(page);
  const careful = {
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  };
  for (const address of ['./', 'keywords/fury/', 'lab/', 'embed/critical-hit/one-six-is-enough/'])
    expect((await request.get(address)).headers(), address).toMatchObject(careful);
  for (const address of ['./', 'keywords/nope/', 'search.json', 'api/v1/index.json'])
    expect((await request.get(address)).headers(), address).toMatchObject({
      'x-content-type-options': 'nosniff',
    });
  expect((await request.get('search.json')).headers()).not.toHaveProperty('permissions-policy');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('keywords/fury/');
  const allowed = await page.evaluate(() => {
    interface Policy {
      allowsFeature(feature: string): boolean;
    }
    const { featurePolicy } = document as unknown as { featurePolicy: Policy };
    return ['clipboard-write', 'camera', 'geolocation', 'microphone'].filter((feature) =>
      featurePolicy.allowsFeature(feature),
    );
  });
  expect(allowed).toEqual(['clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Fury'));
  expect(said).toEqual([]);
});

test('axe finds nothing in a frame', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('embed/critical-hit/one-six-is-enough/');
    expect(await wrongOn(page, { scheme: colorScheme })).toEqual([]);
  }
});

test('a frame weighs next to nothing', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await openWhole(page, 'embed/critical-hit/one-six-is-enough/');
  console.log(`a framed ruling: ${(bytes / 1000).toFixed(1)} kB`);
  expect(bytes).toBeLessThan(8_000);
});
