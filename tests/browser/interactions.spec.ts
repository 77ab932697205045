import { expect, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { hits, listen, openSearch } from './site.ts';

const picked = (page: import('@playwright/test').Page) => page.locator('[data-picked]');

test('two keywords chosen by keyboard give their answer, and the address keeps it', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('interactions/');
  await page.locator('select[name="a"]').focus();
  await page.keyboard.type('Armor');
  await page.keyboard.press('Tab');
  await expect(page.locator('select[name="b"]')).toBeFocused();
  await page.keyboard.type('Accuracy');
  await expect(picked(page)).toContainText('answered, with examples');
  await expect(page).toHaveURL(/\?a=armor&b=accuracy$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/interactions\/accuracy-x-armor\/$/);
  await page.goBack();
  await expect(picked(page)).toContainText('answered, with examples');
  expect(said).toEqual([]);
});

for (const { query, says } of [
  { query: 'a=avenge&b=bombard', says: 'in a ruling' },
  { query: 'a=fury&b=shields', says: 'not ruled' },
  { query: 'a=upkeep&b=fury', says: 'no special interaction' },
  { query: 'a=lucky&b=lucky', says: 'several copies' },
  { query: 'a=<img src=x>&b=lucky', says: 'Choose two keywords' },
]) {
  test(`${query} says "${says}"`, async ({ page }) => {
    await page.goto(`interactions/?${query}`);
    await expect(picked(page)).toContainText(says);
  });
}

test('every cell of the chart that leads somewhere leads to a page or a ruling', async ({
  page,
  request,
}) => {
  await page.goto('interactions/');
  const links = await page
    .locator('[data-chart] a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(120);
  const pages = new Map<string, string>();
  for (const link of new Set(links)) {
    const [address = '', anchor] = link.split('#');
    if (!pages.has(address)) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      pages.set(address, await response.text());
    }
    if (anchor) expect(pages.get(address), link).toContain(`id="${anchor}"`);
  }
});

test('the chart shows all of its rows, and scrolls sideways alone', async ({ page }) => {
  await page.goto('interactions/');
  const { height, shown, rows, cells } = await page.locator('.pairs').evaluate((chart) => ({
    height: chart.scrollHeight,
    shown: chart.clientHeight,
    rows: chart.querySelectorAll('tbody tr').length,
    cells: chart.querySelectorAll('tbody td:not(.own)').length,
  }));
  expect(height).toBeLessThanOrEqual(shown);
  expect(rows).toBeGreaterThanOrEqual(38);
  expect(cells).toBe((rows * (rows - 1)) / 2);
});

test('the names of a pair light up when its cell is pointed at', async ({ page }) => {
  await page.goto('interactions/');
  await page.locator('[data-chart] a.is-answer').first().hover();
  await expect(page.locator('[data-chart] tr.lit')).toHaveCount(1);
  await expect(page.locator('[data-chart] .own.lit')).toHaveCount(1);
});

test('an answer names its keywords, its rulings and its examples, and a keyword lists its own', async ({
  page,
}) => {
  await page.goto('interactions/overkill-x-parry/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('second unit may not');
  await expect(page.locator('.example')).not.toHaveCount(0);
  await expect(page.locator('.parties .to')).toHaveText(['Overkill', 'Parry X']);
  await page.getByRole('link', { name: /Overkill: Shields, Parry and Armor/ }).click();
  await expect(page).toHaveURL(/\/keywords\/overkill\/#ignores-shields-parry-armor$/);
  await expect(page.getByRole('link', { name: /second unit may not/ })).toBeVisible();
});

test('two keywords typed in the search lead to what happens when they meet', async ({ page }) => {
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('armor accuracy');
  await expect(hits(page).first()).toContainText('Accuracy moves the die');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/interactions\/accuracy-x-armor\/$/);
});

test('nothing scrolls sideways at 320 px but the chart itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['interactions/?a=armor&b=accuracy', 'interactions/overkill-x-parry/']) {
    await page.goto(address);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, address).toBeLessThanOrEqual(0);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with two keywords chosen in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('interactions/?a=armor&b=accuracy');
    await expect(picked(page)).toContainText('answered');
    expect(await wrongOn(page, { scheme })).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list by keyword and the chart are there, and the choice stays away', async ({
    page,
  }) => {
    await page.goto('interactions/');
    await expect(page.locator('[data-pick]')).toBeHidden();
    expect(await page.locator('.meetings h3').count()).toBeGreaterThan(30);
    expect(await page.locator('.meetings li a').count()).toBeGreaterThan(110);
    await page.locator('.meetings li a').first().click();
    await expect(page.locator('.example').first()).toBeVisible();
  });
});
