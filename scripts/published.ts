/**
 * `npm run published`: notes the texts of all rulings as published, and names those that owe a note of change.
 * `-- --spelling [cite …]`: these changes (or all) are of spelling and owe none. `-- --first`: starts the list anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { catalog } from '../src/catalog/index.ts';
import { comparePublished, readPublished, writePublished } from '../src/share/published.ts';

const FILE = 'content/published.txt';
const args = process.argv.slice(2);
const cites = args.filter((arg) => !arg.startsWith('--'));
const old = existsSync(FILE) && !args.includes('--first') ? readFileSync(FILE, 'utf8') : '';
const spelling = cites.length > 0 ? new Set(cites) : 'all';

const { owed, next } = comparePublished(
  readPublished(old),
  catalog(),
  args.includes('--spelling') ? { spelling } : {},
);
writeFileSync(FILE, writePublished(next));
console.log(`${next.size} published rulings`);
for (const { cite, why } of owed) console.error(`${why} without a note of change: ${cite}`);
if (owed.length > 0) {
  console.error(
    '\nWrite content/changes/<date>-<slug>.md that names them under "added" or "changed".',
  );
  process.exitCode = 1;
}
