import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractFile, formatReport, playExtract } from '../../src/examples/index.ts';
import { illSaid } from '../../src/rules/said.testing.ts';

const files = globSync('content/**/*.mdx')
  .sort()
  .map((file) => ({ file, extracts: extractFile(file, readFileSync(file, 'utf8')) }))
  .filter(({ extracts }) => extracts.length > 0);

describe.each(files)('$file', ({ file, extracts }) => {
  const cases = extracts.map((extract) => {
    const title = /^\s*title\s+(.*)$/m.exec(extract.source)?.[1] ?? extract.ruling ?? 'example';
    return [`line ${extract.startLine}: ${title}`, extract] as const;
  });

  test.each(cases)('%s', (_, extract) => {
    const report = playExtract(file, extract);
    if (report.verdict !== 'as expected') expect.fail(formatReport(report));
    expect(report.played?.checks.length, 'things that it expects').toBeGreaterThan(0);
    expect(illSaid(report.played)).toEqual([]);
  });
});
