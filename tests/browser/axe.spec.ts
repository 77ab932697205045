import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hits, KINDS, openSearch } from './site.ts';

for (const scheme of ['light', 'dark'] as const) {
  for (const address of KINDS) {
    test(`axe finds nothing on ${address} in ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(address);
      const axe = new AxeBuilder({ page });
      // The scheme changes colours and nothing else.
      const { violations } = await (scheme === 'light'
        ? axe
        : axe.withRules(['color-contrast', 'link-in-text-block'])
      ).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test(`axe finds nothing in the open search in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('./');
    await openSearch(page);
    await page.keyboard.type('crit');
    await expect(hits(page).first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('axe finds nothing on the page of an unknown address', async ({ page }) => {
  await page.goto('keywords/nothing-here/');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
