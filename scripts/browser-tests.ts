/**
 * `npm run test:browser`: builds the site for a domain's root and for a folder, serves both, and lets
 * Playwright do what a person does. `--no-build` uses the builds of the last run; other arguments go to Playwright.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { inventCards, writeSet } from '../src/decks/sets/testing.ts';
import { chromePath } from './chrome.ts';
import { serveSite } from './server.ts';

const BUILDS = [
  { dir: 'dist-test/root', base: '/', port: 4391, variable: 'ROOT_URL' },
  { dir: 'dist-test/based', base: '/natural-six', port: 4411, variable: 'BASED_URL' },
] as const;

function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Builds, and tells what the build said when it fails; it stays silent otherwise. With `--silent` Astro hides errors too. */
function build(env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('astro', ['build'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    const keep = (chunk: Buffer): void => {
      said += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `astro build ended with ${signal ?? code} and said at its end:\n${said.trim().slice(-4000)}`,
          ),
        );
    });
  });
}

/** What a build took and made; `tests/browser/share-build.spec.ts` holds it to what was promised. */
interface BuildReport {
  base: string;
  seconds: number;
  pages: number;
  images: number;
  /** Images that were not in the cache. */
  drawn: number;
}

/** The build for a folder comes with card data, as a site owner may have them; the other has none. */
function cardsFor(base: string): string {
  if (base === '/') return '';
  mkdirSync('dist-test/cards', { recursive: true });
  writeFileSync('dist-test/cards/T1.txt', writeSet(inventCards(300)));
  return 'dist-test/cards';
}

const cachedImages = (): Set<string> => new Set(globSync('.cache/share-images/*.png'));

async function buildSite({ dir, base }: (typeof BUILDS)[number]): Promise<BuildReport> {
  const before = cachedImages();
  const started = performance.now();
  await build({
    OUT_DIR: dir,
    BASE_PATH: base,
    SITE_URL: 'https://natural-six.example',
    CARDS_DIR: cardsFor(base),
  });
  const seconds = (performance.now() - started) / 1000;
  const drawn = [...cachedImages()].filter((file) => !before.has(file)).length;
  const pages = globSync(`${dir}/**/*.html`).length;
  const images = globSync(`${dir}/share/**/*.png`).length;
  console.log(
    `Built for ${base} in ${seconds.toFixed(1)} s: ${pages} pages, ${images} share images, ${drawn} of them new`,
  );
  return { base, seconds, pages, images, drawn };
}

/**
 * @returns the exit code of Playwright
 * @throws when there is no browser, or when a build fails, with what it said
 */
export async function browserTests(args: string[]): Promise<number> {
  const wanted = !args.includes('--no-build');
  const env: Record<string, string> = { CHROME_PATH: await chromePath() };
  const servers = [];
  const reports: BuildReport[] = [];
  for (const each of BUILDS) {
    const { dir, base, port, variable } = each;
    if (wanted) reports.push(await buildSite(each));
    const server = await serveSite({ dir, base, port });
    servers.push(server);
    env[variable] = server.address;
  }
  if (wanted) {
    mkdirSync('dist-test', { recursive: true });
    writeFileSync('dist-test/builds.json', JSON.stringify(reports));
  }
  const code = await run(
    'playwright',
    ['test', ...args.filter((arg) => arg !== '--no-build')],
    env,
  );
  await Promise.all(servers.map((server) => server.close()));
  return code;
}

if (import.meta.main) process.exit(await browserTests(process.argv.slice(2)));
