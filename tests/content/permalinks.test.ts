import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { STEPS } from '../../src/rules/steps.ts';
import {
  checkPermalinks,
  permalinksOf,
  readList,
  readRedirects,
} from '../../src/share/permalinks.ts';

const current = permalinksOf(
  catalog(),
  STEPS.map(({ id }) => id),
);
const report = checkPermalinks(
  readList(readFileSync('content/permalinks.txt', 'utf8')),
  current,
  readRedirects(readFileSync('content/redirects.txt', 'utf8')),
);

describe('permalinks', () => {
  it('every address ever published still leads somewhere', () => {
    expect(report.broken).toEqual([]);
    expect(report.astray).toEqual([]);
  });

  it('every address of the site is listed (add new ones with "npm run permalinks")', () => {
    expect(report.unlisted).toEqual([]);
  });
});
