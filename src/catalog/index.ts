/**
 * The content as data: the one reader that pages, search, JSON and tests use.
 * It reads from disk, so it belongs to the build and to Node; no widget imports it.
 */
import { resolve } from 'node:path';
import { readCatalog } from './read.ts';
import type { Catalog } from './types.ts';

export * from './address.ts';
export { ContentError, ContentErrors } from './errors.ts';
export { readCatalog } from './read.ts';
export type * from './types.ts';

let cached: { at: number; catalog: Catalog } | undefined;

/**
 * The catalog of this project's `content` folder, read once for a build.
 * While `astro dev` runs it is read again after two seconds, so that edits show.
 * @throws ContentErrors
 */
export function catalog(): Catalog {
  const fresh =
    cached && (process.env['NODE_ENV'] !== 'development' || Date.now() - cached.at < 2000);
  if (!cached || !fresh) cached = { at: Date.now(), catalog: readCatalog(resolve('content')) };
  return cached.catalog;
}
