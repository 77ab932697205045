import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { formatReport, formatTotal, playFile } from './report.ts';

const good = 'attacker power 1\ndefender health 3\nroll 4\nexpect damage 1\n';
const wrong = 'attacker power 1\ndefender health 3\nroll 4\nexpect damage 2\n';
const broken = 'attacker power 1\ndefender helth 3\n';

describe('a report', () => {
  test('names file and line, what was expected, what came out, and the trace', () => {
    const [report] = playFile('x.mdx', `# Heading\n\n\`\`\`example\n${wrong}\`\`\`\n`);
    expect(report).toMatchObject({ line: 4, verdict: 'mismatch' });
    const words = report === undefined ? '' : formatReport(report);
    expect(words).toContain('x.mdx:4  mismatch');
    expect(words).toMatch(/x\.mdx:7 {2}expected: damage 2\n +came out: damage 1/);
    expect(words).toContain('[term/hit]');
  });

  test('names line and column in the file of what cannot be read', () => {
    const [, report] = playFile('x.txt', `${good}---\n${broken}`);
    expect(report).toMatchObject({ verdict: 'unreadable', error: { line: 7, column: 10 } });
    expect(report && formatReport(report)).toContain('Did you mean "health"?');
  });

  test('is short where all came out as expected', () => {
    const reports = playFile('x.txt', good);
    expect(reports.map((report) => formatReport(report))).toEqual(['x.txt:1  as expected']);
    expect(formatTotal(reports)).toBe('1 examples: 1 as expected, 0 mismatched, 0 unreadable.');
  });
});

describe('npm run example', () => {
  const run = (input: string, ...args: string[]) =>
    spawnSync('node_modules/.bin/node', ['scripts/example.ts', ...args], {
      input,
      encoding: 'utf8',
    });

  test.each([
    ['as expected', good, 0],
    ['a mismatch', wrong, 1],
    ['something that cannot be read', `${wrong}---\n${broken}`, 2],
  ])('ends with the right code for %s', (_, input, code) => {
    expect(run(input, '-').status).toBe(code);
  });

  test('prints JSON that says the same', () => {
    const { stdout } = run(wrong, '-', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      { file: 'stdin', verdict: 'mismatch', played: { kind: 'attack' } },
    ]);
  });

  test('ends with 2 for a file that is not there, and names it', () => {
    const { status, stderr } = run('', 'no/such/file.mdx');
    expect(status).toBe(2);
    expect(stderr).toContain('no/such/file.mdx');
  });

  test('works on the content', () => {
    const out = execFileSync(
      'node_modules/.bin/node',
      ['scripts/example.ts', '--quiet', 'content/keywords/critical-hit.mdx'],
      { encoding: 'utf8' },
    );
    expect(out).toMatch(/examples: \d+ as expected, 0 mismatched, 0 unreadable/);
  });
});
