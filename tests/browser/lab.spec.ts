import { expect, type Page, test } from '@playwright/test';
import { wrongOn } from './axe.ts';
import { listen, openWhole, withoutLateParts } from './site.ts';

const box = (page: Page, unit: string) =>
  page.getByRole('combobox', { name: `${unit} as text`, exact: true });
const unit = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const told = (page: Page) => page.locator('.between .told');
const dice = (page: Page) => page.locator('.between .tray button.die');
const key = (page: Page, name: string | RegExp) =>
  page.locator('.between').getByRole('button', { name });
const query = (page: Page) => new URL(page.url()).searchParams;
/** Opens the lab and waits until it answers. */
async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`lab/${address}`);
  await expect(page.locator('[data-lab="live"]')).toBeVisible();
}
const FIGHT = '?attacker=power+4,+Critical+Hit+2&defender=health+6,+Armor&roll=6+6+3+1';

test('a fight set up by text and by fields, both in step, and what cannot be read is said', async ({
  page,
}) => {
  const said = listen(page);
  await open(page);
  await box(page, 'Attacker').fill('power 3, crit 1, Lucky 1');
  const attacker = unit(page, 'Attacker');
  await expect(attacker.getByRole('listitem').filter({ hasText: 'Critical Hit' })).toContainText(
    '1',
  );
  await attacker.getByRole('button', { name: 'More power of attacker' }).click();
  await expect(box(page, 'Attacker')).toHaveValue('power 4, Critical Hit 1, Lucky 1');
  await attacker.getByRole('button', { name: /^Take Lucky 1 off/ }).click();
  await expect(attacker.getByRole('button', { name: /^Take Critical Hit 1 off/ })).toBeFocused();
  await expect(box(page, 'Attacker')).toHaveValue('power 4, Critical Hit 1');
  const defender = unit(page, 'Defender');
  await defender.getByRole('combobox', { name: 'Add to Defender' }).selectOption('evade');
  await defender.getByRole('button', { name: 'Add it to Defender' }).click();
  await defender.getByRole('button', { name: 'More Force for Evade of defender' }).click();
  await expect(box(page, 'Defender')).toHaveValue('health 6, Armor, Pay 1 Force -> Evade 1');
  await box(page, 'Defender').fill('health 6, Armour, Evdae 2');
  await expect(defender.getByRole('status')).toContainText('Did you mean "Armor"?');
  await expect(defender.getByRole('status')).toContainText('Did you mean "Evade"?');
  await expect(box(page, 'Defender')).toHaveAttribute('aria-invalid', 'true');
  // The last good unit stays.
  await expect(defender.getByRole('listitem').filter({ hasText: 'Evade' })).toBeVisible();
  await box(page, 'Defender').press('Escape');
  await expect(box(page, 'Defender')).toHaveValue('health 6, Armor, Pay 1 Force -> Evade 1');
  await expect.poll(() => query(page).get('defender')).toContain('Evade 1');
  // What is typed in one go is one change.
  await box(page, 'Attacker').press('End');
  await box(page, 'Attacker').pressSequentially(', Fury 2');
  await expect(attacker.getByRole('listitem').filter({ hasText: 'Fury' })).toBeVisible();
  await key(page, 'Undo').click();
  await expect(box(page, 'Attacker')).toHaveValue('power 4, Critical Hit 1');
  expect(said).toEqual([]);
});

