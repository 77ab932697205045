/** Which letters of a hit's title were typed. */
import { words } from './tokens.ts';

/** Places in the title where a typed word begins a word. Guesses are not marked. */
export function marksIn(title: string, query: string): [number, number][] {
  // As typed, too: the words of "re-roll" and "can't" have no sign inside, the title has.
  const typed = [...words(query), ...query.split(' ')].filter(
    (word) => word.length > 1 || /\d/.test(word),
  );
  const lower = title.toLowerCase();
  const marks: [number, number][] = [];
  for (const word of typed) {
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? ' '))
        marks.push([at, at + word.length]);
    }
  }
  marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const joined: [number, number][] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && mark[0] < last[1]) last[1] = Math.max(last[1], mark[1]);
    else joined.push([...mark]);
  }
  return joined;
}
