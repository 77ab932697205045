/** The search data as it goes over the wire: columns instead of rows, so that like stands beside like and packs well. */
import type { PageKind, PageRow, RulingRow, SearchData } from './types.ts';

export interface PackedSearch {
  addresses: SearchData['addresses'];
  /** Kind, then its pages: ids, names and gists by lines; aliases by lines, one page a line, joined by `|`,
   * those of interactions only where their ids don't say them. */
  pages: Partial<
    Record<PageKind, readonly [ids: string, names: string, gists: string, aliases: string]>
  >;
  /** How many rulings each page has, in order, until the last that has any. */
  counts: readonly number[];
  ids: string;
  titles: string;
  words: string;
  /** By lines: how far each place is from the one before it, see {@link digits}. */
  texts: string;
}

/** One letter for a small number packs a seventh better than digits and spaces do. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => letter !== '"' && letter !== '\\',
);
/** A number from here on takes two letters, the first of which is one of the last twelve. */
const ONE = LETTERS.length - 12;

/** A whole number from 0 to 1039 as one or two letters. */
function digits(value: number): string {
  if (value < ONE) return LETTERS[value] ?? '';
  const rest = value - ONE;
  const first = LETTERS[ONE + Math.floor(rest / ONE)];
  if (first === undefined) throw new RangeError(`${value} is more than the search data can hold`);
  return first + LETTERS[rest % ONE];
}

/** The numbers of a line that {@link digits} wrote. */
function numbers(line: string): number[] {
  const found: number[] = [];
  let high = -1;
  for (const letter of line) {
    const value = LETTERS.indexOf(letter);
    if (high < 0 && value >= ONE) high = value - ONE;
    else {
      found.push(high < 0 ? value : ONE + high * ONE + value);
      high = -1;
    }
  }
  return found;
}

/** Rising numbers as their differences. */
const steps = (places: readonly number[]): number[] =>
  places.map((place, at) => place - (places[at - 1] ?? 0));

/** The rising numbers again. */
function sums(steps: readonly number[]): number[] {
  let place = 0;
  return steps.map((step) => {
    place += step;
    return place;
  });
}

/** What the id of an interaction says of its keywords already: `accuracy-x-armor`. */
function namesInId(id: string, names: ReadonlyMap<string, string>): string[] {
  return id.split('-x-').flatMap((part) => names.get(part) ?? []);
}

/** Aliases as one line; empty where the id of an interaction says the same. */
function aliasLine([kind, id, , , aliases]: PageRow, names: ReadonlyMap<string, string>): string {
  const said = kind === 'interaction' ? namesInId(id, names).join('|') : '';
  const line = aliases.join('|');
  if (said === '') return line;
  return line === said ? '' : line || NONE;
}

const keywordNames = (pages: readonly PageRow[]): Map<string, string> =>
  new Map(pages.flatMap(([kind, id, name]) => (kind === 'keyword' ? [[id, name] as const] : [])));

/** Stands for no aliases, where an empty line means those that the id says. */
const NONE = '-';

const lines = (values: readonly string[]): string => values.join('\n');
const unlined = (text: string): string[] => text.split('\n');

/**
 * Packs the data. Pages of a kind must stand together, and rulings in the order of their pages.
 * @throws RangeError when they don't
 */
export function pack({ addresses, pages, rulings, words, texts }: SearchData): PackedSearch {
  const packed: PackedSearch['pages'] = {};
  const names = keywordNames(pages);
  for (const kind of new Set(pages.map(([kind]) => kind))) {
    const rows = pages.filter((row) => row[0] === kind);
    if (
      pages.indexOf(rows[0] as PageRow) + rows.length - 1 !==
      pages.indexOf(rows.at(-1) as PageRow)
    ) {
      throw new RangeError(`The pages of the kind ${kind} do not stand together`);
    }
    packed[kind] = [
      lines(rows.map(([, id]) => id)),
      lines(rows.map(([, , name]) => name)),
      lines(rows.map(([, , , gist]) => gist)),
      lines(rows.map((row) => aliasLine(row, names))),
    ];
  }
  const counts: number[] = [];
  for (const [page] of rulings) {
    while (counts.length <= page) counts.push(0);
    if (page !== counts.length - 1)
      throw new RangeError('The rulings are not in the order of their pages');
    counts[page] = (counts[page] ?? 0) + 1;
  }
  return {
    addresses,
    pages: packed,
    counts,
    ids: lines(rulings.map(([, id]) => id)),
    titles: lines(rulings.map(([, , title]) => title)),
    words,
    texts: lines(texts.map((places) => steps(places).map(digits).join(''))),
  };
}

/** The data that {@link pack} was given. */
export function unpack({
  addresses,
  pages,
  counts,
  ids,
  titles,
  words,
  texts,
}: PackedSearch): SearchData {
  const rows: PageRow[] = [];
  const [keywordIds = '', named = ''] = pages.keyword ?? [];
  const known = new Map(unlined(keywordIds).map((id, at) => [id, unlined(named)[at] ?? '']));
  for (const [kind, [idLines, names, gists, aliases]] of Object.entries(pages)) {
    const [name, gist, alias] = [unlined(names), unlined(gists), unlined(aliases)];
    unlined(idLines).forEach((id, at) => {
      const line = alias[at] ?? '';
      const others =
        line === '' && kind === 'interaction'
          ? namesInId(id, known)
          : line === '' || line === NONE
            ? []
            : line.split('|');
      rows.push([kind as PageKind, id, name[at] ?? '', gist[at] ?? '', others]);
    });
  }
  const rulings: RulingRow[] = [];
  const [id, title] = [unlined(ids), unlined(titles)];
  counts.forEach((count, page) => {
    for (let more = 0; more < count; more++) {
      const at = rulings.length;
      rulings.push([page, id[at] ?? '', title[at] ?? '']);
    }
  });
  return {
    addresses,
    pages: rows,
    rulings,
    words,
    texts: unlined(texts).map((line) => sums(numbers(line))),
  };
}
