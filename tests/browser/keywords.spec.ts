import { expect, test } from '@playwright/test';

test('filters narrow the list, live in the address, and survive reload and back', async ({
  page,
}) => {
  await page.goto('keywords/');
  const shown = page.locator('.entries > li:visible');
  const all = await shown.count();
  await page.getByLabel('layered').check();
  const layered = await shown.count();
  expect(layered).toBeLessThan(all);
  await expect(page).toHaveURL(/stacking=layered/);
  await page.getByLabel('activated').check();
  const both = await shown.count();
  expect(both).toBeLessThan(layered);
  await expect(page.getByRole('status')).toHaveText(`${both} keywords`);
  await page.reload();
  await expect(shown).toHaveCount(both);
  await page.goBack();
  await expect(shown).toHaveCount(layered);
  await expect(page.getByLabel('activated')).not.toBeChecked();
});

test('filters work by keyboard', async ({ page }) => {
  await page.goto('keywords/');
  await page.getByLabel('cumulative').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/stacking=cumulative/);
});

test('filters that nothing passes say so', async ({ page }) => {
  await page.goto('keywords/?stacking=selective&kind=triggered');
  await expect(page.getByRole('status')).toContainText('No keyword is all of that');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the first keywords are on the first screen, the filters folded above them', async ({
    page,
  }) => {
    await page.goto('keywords/');
    await expect(page.locator('[data-filters]')).toBeHidden();
    // The search field floats over the foot of the screen.
    const floor = (await page.locator('#find').boundingBox())?.y ?? 0;
    const second = await page.locator('.entries > li .to').nth(1).boundingBox();
    expect((second?.y ?? 999) + (second?.height ?? 0)).toBeLessThan(floor);
  });

  test('the fold opens by keyboard, says what is set, and stays as it was left', async ({
    page,
  }) => {
    await page.goto('keywords/');
    const fold = page.locator('[data-fold]');
    await fold.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('layered').check();
    await page.getByLabel('When it acts').selectOption('initial-roll');
    await expect(fold).toContainText('2 set: layered, Roll');
    await page.reload();
    await expect(page.getByLabel('layered')).toBeChecked();
    await expect(page.getByLabel('layered')).toBeVisible();
    await fold.locator('summary').click();
    await page.reload();
    await expect(page.locator('[data-filters]')).toBeHidden();
    await expect(fold).toContainText('2 set: layered, Roll');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(fold).not.toContainText('set');
    await expect(page).toHaveURL(/keywords\/$/);
  });

  test('filters that the address brings are shown', async ({ page }) => {
    await page.goto('keywords/?kind=activated');
    await expect(page.getByLabel('activated')).toBeVisible();
    await expect(page.getByLabel('activated')).toBeChecked();
    await expect(page.locator('[data-fold]')).toContainText('1 set: activated');
  });
});

test('a mention shows its gist on hover and on focus, and Escape takes it away', async ({
  page,
}) => {
  await page.goto('keywords/critical-hit/');
  const link = page.locator('.ruling a[data-m^="terms/"]').first();
  await link.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('every id that was merged still lands on its ruling', async ({ page }) => {
  await page.goto('keywords/critical-hit/#a-re-rolled-six-is-gone');
  await expect(page.locator('#a-re-rolled-six-is-gone')).toBeInViewport();
});

test('nothing is cut off or scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    './',
    'keywords/',
    'keywords/critical-hit/',
    'terms/',
    'steps/',
    'cards/slave-i-l/',
    'about/',
    'changes/',
    'docs/notation/',
    'search/?q=armor',
  ]) {
    await page.goto(address);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, address).toBeLessThanOrEqual(0);
  }
});

test('the chosen scheme stays, and blocked storage does no harm', async ({ page }) => {
  await page.goto('about/');
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an address with a stray bracket is offered the right one', async ({ page }) => {
  await page.goto('keywords/fury/).');
  await expect(page.getByRole('link', { name: '/keywords/fury/' })).toBeVisible();
});
