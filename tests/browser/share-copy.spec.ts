import { expect, type Page, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { listen, openWhole } from './site.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: /^Copy: / });
const RULING = 'https://natural-six.example/keywords/critical-hit/one-six-is-enough/';

async function openMenu(page: Page, button = '#one-six-is-enough > div > .says .copy') {
  await page.locator(button).click();
  await expect(menu(page)).toBeVisible();
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a ruling is copied in the markup that was chosen, and it is said', async ({ page }) => {
    const said = listen(page);
    await page.goto('keywords/critical-hit/');
    await openMenu(page);
    for (const [format, text] of [
      ['Address', RULING],
      ['BBCode link', `[url=${RULING}]Critical Hit: One 6 is as good as three[/url]`],
      ['Markdown', `[Natural Six, keyword list](${RULING})`],
      ['Discord', `Natural Six, keyword list: ${RULING}`],
      ['HTML', `<a href="${RULING}">Natural Six, keyword list</a>`],
      ['Plain text', 'The bonus comes once for each attack'],
    ] as const) {
      await menu(page).getByRole('button', { name: format, exact: true }).click();
      await expect(menu(page).getByRole('status')).toHaveText(`Copied: ${format}.`);
      expect(await clipboard(page)).toContain(text);
    }
    await expect(menu(page).getByRole('textbox')).toBeHidden();
    expect(said).toEqual([]);
  });

  test('an example is copied with its notation, a term and an answer with their text', async ({
    page,
  }) => {
    await page.goto('keywords/critical-hit/');
    await openMenu(page, '#one-six-is-enough .example .copy');
    await menu(page).getByRole('button', { name: 'Plain text' }).click();
    await expect(menu(page).getByRole('status')).toContainText('Copied');
    const example = await clipboard(page);
    expect(example).toContain('Critical Hit: One 6 is as good as three (Three sixes, one bonus)');
    expect(example).toMatch(/attacker +power 3, Critical Hit 2\ndefender +health 9\nroll +6 6 6\n/);
    expect(example).toContain('3 hits, 5 damage counters');
    expect(example).toContain(RULING);

    await page.goto('terms/natural-roll/');
    await openMenu(page, '.says .copy');
    await menu(page).getByRole('button', { name: 'Plain text' }).click();
    await expect(menu(page).getByRole('status')).toContainText('Copied');
    expect(await clipboard(page)).toMatch(
      /^natural roll\n\n.*\n\nNatural Six, .*: https:\/\/natural-six\.example\/terms\/natural-roll\/$/s,
    );

    await page.goto('interactions/accuracy-x-armor/');
    await openMenu(page, '.why > .says .copy');
    await menu(page).getByRole('button', { name: 'Plain text' }).click();
    await expect(menu(page).getByRole('status')).toContainText('Copied');
    expect(await clipboard(page)).toContain('Add Accuracy to the die');
  });

  test('the menu is worked by keyboard, and gives the focus back', async ({ page }) => {
    await page.goto('keywords/critical-hit/one-six-is-enough/');
    const button = page.locator('.one > .says .copy');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('button').first()).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('status')).toContainText('Copied');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a refused clipboard leaves the text selected, and nobody says "Copied"', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
    document.execCommand = () => false;
  });
  await page.goto('keywords/critical-hit/');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Address' }).click();
  await expect(menu(page).getByRole('textbox')).toBeFocused();
  const selected = await menu(page)
    .getByRole('textbox')
    .evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
  expect(selected).toBe(RULING);
  await expect(menu(page).getByRole('status')).toContainText('selected');
  await expect(menu(page)).not.toContainText('Copied');
});

test('the menu of the device is offered where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await page.goto('keywords/critical-hit/');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Share…' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
    title: 'Critical Hit: One 6 is as good as three',
    url: RULING,
  });
});

test('the code of the menu loads when a button is touched, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openWhole(page, 'keywords/critical-hit/');
  expect(asked.filter((url) => /\/menu\.[^/]*js$/.test(url))).toEqual([]);
  await page.locator('#one-six-is-enough > div > .says .copy').hover();
  await expect.poll(() => asked.some((url) => /\/menu\.[^/]*js$/.test(url))).toBe(true);
});

for (const width of [320, 1280]) {
  test(`axe finds nothing in the open menu at ${width} px, and it stays inside`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('keywords/critical-hit/');
    await openMenu(page);
    expect(await wrongOn(page, { inside: '.copy-menu' })).toEqual([]);
    const box = await menu(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
