/** The part of /cards/ that takes a player's own card data, as its tests name it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The two fields that take files: a folder, and single files. */
export const picker = (page: Page): Locator => page.locator('input[type="file"]');

/** What is loaded. */
export const have = (page: Page): Locator => page.locator('.have');

/** What came of the last act. */
export const told = (page: Page): Locator => page.locator('.told');

export async function open(page: Page): Promise<void> {
  await page.goto('cards/');
  await expect(page.getByText('Choose files')).toBeVisible();
}
