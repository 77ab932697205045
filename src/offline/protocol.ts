/** What pages and the service worker say to each other. */

/** A note of change, as the update notice shows it. */
export interface Note {
  id: string;
  /** `2026-11-30` */
  date: string;
  title: string;
}

/** What the build tells its worker. */
export interface Build {
  /** Made from everything that the copy holds: the same content has the same version. */
  version: string;
  /** The latest notes of change, newest first. */
  notes: Note[];
}

/** How a copy stands. */
export interface State extends Build {
  /** Files that are saved, of `total`. */
  saved: number;
  total: number;
  /** The day on which the copy was complete, in UTC: `2026-11-30`. */
  date: string | undefined;
}

/** Asked by a page; the answer comes through the port that is sent along. */
export type Ask =
  | { ask: 'state' }
  /** Fetch what is missing; answers with the state afterwards. */
  | { ask: 'save' }
  /** The waiting version shall take over; there is no answer. */
  | { ask: 'take-over' };

/** Why saving stopped. */
export type Reason = 'full' | 'network' | 'blocked';

/** Told to all pages while a version is saved. */
export type News =
  | { news: 'progress'; version: string; saved: number; total: number }
  | { news: 'failed'; version: string; reason: Reason };

/** The name of the worker's file in the built folder. */
export const WORKER_FILE = 'service-worker.js';

/** Caches of this site begin so; the scope follows, for several sites may share one origin. */
export const CACHE_PREFIX = 'natural-six';
