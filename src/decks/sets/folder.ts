/** Card data out of a folder on the machine that builds the site. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CardGatherer } from './gather.ts';
import { mayBeSet, readSetFile } from './read-set.ts';
import { packCards } from './table.ts';

export interface BakedCards {
  /** Changes with the data: part of their address. */
  version: string;
  /** A `CardTable` as JSON: what a reader's own device keeps too. */
  json: string;
  count: number;
  /** `file, line 3: what is wrong`; the rest was read. */
  problems: string[];
}

/**
 * Reads every set file below a folder. The date of the data is the day on which the newest file was changed, so
 * that two builds of the same files are the same.
 * @throws Error when the folder is not there, or no card is in it
 */
export function readCardsDir(dir: string): BakedCards {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => mayBeSet(path) && statSync(join(dir, path)).isFile())
    .sort();
  const into = new CardGatherer();
  let newest = 0;
  for (const file of paths) {
    const before = into.count;
    readSetFile(readFileSync(join(dir, file)), { file, into, among: true });
    if (into.count > before) newest = Math.max(newest, statSync(join(dir, file)).mtimeMs);
  }
  const { cards, problems, untold } = into.done();
  const told = problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  if (untold > 0) told.push(`and ${untold} more`);
  if (cards.length === 0) {
    const wrong = told.length === 0 ? 'no set file (.txt) lies in it' : told.join('\n');
    throw new Error(`No card was read from CARDS_DIR=${dir}: ${wrong}`);
  }
  const json = JSON.stringify(packCards(cards, new Date(newest).toISOString().slice(0, 10)));
  const version = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { version, json, count: cards.length, problems: told };
}
