import { clean } from './clean.ts';
import { NotationError } from './errors.ts';
import type { FenceLine } from './fence.ts';

const MOST_LINES = 400;
const LONGEST_VALUE = 1000;

/**
 * Writes the lines of an example as the query of an address: each line a parameter, in order. It stays
 * readable: spaces become plus signs, commas and colons stay.
 * @example toAddress([{ key: 'attacker', value: 'power 4, Armor' }]) // 'attacker=power+4,+Armor'
 */
export function toAddress(lines: readonly Pick<FenceLine, 'key' | 'value'>[]): string {
  return lines.map(({ key, value }) => `${encode(key)}=${encode(value)}`).join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'))
    .replace(/%20/g, '+')
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':')
    .replace(/%40/g, '@')
    .replace(/%2F/g, '/')
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** What an address says: its lines, and parameters that belong to something else. */
export interface Address {
  lines: FenceLine[];
  others: [key: string, value: string][];
  problems: NotationError[];
}

/**
 * Reads the query of an address. Never throws: what is too long or too much is left out and named.
 * @param query with or without the question mark
 * @param keys parameters that are lines of an example; the rest comes back in `others`
 */
export function fromAddress(query: string, keys: ReadonlySet<string>): Address {
  const address: Address = { lines: [], others: [], problems: [] };
  let line = 0;
  for (const [name, raw] of new URLSearchParams(query)) {
    const key = clean(name).trim().toLowerCase();
    if (!keys.has(key)) {
      address.others.push([name, raw]);
      continue;
    }
    line += 1;
    if (line > MOST_LINES) {
      const message = `The address has more than ${MOST_LINES} lines; the rest is left out.`;
      address.problems.push(new NotationError(message, { line }));
      break;
    }
    if (raw.length > LONGEST_VALUE) {
      const message = `\`${key}\` has ${raw.length} characters, at most ${LONGEST_VALUE} are read.`;
      address.problems.push(new NotationError(message, { line }));
      continue;
    }
    address.lines.push({ key, value: clean(raw).trim(), line, column: 1 });
  }
  return address;
}
