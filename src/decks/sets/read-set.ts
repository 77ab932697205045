/** Reads LackeyCCG set files: tab-separated, a header row, columns found by name. */
import { decodeText, type FileLimits } from '../decode.ts';
import { DeckError, shown } from '../problem.ts';
import { COLUMNS, type Column, LONGEST, type LoadedCard, NUMBERS } from './card.ts';
import type { CardGatherer } from './gather.ts';

/** More than all cards of the game in one file: larger files are refused before they are read. */
export const LARGEST_SET = 20 * 1024 * 1024;
/** Without these no card can be told or explained. */
const NEEDED: readonly Column[] = ['name', 'text'];
const EXPECTED =
  'A LackeyCCG set file is expected: a row of column names (Name, Set, Type, … Text), then a row for each card, with tabs between.';
/** For the refusal of a file by its size alone. */
export const SET_LIMITS: FileLimits = { largest: LARGEST_SET, expected: EXPECTED };
/** Between two reports of how far a large file is read, in rows. */
const REPORT = 2000;

/** Whether a name can be that of a set file. Pictures, decks and hidden files of a plugin's folder are none. */
export function mayBeSet(path: string): boolean {
  const name = path.split(/[/\\]/).at(-1) ?? '';
  return /^[^.].*\.(?:txt|tsv)$/i.test(name);
}

export interface SetReading {
  /** Named in messages. */
  file: string;
  into: CardGatherer;
  /** A file of several: one that is something else is no problem, only left alone. */
  among: boolean;
  /** Told now and then while a large file is read. */
  progress?: () => void;
}

/** Reads the bytes of a file. Never throws for what is in it: that becomes a problem of the gatherer. */
export function readSetFile(bytes: Uint8Array, reading: SetReading): void {
  const { file, into, among } = reading;
  try {
    readSet(decodeText(bytes, file, SET_LIMITS), reading);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    if (among && bytes.length <= LARGEST_SET && !/\tText(?:\t|\r|\n)/i.test(latin(bytes))) {
      into.ignored++;
    } else into.problem(file, error.problem.line, error.problem.message);
  }
}

/** The first row as it may be, whatever the encoding. */
const latin = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes.subarray(0, 2000)).split('\n')[0] ?? '';

/** Reads the text of a set file. Never throws; what can be read is kept. */
export function readSet(text: string, reading: SetReading): void {
  const { file, into, among, progress } = reading;
  const rows = text.split(/\r\n|\r|\n/);
  const first = rows.findIndex((row) => row.trim() !== '');
  const header = readHeader(rows[first] ?? '');
  if (!header.has('name') && !(header.has('text') && header.size > 2)) {
    if (among) into.ignored++;
    else into.problem(file, first + 1, `This is no set file. ${EXPECTED}`);
    return;
  }
  const missing = NEEDED.filter((column) => !header.has(column));
  if (missing.length > 0) {
    if (among && header.size === 1) {
      into.ignored++;
      return;
    }
    const names = missing.map(title).join(' or ');
    into.problem(file, first + 1, `The row of column names has no ${names}. ${EXPECTED}`);
    return;
  }
  into.files++;
  const rest = COLUMNS.filter((column) => !header.has(column) && column !== 'set');
  if (rest.length > 0) {
    into.problem(file, first + 1, `It has no column ${rest.map(title).join(', ')}: left empty.`);
  }
  const setName = baseName(file);
  for (let at = first + 1; at < rows.length; at++) {
    const row = rows[at] ?? '';
    if (row.trim() === '') continue;
    // Without a line end behind it, a last row that is shorter than the one before was torn off.
    const before = at > first + 1 && at === rows.length - 1 ? cellsOf(rows[at - 1] ?? '') : 0;
    const card = readRow(row, { header, file, line: at + 1, into, setName, before });
    if (card !== undefined) into.add(card, file, at + 1);
    if (into.full) break;
    if (at % REPORT === 0) progress?.();
  }
}

const title = (column: Column): string => (column[0] ?? '').toUpperCase() + column.slice(1);
const baseName = (file: string): string =>
  (file.split(/[/\\]/).at(-1) ?? file).replace(/\.[^.]*$/, '').slice(0, 40);

/** Where each known column stands; the first of two with one name counts. */
function readHeader(row: string): Map<Column, number> {
  const known = new Set<string>(COLUMNS);
  const found = new Map<Column, number>();
  if (!row.includes('\t')) return found;
  for (const [at, cell] of row.split('\t').entries()) {
    const name = cell
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '');
    if (known.has(name) && !found.has(name as Column)) found.set(name as Column, at);
  }
  return found;
}

const cellsOf = (row: string): number => row.split('\t').length;

interface RowReading {
  header: ReadonlyMap<Column, number>;
  file: string;
  line: number;
  into: CardGatherer;
  setName: string;
  /** Cells that the row should have at least. */
  before: number;
}

function readRow(row: string, reading: RowReading): LoadedCard | undefined {
  const { header, file, line, into, setName, before } = reading;
  const cells = row.split('\t');
  const card = {} as Record<Column, string>;
  for (const column of COLUMNS) card[column] = cell(cells[header.get(column) ?? -1]);
  if (card.name === '') {
    into.problem(file, line, 'A card has no name; its row is left out.');
    return undefined;
  }
  if (card.name.length > LONGEST.name) {
    const most = `at most ${LONGEST.name} characters are expected`;
    into.problem(file, line, `${shown(card.name)} is too long for the name of a card: ${most}.`);
    return undefined;
  }
  // A row that ends before the text was torn off; trailing empty cells are often left out.
  const lastNeeded = Math.max(...NEEDED.map((column) => header.get(column) ?? 0));
  const least = Math.max(lastNeeded + 1, before);
  if (cells.length < least) {
    const counts = `${cells.length} of at least ${least} cells`;
    const message = `The row of ${shown(card.name)} has ${counts}: is the file whole? What is there is kept.`;
    into.problem(file, line, message);
  }
  card.set ||= setName;
  for (const column of COLUMNS) {
    const value = card[column];
    if (NUMBERS.has(column) && !isNumber(value)) {
      const range = 'a whole number from 0 to 999, X or nothing is expected';
      const message = `${title(column)} ${shown(value)} of ${shown(card.name)} is left out: ${range}.`;
      into.problem(file, line, message);
      card[column] = '';
    } else if (value.length > LONGEST[column]) {
      const message = `${title(column)} of ${shown(card.name)} is cut after ${LONGEST[column]} characters.`;
      into.problem(file, line, message);
      card[column] = value.slice(0, LONGEST[column]).replace(/\p{Cs}$/u, '');
    }
  }
  return card;
}

/** `5`, `X`, `X+2`, `3/4`, `-`, or nothing: what cards print where a number stands. */
function isNumber(value: string): boolean {
  return /^(?:[-–—]?|[0-9X*?+/]{1,8})$/i.test(value) && !/[0-9]{4}/.test(value);
}

/** A cell as text of one line: no control or invisible characters, no quotes that a spreadsheet put around it. */
function cell(raw: string | undefined): string {
  if (raw === undefined || raw === '') return '';
  let text = raw;
  const inner = /^\s*"(.*)"\s*$/.exec(text)?.[1];
  if (inner !== undefined && !/(?:^|[^"])"(?:"")*(?:[^"]|$)/.test(inner)) {
    text = inner.replaceAll('""', '"');
  }
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
