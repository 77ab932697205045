import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { touched } from './demo-page.ts';
import { listen, openWhole, withoutLateParts } from './site.ts';

test('an example of an interaction opens on the page of its keyword', async ({ page }) => {
  for (const address of ['interactions/accuracy-x-armor/', 'interactions/stealth-x-velocity/']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    const figure = page.locator('figure.example').first();
    const result = await figure.locator('.result > p').textContent();
    await figure.getByRole('link', { name: 'Play it' }).click();
    await expect(page).toHaveURL(/\/keywords\/[a-z-]+\/\?/);
    await expect(page.locator('.demo .told')).toContainText((result ?? '').trim());
  }
});

const told = (page: Page) => page.locator('.demo .told');
const inDemo = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-demo]') !== null);

test('a build by keyboard alone: pay, undo, change what you have', async ({ page }) => {
  await page.goto('keywords/hidden-cost/');
  const pay = page.getByRole('button', { name: /^Hidden Cost 4/ });
  await pay.focus();
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(
    'It costs 9 and has 4 counters: 5 are missing, so you pay 5 Force.',
  );
  await expect(page.locator('.demo .stamp')).toHaveText('Complete');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pay).toBeVisible();
  const less = page.getByRole('button', { name: 'Less: Force' });
  await less.focus();
  await page.keyboard.press('Space');
  await expect(less).toBeFocused();
  await expect(page.locator('.offers .shut').filter({ hasText: 'Hidden Cost 4' })).toContainText(
    'Ruling',
  );
  await expect(pay).toHaveCount(0);
  await expect(page).toHaveURL(/card=cost\+9,\+counters\+4,\+Hidden\+Cost\+4&force=4$/);
});

test('a stack by keyboard alone: pick a card, add it, learn why another is refused', async ({
  page,
}) => {
  await page.goto('keywords/stack/');
  const hand = page.getByLabel('Card in hand');
  await hand.focus();
  await hand.selectOption('Chewbacca (A)');
  await expect(hand).toBeFocused();
  await page.keyboard.press('Tab');
  const add = page.getByRole('button', { name: /^Put it underneath/ });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText(/^Chewbacca \(A\) goes underneath\./);
  await expect(page.locator('.pile > li')).toHaveCount(3);
  expect(await inDemo(page)).toBe(true);
  const shut = page.locator('.offers .shut').filter({ hasText: 'Put it underneath' });
  await hand.selectOption('Lando (A)');
  await expect(shut.getByRole('link', { name: 'Ruling' }).first()).toHaveAttribute(
    'href',
    /keywords\/stack\/#/,
  );
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.pile > li')).toHaveCount(2);
});

test('a stack takes a card that you write yourself, or says what it cannot read', async ({
  page,
}) => {
  await page.goto('keywords/stack/');
  await page.getByText('Another card').click();
  const field = page.getByLabel('A card as it prints');
  await field.fill('Tarfful (A): Charakter - Wookiee');
  await field.press('Enter');
  await expect(page.locator('.picture [role="status"]')).toContainText('Charakter');
  await field.fill('Tarfful (A): Character - Wookiee, power 4');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByLabel('Card in hand')).toHaveValue('Tarfful (A)');
  await page.getByRole('button', { name: /^Put it underneath/ }).click();
  await expect(told(page)).toHaveText(/^Tarfful \(A\) goes underneath\./);
  await expect(page).toHaveURL(/add=Tarfful\+%28A%29:\+Character/);
});

