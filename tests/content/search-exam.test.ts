import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalog } from '../../src/catalog/index.ts';
import { searchData } from '../../src/search/data.ts';
import { createSearch } from '../../src/search/engine.ts';
import { type ExamQuery, sitExam } from '../../src/search/exam.ts';

const { queries } = parse(readFileSync('tests/data/search-exam.yaml', 'utf8')) as {
  queries: ExamQuery[];
};
const content = catalog();
const { at1, at3, marks } = sitExam(createSearch(searchData(content)), queries);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  `search exam: ${queries.length} queries, hits@1 ${percent(at1)}, hits@3 ${percent(at3)}`,
);

describe('the relevance exam of the search', () => {
  it('asks at least 120 questions, each for an address that exists', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
    const known = new Set([
      ...[...content.keywords, ...content.terms, ...content.cards, ...content.interactions].map(
        ({ address }) => address,
      ),
      ...content.keywords.flatMap(({ address, rulings }) =>
        rulings.map(({ id }) => `${address}#${id}`),
      ),
    ]);
    const astray = queries
      .flatMap(({ q, want }) => [want].flat().map((address) => ({ q, address })))
      .filter(({ address }) => address !== 'none' && !known.has(address));
    expect(astray).toEqual([]);
  });

  it('puts the wanted page first for 95 % of them', () => {
    const missed = marks
      .filter(({ place }) => place !== 0)
      .map(({ query, found }) => [query.q, found[0]]);
    expect(at1, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('has it among the first three for 99 %', () => {
    const missed = marks
      .filter(({ place }) => place === undefined)
      .map(({ query, found }) => [query.q, found]);
    expect(at3, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.99);
  });
});
