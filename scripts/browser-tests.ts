/**
 * `npm run test:browser`: builds the site for a domain's root and for a folder, serves both, and lets
 * Playwright do what a person does. `--no-build` uses the builds of the last run; other arguments go to Playwright.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { inventCards, writeSet } from '../src/decks/sets/testing.ts';
import { chromePath } from './chrome.ts';
import { run } from './run.ts';
import { serveSite } from './server.ts';

const BUILDS = [
  { dir: 'dist-test/root', base: '/', port: 4391, variable: 'ROOT_URL' },
  { dir: 'dist-test/based', base: '/natural-six', port: 4411, variable: 'BASED_URL' },
] as const;

function playwright(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('playwright', ['test', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
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
  /** Images that were drawn, not taken from the cache. */
  drawn: number;
}

/** The build for a folder comes with card data, as a site owner may have them; the other has none. */
function cardsFor(base: string): string {
  if (base === '/') return '';
  mkdirSync('dist-test/cards', { recursive: true });
  writeFileSync('dist-test/cards/T1.txt', writeSet(inventCards(300)));
  return 'dist-test/cards';
}

async function buildSite({ dir, base }: (typeof BUILDS)[number]): Promise<BuildReport> {
  const started = Date.now();
  // Not `--silent`: that hides what is wrong with the content too.
  const { status, output, seconds } = await run('astro', ['build'], {
    OUT_DIR: dir,
    BASE_PATH: base,
    SITE_URL: 'https://natural-six.example',
    CARDS_DIR: cardsFor(base),
  });
  if (status !== 0) {
    throw new Error(`The build for ${base} failed. Its last words:\n${output.trim().slice(-4000)}`);
  }
  const drawn = globSync('.cache/share-images/*.png').filter(
    (file) => statSync(file).mtimeMs >= started,
  ).length;
  const pages = globSync(`${dir}/**/*.html`).length;
  const images = globSync(`${dir}/share/**/*.png`).length;
  console.log(
    `Built for ${base} in ${seconds.toFixed(1)} s: ${pages} pages, ${images} share images, ${drawn} of them drawn`,
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
  const code = await playwright(
    args.filter((arg) => arg !== '--no-build'),
    env,
  );
  await Promise.all(servers.map((server) => server.close()));
  return code;
}

if (import.meta.main) process.exit(await browserTests(process.argv.slice(2)));
