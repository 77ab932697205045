import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { BUILDS } from './built.ts';
import { touched } from './demo-page.ts';
import { listen } from './site.ts';

/** Scripts that hold rules: what the parts of a demo that draw do not load. */
const RULES = /\/_astro\/(?:play|engine|rules)\.[^/]*\.js$/;

/** Presses the demo and waits until its rules are there: all scripts that were asked for have run. */
const pressed = async (page: Page) => {
  await page.locator('.demo .sheet').dispatchEvent('pointerdown');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  await expect.poll(async () => (await scripts()).some((name) => RULES.test(name))).toBe(true);
  await page.evaluate((names) => Promise.all(names.map((name) => import(name))), await scripts());
};

for (const [name, press] of [
  ['critical-hit', 'Roll again'],
  ['velocity', 'Start over'],
] as const) {
  test(`${name}: when the rules do not come the demo says so, keeps what is on it, and goes on later`, async ({
    page,
  }) => {
    let broken = true;
    await page.route(RULES, (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`keywords/${name}/`);
    await touched(page);
    const told = page.locator('.demo .told');
    const before = await told.textContent();
    const button = page.getByRole('button', { name: press });
    await button.click();
    await expect(told).toContainText('The rules could not be loaded.');
    expect(await told.textContent()).toContain(before ?? '?');
    broken = false;
    await button.click();
    await expect(told).not.toContainText('could not be loaded');
    await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
}

test('a face that is set by key while the demo wakes is not lost', async ({ page }) => {
  await page.goto('keywords/critical-hit/');
  await page.route(/_astro\/.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  const die = page.getByRole('button', { name: /^attack die 1/ });
  await expect(die).not.toHaveAccessibleName(/natural 2/);
  await die.focus();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: /^attack die 1: natural 2/ })).toBeFocused();
});

test('a demo that wakes draws what the page holds, and so do its rules', async ({ page }) => {
  const said = listen(page);
  /** A choice in a list is a property once the page is live. */
  const drawn = async () =>
    (await page.locator('[data-demo]').innerHTML()).replaceAll(' selected=""', '');
  const different: string[] = [];
  const folder = `${BUILDS[0].dir}/keywords`;
  const pages = globSync('*/index.html', { cwd: folder })
    .filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('data-standing'))
    .map((file) => file.replace('/index.html', ''))
    .toSorted();
  expect(pages.length).toBeGreaterThan(50);
  for (const name of pages.filter((_, at) => at % 7 === 0)) {
    await page.goto(`keywords/${name}/`);
    const asPage = await drawn();
    await touched(page);
    if ((await drawn()) !== asPage) different.push(`${name}: awake`);
    await pressed(page);
    // Opened and folded again, everything is drawn by the rules that are there now.
    for (let press = 0; press < 2; press++) {
      await page.locator('.demo .opener').dispatchEvent('click');
    }
    if ((await drawn()) !== asPage) different.push(`${name}: with its rules`);
  }
  expect(different).toEqual([]);
  expect(said).toEqual([]);
});
