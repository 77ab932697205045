/** `npm run permalinks`: adds the addresses that are new to `content/permalinks.txt`. It never takes one away. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { catalog } from '../src/catalog/index.ts';
import { STEPS } from '../src/rules/steps.ts';
import { checkPermalinks, permalinksOf, readList, readRedirects } from '../src/share/permalinks.ts';

const FILE = 'content/permalinks.txt';
const HEAD =
  '# Every page and anchor ever published. Add with "npm run permalinks"; never delete a line.\n';

const listed = existsSync(FILE) ? readList(readFileSync(FILE, 'utf8')) : [];
const current = permalinksOf(
  catalog(),
  STEPS.map(({ id }) => id),
);
const redirects = readRedirects(readFileSync('content/redirects.txt', 'utf8'));
const { unlisted, broken, astray } = checkPermalinks(listed, current, redirects);
writeFileSync(FILE, `${HEAD}${[...listed, ...unlisted].sort().join('\n')}\n`);
console.log(`${listed.length + unlisted.length} permalinks, ${unlisted.length} new`);
for (const address of broken) console.error(`gone without a redirect: ${address}`);
for (const redirect of astray) console.error(`leads nowhere: ${redirect}`);
process.exit(broken.length + astray.length === 0 ? 0 : 1);
