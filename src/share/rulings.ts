/** What pages of a single ruling need: their addresses, old ids, and the notes of change about them. */
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

/**
 * The pages of rulings, for Astro: one for every id that a ruling has or had.
 * `stands` is the id under which it stands now; where it differs from the page's own, the page leads there.
 */
export function rulingPaths({ keywords }: Pick<Catalog, 'keywords'>): {
  params: { id: string; ruling: string };
  props: { stands: string };
}[] {
  return keywords.flatMap(({ id, rulings }) =>
    rulings.flatMap((ruling) =>
      [ruling.id, ...ruling.also].map((own) => ({
        params: { id, ruling: own },
        props: { stands: ruling.id },
      })),
    ),
  );
}
