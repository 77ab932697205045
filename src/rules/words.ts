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

/**
 * The allowed word that a mistyped one most likely means.
 * @returns undefined when none is near: more than a third of the letters differ
 */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const distance = editDistance(typed, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return least <= Math.max(1, Math.floor(typed.length / 3)) ? best : undefined;
}
