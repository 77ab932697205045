import { expect, type Page, test } from '@playwright/test';
import type { QuizQuestion } from '../../src/examples/quiz/types.ts';
import { MIXED, roundOf } from '../../src/widgets/quiz/round.ts';
import { wrongOn } from './axe.ts';
import { listen, openWhole } from './site.ts';

const ask = (page: Page) => page.locator('[data-quiz] .question h2');
const verdict = (page: Page) => page.locator('[data-quiz] .verdict [role="status"]');
const next = (page: Page) => page.locator('[data-quiz] .verdict .main');

test('ten questions by keyboard alone: digits answer, Enter goes on, the focus stays sensible', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('quiz/');
  await page.getByRole('button', { name: 'Ask me ten' }).focus();
  await page.keyboard.press('Enter');
  for (let at = 1; at <= 10; at++) {
    await expect(page.getByText(`Question ${at} of 10`)).toBeVisible();
    await expect(ask(page)).toBeFocused();
    await page.keyboard.press('1');
    await expect(verdict(page)).toHaveText(/^(Right\.|Not right: the answer is .+\.)$/);
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /of 10 right$/ })).toBeFocused();
  await expect(page.locator('.done li')).toHaveCount(10);
  await expect(page.getByText(/^On this device: \d+ of 10 right/)).toBeVisible();
  expect(said).toEqual([]);
});

test('a wrong answer is kept to be asked again, a right one takes it off, and the device remembers', async ({
  page,
  request,
}) => {
  const all = (await (await request.get('quiz.json')).json()) as QuizQuestion[];
  const [first] = roundOf(all, MIXED, 7);
  if (!first) throw new Error('no question');
  await page.goto('quiz/?round=7');
  await expect(ask(page)).toHaveText(first.ask);
  const choices = page.locator('.choices button');
  await choices.nth(first.right === 0 ? 1 : 0).click();
  await expect(verdict(page)).toHaveText(`Not right: the answer is ${first.choices[first.right]}.`);
  // An answer that was given stays given.
  await choices.nth(first.right).click({ force: true });
  await expect(verdict(page)).toContainText('Not right');
  await page.goto('quiz/');
  await expect(page.getByText(/On this device: 0 of 1 right/)).toBeVisible();
  await page.locator('[data-quiz] select').selectOption('missed');
  await page.getByRole('button', { name: 'Ask me ten' }).click();
  await expect(page.getByText('Question 1 of 1')).toBeVisible();
  await choices.nth(first.right).click();
  await expect(verdict(page)).toHaveText('Right.');
  await next(page).click();
  await expect(page.getByText(/On this device: 1 of 2 right/)).toBeVisible();
  await expect(page.locator('[data-quiz] option[value="missed"]')).toHaveCount(0);
});

test('a round has an address, and the same address asks the same', async ({ page, context }) => {
  await page.goto('quiz/?about=lucky&round=42');
  await expect(page.getByText('Question 1 of')).toContainText('Lucky');
  const shown = await page.locator('[data-quiz] .question').textContent();
  const other = await context.newPage();
  await other.goto('quiz/?about=lucky&round=42');
  await expect(other.locator('[data-quiz] .question')).toHaveText(shown ?? '');
});

test('the answer leads to its ruling, and targets are large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('quiz/?round=7');
  await expect(ask(page)).toBeVisible();
  for (const button of await page.locator('.choices button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await page.locator('.choices button').first().click();
  await expect(next(page)).toBeInViewport();
  await page.locator('.verdict a').first().click();
  await expect(page).toHaveURL(/\/(keywords|interactions)\//);
});

test('questions are fetched when a round starts, not before, and are light', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const wanted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('quiz.json')) wanted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes = encodedDataLength;
  });
  await openWhole(page, 'quiz/');
  expect(wanted.size).toBe(0);
  await page.getByRole('button', { name: 'Ask me ten' }).click();
  await expect(ask(page)).toBeVisible();
  await expect.poll(() => bytes).toBeGreaterThan(0);
  console.log(`quiz.json: ${(bytes / 1000).toFixed(1)} kB`);
  expect(bytes).toBeLessThanOrEqual(36_000);
});

test('when the questions cannot be loaded it says so, and a second try works', async ({ page }) => {
  await page.route('**/quiz.json', (route) => route.abort(), { times: 1 });
  await page.goto('quiz/');
  await page.getByRole('button', { name: 'Ask me ten' }).click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Ask me ten' }).click();
  await expect(ask(page)).toBeVisible();
});

test('it works where storage is forbidden', async ({ page }) => {
  const said = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('quiz/?round=7');
  await page.locator('.choices button').first().click();
  await expect(verdict(page)).not.toBeEmpty();
  expect(said.filter((line) => line.includes('error'))).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing before and after an answer in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('quiz/?round=7');
    await expect(ask(page)).toBeVisible();
    const look = async () => {
      expect(await wrongOn(page, { scheme })).toEqual([]);
    };
    await look();
    await page.locator('.choices button').last().click();
    await expect(next(page)).toBeVisible();
    await look();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a few questions can be read, each with its answer folded away', async ({ page }) => {
    await page.goto('quiz/');
    await expect(page.locator('[data-quiz]')).toBeHidden();
    const questions = page.locator('.sample .question');
    expect(await questions.count()).toBeGreaterThanOrEqual(5);
    const answer = questions.first().locator('details p').first();
    await expect(answer).toBeHidden();
    await questions.first().locator('summary').click();
    await expect(answer).toBeVisible();
  });
});
