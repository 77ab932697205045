/** Keeps images between builds, each under a hash of what it shows and of the code that draws it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PreviewCard } from '../../share/previews.ts';

const CACHE = resolve('.cache/share-images');

/** What decides how an image looks, besides the card. */
const DRAWING = [
  'src/integrations/share-images/draw.ts',
  'src/integrations/share-images/render.ts',
  'src/widgets/die-props.ts',
  'src/widgets/pips.ts',
];
const LIBRARIES = ['satori', 'sharp', '@fontsource-variable/bricolage-grotesque'];

function drawing(): string {
  const read = (file: string): string => readFileSync(resolve(file), 'utf8');
  const version = (name: string): string =>
    (JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }).version;
  return [...DRAWING.map(read), ...LIBRARIES.map(version)].join('\n');
}

/** The images of earlier builds. */
export interface ImageCache {
  /** The file of a card's image, whether it is there or not. */
  fileOf(card: PreviewCard): string;
  /** Drops what no card of this build needs. */
  keepOnly(files: ReadonlySet<string>): void;
}

/** Opens the cache in `.cache`, and makes it where there is none. */
export function openCache(): ImageCache {
  mkdirSync(CACHE, { recursive: true });
  const look = drawing();
  return {
    fileOf: (card) => {
      const hash = createHash('sha256').update(look).update(JSON.stringify(card)).digest('hex');
      return join(CACHE, `${hash.slice(0, 32)}.png`);
    },
    keepOnly: (files) => {
      for (const name of readdirSync(CACHE)) {
        const file = join(CACHE, name);
        if (!files.has(file) && existsSync(file)) rmSync(file);
      }
    },
  };
}