test('completion by keyboard, as a combobox does it', async ({ page }) => {
  await open(page);
  const field = box(page, 'Attacker');
  await field.fill('power 3, cri');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(page.locator(`#${active}`)).toHaveText('Critical Hit X');
  await expect(page.locator(`#${active}`)).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue('power 3, Critical Hit ');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('power 3, Critical Hit 2');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeFocused();
  await field.pressSequentially(', a');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('power 3, Critical Hit 2, a');
  // By touch: the arrow beside it opens the same list.
  await field.fill('power 3');
  await page.getByRole('button', { name: 'What may stand in Attacker as text' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Armor', exact: true }).click();
  await expect(field).toHaveValue('power 3, Armor');
});

test('roll, set, step, undo, redo, replay, start over, with the focus where it was', async ({
  page,
}) => {
  await open(page, FIGHT);
  await expect(told(page)).toHaveText('2 hits, 4 damage counters on the defender.');
  await dice(page).nth(0).press('1');
  await expect(dice(page).nth(0)).toHaveAccessibleName(/^attack die 1: natural 1, miss/);
  await expect(dice(page).nth(0)).toBeFocused();
  await dice(page).nth(1).click();
  await page
    .getByRole('group', { name: 'Set attack die 2' })
    .getByRole('button', { name: '2' })
    .click();
  await expect(told(page)).toHaveText('0 hits, no damage.');
  await expect(dice(page).nth(1)).toBeFocused();
  await key(page, 'Undo').click();
  await key(page, 'Undo').click();
  await expect(key(page, 'Undo')).toBeFocused();
  await expect(told(page)).toHaveText('2 hits, 4 damage counters on the defender.');
  await key(page, 'Redo').click();
  await expect(dice(page).nth(0)).toHaveAccessibleName(/natural 1/);
  await key(page, 'Undo').click();
  await key(page, 'Replay from the start').click();
  await expect(told(page)).toContainText('The attacker attacks the defender.');
  const steps = new Set<string>();
  while ((await key(page, 'Step').getAttribute('aria-disabled')) === null) {
    steps.add((await told(page).textContent()) ?? '');
    await key(page, 'Step').click();
  }
  expect(steps.size).toBeGreaterThan(3);
  await expect(told(page)).toHaveText('2 hits, 4 damage counters on the defender.');
  await key(page, 'Start over').click();
  await expect(dice(page)).toHaveCount(0);
  await key(page, 'Roll 4 dice').click();
  await expect(dice(page)).toHaveCount(4);
  await expect.poll(() => query(page).get('roll')).toMatch(/^([1-6] ){3}[1-6]$/);
});

test('its address opens as the same play elsewhere, and Back leads to what lay there before', async ({
  page,
  context,
}) => {
  await open(
    page,
    '?attacker=Vader:+power+3,+Lucky+1&defender=health+6,+Parry+1&defending-side=Guard:+power+2,+health+4,+Intercept&roll=6+4+1&choose=attacker.lucky+dice+3&re-roll=attacker+3+->+5',
  );
  await expect(dice(page)).toHaveCount(3);
  // Not at its end: the place in the play is part of the address.
  await key(page, 'Replay from the start').click();
  for (let at = 0; at < 3; at++) await key(page, 'Step').click();
  const link = page.locator('[data-state-link]');
  const written = () => link.evaluate((a) => (a as HTMLAnchorElement).href);
  await expect.poll(async () => page.url() === (await written())).toBe(true);
  expect(query(page).get('at')).toMatch(/^\d+(\.\d+)?$/);
  const look = async (on: Page) => ({
    dice: await dice(on).evaluateAll((all) => all.map((die) => die.getAttribute('aria-label'))),
    told: await told(on).textContent(),
    line: await on.locator('.settle .line').textContent(),
    boxes: await on
      .locator('.notation input')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
  });
  const here = await look(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(told(other)).toHaveText(here.told ?? '');
  expect(await look(other)).toEqual(here);
  await other.close();
  await page.getByText('Start from an example or a card').click();
  await page.getByLabel('Keyword', { exact: true }).selectOption({ label: 'Fury' });
  await page.getByRole('button', { name: 'Put it on the table' }).click();
  await expect(box(page, 'Attacker')).toHaveValue(/Fury/);
  await page.goBack();
  await expect(box(page, 'Vader')).toHaveValue('Vader: power 3, Lucky 1');
  expect(await look(page)).toEqual(here);
});

test('an address that is wrong, old or hostile never breaks the page', async ({ page }) => {
  const said = listen(page);
  await open(page, '?attacker=power+2,+Crticial+Hit+2&defender=health+6&roll=6+2&attaker=x&at=99');
  const unread = page.locator('.unread');
  await expect(unread).toContainText('Critical Hit');
  await expect(unread).toContainText('"attaker" is nothing that a play knows.');
  await expect(unread).toContainText('no place in this attack');
  await expect(dice(page)).toHaveCount(2);
  const bad = '<img src=x onerror=alert(1)>';
  const hostile = [
    `?attacker=${encodeURIComponent(`"${bad}": power 3`)}&defender=${encodeURIComponent(bad)}&title=${encodeURIComponent(bad)}`,
    `?${encodeURIComponent(bad)}=1&roll=${encodeURIComponent(bad)}&__proto__=1&constructor=2`,
    '?attacker=%F0%28&defender=%&roll=9e9&%00=%00',
    `?attacker=${'power+3,'.repeat(300)}&defender=health+5`,
    '?victim=health+0&source=Retaliate+1e9&dice=7',
    '?arriving=__proto__:+health+3&opposing=constructor:+Ambush+2&dice=Ambush+1+1',
  ];
  for (const address of hostile) {
    await open(page, address);
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.locator('.unit')).not.toHaveCount(0);
    await key(page, /^Roll/).first().click({ force: true });
    await expect(told(page)).not.toBeEmpty();
  }
  expect(said).toEqual([]);
});

test('dice of damage, an arrival, more units, other leaders, sides and Force', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Dice of damage' }).check();
  await expect(unit(page, 'Source')).toBeVisible();
  await box(page, 'Source').fill('Retaliate 2');
  await page.locator('.way select').selectOption('retaliate');
  await key(page, 'Roll 2 dice').or(key(page, 'Roll 2 Retaliate dice')).click();
  await expect(told(page)).toContainText(/hit|damage/);
  await expect.poll(() => query(page).get('dice')).toMatch(/^Retaliate [1-6] [1-6]$/);
  await page.getByRole('radio', { name: 'Arrival' }).check();
  await expect(page.getByText('chooses').first()).toBeVisible();
  await page.getByRole('button', { name: /^Ambush 2/ }).click();
  await key(page, /^Roll 2/).click();
  await expect(told(page)).toContainText(/hit|damage/);
  await page.getByRole('radio', { name: 'Attack', exact: true }).check();
  await page.getByRole('button', { name: 'One more unit: Defenders' }).click();
  await box(page, 'Guard').fill('Guard: power 1, health 3, Intercept');
  await page.getByRole('button', { name: 'Make it the defender' }).click();
  await expect(page.locator('.unit.leads h3').nth(1)).toContainText('Guard');
  await page.getByText('Sides, Force, cards').click();
  await page.getByLabel('Force of the Light Side').selectOption('2');
  await page.getByLabel('A card gives').fill('attacker power 2');
  await page.getByLabel('A card gives').press('Enter');
  await expect(page.locator('.gifts .wrong')).toContainText('expected what and when');
  await page.getByLabel('A card gives').fill('attacker power 2 at attack-pop');
  await page.getByLabel('A card gives').press('Enter');
  await expect.poll(() => query(page).get('gain')).toBe('attacker power 2 at attack-pop');
  await page.getByRole('button', { name: /^Take away: / }).click();
  await page.getByRole('button', { name: /^Swap sides/ }).click();
  await expect.poll(() => query(page).get('force')).toBe('dark 2');
  await expect(page.locator('.half.doing .top-line')).toContainText('Light Side');
});

test('a card of the site as attacker, the result and the link copied, every markup in the menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('cards/zaalbar-a/');
  await page.getByRole('link', { name: 'Open in the lab as attacker' }).click();
  await expect(page.locator('.unit.leads h3').first()).toContainText('Zaalbar (A)');
  await expect(box(page, 'Zaalbar (A)')).toHaveValue(/Fury 1/);
  await open(page, FIGHT);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByText('Copied: the result.')).toBeVisible();
  expect(await copied()).toBe(
    'The attacker (power 4, Critical Hit 2) attacks the defender (health 6, Armor). Attack dice: 6 6 3 1. 2 hits, 4 damage counters on the defender.',
  );
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied: the link.')).toBeVisible();
  expect(await copied()).toContain(`/lab/${FIGHT}`);
  await page.getByRole('button', { name: 'Copy as…' }).click();
  await page.getByRole('button', { name: 'BBCode quote' }).click();
  await expect(page.getByText('Copied: BBCode quote.')).toBeVisible();
  const bbcode = await copied();
  expect(bbcode).toContain('[code]attacker  power 4, Critical Hit 2\n');
  expect(bbcode).toContain('roll      6 6 3 1[/code]');
});

