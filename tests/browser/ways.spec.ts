/** Long pages lead to their parts, and what stays on the screen hides none of them. */
import { expect, type Page, test } from '@playwright/test';

/** Follows each link of a list and gives what lies in the way of where it leads, which should be nothing. */
async function hiddenTargets(page: Page, links: string): Promise<string[]> {
  const hidden: string[] = [];
  const addresses = await page
    .locator(links)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await page.locator(`${links}[href="${address}"]`).click();
    const seen = await page.locator(address).evaluate((target) => {
      // A section is reached when its name can be read.
      const name = target.matches('h2') ? target : (target.querySelector('h3') ?? target);
      const { left, top, width, height } = name.getBoundingClientRect();
      const above = document.elementFromPoint(left + Math.min(width, 12) / 2, top + height / 2);
      return above !== null && (name.contains(above) || above.contains(name));
    });
    if (!seen) hidden.push(address);
  }
  return hidden;
}

for (const { width, height } of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('each letter leads to its terms, and the letters stay in reach', async ({ page }) => {
      await page.goto('terms/');
      expect(await hiddenTargets(page, '.jump a')).toEqual([]);
      await expect(page.locator('.jump')).toBeInViewport();
      const bar = await page.locator('.jump').boundingBox();
      expect(bar?.height ?? 999).toBeLessThan(height / 6);
    });

    test('the steps begin with the attack, and each part and step is one tap away', async ({
      page,
    }) => {
      await page.goto('steps/');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('An attack');
      await expect(page.getByRole('link', { name: 'Re-roll', exact: true })).toBeInViewport();
      expect(await hiddenTargets(page, '.jump a')).toEqual([]);
      expect(await hiddenTargets(page, '.part:first-of-type .way a')).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('home offers keywords to tap before it explains the dice', async ({ page }) => {
    await page.goto('./');
    for (const link of await page.locator('.hero .chips a').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#find')).toBeInViewport();
    await expect(page.locator('.legend')).not.toBeInViewport();
  });

  test('a card shows what its keywords do first, and the lab after them', async ({ page }) => {
    await page.goto('cards/slave-i-l/');
    const last = await page.locator('.entries > li').last().boundingBox();
    const links = page.getByRole('link', { name: /^Open in the lab as/ });
    await expect(links).toHaveCount(2);
    const [one, other] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
    expect(one?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0));
    expect(one?.y).toBe(other?.y);
  });

  test('the chart of pairs opens when it is asked for', async ({ page }) => {
    await page.goto('interactions/');
    const chart = page.getByRole('region', { name: 'Chart of all pairs' });
    await expect(chart).toBeHidden();
    await page.getByText('The chart, ').click();
    await expect(chart).toBeVisible();
  });
});

test('a page of the docs lists its sections', async ({ page }) => {
  await page.goto('docs/notation/');
  const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(sections).toHaveText(
    (await page.locator('.prose > h2').allTextContents()).filter(
      (title) => title !== 'More of the docs',
    ),
  );
});
