/** What the tests of the offline copy share: a server that can be stopped, a changed build, the copy's state. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type SiteServer, serveSite } from '../../scripts/server.ts';

/** The build for a domain's root. */
export const ROOT_DIR = process.env['ROOT_DIR'] ?? 'dist-test/root';
/** The build for a folder. */
export const BASED_DIR = process.env['BASED_DIR'] ?? 'dist-test/based';

/** A host that can be cut off, and that can publish another folder at the same address. */
export interface Host {
  address: string;
  /** The paths that were asked for since the last look. */
  asked(): string[];
  stop(): Promise<void>;
  /** Breaks off as soon as so many such paths were asked for. */
  stopAfter(count: number, paths: RegExp): void;
  start(dir?: string): Promise<void>;
}

/** Serves a folder until it is stopped. */
export async function host(dir: string, base = '/'): Promise<Host> {
  let paths: string[] = [];
  let server: SiteServer | undefined;
  let folder = dir;
  let left = Number.POSITIVE_INFINITY;
  let counted = /^/;
  const onRequest = (path: string): void => {
    paths.push(path);
    if (counted.test(path) && --left === 0) void server?.close();
  };
  server = await serveSite({ dir: folder, base, port: 0, onRequest });
  const { address } = server;
  const port = Number(new URL(address).port);
  return {
    address,
    asked: () => paths.splice(0),
    async stop() {
      await server?.close();
      server = undefined;
    },
    stopAfter(count, which) {
      left = count;
      counted = which;
    },
    async start(other = folder) {
      await server?.close();
      left = Number.POSITIVE_INFINITY;
      folder = other;
      paths = [];
      server = await serveSite({ dir: folder, base, port, onRequest });
      expect(server.address, 'the same address').toBe(address);
    },
  };
}

/** The badge at the end of a page. */
export const badge = (page: Page) => page.locator('.foot .kept');

/** Waits until the page says that all is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(badge(page)).toHaveText(/^Saved for offline, version \w+, \d{4}-\d\d-\d\d$/, {
    timeout: 90_000,
  });
}

/** Addresses of the sitemap, below the base path. */
export function sitemap(dir: string, base = '/'): string[] {
  const text = globSync('sitemap-[0-9]*.xml', { cwd: dir })
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('');
  return [...text.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) =>
    (match[1] ?? '').slice(base.length),
  );
}

/** The version that a built folder's worker carries. */
export function versionOf(dir: string): string {
  const worker = readFileSync(join(dir, 'service-worker.js'), 'utf8');
  return /"version":"(\w+)"/.exec(worker)?.[1] ?? 'none';
}
