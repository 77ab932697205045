/**
 * `npm run mutants`: changes the rules model a little, nearly nine thousand times, and asks whether a test
 * notices. It ends with the mutants killed and survived of every folder and file, and with status 1 when
 * fewer than 85 % of all are killed. A whole run takes about an hour of four cores, so it runs at night
 * (.github/workflows/mutants.yml) and keeps what it knows in reports/; a part is quick:
 * `npm run mutants -- --mutate 'src/rules/keywords/f*.ts'`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', pool: 'threads' },
  mutate: [
    'src/rules/**/*.ts',
    '!src/rules/**/*.test.ts',
    '!src/rules/**/*testing.ts',
    '!src/rules/odds/twin.ts',
    '!src/rules/**/types/**',
    // The words and the order of the steps are data; the pages that show them are looked at.
    '!src/rules/steps.ts',
  ],
  ignorePatterns: ['dist', 'dist-*', 'public', '.astro', '.cache', 'test-results'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'reports/mutants.json',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 92, low: 88, break: 85 },
  timeoutMS: 5000,
};
