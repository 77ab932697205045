/**
 * Makes the one web font of the site: Bricolage Grotesque (SIL Open Font License), cut to the letters
 * that the pages use, at one width and one optical size, its weight left free.
 * Run by hand (`npm run font`) when a letter is missing; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// @ts-expect-error The package ships no types.
import subsetFont from 'subset-font';

const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}‘’“”–…×·→←−`;
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);
const target = new URL('../src/styles/natural-six.woff2', import.meta.url);

const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  // Kerning and alternates are larger than all letters together; the budget of a page is not.
  dropTables: ['GPOS', 'GSUB'],
  variationAxes: { wdth: 100, opsz: 20, wght: { min: 400, max: 760, default: 400 } },
});
await writeFile(target, font);
console.log(`${target.pathname.split('/').pop()}: ${(font.length / 1000).toFixed(1)} kB`);
