/**
 * Characters that look alike become the one that the notation reads, one for one, so that columns stay
 * true: every kind of space a plain space, every kind of minus a hyphen, curly quotes straight ones.
 * Characters that nobody can see (zero width, soft hyphen, byte order mark) go away.
 */
export function clean(line: string): string {
  return line
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]/gu, ' ')
    .replace(/[‐‑‒–—―−﹣－]/g, '-')
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛ʼ]/g, "'");
}

/** Cleans a short text that is kept as written (a name, the words of an effect): one line, single spaces. */
export function tidy(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A part of a line, with the column (from 1) at which it begins. */
export interface Piece {
  text: string;
  column: number;
}

/** The piece without the spaces around it, its column moved accordingly. */
export function trimPiece(piece: Piece): Piece {
  const start = piece.text.length - piece.text.trimStart().length;
  return { text: piece.text.trim(), column: piece.column + start };
}

/**
 * Splits at commas that stand outside quotes and brackets, and trims each part. An empty text has no
 * parts; two commas in a row give an empty part. Takes time in proportion to the length.
 * @param column column of the text's first character, from 1
 */
export function splitList(text: string, column = 1): Piece[] {
  if (text.trim() === '') return [];
  const pieces: Piece[] = [];
  let start = 0;
  for (const comma of commasOutside(text)) {
    pieces.push(trimPiece({ text: text.slice(start, comma), column: column + start }));
    start = comma + 1;
  }
  pieces.push(trimPiece({ text: text.slice(start), column: column + start }));
  return pieces;
}

/** Index of the first of `marks` that stands outside quotes, with the mark that was found. */
export function findOutside(
  text: string,
  marks: readonly string[],
): { at: number; mark: string } | undefined {
  let inQuotes = false;
  const lastQuote = text.lastIndexOf('"');
  for (let i = 0; i < text.length; i++) {
    if (inQuotes && text[i] === '\\') i++;
    else if (text[i] === '"' && (inQuotes || i < lastQuote)) inQuotes = !inQuotes;
    else if (!inQuotes) {
      const mark = marks.find((m) => text.startsWith(m, i));
      if (mark !== undefined) return { at: i, mark };
    }
  }
  return undefined;
}

/** Brackets within brackets that are followed; deeper ones are plain characters. */
const DEEPEST = 8;

function commasOutside(text: string): number[] {
  const closers: Record<string, string> = { '(': ')', '[': ']' };
  const lastAt = new Map([...')]"'].map((c) => [c, text.lastIndexOf(c)]));
  const commas: number[] = [];
  let open: string[] = [];
  let inQuotes = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (inQuotes) {
      if (c === '\\') i++;
      else if (c === '"') inQuotes = false;
    } else if (c === '"' && i < (lastAt.get('"') ?? -1)) inQuotes = true;
    else if (closers[c] !== undefined && i < (lastAt.get(closers[c]) ?? -1)) {
      if (open.length < DEEPEST) open.push(closers[c]);
    } else if (open.includes(c)) open = open.slice(0, open.lastIndexOf(c));
    else if (c === ',' && open.length === 0) commas.push(i);
  }
  return commas;
}

/** Takes the quotes off a text that is quoted as a whole; any other text comes back as it is. */
export function unquote(text: string): string {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return text;
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** Puts a text in quotes, so that {@link unquote} gives it back. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
