/** The 404 page: what came wrong out of a chat, a book or a memory still leads to its page. */
import { expect, type Page, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { hits, listen, watchShifts } from './site.ts';

const near = (page: Page) => page.locator('[data-near]');
const offers = (page: Page) => near(page).locator('.entries a');

for (const [typed, address] of [
  ['keywords/parry).', '/keywords/parry/'],
  ['keywords/Parry/', '/keywords/parry/'],
  ['Keywords/fury', '/keywords/fury/'],
  ['keywords/Critical%20Hit/', '/keywords/critical-hit/'],
  ['keywords/fury/%', '/keywords/fury/'],
  ['Terms/Natural_Roll.html', '/terms/natural-roll/'],
] as const) {
  test(`${typed} is taken for ${address}`, async ({ page }) => {
    await page.goto(`${typed}#a-four`);
    await expect(near(page).getByRole('status')).toHaveText(`Did you mean ${address}?`);
    await near(page).getByRole('link', { name: address }).click();
    await expect(page).toHaveURL(new RegExp(`${address}#a-four$`));
    await expect(page.getByRole('heading', { name: 'Nothing here' })).toHaveCount(0);
  });
}

test('an address that is near one brings that first, and a search for its words', async ({
  page,
}) => {
  for (const [typed, query, address] of [
    ['keywords/parryy/', 'parryy', '/keywords/parry/'],
    ['parry', 'parry', '/keywords/parry/'],
    ['terms/pop-chanse/', 'pop chanse', '/terms/play-or-pass-chance/'],
    ['keyword/fury/', 'fury', '/keywords/fury/'],
    ['interactions/accuracy-x-armour/', 'accuracy x armour', '/interactions/accuracy-x-armor/'],
    ['cards/slave-1/', 'slave 1', '/cards/slave-i-l/'],
  ] as const) {
    await page.goto(typed);
    await expect(offers(page).first(), typed).toHaveAttribute('href', address);
    await expect(near(page).getByRole('status')).toHaveText(`Near "${query}":`);
    await expect(near(page).getByRole('link', { name: `Search for "${query}"` })).toHaveAttribute(
      'href',
      `/search/?q=${encodeURIComponent(query).replaceAll('%20', '+')}`,
    );
  }
});

test('what is offered is reached by keyboard, and the search page answers the same', async ({
  page,
}) => {
  await page.goto('keywords/parryy/');
  await offers(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/keywords\/parry\/$/);
  await page.goBack();
  await near(page).getByRole('link', { name: 'Search for "parryy"' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/search/' && url.searchParams.get('q') === 'parryy',
  );
  await expect(hits(page).first()).toHaveAttribute('href', '/keywords/parry/');
});

test('a ruling that is none leads to its keyword, and to rulings of it', async ({ page }) => {
  await page.goto('keywords/fury/nope/');
  await expect(
    near(page).getByRole('link', { name: '/keywords/fury/', exact: true }),
  ).toBeVisible();
  await page.goto('keywords/fury/a-four-brings-dice/');
  await expect(offers(page).first()).toHaveAttribute(
    'href',
    '/keywords/fury/#a-four-brings-more-dice',
  );
});

test('what is near nothing says so and still leads on', async ({ page }) => {
  await page.goto('qqqq/');
  await expect(near(page).getByRole('status')).toHaveText('The search finds nothing near "qqqq".');
  await expect(page.getByRole('link', { name: 'All keywords, A to Z' })).toHaveAttribute(
    'href',
    '/keywords/',
  );
});

test('nothing of an address becomes markup, and no link of it leaves the site', async ({
  page,
  baseURL,
}) => {
  for (const typed of [
    '<img src=x onerror=document.title=1>/fury',
    '%3Cimg%20src=x%20onerror=document.title=1%3E',
    'keywords/%22%3E%3Cscript%3Edocument.title=1%3C%2Fscript%3E',
    '%5Cevil.example%2Ffury).',
    '%2F%2Fevil.example).',
    'keywords/javascript:document.title=1).',
    `${'a'.repeat(3000)}).`,
  ]) {
    await page.goto(typed);
    await expect(near(page).getByRole('status'), typed).not.toBeEmpty();
    await expect(near(page).locator('img, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Nothing here/);
    const origins = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect(new Set(origins), typed).toEqual(new Set([new URL(baseURL ?? '').origin]));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, typed).toBeLessThanOrEqual(0);
  }
});

test('what comes late moves nothing, the page is silent, and axe finds nothing', async ({
  page,
}) => {
  const said = listen(page);
  const moved = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('keywords/parryy/');
      await expect(offers(page)).toHaveCount(5);
      expect(await moved()).toBeLessThan(0.001);
      expect(await wrongOn(page, { scheme: colorScheme })).toEqual([]);
    }
  }
  // The browser itself says that this page is missing.
  expect(said.filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('without the data of the search it is the page that it was', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('keywords/parryy/');
  await expect(near(page).getByRole('status')).toHaveText('The search could not be loaded.');
  await expect(page.locator('.chips a')).toHaveCount(3);
  await expect(near(page).getByRole('link', { name: 'Search for "parryy"' })).toBeVisible();
});
