import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatReport, playFile } from '../../src/examples/index.ts';

const files = globSync('content/**/*.mdx').sort();
const played = files.flatMap((file) => {
  const reports = playFile(file, readFileSync(file, 'utf8'));
  return reports.length === 0 ? [] : [{ file, reports }];
});

describe.each(played)('$file', ({ reports }) => {
  const cases = reports.map((report) => {
    const title = report.played?.title ?? report.ruling ?? 'example';
    return [`line ${report.line}: ${title}`, report] as const;
  });
  test.each(cases)('%s', (_, report) => {
    if (report.verdict !== 'as expected') expect.fail(formatReport(report));
  });
});

test('every example expects something', () => {
  const idle = played
    .flatMap(({ reports }) => reports)
    .filter((report) => report.played?.checks.length === 0)
    .map(({ file, line }) => `${file}:${line}`);
  expect(idle).toEqual([]);
});
