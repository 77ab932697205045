/**
 * `npm run mutants`: changes the rules model a little, thousands of times, and asks whether a test notices.
 * A whole run takes hours, so it runs at night (.github/workflows/mutants.yml) and keeps what it knows in
 * reports/; a part is quick: `npm run mutants -- --mutate src/rules/keywords/fury.ts`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  mutate: [
    'src/rules/**/*.ts',
    '!src/rules/**/*.test.ts',
    '!src/rules/**/testing.ts',
    '!src/rules/odds/twin.ts',
    '!src/rules/**/types/**',
    // The words and the order of the steps are data; the pages that show them are looked at.
    '!src/rules/steps.ts',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'reports/mutants.json',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 92, low: 88, break: 85 },
  timeoutMS: 5000,
};
