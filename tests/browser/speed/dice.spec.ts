import { expect, test } from '@playwright/test';

/** At 60 in a second, in milliseconds. */
const TWO_FRAMES = 34;

test('twelve dice answer a tap before the next frames are gone, at a quarter of the speed', async ({
  page,
}) => {
  await page.goto(
    'keywords/critical-hit/?attacker=power+12,+Critical+Hit+2&defender=health+20,+Parry+1&roll=6+5+4+3+2+1+6+5+4+3+2+1',
  );
  await expect(page.getByRole('button', { name: /^attack die 12/ })).toBeVisible();
  // What the first tap loads is there before anything is measured.
  await page.getByRole('button', { name: 'Roll again' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measure = () =>
    page.evaluate(async () => {
      const demo = document.querySelector('[data-demo]') as HTMLElement;
      const find = (name: RegExp) =>
        [...demo.querySelectorAll<HTMLElement>('button')].find((one) =>
          name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
        );
      const painted = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const took: Record<string, number[]> = { nothing: [], roll: [], set: [], step: [], undo: [] };
      const time = async (what: string, act: () => void) => {
        await painted();
        const from = performance.now();
        act();
        await painted();
        took[what]?.push(performance.now() - from);
      };
      const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
      for (let round = 0; round < 12; round++) {
        await time('nothing', () => {});
        await time('roll', () => find(/^Roll/)?.click());
        await time('set', () => find(/^attack die 3/)?.dispatchEvent(key(String((round % 6) + 1))));
        find(/^Start over/)?.click();
        await time('step', () => find(/^Step/)?.click());
        await time('undo', () => find(/^Undo/)?.click());
        find(/^Undo/)?.click();
      }
      return took;
    });
  const at = (list: readonly number[], part: number) => {
    const sorted = list.toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  };
  // Other work on the machine only adds, so the best of three medians counts.
  const best: Record<string, number> = {};
  for (let turn = 1; turn <= 3; turn++) {
    const { nothing = [], ...times } = await measure();
    // Two frames pass when nothing is done; on a machine that is busy with other things they take longer.
    const late = Math.max(0, at(nothing, 0.5) - TWO_FRAMES);
    for (const [what, list] of Object.entries(times)) {
      const [median, p95] = [at(list, 0.5), at(list, 0.95)];
      console.log(`${what}: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms to paint`);
      expect(list.length).toBe(12);
      best[what] = Math.min(best[what] ?? Number.POSITIVE_INFINITY, median - late);
    }
    if (Object.values(best).every((time) => time < 100)) break;
  }
  expect(Object.keys(best)).toEqual(['roll', 'set', 'step', 'undo']);
  for (const [what, time] of Object.entries(best)) expect(time, what).toBeLessThan(100);
});
