import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog, keywordAddress } from '../../src/catalog/index.ts';
import { meetingsOf, pairsOf } from '../../src/catalog/meetings.ts';
import { playExample } from '../../src/examples/index.ts';
import { searchData } from '../../src/search/data.ts';
import { createSearch } from '../../src/search/engine.ts';
import { readList } from '../../src/share/permalinks.ts';

const content = catalog();
const { interactions, keyword, cited } = content;
const ids = readList(readFileSync('tests/data/interaction-ids.txt', 'utf8'));

describe('what happens when keywords meet', () => {
  it('has a page for every case that the sources rule on', () => {
    const there = new Set(interactions.map(({ id }) => id));
    expect(ids.length).toBe(66);
    expect(ids.filter((id) => !there.has(id))).toEqual([]);
  });

  it('is named after its first keyword', () => {
    for (const { id, keywords } of interactions)
      expect(id.startsWith(`${keywords[0]}-x-`), id).toBe(true);
  });

  it('rests on rulings of the keywords that meet', () => {
    for (const { id, keywords, cites } of interactions) {
      const own = cites.filter((cite) => keywords.includes(cite.split('/')[0] ?? ''));
      expect(own.length, id).toBeGreaterThan(0);
      for (const cite of cites) {
        expect(cited(cite), `${id} cites ${cite}`).toBeDefined();
        const from = cited(cite)?.address ?? '';
        const allowed = [...keywords.map(keywordAddress), '/terms/'];
        expect(
          allowed.some((address) => from.startsWith(address)),
          `${id} cites ${cite}`,
        ).toBe(true);
      }
    }
  });

  it('says that it is our reading where a ruling of ours is all that it rests on', () => {
    for (const { id, cites, source } of interactions) {
      const rulings = cites.map((cite) => {
        const [owner = '', own = ''] = cite.split('/');
        return keyword(owner)?.rulings.find((each) => each.id === own || each.also.includes(own));
      });
      if (rulings.every((ruling) => ruling?.source === 'our-reading'))
        expect(source, id).toBe('our-reading');
    }
  });

  it('answers in a sentence that stands alone', () => {
    for (const { id, gist, title } of interactions) {
      expect(gist, id).toMatch(/^[A-Z].+\.$/);
      expect(title, id).not.toMatch(/[.?!]$/);
    }
  });

  it('shows each keyword that meets in one of its examples', () => {
    for (const { id, keywords, fences } of interactions) {
      const shown = fences.map(({ source }) => source.toLowerCase()).join('\n');
      for (const each of keywords.filter((own) => !UNSHOWN.has(`${id} ${own}`)))
        expect(shown.includes((keyword(each)?.name ?? each).toLowerCase()), `${id}: ${each}`).toBe(
          true,
        );
      for (const { source } of fences) expect(playExample(source).checks.length).toBeGreaterThan(0);
    }
  });

  it('is what the chart and the search lead to, in either order', () => {
    const meeting = meetingsOf(content);
    const search = createSearch(searchData(content));
    for (const interaction of interactions) {
      for (const [a, b] of pairsOf(interaction)) {
        expect(meeting(b, a).interactions.map(({ id }) => id)).toContain(interaction.id);
        const best = meeting(a, b).interactions.map(({ address }) => address);
        const [one, other] = [keyword(a)?.name, keyword(b)?.name];
        for (const query of [`${one} ${other}`, `${other} vs ${one}`])
          expect(best, query).toContain(search(query)[0]?.address);
      }
    }
  });
});

/** A stack is written by the cards that lie in it, without the word. */
const UNSHOWN = new Set(['hidden-cost-x-stacking stack']);
