/** The built site as files: what tests of links and previews read, without a browser. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export const SITE = 'https://natural-six.example';

/** The two builds that `scripts/browser-tests.ts` makes. */
export const BUILDS = [
  { dir: 'dist-test/root', base: '/' },
  { dir: 'dist-test/based', base: '/natural-six/' },
] as const;

export type Build = (typeof BUILDS)[number];

type Element = DefaultTreeAdapterTypes.Element;

export interface BuiltPage {
  /** Absolute, as a browser on the published site would have it. */
  url: string;
  file: string;
  ids: Set<string>;
  twice: string[];
  elements: Element[];
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

function* below(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* below(child);
  }
}

export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function read(build: Build, file: string): BuiltPage {
  const elements = [...below(parse(readFileSync(join(build.dir, file), 'utf8')))];
  const ids = new Set<string>();
  const twice: string[] = [];
  for (const element of elements) {
    const id = attribute(element, 'id');
    if (id === undefined) continue;
    if (ids.has(id)) twice.push(id);
    ids.add(id);
  }
  const path = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1');
  return { url: `${SITE}${build.base}${path}`, file, ids, twice, elements };
}

const known = new Map<string, Map<string, BuiltPage>>();

/** Every page of a build by its address, read once for each worker. */
export function pagesOf(build: Build): Map<string, BuiltPage> {
  let pages = known.get(build.dir);
  if (!pages) {
    const files = globSync('**/*.html', { cwd: build.dir });
    pages = new Map(files.map((file) => read(build, file)).map((page) => [page.url, page]));
    known.set(build.dir, pages);
  }
  return pages;
}

/** The file that a static host would answer an address of the site with, or nothing. */
export function fileAt(build: Build, url: URL): string | undefined {
  if (!url.pathname.startsWith(build.base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(build.base.length));
  const file = join(build.dir, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** What is wrong with a link, or nothing: it leaves the site, or page and fragment are there. */
export function faultOf(build: Build, link: string, from: string): string | undefined {
  let url: URL;
  try {
    url = new URL(link, from);
  } catch {
    return 'is no address';
  }
  if (url.origin !== SITE) return undefined;
  if (!fileAt(build, url)) return 'leads nowhere';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '') return undefined;
  const page = pagesOf(build).get(`${url.origin}${url.pathname}`);
  return page?.ids.has(anchor) ? undefined : `has no #${anchor}`;
}

/** The content of the first such element, as pages describe themselves. */
export function head(page: BuiltPage, name: string): string | undefined {
  const found = page.elements.find((element) =>
    element.tagName === 'meta'
      ? [attribute(element, 'name'), attribute(element, 'property')].includes(name)
      : element.tagName === 'link' && attribute(element, 'rel') === name,
  );
  return found && (attribute(found, 'content') ?? attribute(found, 'href'));
}
