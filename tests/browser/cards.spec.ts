import { expect, type Page, test } from '@playwright/test';
import type { LoadedCard } from '../../src/decks/sets/card.ts';
import { inventCards, writeSet } from '../../src/decks/sets/testing.ts';
import { wrongOn } from './axe.ts';
import { have, open, picker, told } from './card-page.ts';
import { untilSaved } from './offline-site.ts';
import { hits, listen, openSearch } from './site.ts';

const row = (cells: readonly string[]): string => cells.join('\t');

const textFile = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** A few cards of one set, loaded. */
async function load(page: Page, cards: readonly LoadedCard[]): Promise<void> {
  await open(page);
  await picker(page)
    .last()
    .setInputFiles([textFile('mine.txt', writeSet(cards))]);
  await expect(have(page)).toBeVisible();
}

test('a card is found beside the rulings, explained on its own page, and opened in the lab', async ({
  page,
}) => {
  const said = listen(page);
  const [some] = inventCards(1) as [LoadedCard];
  const card: LoadedCard = {
    ...some,
    ...{ name: "Bo's Friend (A)", type: 'Character', side: 'Light', subtype: 'Ewok', set: 'AA' },
    ...{ cost: '3', speed: '30', power: '4', health: '3' },
    text: 'Critical Hit 2|Pay 1 Force -> Evade 1|Each of your other units gets Lucky 2.|Draw a card.',
  };
  await load(page, [card, { ...card, set: 'BB', number: '7' }]);
  await page.goto('keywords/fury/');
  await openSearch(page);
  await page.keyboard.type('bos freind');
  await expect(hits(page).first()).toContainText("Bo's Friend (A)");
  await expect(hits(page).first()).toContainText(
    'Character · Ewok · cost 3, speed 30, power 4, health 3 · AA and 1 more',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cards\/local\/\?name=Bo(%27|')s\+Friend\+(%28|\()A(%29|\))$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bo's Friend (A)");
  await expect(page).toHaveTitle(/^Bo's Friend \(A\)/);
  await expect(page.locator('.stats').first()).toHaveText(
    /Cost\s*3\s*Speed\s*30\s*Power\s*4\s*Health\s*3/,
  );
  await expect(page.getByRole('heading', { name: 'Also in set BB' })).toBeVisible();
  await expect(page.locator('[data-keyword="evade"]')).toContainText('Evade 1 Pay 1 Force');
  await expect(page.locator('[data-keyword="lucky"]')).toContainText('given');
  await page.locator('[data-keyword="critical-hit"] summary').click();
  await expect(page.getByRole('link', { name: 'One 6 is as good as three' })).toHaveAttribute(
    'href',
    /\/keywords\/critical-hit\/#one-six-is-enough$/,
  );
  await page.getByText('What the lab leaves out').click();
  await expect(page.locator('.to-lab li')).toHaveText([
    'Lucky 2, which its text gives.',
    'A line of its text without a keyword.',
  ]);
  const lab = page.getByRole('link', { name: 'Open in lab as attacker' });
  expect(
    new URL((await lab.getAttribute('href')) ?? '', page.url()).searchParams.get('attacker'),
  ).toBe(
    "Bo's Friend (A): power 4, speed 30, health 3, Character, Critical Hit 2, Pay 1 Force -> Evade 1",
  );
  await lab.click();
  await expect(page.getByRole('main')).toContainText("Bo's Friend (A)");

  await page.goto('sheet/');
  await page
    .getByLabel('Card texts, card names or a deck list')
    .fill("3 Bo's Friend (A)\n1 Bo's Freind");
  await expect(page.locator('[data-keyword="critical-hit"]')).toContainText("3 Bo's Friend (A)");
  await expect(page.locator('[data-keyword="critical-hit"] .values')).toHaveText('2');
  await expect(page.getByRole('button', { name: "Bo's Friend (A)?" })).toBeVisible();
  await page.getByLabel('Card', { exact: true }).pressSequentially('frie');
  const offered = page.locator('#sheet-cards option');
  await expect(offered).toHaveCount(1);
  await expect(offered).toHaveAttribute('value', "Bo's Friend (A)");

  await page.goto('cards/local/?name=Bos+Frend');
  await page.getByRole('link', { name: "Bo's Friend (A)" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Bo's Friend (A)");
  await open(page);
  await page.getByRole('button', { name: 'Remove 2 cards' }).click();
  await expect(told(page)).toHaveText('Your card data are removed from this device.');
  await page.goto('search/?q=friend');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await expect(hits(page).filter({ hasText: "Bo's Friend" })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('what is wrong in files is named by file and line, and the rest is kept', async ({ page }) => {
  await open(page);
  const files = picker(page).last();
  await files.setInputFiles([
    textFile(
      'good.txt',
      `${row(['Name', 'Type', 'Power', 'Text'])}\n${row(['Ewok Cook', 'Character', '-3', 'Armor'])}\n${row(['', 'Character', '1', ''])}\n${row(['Ewok Nurse', 'Chara'])}`,
    ),
    textFile('bad.txt', `${row(['Name', 'Power', 'Health'])}\n${row(['Ewok', '1', '1'])}\n`),
    textFile('notes.txt', 'hello'),
  ]);
  await expect(told(page)).toHaveText('2 cards read from 1 file; 2 cards can be found now.');
  const problems = page.locator('.problems li');
  await page.locator('.problems summary').click({ trial: true });
  await expect(problems).toHaveCount(5);
  await expect(problems.nth(1)).toHaveText(
    'good.txt, line 2: Power "-3" of "Ewok Cook" is left out: a whole number from 0 to 999, X or nothing is expected.',
  );
  await expect(problems.nth(2)).toHaveText(/^good\.txt, line 3: A card has no name/);
  await expect(problems.nth(3)).toHaveText(
    /^good\.txt, line 4: The row of "Ewok Nurse" has 2 of at least 4 cells/,
  );
  await expect(problems.nth(4)).toHaveText(
    /^bad\.txt, line 1: The row of column names has no Text\. A LackeyCCG set file/,
  );

  await files.setInputFiles([textFile('picture.png', Buffer.from([137, 80, 78, 71, 0, 0, 0, 13]))]);
  await expect(problems).toHaveText([/^picture\.png, line 1: This is no text\./]);
  await expect(told(page)).toHaveText('No card was read. What you had is as it was.');
  await expect(have(page)).toContainText('2 cards');
  // A file of 50 MB is refused by its size; it need not even be read.
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'huge.txt'));
    return transfer;
  });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(problems).toHaveText([
    'huge.txt, line 1: The file has 50.0 MB; a file of at most 20 MB is expected.',
  ]);
});

test('nothing in a file is ever markup', async ({ page }) => {
  const said = listen(page);
  const evil = '<img src=x onerror=alert(1)>';
  const [card] = inventCards(1) as [LoadedCard];
  await load(page, [
    { ...card, name: `Evil ${evil}`, set: evil, subtype: evil, text: `Armor ${evil}` },
  ]);
  await page.getByText('Which sets').click();
  await page.getByLabel('Look a card up').fill('evil');
  await page.locator('.found a').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Evil ${evil}`);
  await openSearch(page);
  await page.keyboard.type('evil');
  await expect(hits(page).first()).toContainText(evil);
  await expect(page.locator('main img, dialog img')).toHaveCount(0);
  expect(said).toEqual([]);
});

test('reading can be given up, and what was there stays', async ({ page }) => {
  const some = inventCards(3);
  await load(page, some);
  await page.evaluate(() => {
    const rows = new Blob([`Name\tType\tText\n${'\tCharacter\tArmor\n'.repeat(300_000)}`]);
    const transfer = new DataTransfer();
    for (let at = 0; at < 40; at++) transfer.items.add(new File([rows], `${at}.txt`));
    const input = document.querySelectorAll<HTMLInputElement>('input[type="file"]')[1];
    if (!input) throw new Error('No field');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change'));
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Given up. Your cards are as they were.');
  await expect(page.locator('.drop input').first()).toBeFocused();
  await page.getByLabel('Look a card up').fill(some[1]?.name ?? '');
  await expect(page.locator('.found a').first()).toHaveText(some[1]?.name ?? '');
});

test('where storage is full it says so, and the cards work until the tab is closed', async ({
  page,
  context,
}) => {
  await open(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const some = inventCards(40);
  const name = some[5]?.name ?? '';
  await picker(page)
    .last()
    .setInputFiles([textFile('mine.txt', writeSet(some))]);
  await expect(told(page)).toContainText(
    'This device would not keep them: its storage is full or closed. They work until you close this tab.',
  );
  await page.goto(`cards/local/?name=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const other = await context.newPage();
  await other.goto(`cards/local/?name=${encodeURIComponent(name)}`);
  await expect(other.locator('main')).toContainText('No card data are on this device');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of loaded cards in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 700 });
    const some = inventCards(60);
    const faults = async (): Promise<unknown[]> => {
      const wrong = await wrongOn(page, { scheme });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      return [...wrong, ...(wide ? ['wide'] : [])];
    };
    await load(page, [...some, { ...(some[0] as LoadedCard), power: '-1', name: 'Odd' }]);
    await page.getByText('Which sets').click();
    await page.getByLabel('Look a card up').fill('character');
    await expect(page.locator('.found a').first()).toBeVisible();
    expect(await faults()).toEqual([]);
    await page.locator('.found a').first().click();
    await expect(page.locator('.stats')).toBeVisible();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    expect(await faults()).toEqual([]);
    await page.goto('cards/local/?name=Nobody+At+All');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not here');
    expect(await faults()).toEqual([]);
  });
}

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('loaded cards are found, shown and known to the sheet without a connection', async ({
    page,
    context,
  }) => {
    const some = inventCards(300);
    const card = some.find(({ text }) => /^Armor/.test(text)) as LoadedCard;
    await load(page, some);
    await untilSaved(page);
    await context.setOffline(true);
    await page.goto('keywords/fury/');
    await openSearch(page);
    await page.keyboard.type(card.name);
    await expect(hits(page).first()).toContainText(card.name);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-keyword="armor"]')).toBeVisible();
    await page.goto('sheet/');
    await page.getByLabel('Card texts, card names or a deck list').fill(`2 ${card.name}`);
    await expect(page.locator('[data-keyword="armor"]')).toContainText(`2 ${card.name}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say what they would do, and lead to the keywords', async ({ page }) => {
    await page.goto('cards/');
    await expect(page.locator('.card-data')).toContainText('Loading cards takes JavaScript.');
    await expect(page.locator('.drop')).toBeHidden();
    await page.goto('cards/local/?name=Bo');
    await expect(page.locator('main')).toContainText('That takes JavaScript.');
    await page.getByRole('link', { name: 'the keywords from A to Z' }).click();
    await expect(page).toHaveURL(/\/keywords\/$/);
  });
});
