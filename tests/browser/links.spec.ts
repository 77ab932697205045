import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  attribute,
  BUILDS,
  type Build,
  type BuiltPage,
  faultOf,
  pagesOf,
  SITE,
  textOf,
} from './built.ts';

const ADDRESSES = ['href', 'src', 'action', 'cite', 'data-src'] as const;

/** Everything on a page that is an address. */
function linksOf({ elements }: BuiltPage): string[] {
  return elements.flatMap((element) => {
    const links = ADDRESSES.flatMap((name) => attribute(element, name) ?? []);
    const content = attribute(element, 'content') ?? '';
    if (element.tagName === 'meta') {
      const refresh = /^\d+; url=(.*)$/.exec(content)?.[1];
      if (refresh) links.push(refresh);
      if (content.startsWith(SITE)) links.push(content);
    }
    if (attribute(element, 'type') === 'application/ld+json')
      links.push(...absoluteIn(textOf(element)));
    return links;
  });
}

/** Absolute addresses of the site in data, feeds and lists. Patterns with a `{hole}` are no addresses. */
const absoluteIn = (text: string): string[] =>
  (text.match(new RegExp(`${SITE.replaceAll('.', '\\.')}[^\\s"'<>)\\\\\`]*`, 'g')) ?? [])
    .map((link) => link.replaceAll('&amp;', '&').replace(/[.,]+$/, ''))
    .filter((link) => !link.includes('{'));

const DATA = [
  'changes.xml',
  'sitemap-0.xml',
  'sitemap-index.xml',
  'robots.txt',
  'llms.txt',
  'opensearch.xml',
];

function dataFiles(build: Build): string[] {
  const index = JSON.parse(readFileSync(join(build.dir, 'api/v1/index.json'), 'utf8')) as {
    files: Record<string, string>;
    schemas: Record<string, string>;
  };
  const { keywords } = JSON.parse(
    readFileSync(join(build.dir, 'api/v1/keywords.json'), 'utf8'),
  ) as { keywords: { json: string }[] };
  const named = [
    ...Object.values(index.files),
    ...Object.values(index.schemas),
    ...keywords.map(({ json }) => json),
  ].filter((url) => !url.includes('{'));
  return [...DATA, ...named.map((url) => new URL(url).pathname.slice(build.base.length))];
}

for (const build of BUILDS) {
  test(`every link and fragment resolves under ${build.base}`, () => {
    const faults: string[] = [];
    let links = 0;
    for (const page of pagesOf(build).values()) {
      for (const link of linksOf(page)) {
        links += 1;
        const fault = faultOf(build, link, page.url);
        if (fault) faults.push(`${page.file}: ${link} ${fault}`);
      }
    }
    console.log(`${links} links on ${pagesOf(build).size} pages under ${build.base}`);
    expect(links).toBeGreaterThan(20_000);
    expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([]);
  });

  test(`every address in data, feed, sitemap and oEmbed answers resolves under ${build.base}`, () => {
    const faults: string[] = [];
    const oembed = [...pagesOf(build).values()].flatMap(({ elements }) =>
      elements
        .filter((element) => attribute(element, 'type') === 'application/json+oembed')
        .map((element) => attribute(element, 'href') ?? ''),
    );
    const files = [
      ...dataFiles(build),
      ...oembed.map((url) => new URL(url).pathname.slice(build.base.length)),
    ];
    for (const file of files) {
      const text = readFileSync(join(build.dir, file), 'utf8');
      const links = absoluteIn(text);
      if (links.length === 0 && !file.includes('aliases')) faults.push(`${file}: no address in it`);
      for (const link of links) {
        const fault = faultOf(build, link, SITE);
        if (fault) faults.push(`${file}: ${link} ${fault}`);
      }
    }
    expect(oembed.length).toBeGreaterThan(400);
    expect(faults).toEqual([]);
  });

  test(`no id stands twice on a page under ${build.base}`, () => {
    const twice = [...pagesOf(build).values()].flatMap(({ file, twice }) =>
      twice.map((id) => `${file}: ${id}`),
    );
    expect(twice).toEqual([]);
  });
}

test('the feed is the same in both builds, the place aside', () => {
  const [root, based] = BUILDS.map(({ dir, base }) =>
    readFileSync(join(dir, 'changes.xml'), 'utf8').replaceAll(`${SITE}${base}`, '/'),
  );
  expect(root).toBe(based);
});
