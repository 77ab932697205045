/** Which notes of change are about a ruling. */
import type { Catalog, Change, Ruling } from '../catalog/index.ts';

/** The citations of a ruling: its own, and those of the ids that were merged into it. */
export const citesOf = ({ keyword, id, also }: Pick<Ruling, 'keyword' | 'id' | 'also'>): string[] =>
  [id, ...also].map((each) => `${keyword}/${each}`);

const names = (cites: 'all' | readonly string[], own: readonly string[]): boolean =>
  cites !== 'all' && cites.some((cite) => own.includes(cite));

/** The notes that tell a ruling's history, newest first. A ruling that a note adds is not in "all" of the first one. */
export function historyOf({ changes }: Pick<Catalog, 'changes'>, ruling: Ruling): Change[] {
  const own = citesOf(ruling);
  const late = changes.some(({ added }) => names(added, own));
  return changes.filter(
    ({ added, changed }) => names(changed, own) || names(added, own) || (added === 'all' && !late),
  );
}
