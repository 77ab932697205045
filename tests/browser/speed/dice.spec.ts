import { expect, test } from '@playwright/test';
import { at } from './at.ts';

/** Two frames at 60 in a second, in milliseconds: what passes when nothing is done. */
const TWO_FRAMES = 34;

/** How long the known piece of work takes to its paint, in milliseconds, where the limit was set. */
const KNOWN = 120;

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
      const took: Record<string, number[]> = { known: [], roll: [], set: [], step: [], undo: [] };
      // Elements made, laid out and painted, whatever the demo does: tells how fast the machine is just now.
      const place = document.createElement('div');
      place.style.cssText = 'position:fixed;inset:0 auto auto 0;width:300px;contain:strict';
      document.body.append(place);
      const work = () => {
        const parts = Array.from({ length: 1500 }, (_, at) => {
          const part = document.createElement('span');
          part.textContent = `die ${at} `;
          return part;
        });
        place.replaceChildren(...parts);
      };
      const time = async (what: string, act: () => void) => {
        await painted();
        const from = performance.now();
        act();
        await painted();
        took[what]?.push(performance.now() - from);
      };
      const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
      for (let round = 0; round < 12; round++) {
        await time('known', work);
        place.replaceChildren();
        await time('roll', () => find(/^Roll/)?.click());
        await time('set', () => find(/^attack die 3/)?.dispatchEvent(key(String((round % 6) + 1))));
        find(/^Start over/)?.click();
        await time('step', () => find(/^Step/)?.click());
        await time('undo', () => find(/^Undo/)?.click());
        find(/^Undo/)?.click();
      }
      place.remove();
      return took;
    });
  // Other work on the machine only adds, so the best of three medians counts.
  const best: Record<string, number> = {};
  for (let turn = 1; turn <= 3; turn++) {
    const { known = [], ...times } = await measure();
    // A machine that is busy or slow takes longer for everything; a demo that got slower does not hide behind it.
    const slower = Math.min(3, Math.max(1, (at(known, 0.5) - TWO_FRAMES) / (KNOWN - TWO_FRAMES)));
    console.log(
      `known work: median ${at(known, 0.5).toFixed(0)} ms, ${slower.toFixed(2)} times as long as where the limit was set`,
    );
    for (const [what, list] of Object.entries(times)) {
      const [median, p95] = [at(list, 0.5), at(list, 0.95)];
      console.log(`${what}: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms to paint`);
      expect(list.length).toBe(12);
      const here = TWO_FRAMES + (median - TWO_FRAMES) / slower;
      best[what] = Math.min(best[what] ?? Number.POSITIVE_INFINITY, here);
    }
    if (Object.values(best).every((time) => time < 100)) break;
  }
  expect(Object.keys(best)).toEqual(['roll', 'set', 'step', 'undo']);
  for (const [what, time] of Object.entries(best)) expect(time, what).toBeLessThan(100);
});
