/** Finds a Chrome or Chromium on this machine, or installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell is Chromium without the window that nobody looks at here: the same engine, a quarter sooner done.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

function runnable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own browser, where somebody installed it. */
async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function find(): Promise<string | undefined> {
  const named = process.env['CHROME_PATH'];
  if (named && !runnable(named)) {
    throw new Error(`CHROME_PATH is "${named}", and there is no program there.`);
  }
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [named, ...inPath, ...(PLACES[process.platform] ?? [])].find(runnable);
  return found ?? (await playwrightsOwn());
}

function install(): void {
  const run = (command: string, args: string[]): boolean => {
    console.log(`No Chrome or Chromium found. Running: ${command} ${args.join(' ')}`);
    return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  };
  const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debianRoot && run('apt-get', ['update'])) {
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', name])) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * The path of a browser that the tests can drive; installs one when there is none.
 * @throws when none can be had, saying what to install
 */
export async function chromePath(): Promise<string> {
  const before = await find();
  if (before) return before;
  install();
  const after = await find();
  if (after) return after;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed here. Install one (Debian: "apt-get install chromium"), or set CHROME_PATH to its program.',
  );
}
