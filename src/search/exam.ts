/** The relevance exam: what players type, what they want, and how often they get it. */
import type { Find } from './engine.ts';

export interface ExamQuery {
  q: string;
  /** Address, several good addresses, or `none`. */
  want: string | string[];
  kind: string;
  /** When it was written, see the head of the file; without it, before the ranking was first tuned. */
  added?: string;
}

export interface ExamSet {
  name: string;
  added: readonly (string | undefined)[];
  /** The least share that must be first, and among the first three. */
  at1: number;
  at3: number;
}

/** The sets of the exam in the order in which they were written. */
export const EXAM_SETS: readonly ExamSet[] = [
  { name: 'first set', added: [undefined, 'after-tuning'], at1: 0.95, at3: 0.99 },
  { name: 'second set', added: ['before-second-tuning'], at1: 0.88, at3: 0.95 },
  { name: 'held out', added: ['held-out'], at1: 0.78, at3: 0.9 },
];

/** The queries of a set. */
export const queriesOf = ({ added }: ExamSet, queries: readonly ExamQuery[]): ExamQuery[] =>
  queries.filter((query) => added.includes(query.added));

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
export function sitExam(search: Find, queries: readonly ExamQuery[]): ExamResult {
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

/** `272 queries: hits@1 96.0 %, hits@3 99.3 %` */
export function examLine({ marks, at1, at3 }: ExamResult): string {
  return `${marks.length} queries: hits@1 ${(at1 * 100).toFixed(1)} %, hits@3 ${(at3 * 100).toFixed(1)} %`;
}
