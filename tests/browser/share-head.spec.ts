import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  attribute,
  BUILDS,
  type Build,
  type BuiltPage,
  fileAt,
  head,
  pagesOf,
  SITE,
  textOf,
} from './built.ts';

/** Width, height and size of a PNG. */
function png(file: string): { width: number; height: number; bytes: number } {
  const data = readFileSync(file);
  expect(data.subarray(1, 4).toString(), file).toBe('PNG');
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20), bytes: data.length };
}

const titleOf = (page: BuiltPage): string =>
  textOf(page.elements.find(({ tagName }) => tagName === 'title') as never);

const moved = (page: BuiltPage): boolean =>
  page.elements.some((element) => attribute(element, 'http-equiv') === 'refresh');

const framed = (page: BuiltPage): boolean => page.file.startsWith('embed/');

function pageAt(build: Build, address: string): BuiltPage {
  const page = pagesOf(build).get(`${SITE}${build.base}${address}`);
  if (!page) throw new Error(`No page ${address}`);
  return page;
}

interface Answer {
  type: string;
  title: string;
  thumbnail_url: string;
  html?: string;
}

function oembedOf(build: Build, page: BuiltPage): Answer | undefined {
  const link = page.elements.find(
    (element) => attribute(element, 'type') === 'application/json+oembed',
  );
  const file = link && fileAt(build, new URL(attribute(link, 'href') ?? ''));
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Answer) : undefined;
}

for (const build of BUILDS) {
  test(`every page under ${build.base} says once what it is, with an image of the right size`, () => {
    const faults: string[] = [];
    let largest = 0;
    for (const page of pagesOf(build).values()) {
      if (moved(page) || framed(page) || page.file === '404.html') continue;
      const fault = (what: string): number => faults.push(`${page.file}: ${what}`);
      const description = head(page, 'description') ?? '';
      if (head(page, 'canonical') !== page.url) fault(`canonical is ${head(page, 'canonical')}`);
      if (head(page, 'og:url') !== page.url) fault(`og:url is ${head(page, 'og:url')}`);
      if (description === '' || description.length > 240) fault(`description "${description}"`);
      if (head(page, 'og:description') !== description) fault('another og:description');
      if (!titleOf(page).includes(head(page, 'og:title') ?? '?')) fault('another og:title');
      if (head(page, 'twitter:card') !== 'summary_large_image') fault('no large card');
      const names = page.elements.flatMap((element) => attribute(element, 'property') ?? []);
      if (new Set(names).size !== names.length) fault('a property twice');
      const image = fileAt(build, new URL(head(page, 'og:image') ?? '', page.url));
      if (!image) {
        fault(`no image at ${head(page, 'og:image')}`);
        continue;
      }
      const { width, height, bytes } = png(image);
      largest = Math.max(largest, bytes);
      if (width !== 1200 || height !== 630) fault(`image of ${width} by ${height}`);
      if (bytes > 60_000) fault(`image of ${bytes} bytes`);
    }
    console.log(`largest share image: ${(largest / 1000).toFixed(1)} kB`);
    expect(faults).toEqual([]);
  });

  test(`a link to a ruling under ${build.base} shows the ruling`, () => {
    const page = pageAt(build, 'keywords/critical-hit/one-six-is-enough/');
    expect(titleOf(page)).toBe('Critical Hit: One 6 is as good as three: Natural Six');
    expect(head(page, 'og:title')).toBe('Critical Hit: One 6 is as good as three');
    const description = head(page, 'description') ?? '';
    expect(description).toMatch(/^The bonus comes once for each attack.*\.$/);
    expect(description.length).toBeLessThanOrEqual(200);
    const image = head(page, 'og:image');
    expect(image).toMatch(
      `${SITE}${build.base}share/keywords/critical-hit/one-six-is-enough.png?v=`,
    );
    const answer = oembedOf(build, page);
    expect(answer).toMatchObject({
      type: 'rich',
      title: head(page, 'og:title'),
      thumbnail_url: image,
    });
    expect(answer?.html).toContain(
      `src="${SITE}${build.base}embed/critical-hit/one-six-is-enough/"`,
    );
  });

  for (const [kind, address, title] of [
    ['keyword', 'keywords/critical-hit/', 'Critical Hit X'],
    ['term', 'terms/natural-roll/', 'natural roll'],
    ['interaction', 'interactions/accuracy-x-armor/', undefined],
  ] as const) {
    test(`a link to a ${kind} under ${build.base} shows its own image and answers oEmbed`, () => {
      const page = pageAt(build, address);
      if (title) expect(head(page, 'og:title')).toBe(title);
      const image = head(page, 'og:image');
      expect(image).toContain(`${build.base}share/${address.slice(0, -1)}.png?v=`);
      expect(oembedOf(build, page)).toMatchObject({
        type: 'link',
        title: head(page, 'og:title'),
        thumbnail_url: image,
      });
    });
  }

  test(`search engines get terms, sets and no frames under ${build.base}`, () => {
    const data = (address: string): Record<string, unknown> => {
      const block = pageAt(build, address).elements.find(
        (element) => attribute(element, 'type') === 'application/ld+json',
      );
      return JSON.parse(textOf(block as never)) as Record<string, unknown>;
    };
    expect(data('keywords/fury/')).toMatchObject({
      '@type': 'DefinedTerm',
      inDefinedTermSet: `${SITE}${build.base}keywords/`,
    });
    expect(data('terms/')).toMatchObject({ '@type': 'DefinedTermSet' });
    for (const page of pagesOf(build).values()) {
      if (framed(page) || moved(page)) expect(head(page, 'robots'), page.file).toBe('noindex');
    }
  });
}
