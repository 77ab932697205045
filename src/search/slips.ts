/** How far a typed word is from a known one, given up as soon as it is too far: it is asked a thousand times a key. */

/**
 * Edit distance in which a swap of two neighbours counts once.
 * @param most slips from which on the answer doesn't matter
 * @returns a whole number from 0; `most + 1` for everything above `most`
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    let least = at;
    for (let column = 1; column <= b.length; column++) {
      const same = a[at - 1] === b[column - 1] ? 0 : 1;
      let slips = Math.min(
        (row[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (row[column - 1] as number) + same,
      );
      if (same && at > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1])
        slips = Math.min(slips, (before[column - 2] as number) + 1);
      next.push(slips);
      least = Math.min(least, slips);
    }
    // A swap reaches back two rows, so one row too far is no end yet.
    if (least > most + 1) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] as number, most + 1);
}
