import { expect, test } from '@playwright/test';
import { hits, listen, openSearch, openWhole, searchField, withoutLateParts } from './site.ts';

test('three letters find the keyword, and Enter goes to it', async ({ page }) => {
  const said = listen(page);
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('cri');
  await expect(hits(page).first()).toContainText('Critical Hit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/critical-hit\/$/);
  expect(said).toEqual([]);
});

test('a hit leads to the ruling itself, also on the page that is open', async ({ page }) => {
  await page.goto('keywords/critical-hit/');
  await openSearch(page);
  await page.keyboard.type('one six is enough');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#one-six-is-enough$/);
  await expect(searchField(page)).toBeHidden();
  await expect(page.locator('#one-six-is-enough')).toBeFocused();
});

test('arrows walk the hits, Escape closes and gives the focus back', async ({ page }) => {
  await page.goto('./');
  await page.locator('#find').focus();
  await page.keyboard.press('Enter');
  const box = searchField(page);
  await box.fill('cost');
  await expect(hits(page).nth(1)).toBeVisible();
  const first = await box.getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  expect(await box.getAttribute('aria-activedescendant')).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await box.getAttribute('aria-activedescendant')).toBe(first);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.locator('#find')).toBeFocused();
});

test('Ctrl+K opens it, and neither key fires while you type in a field', async ({ page }) => {
  await page.goto('search/');
  await searchField(page).fill('');
  await page.keyboard.type('a/b');
  await expect(searchField(page)).toHaveValue('a/b');
  await page.goto('./');
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
});

test('nothing found says so and helps', async ({ page }) => {
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('qqqq');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('Nothing for "qqqq"');
  await status.getByRole('link', { name: 'all keywords' }).click();
  await expect(page).toHaveURL(/\/keywords\/$/);
});

test('names that are near are offered, and Enter takes none of them unasked', async ({ page }) => {
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('rettaliyashun');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Did you mean');
  await expect(hits(page).first()).toContainText('Retaliate');
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/retaliate\/$/);
});

test('nothing that can be typed breaks it', async ({ page }) => {
  const said = listen(page);
  await page.goto('search/');
  const status = page.getByRole('status');
  for (const typed of [
    '.*',
    '[^]',
    '(((',
    '"\'`',
    '\\',
    '🎲🎲',
    'שלום עולם',
    'مرحبا',
    'x'.repeat(300),
  ]) {
    await searchField(page).fill(typed);
    await expect(status, typed).toContainText('Nothing for "');
    // A long query is not repeated in full.
    expect((await status.textContent())?.length, typed).toBeLessThan(120);
  }
  // Blanks ask for nothing, so nothing is said of them.
  await searchField(page).fill('   ');
  await expect(status).toBeEmpty();
  await expect(hits(page)).toHaveCount(0);
  await searchField(page).fill('fury 🎲 "armor"');
  await expect(hits(page).first()).toBeVisible();
  expect(said).toEqual([]);
});

test('the letters that were typed are marked, with the signs between them', async ({ page }) => {
  await page.goto('search/?q=re-roll');
  await expect(hits(page).first().locator('mark')).toHaveText('re-roll');
});

test('a search can be linked', async ({ page }) => {
  await page.goto('search/?q=paryy');
  await expect(hits(page).first()).toContainText('Parry');
  await searchField(page).fill('lucky');
  await expect(page).toHaveURL(/\?q=lucky$/);
});

test('its page has one field and counts what it found, to the eye and aloud', async ({ page }) => {
  await page.goto('search/');
  await expect(page.locator('#find')).toBeHidden();
  await searchField(page).fill('armor');
  await expect(hits(page).first()).toBeVisible();
  const count = await hits(page).count();
  await expect(page.getByText(`${count} results`).first()).toBeInViewport();
  await expect(page.getByRole('status')).toHaveText(`${count} results`);
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(searchField(page)).toHaveCount(1);
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('qqqq');
  await expect(page.getByRole('status')).toContainText('Nothing for "qqqq"');
  await page.getByRole('link', { name: 'paryy' }).click();
  await expect(hits(page).first()).toContainText('Parry');
});

test('what was typed is text and never markup', async ({ page }) => {
  await page.goto('search/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('[role="status"] img')).toHaveCount(0);
});

test('data and engine come with the first interest, not before, and weigh at most 35 kB', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await withoutLateParts(page);
  await openWhole(page, 'keywords/critical-hit/');
  expect(asked.filter((url) => url.includes('search.json') || url.includes('/box.'))).toEqual([]);
  const before = bytes;
  asked.length = 0;
  await openSearch(page);
  await page.keyboard.type('fury');
  await expect(hits(page).first()).toContainText('Fury');
  // The search shares no file with a demo: that would drag the demo along.
  expect(asked.map((url) => url.replace(/.*\/([a-z]+)\..*/, '$1')).sort()).toEqual([
    'box',
    'search',
  ]);
  console.log(`first search: ${((bytes - before) / 1000).toFixed(1)} kB more`);
  expect(bytes - before).toBeLessThanOrEqual(35_000);
});
