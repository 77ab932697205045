import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/content/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // Files share their worker and what it has loaded, which halves the time: a test that changes something
    // beyond itself puts it back.
    isolate: false,
    // A machine that does other work at the same time is no reason to fail.
    testTimeout: 120_000,
  },
});
