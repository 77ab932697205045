import { expect, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { hits, KINDS, openSearch } from './site.ts';

const SCHEMES = ['light', 'dark'] as const;

for (const address of KINDS) {
  test(`axe finds nothing on ${address}, light and dark`, async ({ page }) => {
    await page.goto(address);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await wrongOn(page, { scheme }), scheme).toEqual([]);
    }
  });
}

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
