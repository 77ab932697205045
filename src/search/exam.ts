/** The relevance exam: what players type, what they want, and how often they get it. */
import type { Search } from './engine.ts';

export interface ExamQuery {
  q: string;
  /** Address, several good addresses, or `none`. */
  want: string | string[];
  kind: string;
  added?: string;
}

export interface ExamMark {
  query: ExamQuery;
  /** 0-based place of the first wanted hit, or undefined. */
  place: number | undefined;
  found: string[];
}

export interface ExamResult {
  marks: ExamMark[];
  /** Shares from 0 to 1. */
  at1: number;
  at3: number;
}

/** Puts every query to the search. A query that wants nothing passes when nothing is found. */
export function sitExam(search: Search, queries: readonly ExamQuery[]): ExamResult {
  const marks = queries.map((query) => {
    const found = search(query.q, 3).map(({ address }) => address);
    if (query.want === 'none') return { query, found, place: found.length === 0 ? 0 : undefined };
    const wanted = new Set([query.want].flat());
    const place = found.findIndex((address) => wanted.has(address));
    return { query, found, place: place === -1 ? undefined : place };
  });
  const share = (most: number): number =>
    marks.filter(({ place }) => place !== undefined && place < most).length /
    Math.max(1, marks.length);
  return { marks, at1: share(1), at3: share(3) };
}
