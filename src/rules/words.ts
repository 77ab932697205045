/** Small helpers for words that people type. No dependency, so that every room may use them. */

/**
 * Edit distance in which a swap of two neighbours counts once.
 * @returns a whole number from 0
 */
export function editDistance(a: string, b: string): number {
  const rows = a.length + 1;
  const columns = b.length + 1;
  const table = new Uint16Array(rows * columns);
  const at = (row: number, column: number): number => table[row * columns + column] ?? 0;
  for (let row = 0; row < rows; row++) table[row * columns] = row;
  for (let column = 0; column < columns; column++) table[column] = column;
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, at(row - 2, column - 2) + 1);
      table[row * columns + column] = best;
    }
  }
  return at(a.length, b.length);
}

const LONGEST_GUESS = 40;

/**
 * The candidate that a misspelt word most likely meant, or undefined when none is near.
 * Case, spaces and hyphens don't count; a swap of neighbours counts as one slip. One slip is allowed up
 * to 5 letters, two up to 9, three above.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = squash(word);
  if (wanted === '' || wanted.length > LONGEST_GUESS) return undefined;
  const allowed = wanted.length <= 5 ? 1 : wanted.length <= 9 ? 2 : 3;
  let best: string | undefined;
  let bestSlips = allowed + 1;
  for (const candidate of candidates) {
    const other = squash(candidate);
    if (Math.abs(other.length - wanted.length) >= bestSlips) continue;
    const slips = editDistance(wanted, other);
    if (slips < bestSlips) {
      best = candidate;
      bestSlips = slips;
    }
  }
  return best;
}

/** Lower case, without spaces, hyphens, dots and apostrophes: how names are compared. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[\s\-‐‑'’.]/g, '');
}
