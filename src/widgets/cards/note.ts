/** The note that there are cards, and cards that are lent to one tab because the device would not keep them. */

/** As in `has.ts`. */
const NOTE = 'natural-six:cards';

/** Address of the card data that the site was built with, with its base path. */
export const bakedAddress = (): string | undefined => document.body.dataset['cards'];

/** Cards for as long as the tab lives, as JSON. */
export function lentCards(): string | undefined {
  try {
    return sessionStorage.getItem(NOTE) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Notes that the device keeps cards, or none.
 * @param lend cards for this tab alone
 * @returns whether what was lent is kept
 */
export function noteCards(kept: boolean, lend?: string): boolean {
  try {
    if (kept) localStorage.setItem(NOTE, `${Date.now()}`);
    else localStorage.removeItem(NOTE);
  } catch {
    // Then nothing is noted, and this page alone knows.
  }
  try {
    sessionStorage.removeItem(NOTE);
    if (lend !== undefined) sessionStorage.setItem(NOTE, lend);
    return true;
  } catch {
    return false;
  }
}

/** Mends the note where storage was cleared, or cleared in part, behind its back. */
export function matchNote(cards: boolean): void {
  try {
    if (!cards) noteCards(false);
    else if (!localStorage.getItem(NOTE) && lentCards() === undefined) noteCards(true);
  } catch {
    // Then there is nothing to mend.
  }
}

/** Calls back when another tab loaded or removed cards. */
export function whenCardsChange(changed: () => void): void {
  addEventListener('storage', ({ key, storageArea }) => {
    if (key === NOTE && storageArea === localStorage) changed();
  });
}