test('an arena by keyboard alone: attack whom you may, roll, decide, and let something happen', async ({
  page,
}) => {
  await page.goto('keywords/stealth/');
  await expect(page.locator('.offers .shut').filter({ hasText: 'Spy' })).toContainText(
    'Spy has Stealth',
  );
  const attack = page.getByRole('button', { name: 'Guard 4 dice' });
  await attack.focus();
  await page.keyboard.press('Enter');
  const roll = page.getByRole('button', { name: 'Roll 4 dice' });
  await expect(roll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: /^attack die 1: natural [1-6], (hit|miss)/ }),
  ).toBeVisible();
  expect(await inDemo(page)).toBe(true);
  await page.getByRole('button', { name: /^attack die 1/ }).focus();
  await page.keyboard.press('6');
  await expect(page.getByRole('button', { name: /^attack die 1: natural 6, hit/ })).toBeFocused();
  const events = page.getByLabel('What happens');
  await events.selectOption({ label: '1 counter off Guard' }).catch(() => undefined);
  await events.selectOption({ label: 'Spy is tapped' });
  await page.getByRole('button', { name: 'Do it' }).focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('Spy is tapped.');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  expect(await inDemo(page)).toBe(true);
});

test('an attack by keyboard alone: roll, set a die, step, undo', async ({ page }) => {
  await page.goto('keywords/critical-hit/');
  await page.getByRole('button', { name: 'Roll again' }).focus();
  await page.keyboard.press('Enter');
  const die = page.getByRole('button', { name: /^attack die 1/ });
  await die.focus();
  await page.keyboard.press('6');
  await expect(page.getByRole('button', { name: /^attack die 1: natural 6/ })).toBeFocused();
  const over = page.getByRole('button', { name: 'Start over' });
  await over.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Step' }).focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).not.toBeEmpty();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('one page plays examples of two kinds, in place, and the odds go with the attack', async ({
  page,
}) => {
  await page.goto('keywords/surge/');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const odds = page.locator('[data-odds]');
  await expect(odds).toBeVisible();
  const arena = page.locator('figure[data-kind="arena"]').first();
  await arena.getByRole('link', { name: 'Play it' }).click();
  await expect(page.locator('.demo h2')).toBeFocused();
  await expect(page.locator('.demo h2')).toHaveText(
    (await arena.locator('figcaption').textContent()) ?? '',
  );
  await expect(odds).toBeHidden();
  await expect(page.getByLabel('What happens')).toBeVisible();
  const attack = page.locator('figure[data-kind="attack"]').first();
  await attack.getByRole('link', { name: 'Play it' }).click();
  await expect(page.locator('.demo .ticks')).toBeVisible();
  await expect(odds).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('the advice for Lucky follows the dice on the table', async ({ page }) => {
  await page.goto(
    'keywords/lucky/?attacker=power+4,+Lucky+2&defender=health+3&roll=6+1+5+2&choose=pass',
  );
  const advice = page.locator('.odds .advice');
  await expect(advice).toContainText('on 6 [1] 5 [2]');
  await page.getByRole('button', { name: /^attack die 3/ }).focus();
  await page.keyboard.press('1');
  await expect(advice).toContainText('on 6 [1] [1] 2');
});

test('an address that is mangled opens what can be read, and says what cannot', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto(
    'keywords/hidden-cost/?card=cost+9,+counters+4,+Hidden+Cost+4&force=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&pointz=3&pay=Hidden+Cost&utm_source=x',
  );
  await expect(page.locator('.unread')).toContainText('Did you mean "points"?');
  await expect(page.locator('.unread li')).toHaveCount(2);
  await expect(page.locator('.demo h2')).toHaveText('From the address');
  await expect(told(page)).toContainText('The card is complete in its arena.');
  await expect(page.locator('.unread img, .demo img')).toHaveCount(0);
  for (const query of [
    '?card=',
    '?stack=&add=%F0',
    '?arena=Ground&dark=,,,&use=x',
    '?unit=%00&pay=',
  ]) {
    await page.goto(`keywords/upkeep/${query}`);
    await expect(page.locator('.demo h2')).toBeVisible();
    await expect(page.locator('.unread')).toBeVisible();
  }
  expect(said).toEqual([]);
});

