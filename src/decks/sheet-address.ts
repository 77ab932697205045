/** A sheet as part of an address: the list of keywords with their values, never the text. */
import type { SheetRow } from './sheet.ts';

/** What an address says of a sheet. */
export type Listed = Pick<SheetRow, 'keyword' | 'values'>;

const MOST_KEYWORDS = 200;
const MOST_VALUES = 20;
const id = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const value = /^(?:[+-]?[0-9]{1,3}|X|power)$/;

/** `armor~critical-hit.1.2~accuracy.-1`; a plus is written `p`, since addresses make a space of it. */
export function writeList(rows: readonly Listed[]): string {
  return rows
    .map(({ keyword, values }) => [keyword, ...values.map((v) => v.replace('+', 'p'))].join('.'))
    .join('~');
}

/** Reads {@link writeList}; parts that are none are left out, so that a torn address still shows something. */
export function readList(text: string): Listed[] {
  const rows = new Map<string, Listed>();
  for (const part of text.slice(0, 20_000).split('~')) {
    const [keyword = '', ...rest] = part.split('.');
    if (!id.test(keyword) || keyword.length > 60 || rows.has(keyword)) continue;
    const values = rest.map((v) => v.replace(/^p(?=[0-9])/, '+')).filter((v) => value.test(v));
    rows.set(keyword, { keyword, values: [...new Set(values)].slice(0, MOST_VALUES) });
    if (rows.size === MOST_KEYWORDS) break;
  }
  return [...rows.values()];
}
