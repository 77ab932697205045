/** Every worked example, pressed through its demo. Words are compared, so nothing is painted: half of the time goes there. */
import { test as base, expect } from '@playwright/test';
import { listen } from './site.ts';

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [], ...rest } = launchOptions;
      // Frames come when they are asked for, and nobody asks.
      await use({ ...rest, args: [...args, '--enable-begin-frame-control'] });
    },
    { scope: 'worker' },
  ],
});

/** What one page's examples came to when each was walked to its end. */
interface Walked {
  example: string;
  told: string;
  figure: string;
  steps: number;
}

/**
 * In the page: presses each *Play it*, starts over, and steps to the end. The demo's own address must be that of
 * the button, and the sentence at the end that of the figure.
 */
async function walkAll(): Promise<Walked[]> {
  const demo = document.querySelector('[data-demo]') as HTMLElement;
  // A turn of the page without the wait that timers have.
  const { port1, port2 } = new MessageChannel();
  const rest = () =>
    new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage(0);
    });
  const address = () => demo.querySelector<HTMLAnchorElement>('[data-state-link]')?.search ?? '';
  const button = (name: string) =>
    [...demo.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const told = () => {
    const copy = demo.querySelector('.told')?.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('a,.sr')) extra.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const until = async (good: () => boolean, what: string) => {
    for (const from = performance.now(); performance.now() - from < 10_000; ) {
      if (good()) return;
      await rest();
    }
    throw new Error(`${what}: it never came, the demo stands at ${address()}`);
  };
  const walked: Walked[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-play]')) {
    const example = link.dataset['play'] ?? '';
    const figure = link.closest('figure');
    (document.activeElement as HTMLElement | null)?.blur();
    link.click();
    await until(() => document.activeElement === demo.querySelector('h2'), example);
    await until(() => address() === link.search, `${example}: its own address`);
    const all = address();
    const over = button('Start over');
    over?.click();
    // An attack that is refused has no place to go back to, nor has what begins where it ends. The first address
    // waits for its writer to load.
    const stays = over?.ariaDisabled === 'true' || !demo.querySelector('.ticks, .picture');
    for (const from = performance.now(); !stays && performance.now() - from < 3000; ) {
      if (address() !== all) break;
      await rest();
    }
    let steps = 0;
    while (/[?&]at=/.test(address()) && steps < 300) {
      const before = address();
      button('Step')?.click();
      await until(() => address() !== before, `${example}, step ${steps}`);
      steps += 1;
    }
    walked.push({
      example,
      told: told(),
      figure: (figure?.querySelector('.result > p')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      steps,
    });
  }
  return walked;
}

const PARTS = 4;

for (let part = 0; part < PARTS; part++) {
  test(`every worked example can be played to the end that its figure tells, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    // As little as can be to lay out.
    await page.setViewportSize({ width: 320, height: 200 });
    // No frame comes here, so what waits for one has its turn at once.
    await page.addInitScript(() => {
      window.requestAnimationFrame = (act) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => act(performance.now());
        port2.postMessage(0);
        return 0;
      };
    });
    const said = listen(page);
    const list = Object.keys(await (await request.get('hover.json')).json());
    const pages = list.filter((name) => name.startsWith('keywords/'));
    let [played, steps] = [0, 0];
    for (const address of pages.filter((_, at) => at % PARTS === part)) {
      await page.goto(`${address}/`, { waitUntil: 'domcontentloaded' });
      const figures = await page.locator('figure.example').count();
      // Only a keyword without any example has nothing to play.
      expect([address, await page.locator('[data-demo]').count()]).toEqual([
        address,
        figures > 0 ? 1 : 0,
      ]);
      if (figures === 0) continue;
      const walked = await page.evaluate(walkAll);
      for (const { example, told, figure } of walked) {
        expect.soft([example, told]).toEqual([example, figure]);
      }
      expect([address, walked.length]).toEqual([address, figures]);
      played += walked.length;
      steps += walked.reduce((sum, one) => sum + one.steps, 0);
    }
    console.log(`${played} examples, ${steps} steps`);
    expect(played).toBeGreaterThan(100);
    expect(said).toEqual([]);
  });
}
