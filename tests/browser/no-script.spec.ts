import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a keyword page has every ruling, example and link without JavaScript', async ({ page }) => {
  await page.goto('keywords/critical-hit/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Critical Hit X');
  await expect(page.locator('.ruling')).not.toHaveCount(0);
  const rulings = await page.locator('.ruling').count();
  await expect(page.locator('.ruling h3')).toHaveCount(rulings);
  const example = page.locator('.ruling .example').first();
  await expect(example.getByRole('img', { name: /natural 6/ }).first()).toBeVisible();
  await expect(example).toContainText('2 hits');
  await page.locator('.ruling .n').nth(1).click();
  expect(new URL(page.url()).hash).not.toBe('');
});

test("a keyword's own name is never a link on its page, nor is a part of it", async ({ page }) => {
  await page.goto('keywords/critical-hit/');
  const inside = await page
    .locator('.ruling p')
    .evaluateAll(
      (paragraphs) =>
        paragraphs.filter((paragraph) => /Critical <a/.test(paragraph.innerHTML)).length,
    );
  expect(inside).toBe(0);
});

test('the list of keywords is whole and its filters stay away', async ({ page }) => {
  await page.goto('keywords/');
  expect(await page.locator('.entries > li').count()).toBeGreaterThanOrEqual(38);
  await expect(page.locator('[data-filters]')).toBeHidden();
});

test('the search box leads to the A to Z', async ({ page }) => {
  await page.goto('./');
  await page.locator('#find').click();
  await expect(page).toHaveURL(/\/search\/$/);
  expect(await page.locator('.letters a').count()).toBeGreaterThanOrEqual(38);
});

test('an address that leads nowhere leads to the A to Z', async ({ page }) => {
  await page.goto('keywords/parryy/');
  await expect(page.locator('[data-near]')).toBeHidden();
  await page.getByRole('link', { name: 'All keywords, A to Z' }).click();
  await expect(page).toHaveURL(/\/keywords\/$/);
});
