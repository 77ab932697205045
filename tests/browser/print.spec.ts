/** On paper: the text and its examples, nothing to press, addresses as notes, and no ruling torn in two. */
import { expect, test } from '@playwright/test';

const PAGES = [
  'keywords/critical-hit/',
  'cards/slave-i-l/',
  'interactions/accuracy-x-armor/',
  'changes/',
] as const;

for (const address of PAGES) {
  test(`${address} prints as a text with its addresses at the end`, async ({ page }) => {
    const styles = page.waitForResponse(/\/paper\.[\w-]+\.css$/);
    await page.goto(address);
    await styles;
    const before = await page.locator('main').innerHTML();
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    console.log(`${address}: ${sheets} sheets of A4, ${(pdf.length / 1000).toFixed(0)} kB`);
    expect(sheets).toBeGreaterThan(0);
    // Printing leaves nothing behind.
    expect(await page.locator('main').innerHTML()).toBe(before);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const gone of ['.top', '.foot nav', '.foot .kept', 'main button', 'main .button', '.demo'])
      for (const each of await page.locator(gone).all()) await expect(each).toBeHidden();

    const notes = await page.locator('.notes li').allTextContents();
    expect(notes.length).toBeGreaterThan(0);
    const numbers = await page.locator('.note-number').allTextContents();
    for (const [at, note] of notes.entries()) {
      expect(note).toMatch(new RegExp(`^${at + 1}[\\w.:-]+/.+`));
      expect(numbers).toContain(`\u2060${at + 1}`);
    }
    // Black on white, whatever the device prefers; grey is what is left of colours.
    const colours = await page.evaluate(() => {
      const seen = new Set<string>();
      for (const each of document.querySelectorAll('main *, main svg *')) {
        if (each.getClientRects().length === 0) continue;
        const { color, backgroundColor, fill, stroke } = getComputedStyle(each);
        for (const value of [color, backgroundColor, fill, stroke]) seen.add(value);
      }
      return [...seen];
    });
    const coloured = colours.filter((value) => {
      const [red, green, blue] = value.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0];
      return red !== green || green !== blue;
    });
    expect(coloured).toEqual([]);
    const torn = await page
      .locator('.ruling, .example')
      .evaluateAll(
        (all) => all.filter((each) => getComputedStyle(each).breakInside !== 'avoid').length,
      );
    expect(torn).toBe(0);
  });
}
