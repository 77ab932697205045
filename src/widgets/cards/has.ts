/**
 * Whether there are loaded cards, told without opening anything. The search alone asks, so that this is a part of
 * it and no file of its own; `note.ts` writes the note, and a build with card data says so in its pages.
 */
export function hasCards(): boolean {
  try {
    const note = 'natural-six:cards';
    return !!(document.body.dataset['cards'] || localStorage[note] || sessionStorage[note]);
  } catch {
    return false;
  }
}
