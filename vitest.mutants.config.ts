import { defineConfig } from 'vitest/config';

/** The tests that know the rules model: its own, and every worked example of the content. */
export default defineConfig({
  test: {
    include: ['src/rules/**/*.test.ts', 'tests/content/examples.test.ts'],
    exclude: ['src/rules/odds/model.test.ts'],
    environment: 'node',
  },
});
