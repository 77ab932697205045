/**
 * Serves a built site the way a static host does: content types, brotli or gzip, caching headers,
 * the headers of `_headers`, a 404 page, and a redirect to the address with its slash.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';

export interface SiteServer {
  /** `http://localhost:4321/natural-six/` */
  address: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** The folder that a build made. */
  dir: string;
  /** Base path that the site was built for. */
  base?: string;
  /** First port to try; 0 takes any free one. */
  port?: number;
  /** Told of each request's path; tests count them. */
  onRequest?: (path: string) => void;
}

/** Packs what is text as a host does; brotli at a host's usual strength. */
const pack = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  threshold: 512,
});

interface HeaderRule {
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

/** Reads `_headers` (paths with `*`, indented `Name: value` lines), as Netlify and Cloudflare do. */
function readHeaderRules(dir: string): HeaderRule[] {
  const file = join(dir, '_headers');
  if (!existsSync(file)) return [];
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
      continue;
    }
    const [before = '', after] = line.trim().split('*');
    rules.push({
      matches: (path) =>
        after === undefined ? path === before : path.startsWith(before) && path.endsWith(after),
      headers: [],
    });
  }
  return rules;
}

/**
 * Starts serving.
 * @returns the address and a way to stop
 * @throws when the folder was not built yet, or no port near the wanted one is free
 */
export async function serveSite({
  dir,
  base = '/',
  port = 4321,
  onRequest,
}: ServeOptions): Promise<SiteServer> {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Run "npm run build" first.`);
  }
  const prefix = base.replace(/\/+$/, '');
  const rules = readHeaderRules(dir);
  const missing = readFileSync(join(dir, '404.html'));
  const files = sirv(dir, { etag: true, dotfiles: false });

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    onRequest?.(url.pathname);
    if (prefix !== '' && !url.pathname.startsWith(`${prefix}/`)) {
      response.writeHead(302, { Location: `${prefix}/` }).end();
      return;
    }
    const path = url.pathname.slice(prefix.length);
    for (const rule of rules) {
      if (rule.matches(path))
        for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    const folder = join(dir, decodeURI(path).replaceAll('..', ''));
    if (
      !path.endsWith('/') &&
      existsSync(join(folder, 'index.html')) &&
      statSync(folder).isDirectory()
    ) {
      response.writeHead(301, { Location: `${prefix}${path}/${url.search}` }).end();
      return;
    }
    request.url = path + url.search;
    pack(request as never, response as never, () =>
      files(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
        response.end(missing);
      }),
    );
  });

  const bound = await listen(server, port);
  return {
    address: `http://localhost:${bound}${prefix}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 30; port++) {
    const free = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, () => resolve(true));
    });
    if (free) return (server.address() as AddressInfo).port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 29}.`);
}
