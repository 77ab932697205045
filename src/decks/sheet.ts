/** The sheet of a text: every keyword in it, with its values and the cards that use it. */
import type { Role, Scanner, Use } from '../notation/scan.ts';
import type { CardBook } from './book.ts';
import { MOST_COPIES } from './deck.ts';
import type { Problem } from './problem.ts';
import { shown } from './problem.ts';
import { listLine, sectionOf } from './read-list.ts';

/** A keyword of the sheet. */
export interface SheetRow {
  keyword: string;
  /** `2`, `-1`, `+1`, `X`, `power`: what the cards have or give, smallest first. */
  values: string[];
  /** What the cards do with it, each once, in the order has, grants, removes, mentions. */
  roles: Role[];
  /** Cards that use it, with copies where a list gives them. */
  cards: { title: string; count?: number }[];
}

export interface Sheet {
  /** By id; a page sorts them as it likes. */
  rows: SheetRow[];
  /** Cards that are known by name. */
  cards: { title: string; count?: number }[];
  /** Lines that name a card which is not known, and titles they may mean. */
  unknown: { name: string; count: number; near: string[] }[];
  problems: Problem[];
}

export interface Reading {
  scanner: Scanner;
  book: CardBook;
}

/** Characters of a text that are read; a deck's card texts have far fewer. */
export const LONGEST_SHEET_TEXT = 200_000;
const LONGEST_TITLE = 60;
const ROLES: readonly Role[] = ['has', 'grants', 'removes', 'mentions'];

interface Block {
  title?: string;
  uses: Use[];
}

/** Makes the sheet of what a player pasted: card texts, names of cards, lines of a deck, in any mixture. */
export function makeSheet(text: string, reading: Reading): Sheet {
  const rows = new Map<string, SheetRow>();
  const sheet: Sheet = { rows: [], cards: [], unknown: [], problems: [] };
  const cards = new Map<string, { title: string; count?: number }>();
  const unknown = new Map<string, { name: string; count: number; near: string[] }>();
  const { blocks, lines, problems } = takeApart(text.slice(0, LONGEST_SHEET_TEXT), reading);
  sheet.problems = problems;
  for (const { name, count } of lines) {
    const known = reading.book.find(name);
    if (known === undefined) {
      const before = unknown.get(name.toLowerCase());
      if (before === undefined) {
        unknown.set(name.toLowerCase(), { name, count: count ?? 1, near: reading.book.near(name) });
      } else before.count += count ?? 1;
      continue;
    }
    const entry = cards.get(known.title) ?? { title: known.title };
    if (count !== undefined || entry.count !== undefined) {
      entry.count = (entry.count ?? (cards.has(known.title) ? 1 : 0)) + (count ?? 1);
    }
    cards.set(known.title, entry);
  }
  for (const entry of cards.values()) {
    const known = reading.book.find(entry.title);
    for (const keyword of known?.keywords ?? []) put(rows, keyword, 'has', undefined, entry);
    for (const use of known?.text === undefined ? [] : reading.scanner(known.text)) {
      put(rows, use.keyword, use.role, valueIn(use), entry);
    }
  }
  for (const { title, uses } of blocks) {
    for (const use of uses) {
      put(rows, use.keyword, use.role, valueIn(use), title === undefined ? undefined : { title });
    }
  }
  sheet.cards = [...cards.values()];
  sheet.unknown = [...unknown.values()];
  sheet.rows = [...rows.values()].sort((a, b) => (a.keyword < b.keyword ? -1 : 1));
  for (const row of sheet.rows) {
    row.values.sort(byValue);
    row.roles.sort((a, b) => ROLES.indexOf(a) - ROLES.indexOf(b));
  }
  return sheet;
}

function put(
  rows: Map<string, SheetRow>,
  keyword: string,
  role: Role,
  value: string | undefined,
  card: { title: string; count?: number } | undefined,
): void {
  const row = rows.get(keyword) ?? { keyword, values: [], roles: [], cards: [] };
  rows.set(keyword, row);
  if (value !== undefined && !row.values.includes(value)) row.values.push(value);
  if (!row.roles.includes(role)) row.roles.push(role);
  if (card !== undefined && !row.cards.some(({ title }) => title === card.title)) {
    row.cards.push({ ...card });
  }
}

/** The value that a card has or gives; what it only speaks of or takes away is none of this deck's. */
function valueIn({ role, value, plus }: Use): string | undefined {
  if (value === undefined || role === 'removes' || role === 'mentions') return undefined;
  return `${plus ? '+' : ''}${value}`;
}

function byValue(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
  return x - y || (a < b ? -1 : 1);
}

interface Parts {
  blocks: Block[];
  lines: { name: string; count?: number }[];
  problems: Problem[];
}

function takeApart(text: string, { scanner, book }: Reading): Parts {
  const parts: Parts = { blocks: [], lines: [], problems: [] };
  let block: string[] = [];
  const close = (): void => {
    if (block.length > 0) parts.blocks.push(blockOf(block, scanner));
    block = [];
  };
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '') {
      close();
      continue;
    }
    const { name, count: written } = listLine(line);
    // A card may be called like a keyword; the word alone in a text is the keyword.
    if (written === undefined && book.find(line) !== undefined && scanner(line).length === 0) {
      close();
      parts.lines.push({ name: line });
    } else if (
      written !== undefined &&
      (book.find(name) || isCardLine(name, block, scanner, line))
    ) {
      close();
      const count = /^[0-9]{1,4}$/.test(written) ? Number(written) : 0;
      if (count >= 1 && count <= MOST_COPIES) parts.lines.push({ name, count });
      else {
        const message = `${shown(written)} is no number of copies of ${shown(name)}: a whole number from 1 to ${MOST_COPIES} is expected.`;
        if (parts.problems.length < 20) {
          parts.problems.push({ file: 'The text', line: at + 1, message });
        }
      }
    } else if (sectionOf(line) === undefined || scanner(line).length > 0) block.push(line);
    else close();
  }
  close();
  return parts;
}

/** `4 Ewok Scout` is a card; `2 damage to target unit.` within a text is not. */
function isCardLine(name: string, block: string[], scanner: Scanner, line: string): boolean {
  if (block.length > 0 || name.length > LONGEST_TITLE || /[.;|]$/.test(name)) return false;
  return /^[\p{Lu}\p{N}"'“‘]/u.test(name) && scanner(line).length === 0;
}

/** A text whose first line has no keyword and reads like a name is the text of that card. */
function blockOf(lines: string[], scanner: Scanner): Block {
  const [first = '', ...rest] = lines;
  const named =
    rest.length > 0 &&
    first.length <= LONGEST_TITLE &&
    !/[.;:,|]$/.test(first) &&
    /^\p{Lu}|^[0-9"'“]/u.test(first) &&
    scanner(first).length === 0;
  if (named) return { title: first, uses: scanner(rest.join('\n')) };
  return { uses: scanner(lines.join('\n')) };
}
