import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SiteServer, serveSite } from './server.ts';

const HEADERS = `# For all
/*
  X-Content-Type-Options: nosniff

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/api/*
  Access-Control-Allow-Origin: *

/404.html
  X-Frame-Options: DENY
`;

const FILES = {
  'secret.txt': 'secret',
  'secret/index.html': 'secret',
  'site/index.html': 'home',
  'site/404.html': 'nothing here',
  'site/_headers': HEADERS,
  'site/keywords/fury/index.html': 'fury',
  'site/_astro/page.js': 'script',
  'site/api/v1/index.json': '{}',
  'site/.hidden': 'secret',
  'site/gone/index.html': 'gone',
};

let folder: string;
let root: SiteServer;
let based: SiteServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  root = await serveSite({ dir: join(folder, 'site'), port: 0 });
  based = await serveSite({ dir: join(folder, 'site'), base: '/natural-six', port: 0 });
});

afterAll(async () => {
  await root.close();
  await based.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends these very bytes: no client tidies them first. */
function send(server: SiteServer, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.address).port), 'localhost');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: rest.join('\r\n\r\n'),
      });
    });
    socket.write(request, 'latin1');
  });
}

const ask = (server: SiteServer, target: string, method = 'GET', more = ''): Promise<Answer> =>
  send(
    server,
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`,
  );

describe('what a static host does', () => {
  it.each([
    ['/', 200, 'home'],
    ['/keywords/fury/', 200, 'fury'],
    ['/keywords/fury/?seed=7', 200, 'fury'],
    ['http://localhost/keywords/fury/', 200, 'fury'],
    ['/keywords/furry/', 404, 'nothing here'],
    ['/.hidden', 404, 'nothing here'],
  ])('answers %s with %i', async (target, status, text) => {
    const answer = await ask(root, target);
    expect(answer).toMatchObject({ status });
    expect(answer.body).toContain(text);
  });

  it('leads to the address with its slash, with its query, in a folder too', async () => {
    const answer = await ask(root, '/keywords/fury?seed=7');
    expect(answer).toMatchObject({ status: 301, headers: { location: '/keywords/fury/?seed=7' } });
    expect(await ask(based, '/natural-six/keywords/fury')).toMatchObject({
      status: 301,
      headers: { location: '/natural-six/keywords/fury/' },
    });
    expect(await ask(based, '/keywords/fury/')).toMatchObject({
      status: 302,
      headers: { location: '/natural-six/' },
    });
  });

  it('sends the headers that the file _headers gives to a path, also with what is missing', async () => {
    const nosniff = { 'x-content-type-options': 'nosniff' };
    expect((await ask(root, '/')).headers).toMatchObject(nosniff);
    expect((await ask(based, '/natural-six/nope')).headers).toMatchObject(nosniff);
    expect((await ask(root, '/_astro/page.js')).headers).toMatchObject({
      ...nosniff,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask(root, '/api/v1/index.json')).headers).toMatchObject({
      'access-control-allow-origin': '*',
    });
    expect((await ask(root, '/')).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await ask(root, '/%')).headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('answers HEAD without a body, and nothing that would change something', async () => {
    expect(await ask(root, '/', 'HEAD')).toMatchObject({ status: 200, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(await ask(root, '/', method), method).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
  });
});

describe('a request that no browser sends', () => {
  /** Below a folder they stand inside the path, where they are no host. */
  const TWO_SLASHES = [400, 404];
  const HOSTILE: [target: string, statuses: number[]][] = [
    ['/keywords/fury/%', [400]],
    ['/%E0%A4%A', [400]],
    ['/%zz', [400]],
    ['/%00', [400]],
    ['/keywords/fury/%00/', [400]],
    ['/%0d%0aSet-Cookie:a=b', [400]],
    ['//', TWO_SLASHES],
    ['//evil.example/', TWO_SLASHES],
    ['//keywords/fury', TWO_SLASHES],
    ['/%2fevil.example', TWO_SLASHES],
    ['///', TWO_SLASHES],
    ['/keywords//fury/', [404]],
    ['/..', [400]],
    ['/../secret.txt', [400]],
    ['/../secret', [400]],
    ['/keywords/../../secret.txt', [400]],
    ['/..%2f..%2f', [400]],
    ['/..%2fsecret', [400]],
    ['/%2e%2e/secret', [400]],
    ['/%2e%2e%2fsecret.txt', [400]],
    ['/keywords/..%2f..%2fsecret', [400]],
    ['/..%252fsecret', [404]],
    ['/....//secret', [404]],
    ['/\\..\\secret', [400]],
    ['/..%5c..%5csecret', [400]],
    ['\\\\evil.example', [400]],
    ['/__proto__', [404]],
    ['/constructor/', [404]],
    ['/?', [200]],
    ['/?%', [200]],
    ['/keywords/fury?%E0%A4%A', [301]],
    ['*', [400]],
    ['keywords/fury/', [400]],
    ['file:///etc/passwd', [400]],
    ['http://', [400]],
    ['/\xe9\xff', [400, 404]],
    [`/${'a'.repeat(300)}/`, [404]],
    [`/${'a/'.repeat(5000)}`, [404]],
    [`/${'%61'.repeat(3000)}`, [404]],
    [`/${'a'.repeat(40_000)}`, [431]],
  ];

  it.each(
    HOSTILE.map(
      ([target, statuses]) => [JSON.stringify(target.slice(0, 40)), target, statuses] as const,
    ),
  )('%s', async (_shown, target, statuses) => {
    for (const [server, prefix] of [
      [root, ''],
      [based, '/natural-six'],
    ] as const) {
      const full = target.startsWith('/') ? prefix + target : target;
      const answer = await ask(server, full);
      expect(statuses).toContain(answer.status);
      expect(answer.body).not.toContain('secret');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
      expect((await ask(server, `${prefix}/keywords/fury/`)).body).toContain('fury');
    }
  });

  it.each([
    ['a method that is none', 'FLY / HTTP/1.1\r\n\r\n'],
    ['no version', 'GET /\r\n\r\n'],
    ['a version of the future', 'GET / HTTP/9.9\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
    [
      'an upgrade',
      'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n',
    ],
  ])('%s', async (_what, request) => {
    await send(root, request);
    expect((await ask(root, '/keywords/fury/')).body).toContain('fury');
  });

  it.each(['bytes=5-2', 'bytes=-1', 'bytes=99999-', 'bytes=a-b', 'bytes=0-1,2-3', 'lines=1'])(
    'a range of %s is answered with the whole file',
    async (range) => {
      const answer = await ask(root, '/_astro/page.js', 'GET', `Range: ${range}\r\n`);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain('script');
    },
  );

  it('a file that a new build took away breaks off one answer and no other', async () => {
    rmSync(join(folder, 'site/gone/index.html'));
    expect((await ask(root, '/gone/')).body).toBe('');
    expect((await ask(root, '/keywords/fury/')).body).toContain('fury');
  });

  it('a fault of the server itself is said and survived', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await serveSite({
      dir: join(folder, 'site'),
      port: 0,
      onRequest: (path) => {
        if (path === '/boom') throw new Error('boom');
      },
    });
    try {
      expect(await ask(broken, '/boom')).toMatchObject({ status: 500 });
      expect(await ask(broken, '/')).toMatchObject({ status: 200 });
      expect(log).toHaveBeenCalledOnce();
    } finally {
      log.mockRestore();
      await broken.close();
    }
  });
});