test('a whole fight by keyboard alone', async ({ page }) => {
  await open(page);
  const tabTo = async (name: string | RegExp, role: 'button' | 'combobox' = 'button') => {
    const wanted = page.getByRole(role, { name }).first();
    for (let at = 0; at < 80; at++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo('Attacker as text', 'combobox');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('power 2, Lucky 1');
  await page.keyboard.press('Escape');
  await (await tabTo('More health of attacker')).press('Enter');
  await tabTo('Start over');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  for (let at = 0; at < 5; at++) await page.keyboard.press('Shift+Tab');
  await (await tabTo(/^Roll 2 dice/)).press('Enter');
  await expect(dice(page)).toHaveCount(2);
  await dice(page).first().focus();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('6');
  await expect(dice(page).nth(1)).toHaveAccessibleName(/natural 6/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await (await tabTo(/^Roll this die again/)).press('Enter');
  await (await tabTo('Roll 1 die again')).press('Enter');
  await expect(dice(page).first()).toHaveAccessibleName(/was 2/);
  for (let at = 0; at < 8; at++) await (await tabTo('Step')).press('Enter');
  await expect(told(page)).toContainText(/hit/);
  await (await tabTo('Undo')).press('Enter');
  await expect(key(page, 'Undo')).toBeFocused();
});

test('on a phone: one column, targets for a thumb, the keys in reach, nothing sideways', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '?attacker=Darth+Vader:+power+12,+Critical+Hit+2&defender=health+6,+Armor');
    await expect(key(page, 'Roll 12 dice')).toBeInViewport();
    await key(page, 'Roll 12 dice').click();
    await expect(dice(page).first()).toBeInViewport();
    await page.getByRole('button', { name: 'Change' }).first().click();
    await expect(box(page, 'Darth Vader')).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    const small = await page
      .locator('.lab :is(button, select, summary, input[type="text"])')
      .evaluateAll((all) =>
        all
          .map((element) => ({ text: element.outerHTML, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
          .map(({ text }) => text.slice(0, 120)),
      );
    expect(small).toEqual([]);
  }
});

test('its scripts stay within their weight', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await withoutLateParts(page);
  await openWhole(page, 'lab/');
  console.log(`scripts of the lab: ${(bytes / 1000).toFixed(1)} kB in ${scripts.size} files`);
  expect(bytes).toBeLessThanOrEqual(84_000);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the lab in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const look = async (where: string) => {
      expect(await wrongOn(page, { scheme }), where).toEqual([]);
    };
    await open(page, `${FIGHT}&bogus=1&defending-side=Guard:+health+3`);
    await look('with a problem in the address');
    await box(page, 'Attacker').fill('power 2, Luc');
    await expect(page.locator('.choices [role="option"]').first()).toBeVisible();
    await look('with completion');
    await box(page, 'Attacker').fill('power 2, Lucky 1, Lcky');
    await expect(unit(page, 'Attacker').getByRole('status')).not.toBeEmpty();
    await look('with a text that cannot be read');
    await box(page, 'Attacker').fill('power 2, Lucky 1');
    await key(page, 'Start over').click();
    await key(page, /^Roll 2/).click();
    await expect(page.getByText('chooses').first()).toBeVisible();
    await expect(page.locator('.odds .advice')).toContainText('Lucky of the attacker');
    await page.getByText('Start from an example or a card').click();
    await expect(page.getByLabel('Card', { exact: true })).toBeVisible();
    await page.getByText('Sides, Force, cards').click();
    await look('at a choice, with everything open');
    await page.setViewportSize({ width: 360, height: 740 });
    await look('on a phone');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one fight can be read, and every keyword is a link away', async ({ page }) => {
    await page.goto('lab/');
    await expect(told(page)).toHaveText('2 hits, 4 damage counters on the defender.');
    await expect(page.locator('.written').first()).toHaveText('power 4, Critical Hit 2');
    await expect(page.locator('.lab input')).toHaveCount(
      await page.locator('.lab input:not(:visible)').count(),
    );
    await expect(page.getByText('1.2%').first()).toBeVisible();
    await page.locator('.no-script').getByRole('link', { name: 'Fury' }).click();
    await expect(page).toHaveURL(/\/keywords\/fury\/$/);
  });
});
