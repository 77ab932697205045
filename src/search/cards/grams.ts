/**
 * Which of many names can match at all: the names that share enough pairs of letters with what was typed.
 * It throws out nearly everything before a finer and slower look (Fuse, edit distance).
 */

export interface GramIndex {
  /**
   * Places of names that share most pairs of neighbouring letters with a squashed query, best first.
   * @param most how many places at most
   */
  likely(squashed: string, most: number): number[];
}

/** Pairs of letters, each once, as numbers. Letters beyond the first 256 fall together, which only lets more through. */
function pairsOf(text: string): number[] {
  const pairs = new Set<number>();
  for (let at = 0; at + 1 < text.length; at++) {
    pairs.add(((text.charCodeAt(at) & 255) << 8) | (text.charCodeAt(at + 1) & 255));
  }
  return [...pairs];
}

/** @param names squashed: lower case letters and digits alone */
export function indexGrams(names: readonly string[]): GramIndex {
  const counts = new Uint32Array(65_537);
  const all = names.map(pairsOf);
  for (const pairs of all) for (const pair of pairs) counts[pair + 1] = (counts[pair + 1] ?? 0) + 1;
  // One flat list of places, each pair's own part of it beside the next.
  const starts = counts;
  for (let pair = 1; pair < starts.length; pair++) {
    starts[pair] = (starts[pair] ?? 0) + (starts[pair - 1] ?? 0);
  }
  const places = new Uint32Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  all.forEach((pairs, place) => {
    for (const pair of pairs) {
      places[next[pair] as number] = place;
      next[pair] = (next[pair] as number) + 1;
    }
  });
  const shared = new Uint8Array(names.length);
  return {
    likely(squashed, most) {
      const pairs = pairsOf(squashed);
      shared.fill(0);
      for (const pair of pairs) {
        const end = starts[pair + 1] as number;
        for (let at = starts[pair] as number; at < end; at++) {
          const place = places[at] as number;
          shared[place] = (shared[place] as number) + 1;
        }
      }
      // A wrong letter spoils two pairs, a swap three; of short queries one pair must be left.
      const least = Math.max(
        1,
        pairs.length - 2 * (squashed.length <= 5 ? 1.5 : 3),
        pairs.length * 0.4,
      );
      const found: number[] = [];
      for (let place = 0; place < shared.length; place++) {
        if ((shared[place] as number) >= least) found.push(place);
      }
      const lengthOf = (place: number): number => names[place]?.length ?? 0;
      return found
        .sort(
          (a, b) =>
            (shared[b] as number) - (shared[a] as number) || lengthOf(a) - lengthOf(b) || a - b,
        )
        .slice(0, most);
    },
  };
}
