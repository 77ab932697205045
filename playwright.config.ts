import { defineConfig } from '@playwright/test';

/** The two builds under test, served by the project's own server (see scripts/browser-tests.ts). */
const root = process.env['ROOT_URL'] ?? 'http://localhost:4391/';
const based = process.env['BASED_URL'] ?? 'http://localhost:4392/natural-six/';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'off',
    // Only the tests of the offline copy want a worker; it must not stand between the others and the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-extensions',
        '--disable-breakpad',
        '--disable-site-isolation-trials',
        '--mute-audio',
      ],
    },
  },
  projects: [
    { name: 'root', use: { baseURL: root }, testIgnore: '**/*.base.spec.ts' },
    { name: 'base path', use: { baseURL: based }, testMatch: '**/*.base.spec.ts' },
  ],
});
