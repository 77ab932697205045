import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { readList } from '../../src/share/permalinks.ts';

const ids = readList(readFileSync('tests/data/ruling-ids.txt', 'utf8'));
const questions = readList(readFileSync('tests/data/open-questions.txt', 'utf8'));
const { keywords, cited } = catalog();

describe('what the sources say is on the site', () => {
  it('explains all 38 keywords of the sources', () => {
    const wanted = new Set(ids.map((id) => id.split('/')[0]));
    const there = new Set(keywords.map(({ id }) => id));
    expect(wanted.size).toBe(38);
    expect([...wanted].filter((id) => !there.has(id ?? ''))).toEqual([]);
  });

  it('lands each of the 313 ids of the sources on a ruling', () => {
    expect(ids).toHaveLength(313);
    expect(ids.filter((id) => cited(id) === undefined)).toEqual([]);
  });

  it('settles each of the 43 questions that the sources leave open, and no others', () => {
    const settled = keywords.flatMap(({ rulings }) => rulings.map(({ reading }) => reading ?? ''));
    expect(questions).toHaveLength(43);
    expect(questions.filter((id) => !settled.includes(id))).toEqual([]);
    expect(settled.filter((id) => id !== '' && !questions.includes(id))).toEqual([]);
  });

  it('answers in one sentence before anything else', () => {
    for (const { id, gist } of keywords) expect(gist, id).toMatch(/^[A-Z].+[.]$/);
  });
});
