/**
 * Serves a built site the way a static host does: content types, brotli or gzip, caching headers,
 * the headers of `_headers`, a 404 page, and a redirect to the address with its slash.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/** Packs what is text as a host does. Brotli 9 would save another 0.2 % and take fifty times as long: 75 ms a page. */
const pack = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } },
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

/** What a request asks for. */
interface Target {
  /** As it was sent, without query. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** Whether the path can name something in the folder at all. */
  valid: boolean;
}

/**
 * Takes a request's target apart. Browsers send tidy ones; scanners and broken links don't.
 * @returns an invalid one for bad escapes, steps upwards, backslashes and control characters, encoded or not
 */
function readTarget(target: string): Target {
  const bare = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const [path = ''] = bare.split('?', 1);
  const search = bare.slice(path.length);
  return { path, search, valid: isPath(path) };
}

function isPath(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  // A path with two slashes at its start would be another host in a redirect.
  if (!/^\/(?!\/)/.test(decoded) || decoded.includes('\\')) return false;
  if (/\p{Cc}/u.test(decoded)) return false;
  return !decoded.split('/').some((part) => part === '..' || part === '.');
}

/** Ends an answer that can't be given: says so while that is possible, else breaks it off. */
function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('This went wrong.');
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
    try {
      answer(request, response);
    } catch (error) {
      // One request that goes wrong must not end the server for everybody.
      console.error(`${request.method} ${request.url}:`, error);
      fail(response);
    }
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const asked = readTarget(request.url ?? '/');
    onRequest?.(asked.path);
    if (prefix !== '' && asked.valid && !asked.path.startsWith(`${prefix}/`)) {
      response.writeHead(302, { Location: `${prefix}/` }).end();
      return;
    }
    const path = asked.valid ? asked.path.slice(prefix.length) : '/404.html';
    for (const rule of rules) {
      if (rule.matches(path))
        for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control'))
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const sayMissing = (status: number): void => {
      response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(missing);
    };
    // Not where two slashes stand: the address with a slash at its end would be missing as well.
    const page = asked.valid && !/\/\/|\/$/.test(path) && join(dir, decodeURI(path), 'index.html');
    if (page && existsSync(page)) {
      response.writeHead(301, { Location: `${prefix}${path}/${asked.search}` }).end();
      return;
    }
    request.url = path + asked.search;
    // Whole files always: a range need not be honoured, and a nonsensical one would throw below.
    delete request.headers.range;
    // A file that a new build took away meanwhile.
    response.once('pipe', (source) => source.once('error', () => fail(response)));
    pack(request as never, response as never, () => {
      if (asked.valid) files(request, response, () => sayMissing(404));
      else sayMissing(400);
    });
  }

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
