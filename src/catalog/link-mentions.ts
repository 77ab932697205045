/** Finds names of keywords and terms in running prose. */
import type { Mention } from './names.ts';

export interface Piece {
  text: string;
  mention?: Mention;
}

const wordLetter = /[\p{L}\p{N}]/u;

function standsAlone(text: string, from: number, to: number): boolean {
  const before = text[from - 1] ?? ' ';
  const after = text[to] ?? ' ';
  // "attack-dice", "re-roll": a hyphen joins words, so it is no edge.
  const edge = (letter: string): boolean => !wordLetter.test(letter) && letter !== '-';
  return edge(before) && edge(after);
}

/**
 * Splits a text at the first mention of each page not yet linked. The longest name wins where two overlap.
 * A keyword must be written with its capital letters: "Protect" is the keyword, "protect" is a verb.
 * @param text one run of prose
 * @param mentions longest first
 * @param linked pages that were linked before in this ruling; grows
 */
export function splitAtMentions(
  text: string,
  mentions: readonly Mention[],
  linked: Set<string>,
): Piece[] {
  const lower = text.toLowerCase();
  const taken: { from: number; to: number; mention: Mention }[] = [];
  for (const mention of mentions) {
    const to = (from: number): number => from + mention.words.length;
    for (
      let at = lower.indexOf(mention.words);
      at !== -1;
      at = lower.indexOf(mention.words, at + 1)
    ) {
      if (!standsAlone(text, at, to(at))) continue;
      if (mention.page.startsWith('keywords/') && text[at] === lower[at]) continue;
      if (taken.some((other) => at < other.to && to(at) > other.from)) continue;
      // A longer name covers its letters even where it is not linked again.
      taken.push({ from: at, to: to(at), mention });
    }
  }
  taken.sort((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { from, to, mention } of taken) {
    if (linked.has(mention.page)) continue;
    linked.add(mention.page);
    if (from > done) pieces.push({ text: text.slice(done, from) });
    pieces.push({ text: text.slice(from, to), mention });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}
