// How to find what a player means in aliases.json. Copy it: it needs nothing but the map.

/** Lower case, without accents, letters and digits only: "Re-Roll" and "re roll" are "reroll". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** How many letters have to be added, dropped, changed or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

/** The entry that was meant, or nothing: the name itself, its beginning, or one slip (two from six letters on). */
export function lookup<Entry>(
  aliases: Readonly<Record<string, Entry>>,
  asked: string,
): Entry | undefined {
  const wanted = fold(asked);
  if (wanted.length < 2) return undefined;
  if (Object.hasOwn(aliases, wanted)) return aliases[wanted];
  const names = Object.keys(aliases);
  const slips = wanted.length < 6 ? 1 : 2;
  const near = names
    .map((name) => ({ name, slips: distance(wanted, name) }))
    .sort((a, b) => a.slips - b.slips)[0];
  if (near && near.slips <= slips) return aliases[near.name];
  const begins = wanted.length < 3 ? undefined : names.find((name) => name.startsWith(wanted));
  return begins === undefined ? undefined : aliases[begins];
}
