import { defineConfig } from '@playwright/test';

/** The two builds under test, served by the project's own server (see scripts/browser-tests.ts). */
const root = process.env['ROOT_URL'] ?? 'http://localhost:4391/';
const based = process.env['BASED_URL'] ?? 'http://localhost:4392/natural-six/';

/** Tests that hold times. */
const SPEED = '**/speed/*.spec.ts';

/**
 * Parts of the browser's own window, and renderers that no test uses: Chromium 156 starts one for the popup under the
 * address bar with every page of a test, which takes longer than the page itself, and a spare one. The rest is what
 * Playwright switches off: the last list that Chromium is given is the one that counts.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // How long a test waits for what must come says nothing about speed: a machine under load takes its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
  projects: [
    { name: 'root', use: { baseURL: root }, testIgnore: ['**/*.base.spec.ts', SPEED] },
    { name: 'base path', use: { baseURL: based }, testMatch: '**/*.base.spec.ts' },
    {
      // What is timed runs last and alone: beside another test it would measure that one too.
      name: 'speed',
      use: { baseURL: root },
      testMatch: SPEED,
      workers: 1,
      dependencies: ['root', 'base path'],
    },
  ],
});
