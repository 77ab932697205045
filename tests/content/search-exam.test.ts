import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalog } from '../../src/catalog/index.ts';
import { searchData } from '../../src/search/data.ts';
import { createSearch } from '../../src/search/engine.ts';
import { EXAM_SETS, type ExamQuery, examLine, queriesOf, sitExam } from '../../src/search/exam.ts';
import { squash, wordForm, words } from '../../src/search/tokens.ts';

const { queries } = parse(readFileSync('tests/data/search-exam.yaml', 'utf8')) as {
  queries: ExamQuery[];
};
const content = catalog();
const search = createSearch(searchData(content));
const sets = EXAM_SETS.map((set) => ({ ...set, result: sitExam(search, queriesOf(set, queries)) }));
for (const { name, result } of sets) console.log(`search exam, ${name}: ${examLine(result)}`);

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

  it('has every query in one of its sets', () => {
    const asked = sets.reduce((sum, { result }) => sum + result.marks.length, 0);
    expect(asked).toBe(queries.length);
  });

  for (const { name, at1, at3, result } of sets) {
    it(`puts the wanted page first for ${at1 * 100} % of the ${name}`, () => {
      const missed = result.marks
        .filter(({ place }) => place !== 0)
        .map(({ query, found }) => [query.q, found[0]]);
      expect(result.at1, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(at1);
    });

    it(`has it among the first three for ${at3 * 100} % of the ${name}`, () => {
      const missed = result.marks
        .filter(({ place }) => place === undefined)
        .map(({ query, found }) => [query.q, found]);
      expect(result.at3, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(at3);
    });
  }

  it('puts the wanted page first for 95 % of all sets together, and among three for 99 %', () => {
    const { at1, at3 } = sitExam(search, queries);
    expect(at1).toBeGreaterThanOrEqual(0.95);
    expect(at3).toBeGreaterThanOrEqual(0.99);
  });

  it('never puts another page before a name that is typed in full', () => {
    // "pilots" may lead to the keyword Pilot as well as to the term that says so.
    const form = (text: string): string => words(text).map(wordForm).join('');
    const entries = [...content.keywords, ...content.terms];
    const astray = entries
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((typed) => {
        const called = entries.filter(({ name, aliases }) =>
          [name, ...aliases].some((own) => form(own) === form(typed)),
        );
        const first = search(typed, 1)[0]?.address ?? 'nothing';
        return called.some(({ address }) => address === first) ? [] : [[typed, first]];
      });
    expect(astray).toEqual([]);
  });

  it('puts a name that begins as typed before all that only mentions it', () => {
    const astray = content.keywords.flatMap(({ name }) =>
      Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, 3 + more)).flatMap(
        (typed) => {
          const [first] = search(typed, 1);
          const called = [...content.keywords, ...content.terms, ...content.cards].find(
            ({ address }) => address === first?.address,
          );
          const names = called ? ['name' in called ? called.name : '', ...aliasesOf(called)] : [];
          return names.some((own) => squash(own).startsWith(squash(typed)))
            ? []
            : [[typed, first?.address]];
        },
      ),
    );
    expect(astray).toEqual([]);
  });
});

const aliasesOf = (entry: object): string[] =>
  'aliases' in entry && Array.isArray(entry.aliases) ? entry.aliases : [];