test('on a narrow phone nothing runs out of the page, and a thumb hits every control', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ['hidden-cost', 'upkeep', 'stack', 'stealth']) {
    await page.goto(`keywords/${name}/`);
    const opener = page.locator('.demo .opener');
    await expect(opener).toHaveText('Play it');
    await opener.click();
    await expect(opener).toHaveText('Fold');
    const found = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - innerWidth,
      small: [...document.querySelectorAll<HTMLElement>('.demo button, .demo select, .demo label')]
        .filter((one) => one.offsetParent !== null)
        .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
        .map(({ text }) => text),
    }));
    expect([name, found]).toEqual([name, { sideways: 0, small: [] }]);
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the demos at work in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const look = async (state: string) => {
      const found = await wrongOn(page, { inside: '[data-demo]', scheme });
      expect([state, found]).toEqual([state, []]);
    };
    await page.goto('keywords/hidden-cost/');
    await page.getByRole('button', { name: /^Hidden Cost 4/ }).click();
    await expect(page.locator('.demo .stamp')).toBeVisible();
    await look('a card that was paid for');
    await page.goto('keywords/upkeep/');
    await page.getByRole('button', { name: 'Start over' }).click();
    await look('Upkeep that is due');
    await page.goto('keywords/stack/');
    await page.getByLabel('Card in hand').selectOption('Lando (A)');
    await look('a card that is refused');
    await page.goto('keywords/stealth/');
    await page.getByRole('button', { name: 'Guard 4 dice' }).click();
    await page.getByRole('button', { name: 'Roll 4 dice' }).click();
    await page.getByRole('button', { name: /^attack die 1/ }).click();
    await look('dice in an arena');
  });
}

/** Compressed bytes of what comes in while something is done: bodies alone, and with their headers. */
async function weightOf(session: CDPSession, page: Page, act: () => Promise<void>) {
  const weight = { body: 0, wire: 0, files: 0 };
  const body = ({ encodedDataLength }: { encodedDataLength: number }) => {
    weight.body += encodedDataLength;
  };
  const whole = ({ encodedDataLength }: { encodedDataLength: number }) => {
    weight.wire += encodedDataLength;
    weight.files += 1;
  };
  session.on('Network.dataReceived', body);
  session.on('Network.loadingFinished', whole);
  await act();
  for (let before = -1; weight.wire === 0 || weight.wire > before; ) {
    before = weight.wire;
    await page.waitForTimeout(700);
  }
  session.off('Network.dataReceived', body);
  session.off('Network.loadingFinished', whole);
  return weight;
}

/** The most that a demo may load when it is touched, and when it is pressed for the first time, in bytes. */
const MOST = {
  attack: { page: 'fortitude', touched: 14_000, pressed: 25_000 },
  build: { page: 'damage-control', touched: 12_000, pressed: 21_000 },
  stack: { page: 'insert', touched: 12_000, pressed: 27_000 },
  arena: { page: 'velocity', touched: 14_000, pressed: 30_000 },
} as const;

test('a demo that is touched loads little, and its rules come with the first press', async ({
  browser,
  baseURL,
}) => {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  // One page beside the other: most of the time each waits.
  const kinds = Object.entries(MOST).map(async ([kind, { page: name, ...most }]) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await withoutLateParts(page);
    await openWhole(page, `keywords/${name}/`);
    const woken = await weightOf(session, page, () => touched(page));
    const pressed = await weightOf(session, page, () =>
      page.locator('.demo .sheet').dispatchEvent('pointerdown'),
    );
    await context.close();
    return { kind, most, woken, pressed };
  });
  for (const { kind, most, woken, pressed } of await Promise.all(kinds)) {
    console.log(
      `${kind} demo: ${kB(woken.body)} when touched (${woken.files} files), ${kB(pressed.body)} more when pressed (${pressed.files} files)`,
    );
    expect(woken.body, kind).toBeGreaterThan(5000);
    expect(woken.body, kind).toBeLessThanOrEqual(most.touched);
    expect(pressed.body, kind).toBeGreaterThan(5000);
    expect(pressed.body, kind).toBeLessThanOrEqual(most.pressed);
  }
});
