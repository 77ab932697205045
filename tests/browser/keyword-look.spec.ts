import { expect, type Page, test } from '@playwright/test';
import { BUILDS, pagesOf, SITE } from './built.ts';

/** Addresses of all keyword pages. */
const KEYWORDS = [...pagesOf(BUILDS[0]).keys()]
  .map((url) => url.slice(SITE.length + 1))
  .filter((address) => /^keywords\/[^/]+\/$/.test(address));

/** Pages on which the first ruling stands lowest. */
const LOWEST =
  /\/(?:focus|overload|hidden-cost|adapt|inspiration|double-strike|alternative-cost)\//;

/** How far the first ruling's title and first line reach below what is seen of the page; nothing if they don't. */
const hiddenBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const text = document.querySelector('.ruling [data-text] p');
    const search = document.querySelector('.find');
    if (!text || !search) return Number.NaN;
    const line = document.createRange();
    line.selectNodeContents(text);
    // The search box wears a veil of ten pixels.
    const seen = Math.min(innerHeight, search.getBoundingClientRect().top - 10);
    return Math.max(0, Math.round((line.getClientRects()[0]?.bottom ?? Number.NaN) - seen));
  });

test('on a phone a keyword page shows its answer and its first ruling without a scroll', async ({
  page,
}) => {
  test.setTimeout(90_000);
  expect(KEYWORDS.length).toBeGreaterThanOrEqual(61);
  // Those with the longest words and pictures, and every fourth of the others.
  const looked = KEYWORDS.filter((address, at) => at % 4 === 0 || LOWEST.test(address));
  const hidden: string[] = [];
  for (const address of looked) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const height of [740, 640]) {
      await page.setViewportSize({ width: 360, height });
      const below = await hiddenBelow(page);
      if (below !== 0) hidden.push(`${address} at 360x${height}: ${below} px too low`);
    }
  }
  expect(hidden).toEqual([]);
  console.log(`first ruling seen at 360x740 and 360x640 on ${looked.length} keyword pages`);
});

test('labels of the steps stand whole and apart at every width, or the lit step is told below', async ({
  page,
}) => {
  const wrong: string[] = [];
  const modes = new Set<string>();
  for (const address of ['keywords/critical-hit/', 'keywords/stack/']) {
    await page.goto(address);
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const { labels, told, sideways } = await page.evaluate(() => ({
        labels: [...document.querySelectorAll('.strip li a')].map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const boxes = [...words.getClientRects()].filter((box) => box.width > 0);
          return { lines: boxes.length, left: boxes[0]?.left ?? 0, right: boxes[0]?.right ?? 0 };
        }),
        told: document.querySelector('.strip .now')?.getClientRects().length === 1,
        sideways: document.documentElement.scrollWidth - innerWidth,
      }));
      const shown = labels.every(({ lines }) => lines === 1);
      modes.add(shown ? 'labels' : 'ticks');
      const apart = labels.every(
        ({ left }, at) => at === 0 || left - (labels[at - 1]?.right ?? 0) >= 6,
      );
      const right = shown ? apart && !told : told && labels.every(({ lines }) => lines === 0);
      if (!right || sideways > 0) wrong.push(`${address} at ${width}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...modes].sort()).toEqual(['labels', 'ticks']);
});

/** Where a ruling's top stands in the window, and how it is marked. */
const standing = (page: Page, id: string) =>
  page.locator(`.ruling:has([id="${id}"]), .ruling[id="${id}"]`).evaluate((ruling) => ({
    top: Math.round(ruling.getBoundingClientRect().top),
    mark: getComputedStyle(ruling).backgroundImage,
  }));

test('an id that was merged lights its ruling as its own id does', async ({ page }) => {
  await page.goto('keywords/critical-hit/#only-the-used-roll-counts');
  const merged = await standing(page, 'only-the-used-roll-counts');
  const own = await page.locator('.ruling:has(#only-the-used-roll-counts)').getAttribute('id');
  await page.goto('about/');
  await page.goto(`keywords/critical-hit/#${own}`);
  expect(merged.mark).toContain('gradient');
  expect((await standing(page, `${own}`)).mark).toBe(merged.mark);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    test('an opened link stands at its ruling at once', async ({ page }) => {
      await page.goto('keywords/critical-hit/');
      const rulings = page.locator('.ruling');
      const id = await rulings.nth((await rulings.count()) - 2).getAttribute('id');
      await page.goto('about/');
      await page.goto(`keywords/critical-hit/#${id}`);
      const { top } = await standing(page, `${id}`);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(200);
      await page.waitForTimeout(200);
      expect((await standing(page, `${id}`)).top).toBe(top);
    });
  });
}

test('a name is whole, with what the card fills in set apart', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [id, name, filled] of [
    ['reduced-cost', 'Reduced Cost X: If [condition]', ['X', '[condition]']],
    ['equip', 'Pay [cost]: Equip', ['[cost]']],
    ['accuracy', 'Accuracy X/-X', ['X/-X']],
  ] as const) {
    await page.goto(`keywords/${id}/`);
    await expect(heading).toHaveText(name);
    await expect(heading.locator('var')).toHaveText([...filled]);
  }
});

test('what a line of an example runs over stands under its value', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('keywords/critical-hit/');
  const lefts = await page.locator('.example pre .line:not(.far)').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      const boxes = [...words.getClientRects()];
      const first = boxes[0];
      if (!first) return [];
      return boxes
        .filter(({ top }) => top > first.bottom - 2)
        .map(({ left }) => Math.round(left - first.left));
    }),
  );
  expect(lefts.length).toBeGreaterThan(0);
  // Ten columns of the notation's type.
  for (const left of lefts) expect(left).toBeGreaterThan(60);
});

test('the die of a demo says which number it rolled where that counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('keywords/critical-hit/');
  const word = page.locator('.demo .die.natural > span');
  await expect(word).toHaveText('natural 6');
  const height = async () => (await word.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(20);
  await page.locator('.demo .opener').click();
  await expect(page.locator('.demo .opener')).toHaveText('Fold');
  await expect(word).toHaveText('natural 6');
  expect(await height()).toBeLessThan(20);
});
