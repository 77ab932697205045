/** From a preview to the bytes of its PNG. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
// @ts-expect-error The package ships no types.
import subsetFont from 'subset-font';
import type { PreviewCard } from '../../share/previews.ts';
import { draw, fits, HEIGHT, roomFor, WIDTH, WORDS } from './draw.ts';

const require = createRequire(import.meta.url);
const FONT = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);

/** Satori reads plain fonts of one weight each, so the variable one is cut to two. */
async function loadFonts(): Promise<SatoriOptions['fonts']> {
  const source = await readFile(FONT);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const cut = (wght: number, opsz: number): Promise<Buffer> =>
    subsetFont(source, `${ascii}‘’“”–…×·→←−`, {
      targetFormat: 'truetype',
      variationAxes: { wdth: 100, opsz, wght },
    });
  const name = 'Bricolage Grotesque';
  return [
    { name, weight: 400, style: 'normal', data: await cut(440, 24) },
    { name, weight: 700, style: 'normal', data: await cut(720, 40) },
  ];
}

let fonts: ReturnType<typeof loadFonts> | undefined;

/** Sets the text as large as it fits. Resolves to an SVG whose letters are shapes. */
async function toSvg(card: PreviewCard): Promise<string> {
  fonts ??= loadFonts();
  const options = { width: WIDTH, height: HEIGHT, fonts: await fonts };
  for (const fit of fits(card)) {
    let height = 0;
    const source = await satori(draw(card, fit) as never, {
      ...options,
      onNodeDetected: (node) => {
        if (node.key === WORDS) height = node.height;
      },
    });
    if (height <= roomFor(card)) return source;
  }
  throw new Error(`No way to set "${card.heading}" on a share image; shorten its title.`);
}

/** Satori masks each die by the die's own box, which hides nothing and takes as long as all else that is drawn. */
const withoutMasks = (source: string): string =>
  source.replace(/(<image [^<>]*?) clip-path="[^"]*" mask="[^"]*"/g, '$1');

/** Most bytes of an image; beyond it some chat programs show none. */
export const MOST_BYTES = 60_000;

/**
 * @returns a PNG of 1200 by 630 with a palette, at most 60 kB
 * @throws Error when it can't be made that small, or the text can't be set
 */
export async function renderPng(card: PreviewCard): Promise<Buffer> {
  const picture = sharp(Buffer.from(withoutMasks(await toSvg(card))));
  for (const colours of [24, 12, 6]) {
    // Compression 9 takes as long as the drawing and saves one byte in twenty.
    const png = await picture
      .clone()
      .png({ palette: true, colours, dither: 0, effort: 1, compressionLevel: 6 })
      .toBuffer();
    if (png.length <= MOST_BYTES) return png;
  }
  throw new Error(`The share image of "${card.heading}" is larger than ${MOST_BYTES} bytes.`);
}
