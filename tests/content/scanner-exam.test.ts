import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalog } from '../../src/catalog/index.ts';
import { keywordNames } from '../../src/notation/keyword-names.ts';
import { makeScanner, scan, type Use } from '../../src/notation/scan.ts';

interface Line {
  text: string;
  uses: string[];
}

const exam = parse(readFileSync('tests/data/scanner-exam.yaml', 'utf8')) as Line[];

/** A use as the exam writes it. */
function written({ role, keyword, value, plus, within, cost }: Use): string {
  const parts = [
    `${role} ${keyword}`,
    value === undefined ? '' : ` ${plus ? '+' : ''}${value}`,
    within === undefined ? '' : ` in ${within.join('>')}`,
    cost === undefined ? '' : ` for ${cost}`,
  ];
  return parts.join('');
}

/** How many of the first stand in the second, each counted once. */
function shared(first: readonly string[], second: readonly string[]): number {
  const left = [...second];
  return first.filter((use) => {
    const at = left.indexOf(use);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

const sat = exam.map(({ text, uses }) => ({ text, uses, found: scan(text).map(written) }));
const sum = (of: (line: (typeof sat)[number]) => number): number =>
  sat.reduce((total, line) => total + of(line), 0);
const right = sum(({ uses, found }) => shared(found, uses));
const precision = right / sum(({ found }) => found.length);
const recall = right / sum(({ uses }) => uses.length);
const wrong = sat.filter(({ uses, found }) => uses.join(';') !== found.join(';'));
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
console.log(
  `scanner exam: ${exam.length} lines, precision ${percent(precision)}, recall ${percent(recall)}`,
);

describe('the exam of the card text scanner', () => {
  it('has at least 200 lines', () => expect(exam.length).toBeGreaterThanOrEqual(200));

  it('reads at least 99 % of the uses right, and finds at least 99 % of them', () => {
    expect(precision, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.99);
    expect(recall, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.99);
  });

  it('finds every keyword of the content by its template, and in its own template', () => {
    const { keywords } = catalog();
    const scanner = makeScanner([...keywords, ...keywordNames]);
    // A name that a keyword had before is read as that keyword, even where a page tells its story.
    const former = new Set(keywordNames.flatMap(({ aliases = [] }) => aliases));
    const missed = keywords
      .filter(({ name }) => !former.has(name))
      .map(({ id, template }) => ({
        id,
        text: template
          .replace('X/-X', '2')
          .replace(/\bX\b/, '2')
          .replace('[subtype]', 'Speeder')
          .replace(/\[[^\]]*\]/, 'draw a card'),
      }))
      .filter(({ id, text }) => scanner(text)[0]?.keyword !== id);
    expect(missed).toEqual([]);
  });

  it('finds a keyword that it was never told about, from its template alone', () => {
    const scanner = makeScanner([
      { id: 'hyper-jump', name: 'Hyper Jump', template: 'Hyper Jump X' },
      { id: 'oath', name: 'Oath', template: 'Oath: [effect]' },
    ]);
    expect(scanner('Pay 1 Force -> Hyper Jump 3. Oath: Hyper Jump 1').map(written)).toEqual([
      'has hyper-jump 3 for Pay 1 Force',
      'has oath',
      'grants hyper-jump 1 in oath',
    ]);
  });
});
