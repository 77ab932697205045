import { expect, type Locator, type Page, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { listen } from './site.ts';

const box = (page: Page): Locator => page.getByLabel('Card texts, card names or a deck list');
const rows = (page: Page): Locator => page.locator('.row');
const names = (page: Page): Promise<(string | null)[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-keyword')));

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`sheet/${hash}`);
  await expect(page.getByRole('button', { name: 'Add card' })).toBeVisible();
}

test('a pasted text becomes a sheet whose address brings it back without the text', async ({
  page,
}) => {
  const said = listen(page);
  await open(page);
  await box(page).fill('Wicket\nEvade 2, Accuracy -1. Pay 1 Force -> Critical Hit 3.');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('[data-keyword="evade"]')).toContainText('Wicket');
  await page.getByLabel('By step').check();
  await expect(page).toHaveURL(/#k=accuracy\.-1~critical-hit\.3~evade\.2&by=step$/);
  expect(page.url()).not.toContain('Wicket');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator('[data-keyword="accuracy"] .values')).toHaveText('-1');
  await expect(page.getByLabel('By step')).toBeChecked();
  await expect(box(page)).toHaveValue('');
  expect(said).toEqual([]);
});

test('a card of the site gives its keywords, with rulings as much as is asked for', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Card', { exact: true }).fill('Slave I (L)');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(rows(page)).toHaveCount(6);
  expect(await names(page)).toEqual([
    'ambush',
    'bounty',
    'ion-cannon',
    'shields',
    'switch',
    'upkeep',
  ]);
  await expect(page.locator('.points li')).not.toHaveCount(0);
  await page.getByLabel('Compact').check();
  await expect(page.locator('.points')).toHaveCount(0);
  await page.getByLabel('Rulings, full').check();
  await expect(page.locator('.points p')).not.toHaveCount(0);
});

test('a deck file is read, and unknown cards are offered near names', async ({ page }) => {
  await open(page);
  const card = (name: string): string => `<card><name id="1">${name}</name><set>A</set></card>`;
  const deck = `<deck version="0.8"><superzone name="Deck">${card('Zalbaar (A)').repeat(2)}${card('Slave I (L)')}</superzone></deck>`;
  await page.locator('input[type="file"]').setInputFiles({
    name: 'mine.dek',
    mimeType: 'application/xml',
    buffer: Buffer.from(deck),
  });
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Zaalbar (A)?' }).click();
  await expect(rows(page)).toHaveCount(11);
  await expect(page.locator('[data-keyword="fury"]')).toContainText('2 Zaalbar (A)');
});

test('a file that is no deck is refused in words that name it', async ({ page }) => {
  await open(page);
  const drop = (name: string, buffer: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await drop('picture.png', Buffer.from([137, 80, 78, 71, 0, 0, 0, 13, 0, 1]));
  await expect(page.getByRole('alert')).toContainText('picture.png, line 1: This is no text.');
  await drop('huge.dek', Buffer.alloc(3 * 1024 * 1024, 'a'));
  await expect(page.getByRole('alert')).toContainText('huge.dek, line 1: The file has 3.0 MB');
  await drop('trap.dek', Buffer.from('<!DOCTYPE deck [<!ENTITY a "b">]><deck></deck>'));
  await expect(page.getByRole('alert')).toContainText('trap.dek, line 1: It has a DOCTYPE');
});

test('a sheet is kept under a name, exported, and brought back', async ({ page }) => {
  await open(page);
  await box(page).fill('Lucky 2, Armor');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Name', { exact: true }).fill('My Ewoks');
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('My-Ewoks.json');
  const path = await file.path();
  await open(page);
  await page.getByRole('button', { name: 'My Ewoks', exact: true }).click();
  await expect(box(page)).toHaveValue('Lucky 2, Armor');
  await page.getByRole('button', { name: 'Remove My Ewoks from this device' }).click();
  await expect(page.getByRole('button', { name: 'My Ewoks', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(rows(page)).toHaveCount(2);
});

test('the cards of the site print on two pages at most', async ({ page }) => {
  await open(page);
  await box(page).fill('2 Slave I (L)\n3 Zaalbar (A)\n1 Jedi Boarding Party');
  await expect(rows(page)).toHaveCount(14);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a full sheet in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '#k=armor~lucky.1.2~accuracy.-1');
    await box(page).fill(
      '3 Zalbaar (A)\n-1 Zaalbar (A)\n\nArmor, Lucky 2. That unit loses Stealth.',
    );
    await expect(rows(page)).toHaveCount(3);
    expect(await wrongOn(page, { scheme })).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it does and leads to the A to Z', async ({ page }) => {
    await page.goto('sheet/');
    await expect(box(page)).toBeHidden();
    await page.getByRole('link', { name: /A to Z/ }).click();
    await expect(page).toHaveURL(/\/keywords\/$/);
  });
});
