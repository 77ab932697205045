import { clean, findOutside, tidy } from './clean.ts';
import { NotationError, quoted } from './errors.ts';

/** One line of an example: its first word and the rest. */
export interface FenceLine {
  key: string;
  value: string;
  /** Line in the fence, from 1. */
  line: number;
  /** Column at which the value begins, from 1. */
  column?: number;
}

const LONGEST_TEXT = 20_000;
const MOST_LINES = 400;
const LONGEST_LINE = 1000;
/** `roll` alone is a roll of no dice. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['roll']);

/**
 * Reads the text of an example into its lines. The key is the first word, in lower case; the value is the
 * rest. Blank lines and comments (`# …` on a line of their own, or after two spaces at the end) are left out.
 * @throws NotationError when a line has a key and no value, or the text is longer than an example can be
 */
export function readFence(text: string): FenceLine[] {
  if (text.length > LONGEST_TEXT) {
    throw new NotationError(
      `This text has ${text.length} characters; an example has at most ${LONGEST_TEXT}.`,
    );
  }
  const raw = text.split(/\r\n|[\n\r\u2028\u2029]/);
  if (raw.length > MOST_LINES) {
    throw new NotationError(`${raw.length} lines: an example has at most ${MOST_LINES}.`, {
      line: MOST_LINES + 1,
    });
  }
  const lines: FenceLine[] = [];
  raw.forEach((rawLine, index) => {
    const line = readFenceLine(rawLine, index + 1);
    if (line !== undefined) lines.push(line);
  });
  return lines;
}

/** One line of {@link readFence}: undefined for a blank line or a comment. */
export function readFenceLine(rawLine: string, line: number): FenceLine | undefined {
  if (rawLine.length > LONGEST_LINE) {
    throw new NotationError(
      `This line has ${rawLine.length} characters; a line has at most ${LONGEST_LINE}.`,
      { line },
    );
  }
  const text = clean(rawLine).trimEnd();
  const start = text.length - text.trimStart().length;
  if (start === text.length || text[start] === '#') return undefined;
  const space = text.indexOf(' ', start);
  const keyText = space < 0 ? text.slice(start) : text.slice(start, space);
  const key = keyText.toLowerCase().replace(/:$/, '');
  const rest = space < 0 ? '' : text.slice(space);
  if (key === 'title' && rest.trim() !== '') {
    const title = tidy(rawLine);
    return { key, value: title.slice(title.indexOf(' ') + 1), line, column: space + 2 };
  }
  const value = withoutComment(rest);
  if (value.trim() === '' && !MAY_BE_EMPTY.has(key)) {
    throw new NotationError(
      `${quoted(keyText)} stands alone; a line is a key and a value, as in \`roll 6 6 2\`.`,
      { line, column: start + 1 },
    );
  }
  const column =
    space < 0 ? text.length + 1 : space + 1 + (value.length - value.trimStart().length);
  return { key, value: value.trim(), line, column };
}

/** Writes lines back in two columns, keys first. */
export function writeFence(lines: readonly Pick<FenceLine, 'key' | 'value'>[]): string {
  const width = Math.max(0, ...lines.map((l) => l.key.length)) + 2;
  return lines.map((l) => `${l.key.padEnd(width)}${l.value}\n`).join('');
}

function withoutComment(value: string): string {
  const found = findOutside(value, ['  # ']);
  return found === undefined ? value : value.slice(0, found.at);
}
