import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { meetingsOf, pairsOf } from '../../src/catalog/meetings.ts';
import { searchData } from '../../src/search/data.ts';
import { createSearch } from '../../src/search/engine.ts';

const content = catalog();
const meeting = meetingsOf(content);
const search = createSearch(searchData(content));

/** Every way in which players say a keyword. */
function spoken(id: string): string[] {
  const keyword = content.keyword(id);
  return keyword ? [keyword.name, ...keyword.aliases] : [];
}

const pairs = content.interactions.flatMap((interaction) =>
  pairsOf(interaction).map(([a, b]) => ({ interaction, a, b })),
);

describe('two keywords in one query', () => {
  it('lead to what happens when they meet, by any of their names and in either order', () => {
    const astray: string[] = [];
    let asked = 0;
    for (const { a, b } of pairs) {
      const best = new Set(meeting(a, b).interactions.map(({ address }) => address));
      for (const one of spoken(a)) {
        for (const other of spoken(b)) {
          for (const query of [`${one} ${other}`, `${other} ${one}`, `${one} vs ${other}`]) {
            asked++;
            const first = search(query, 1)[0]?.address ?? 'nothing';
            if (!best.has(first)) astray.push(`${query}: ${first}`);
          }
        }
      }
    }
    console.log(`two keywords: ${asked} queries over ${pairs.length} pairs`);
    expect(astray).toEqual([]);
  });
});
