/**
 * `npm test`: lint, arrows between rooms, types, unit and content tests, both builds in a real browser.
 * Everything runs even when an early part fails; the last line is the plain total.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { browserTests } from './browser-tests.ts';

interface Part {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const parts: Part[] = [];

function measured(name: string, work: () => [passed: number, failed: number]): void {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [passed, failed] = work();
  parts.push({ name, passed, failed, seconds: (performance.now() - started) / 1000 });
}

/** A check that passes or fails as a whole. */
function check(name: string, command: string, args: string[]): void {
  measured(name, () => {
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    return status === 0 ? [1, 0] : [0, 1];
  });
}

/** Reads a result file; a part that wrote none counts as one failure. */
function counted(
  file: string,
  read: (report: never) => [number, number],
  status: number | null,
): [number, number] {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    const silent = passed + failed === 0 || (status !== 0 && failed === 0);
    return silent ? [passed, failed + 1] : [passed, failed];
  } catch {
    return [0, 1];
  }
}

rmSync('test-results', { recursive: true, force: true });

check('Lint and format', 'biome', ['check', '.']);
check('Arrows between rooms', 'depcruise', ['src', 'scripts', 'tests']);
check('Types', 'astro', ['check', '--minimumSeverity', 'warning']);

measured('Unit and content tests', () => {
  const file = 'test-results/unit.json';
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { stdio: 'inherit' },
  );
  return counted(
    file,
    (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => [
      report.numPassedTests,
      report.numFailedTests,
    ],
    status,
  );
});

console.log('\n== Browser');
const started = performance.now();
const status = await browserTests([]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
const [passed, failed] = counted(
  'test-results/browser.json',
  (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => [
    report.stats.expected,
    report.stats.unexpected + report.stats.flaky + report.stats.skipped,
  ],
  status,
);
parts.push({ name: 'Browser', passed, failed, seconds: (performance.now() - started) / 1000 });

console.log('');
for (const part of parts) {
  console.log(
    `${part.name.padEnd(26)}${String(part.passed).padStart(6)} passed ${String(part.failed).padStart(4)} failed ${part.seconds.toFixed(0).padStart(5)} s`,
  );
}
const total = (key: 'passed' | 'failed' | 'seconds'): number =>
  parts.reduce((sum, part) => sum + part[key], 0);
console.log(`${'All'.padEnd(52)}${total('seconds').toFixed(0).padStart(6)} s`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
