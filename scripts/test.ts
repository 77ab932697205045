/**
 * `npm test`: lint, arrows between rooms, types, unit and content tests, both builds in a real browser.
 * Everything runs even when an early part fails; the last line is the plain total.
 */
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { browserTests } from './browser-tests.ts';
import { type Ran, run } from './run.ts';

interface Part {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const parts: Part[] = [];

function report(name: string, { output, seconds }: Ran, [passed, failed]: [number, number]): void {
  console.log(`\n== ${name}\n${output.trimEnd()}`);
  parts.push({ name, passed, failed, seconds });
}

/** Names of the unit tests that failed, so that they can stand at the end of a long output too. */
function failedUnits(file: string): string[] {
  interface Results {
    testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
  }
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    );
  } catch {
    return [`${file} could not be read`];
  }
}

/** Names of the browser's tests that failed or did not run: all that count as failed. */
function failedPages(file: string): string[] {
  interface Suite {
    specs?: { file: string; title: string; tests: { status: string }[] }[];
    suites?: Suite[];
  }
  const below = ({ specs = [], suites = [] }: Suite): string[] => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status }) => `${spec.file}: ${spec.title} (${status})`),
    ),
    ...suites.flatMap(below),
  ];
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Suite & {
      errors: { message: string }[];
    };
    return [...results.errors.map(({ message }) => message), ...below(results)];
  } catch {
    return [`${file} could not be read`];
  }
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

const begun = performance.now();
rmSync('test-results', { recursive: true, force: true });

// What only reads the source runs beside the unit tests; the browser has the machine to itself.
const CHECKS: [name: string, command: string, args: string[]][] = [
  ['Lint and format', 'biome', ['check', '.']],
  ['Arrows between rooms', 'depcruise', ['src', 'scripts', 'tests']],
  ['Types', 'astro', ['check', '--minimumSeverity', 'warning']],
];
const unitFile = 'test-results/unit.json';
const units = run('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
for (const [name, command, args] of CHECKS) {
  const ran = await run(command, args);
  report(name, ran, ran.status === 0 ? [1, 0] : [0, 1]);
}
const unitsRan = await units;
// Playwright empties the folder.
const failing = failedUnits(unitFile);
report(
  'Unit and content tests',
  unitsRan,
  counted(
    unitFile,
    (results: { numPassedTests: number; numFailedTests: number }) => [
      results.numPassedTests,
      results.numFailedTests,
    ],
    unitsRan.status,
  ),
);

console.log('\n== Browser');
const started = performance.now();
/** Why the browser's part never came to its tests. */
let stopped = '';
const status = await browserTests([]).catch((error: unknown) => {
  stopped = error instanceof Error ? error.message : String(error);
  console.log(stopped);
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
for (const name of failing) console.log(`failed: ${name}`);
if (stopped) console.log(`failed: the browser's part, before its tests: ${stopped}`);
else for (const name of failedPages('test-results/browser.json')) console.log(`failed: ${name}`);
const total = (key: 'passed' | 'failed'): number => parts.reduce((sum, part) => sum + part[key], 0);
console.log(`${'All'.padEnd(46)}${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
