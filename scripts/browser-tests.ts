/**
 * `npm run test:browser`: builds the site for a domain's root and for a folder, serves both, and lets
 * Playwright do what a person does. `--no-build` uses the builds of the last run; other arguments go to Playwright.
 */
import { spawn } from 'node:child_process';
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

/** @returns the exit code of the first part that failed, or 0 */
export async function browserTests(args: string[]): Promise<number> {
  const build = !args.includes('--no-build');
  const env: Record<string, string> = { CHROME_PATH: await chromePath() };
  const servers = [];
  for (const { dir, base, port, variable } of BUILDS) {
    if (build) {
      const started = performance.now();
      const code = await run('astro', ['build', '--silent'], {
        OUT_DIR: dir,
        BASE_PATH: base,
        SITE_URL: 'https://natural-six.example',
      });
      if (code !== 0) return code;
      console.log(`Built for ${base} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    const server = await serveSite({ dir, base, port });
    servers.push(server);
    env[variable] = server.address;
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
