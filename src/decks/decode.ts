import { DeckError } from './problem.ts';

/** More than any deck: larger files are refused before they are read. */
export const LARGEST_DECK = 1024 * 1024;

/** What a file may be. */
export interface FileLimits {
  /** In bytes. */
  largest: number;
  /** A sentence that says what is expected instead of what is no text. */
  expected: string;
}

const DECK: FileLimits = {
  largest: LARGEST_DECK,
  expected: 'A deck (.dek, .txt, .o8d), a list of cards or a card text is expected.',
};

/**
 * The text of a file: UTF-8 with or without byte order mark, UTF-16, else Windows-1252.
 * @throws DeckError for a file that is too large, empty or no text
 */
export function decodeText(bytes: Uint8Array, file: string, limits: FileLimits = DECK): string {
  if (bytes.length > limits.largest) throw tooLarge(bytes.length, file, limits);
  const encoding = encodingOf(bytes, file, limits);
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '');
  if (text.trim() === '') throw new DeckError({ file, line: 1, message: 'The file is empty.' });
  return text;
}

/** The refusal of a file by its size in bytes alone. */
export function tooLarge(size: number, file: string, limits: FileLimits = DECK): DeckError {
  const megabytes = (size / 1024 / 1024).toFixed(1);
  const what = limits === DECK ? 'a deck or a text' : 'a file';
  const most = Math.floor(limits.largest / 1024 / 1024);
  const message = `The file has ${megabytes} MB; ${what} of at most ${most} MB is expected.`;
  return new DeckError({ file, line: 1, message });
}

function encodingOf(bytes: Uint8Array, file: string, { expected }: FileLimits): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const head = bytes.subarray(0, 4096);
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Latin letters in UTF-16 have an empty byte each, always on the same side.
  if (odd > head.length / 4 && even <= head.length / 50) return 'utf-16le';
  if (even > head.length / 4 && odd <= head.length / 50) return 'utf-16be';
  if (bytes.includes(0) || controls(head) > head.length / 20) {
    throw new DeckError({ file, line: 1, message: `This is no text. ${expected}` });
  }
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Also where the file was torn off in the middle of a letter, if other letters tell that it is UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = decoder.decode(bytes, { stream: true });
    const letters = /[^\p{ASCII}]/u.test(text);
    if (letters) return true;
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Bytes that no text has: control characters other than tab and line ends. */
function controls(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) count++;
  return count;
}
