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

async function buildSite({ dir, base }: (typeof BUILDS)[number]): Promise<BuildReport | number> {
  const before = cachedImages();
  const started = performance.now();
  const code = await run('astro', ['build', '--silent'], {
    OUT_DIR: dir,
    BASE_PATH: base,
    SITE_URL: 'https://natural-six.example',
    CARDS_DIR: cardsFor(base),
  });
  if (code !== 0) return code;
  const seconds = (performance.now() - started) / 1000;
  const drawn = [...cachedImages()].filter((file) => !before.has(file)).length;
  const pages = globSync(`${dir}/**/*.html`).length;
  const images = globSync(`${dir}/share/**/*.png`).length;
  console.log(
    `Built for ${base} in ${seconds.toFixed(1)} s: ${pages} pages, ${images} share images, ${drawn} of them new`,
  );
  return { base, seconds, pages, images, drawn };
}

/** @returns the exit code of the first part that failed, or 0 */
export async function browserTests(args: string[]): Promise<number> {
  const build = !args.includes('--no-build');
  const env: Record<string, string> = { CHROME_PATH: await chromePath() };
  const servers = [];
  const reports: BuildReport[] = [];
  for (const each of BUILDS) {
    const { dir, base, port, variable } = each;
    if (build) {
      const report = await buildSite(each);
      if (typeof report === 'number') return report;
      reports.push(report);
    }
    const server = await serveSite({ dir, base, port });
    servers.push(server);
    env[variable] = server.address;
  }
  if (build) {
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
