import { expect, test } from '@playwright/test';
import { hits, KINDS, listen, openSearch } from './site.ts';

test('every kind of page works in a folder', async ({ page }) => {
  const said = listen(page);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  for (const address of KINDS) {
    await page.goto(address);
    const inside = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]')].every((link) =>
        link.getAttribute('href')?.startsWith('/natural-six/'),
      ),
    );
    expect(inside, address).toBe(true);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://natural-six\\.example/natural-six/${address === './' ? '' : address}$`),
    );
  }
  expect(failed).toEqual([]);
  expect(said).toEqual([]);
});

test('the search leads to pages in the folder', async ({ page }) => {
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('lukcy');
  await expect(hits(page).first()).toContainText('Lucky');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/natural-six\/keywords\/lucky\/$/);
});

test('an address that leads nowhere is searched for in the folder', async ({ page }) => {
  await page.goto('Keywords/Fury');
  await page.getByRole('link', { name: '/natural-six/keywords/fury/' }).click();
  await expect(page).toHaveURL(/\/natural-six\/keywords\/fury\/$/);
  await page.goto('terms/pop-chanse/');
  const near = page.locator('[data-near]');
  await expect(near.getByRole('link', { name: '/natural-six/terms/' })).toBeVisible();
  await near.locator('.entries a').first().click();
  await expect(page).toHaveURL(/\/natural-six\/terms\/play-or-pass-chance\/$/);
  await page.goBack();
  await near.getByRole('link', { name: 'Search for "pop chanse"' }).click();
  await expect(page).toHaveURL(/\/natural-six\/search\/\?q=pop(\+|%20)chanse$/);
});

test('the lab fetches its examples from the folder, and links into it', async ({ page }) => {
  await page.goto('lab/');
  await page.getByText('Start from an example or a card').click();
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(page.locator('[data-state-link]')).toHaveAttribute(
    'href',
    /^\/natural-six\/lab\/\?/,
  );
  await expect(page).toHaveURL(/\/natural-six\/lab\/\?[a-z-]+=/);
});
