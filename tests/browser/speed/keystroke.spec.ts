import { expect, test } from '@playwright/test';
import { searchField } from '../site.ts';
import { at } from './at.ts';

const QUERIES = [
  'critical hit 2',
  'paryy',
  'does armor work against retaliate',
  'natural six',
  're-roll',
  'lukcy',
];

for (const { slower, most, name } of [
  { slower: 1, most: 20, name: 'this machine' },
  { slower: 4, most: 50, name: 'a processor four times slower' },
]) {
  test(`a keystroke is answered at once on ${name}`, async ({ page }) => {
    await page.goto('search/');
    const box = searchField(page);
    await box.fill('warm up');
    await expect(page.getByRole('status')).not.toBeEmpty();
    for (const query of QUERIES) await box.pressSequentially(query.slice(0, 6));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => performance.clearMeasures());
    for (const query of QUERIES) {
      await box.fill('');
      await box.pressSequentially(query);
    }
    const times = await page.evaluate(() =>
      ['search', 'search-shown'].map((name) =>
        performance.getEntriesByName(name).map(({ duration }) => duration),
      ),
    );
    const [answered = [], shown = []] = times;
    expect(answered.length).toBeGreaterThan(60);
    console.log(
      `a keystroke on ${name}: answered in ${at(answered, 0.5).toFixed(1)} ms (median), ${at(answered, 0.95).toFixed(1)} ms (p95); in the page after ${at(shown, 0.5).toFixed(1)} and ${at(shown, 0.95).toFixed(1)} ms`,
    );
    if (slower === 1) expect(at(answered, 0.5)).toBeLessThan(4);
    expect(at(shown, 0.5)).toBeLessThan(most);
  });
}
