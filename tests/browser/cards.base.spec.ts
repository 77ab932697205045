import { expect, test } from '@playwright/test';
import type { LoadedCard } from '../../src/decks/sets/card.ts';
import { inventCards, writeSet } from '../../src/decks/sets/testing.ts';
import { hits, listen, openSearch, openWhole } from './site.ts';

/** The build for a folder is made with these: see `scripts/browser-tests.ts`. */
const cards = inventCards(300);
const card = cards.find(({ text }) => /^Armor/.test(text)) as LoadedCard;

test('cards that the site was built with are found in a folder, and fetched only once', async ({
  page,
}) => {
  const said = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/card-data/')) asked.push(request.url());
  });
  await openWhole(page, 'keywords/fury/');
  expect(asked).toEqual([]);
  await openSearch(page);
  await page.keyboard.type(card.name);
  await expect(hits(page).first()).toContainText(card.name);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/natural-six\/card-data\/[0-9a-f]{10}\.json$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/natural-six\/cards\/local\/\?name=/);
  await expect(page.locator('[data-local-card] h1')).toContainText(card.name.split(' (')[0] ?? '');
  await expect(page.getByRole('link', { name: 'Armor' }).first()).toHaveAttribute(
    'href',
    /^\/natural-six\/keywords\/armor\//,
  );
  const lab = page.getByRole('link', { name: 'Open in lab as attacker' });
  if ((await lab.count()) > 0) await expect(lab).toHaveAttribute('href', /^\/natural-six\/lab\/\?/);

  await page.goto('sheet/');
  await page.getByLabel('Card texts, card names or a deck list').fill(`2 ${card.name}`);
  await expect(page.locator('[data-keyword="armor"]')).toContainText(`2 ${card.name}`);
  await expect(page.locator('[data-keyword="armor"] h3 a')).toHaveAttribute(
    'href',
    '/natural-six/keywords/armor/',
  );

  await page.goto('cards/');
  await expect(page.locator('.have')).toContainText('300 cards of 2 sets come with this site');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const own = { ...card, name: 'Own Card', set: 'ZZ' };
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles([
      { name: 'ZZ.txt', mimeType: 'text/plain', buffer: Buffer.from(writeSet([own])) },
    ]);
  await expect(page.locator('.have')).toContainText('301 cards of 3 sets, loaded on');
  await page.getByRole('button', { name: 'Remove 1 card' }).click();
  await expect(page.locator('.have')).toContainText('300 cards of 2 sets come with this site');
  expect(asked).toHaveLength(1);
  expect(said).toEqual([]);
});
