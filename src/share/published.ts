/**
 * The texts as they were last published, and which note of change told of it. A published text that changes
 * owes its readers a note; `content/published.txt` is how a test knows.
 */
import { createHash } from 'node:crypto';
import type { Catalog, Change, Ruling } from '../catalog/index.ts';
import { readList } from './permalinks.ts';
import { citesOf } from './rulings.ts';

/** One line of the list. */
export interface Published {
  hash: string;
  /** Id of the note of change that told of this text. */
  note: string;
}

/** A hash of what a reader is told: title, text, who says so, what was revised. Examples are not part of it. */
export function textHash({ title, markdown, source, revisions }: Ruling): string {
  const words = [title, markdown, source, ...revisions.map(({ text }) => text)].join('\n');
  return createHash('sha256').update(words.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);
}

/** Reads `<cite> <hash> <note>` lines. */
export function readPublished(text: string): Map<string, Published> {
  return new Map(
    readList(text).map((line) => {
      const [cite = '', hash = '', note = ''] = line.split(/\s+/);
      return [cite, { hash, note }] as const;
    }),
  );
}

export interface PublishedReport {
  /** Rulings whose text changed, or that are new, and that no note names yet. */
  owed: { cite: string; why: 'changed' | 'added' }[];
  /** The list as it should be; rulings that owe a note stand as they were. */
  next: Map<string, Published>;
}

interface Options {
  /** Rulings whose change is one of spelling; `all` for every one. They owe no note. */
  spelling?: 'all' | ReadonlySet<string>;
}

/**
 * Compares the content with the list.
 * @param before the list as it stands
 */
export function comparePublished(
  before: ReadonlyMap<string, Published>,
  { keywords, changes }: Pick<Catalog, 'keywords' | 'changes'>,
  { spelling = new Set() }: Options = {},
): PublishedReport {
  const report: PublishedReport = { owed: [], next: new Map() };
  const first = before.size === 0 ? changes.find(({ added }) => added === 'all') : undefined;
  for (const ruling of keywords.flatMap((keyword) => keyword.rulings)) {
    const { cite } = ruling;
    const hash = textHash(ruling);
    const old = before.get(cite);
    const owes = old ? old.hash !== hash : true;
    const note = owes ? (noteFor(ruling, changes, old) ?? first?.id) : old?.note;
    const spelt = old !== undefined && (spelling === 'all' || spelling.has(cite));
    if (note !== undefined) report.next.set(cite, { hash, note });
    else if (spelt) report.next.set(cite, { hash, note: old.note });
    else {
      report.owed.push({ cite, why: old ? 'changed' : 'added' });
      if (old) report.next.set(cite, old);
    }
  }
  return report;
}

/** The newest note that tells of this text: for a text that was published before, one that is newer than its own. */
function noteFor(
  ruling: Ruling,
  changes: readonly Change[],
  old: Published | undefined,
): string | undefined {
  const cites = citesOf(ruling);
  return changes.find(({ id, added, changed }) => {
    const told = old ? changed : [...(added === 'all' ? [] : added), ...changed];
    return (old === undefined || id > old.note) && told.some((cite) => cites.includes(cite));
  })?.id;
}

/** The list as text, by citation. */
export function writePublished(list: ReadonlyMap<string, Published>): string {
  const head =
    '# The text of every published ruling (as a hash), and the note of change that told of it. Written by "npm run published".\n';
  const lines = [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  return head + lines.map(([cite, { hash, note }]) => `${cite} ${hash} ${note}\n`).join('');
}
