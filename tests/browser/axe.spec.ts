/** Pages of every kind are looked at in `budgets.spec.ts`, where they are open anyway. */
import { expect, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { hits, openSearch } from './site.ts';

const SCHEMES = ['light', 'dark'] as const;

test('axe finds nothing in the open search, light and dark', async ({ page }) => {
  await page.goto('./');
  await openSearch(page);
  await page.keyboard.type('crit');
  await expect(hits(page).first()).toBeVisible();
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await wrongOn(page, { scheme }), scheme).toEqual([]);
  }
});

test('axe finds nothing on the page of an unknown address', async ({ page }) => {
  await page.goto('keywords/nothing-here/');
  expect(await wrongOn(page)).toEqual([]);
});

test('axe would find what is wrong', async ({ page }) => {
  await page.goto('about/');
  await page.evaluate(() => {
    const text = document.querySelector('.prose p') as HTMLElement;
    Object.assign(text.style, { color: '#999', background: '#888' });
    document.querySelector('.lead')?.insertAdjacentHTML('beforeend', '<input class="bad">');
  });
  const rules = async (look: Parameters<typeof wrongOn>[1]) =>
    (await wrongOn(page, look)).map(([rule]) => rule).sort();
  expect(await rules({})).toEqual(['color-contrast', 'label']);
  expect(await rules({ inside: '.lead' })).toEqual(['label']);
  expect(await rules({ scheme: 'dark' })).toEqual(['color-contrast']);
});
