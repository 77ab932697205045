/** Makes the offline copy of a built folder: packs its pages, bundles the worker, and puts the list into it. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'vite';
import { injectManifest } from 'workbox-build';
import { PACK_FOLDER, packOf, pageKey, writePack } from '../../offline/packs.ts';
import { type Build, type Note, WORKER_FILE } from '../../offline/protocol.ts';

/** How many notes of change a worker carries: as many as somebody may have missed. */
const NOTES = 12;

/** Pages that nobody opens by themselves: they stand in other sites. */
const LEFT_OUT = /^embed\//;

/** What pages load; images to share, the data for machines and the packs' pages themselves stay out. */
const FILES = [
  `${PACK_FOLDER}/*.txt`,
  '_astro/**/*',
  'icons/*',
  '*.{json,svg,webmanifest}',
  'changes.xml',
];

/** These change only together with their name. */
const NAMED_BY_CONTENT = new RegExp(`^(_astro|${PACK_FOLDER})/`);

const hash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

export interface OfflineOptions {
  /** The folder that Astro built. */
  dir: string;
  /** Notes of change, newest first. */
  notes: readonly Note[];
  /** The worker that takes an earlier one back, in place of the real one. */
  off?: boolean;
}

export interface OfflineReport {
  version: string;
  pages: number;
  files: number;
  /** Bytes on the device. */
  bytes: number;
}

/** Writes the packs, named by their content. */
function packPages(dir: string): number {
  const files = globSync('**/*.html', { cwd: dir }).map((file) => file.replaceAll('\\', '/'));
  const packs = new Map<string, Map<string, Uint8Array>>();
  // Sorted by key, a keyword is followed by its rulings, which share most with it.
  const keys = files
    .map((file) => [pageKey(file), file] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let count = 0;
  for (const [key, file] of keys) {
    if (LEFT_OUT.test(key)) continue;
    const name = packOf(key);
    const pack = packs.get(name) ?? new Map<string, Uint8Array>();
    packs.set(name, pack.set(key, readFileSync(join(dir, file))));
    count++;
  }
  const folder = join(dir, PACK_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, pages] of packs) {
    const bytes = writePack(pages);
    writeFileSync(join(folder, `${name}.${hash(bytes)}.txt`), bytes);
  }
  return count;
}

/** Bundles a worker of `src/offline/worker` into one script. */
async function bundleWorker(name: string): Promise<string> {
  const built = await bundle({
    configFile: false,
    root: resolve('src/offline/worker'),
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(`src/offline/worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`The worker ${name} could not be bundled.`);
  return chunk.code;
}

/**
 * Puts packs and worker into a built folder. The same folder and notes give the same bytes.
 * @throws when the worker can't be bundled or Workbox finds nothing to save
 */
export async function buildOffline({ dir, notes, off }: OfflineOptions): Promise<OfflineReport> {
  const target = join(dir, WORKER_FILE);
  if (off) {
    rmSync(join(dir, PACK_FOLDER), { recursive: true, force: true });
    writeFileSync(target, await bundleWorker('kill-switch'));
    return { version: 'off', pages: 0, files: 0, bytes: 0 };
  }
  const pages = packPages(dir);
  const code = await bundleWorker('events');
  let list = '';
  const source = join(dir, PACK_FOLDER, 'worker.js');
  const inject = async (script: string) => {
    writeFileSync(source, script);
    return injectManifest({
      swSrc: source,
      swDest: target,
      globDirectory: dir,
      globPatterns: FILES,
      maximumFileSizeToCacheInBytes: 50_000_000,
      dontCacheBustURLsMatching: NAMED_BY_CONTENT,
      manifestTransforms: [
        (entries) => {
          // What the browser saves is what was built, to the byte, or it is not saved.
          const manifest = entries
            .map((entry) => ({ ...entry, integrity: integrityOf(join(dir, entry.url)) }))
            .sort((a, b) => (a.url < b.url ? -1 : 1));
          list = JSON.stringify(manifest);
          return { manifest };
        },
      ],
    });
  };
  await inject(code);
  const build: Build = {
    version: hash(code + list + JSON.stringify(notes)),
    notes: notes.slice(0, NOTES),
  };
  const { count, size, warnings } = await inject(
    code.replaceAll('self.__NATURAL_SIX', JSON.stringify(build)),
  );
  rmSync(source);
  if (warnings.length > 0) throw new Error(`Workbox: ${warnings.join(' ')}`);
  return { version: build.version, pages, files: count, bytes: size };
}

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
