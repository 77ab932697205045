/**
 * The search data as it goes over the wire: columns instead of rows, so that like stands beside like and packs well.
 * What can be told from something else is left out.
 */
import type { PageKind, PageRow, RulingRow, SearchData } from './types.ts';

export interface PackedSearch {
  addresses: SearchData['addresses'];
  /**
   * Kind, then its pages, all by lines: ids, only where names don't say them; names; gists; aliases, one page a line,
   * joined by `|`. Aliases of interactions are places of keywords, see {@link digits}; their ids are made of them.
   */
  pages: Partial<
    Record<PageKind, readonly [ids: string, names: string, gists: string, aliases: string]>
  >;
  /** How many rulings each page has, in order, until the last that has any; see {@link digits}. */
  counts: string;
  /** By lines: the id, with spaces for hyphens, then the title, whose words are often the same. */
  rulings: string;
  words: string;
  /** By lines: how far each place is from the one before it, see {@link digits}. */
  texts: string;
}

/** One letter for a small number packs a seventh better than digits and spaces do. */
const LETTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => !'"\\_'.includes(letter),
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

/** Ends a line. A real line break takes two letters in JSON. */
const LINE_END = '_';

/** @throws RangeError when a value has what ends a line */
function lines(values: readonly string[]): string {
  const astray = values.find((value) => value.includes(LINE_END));
  if (astray !== undefined)
    throw new RangeError(`The search data can hold no "${LINE_END}": ${astray}`);
  return values.join(LINE_END);
}
const unlined = (text: string): string[] => text.split(LINE_END);

/** The id that most pages of this name have: `Ion Cannon` is `ion-cannon`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** The id that most pages of a row have. */
const usualId = (kind: string, name: string, aliases: readonly string[]): string =>
  kind === 'interaction' ? aliases.map(idOf).join('-x-') : idOf(name);

const HYPHENS = /-/g;
const SPACES = / /g;

/**
 * Packs the data. Pages of a kind must stand together, and rulings in the order of their pages.
 * @throws RangeError when they don't
 */
export function pack({ addresses, pages, rulings, words, texts }: SearchData): PackedSearch {
  const packed: PackedSearch['pages'] = {};
  const keywords = pages.filter(([kind]) => kind === 'keyword').map(([, , name]) => name);
  for (const kind of new Set(pages.map(([kind]) => kind))) {
    const rows = pages.filter((row) => row[0] === kind);
    if (
      pages.indexOf(rows[0] as PageRow) + rows.length - 1 !==
      pages.indexOf(rows.at(-1) as PageRow)
    ) {
      throw new RangeError(`The pages of the kind ${kind} do not stand together`);
    }
    packed[kind] = [
      lines(rows.map(([, id, name, , aliases]) => (id === usualId(kind, name, aliases) ? '' : id))),
      lines(rows.map(([, , name]) => name)),
      lines(rows.map(([, , , gist]) => gist)),
      lines(
        rows.map(([, , , , aliases]) =>
          kind === 'interaction'
            ? aliases.map((name) => digits(keywords.indexOf(name))).join('')
            : aliases.join('|'),
        ),
      ),
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
    counts: counts.map(digits).join(''),
    rulings: lines(rulings.flatMap(([, id, title]) => [id.replace(HYPHENS, ' '), title])),
    words,
    texts: lines(texts.map((places) => steps(places).map(digits).join(''))),
  };
}

/** The data that {@link pack} was given. */
export function unpack({
  addresses,
  pages,
  counts,
  rulings: told,
  words,
  texts,
}: PackedSearch): SearchData {
  const rows: PageRow[] = [];
  const keywords = unlined(pages.keyword?.[1] ?? '');
  for (const [kind, [ids, names, gists, aliases]] of Object.entries(pages)) {
    const [id, gist, alias] = [unlined(ids), unlined(gists), unlined(aliases)];
    unlined(names).forEach((name, at) => {
      const line = alias[at] ?? '';
      const others =
        kind === 'interaction'
          ? numbers(line).map((place) => keywords[place] ?? '')
          : line.split('|').filter(Boolean);
      rows.push([
        kind as PageKind,
        id[at] || usualId(kind, name, others),
        name,
        gist[at] ?? '',
        others,
      ]);
    });
  }
  const rulings: RulingRow[] = [];
  const line = unlined(told);
  numbers(counts).forEach((count, page) => {
    for (let more = 0; more < count; more++) {
      const at = 2 * rulings.length;
      rulings.push([page, line[at]?.replace(SPACES, '-') ?? '', line[at + 1] ?? '']);
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
