/** Finds pages by name, nickname, beginning, joined or split spelling, and near misses. */
import Fuse from 'fuse.js/min-basic';
import { slipsBetween } from './slips.ts';
import { clean, squash, wordForm, words } from './tokens.ts';
import type { PageRow } from './types.ts';

interface Spoken {
  page: number;
  /** `double strike` */
  text: string;
  /** `doublestrike` */
  squashed: string;
  /** In comparable form: `doubl strik`. */
  form: string;
  /** 1 for the name itself, less for an alias. */
  weight: number;
  alias: boolean;
}

export interface NameIndex {
  spoken: readonly Spoken[];
  fuse: { short: Fuse<Spoken>; long: Fuse<Spoken> };
}

const ORDER: Readonly<Record<string, number>> = {
  keyword: 1,
  card: 0.97,
  term: 0.96,
  step: 0.95,
};

export function indexNames(pages: readonly PageRow[]): NameIndex {
  // An interaction is found by its keywords (pairs.ts) and its words, not by a name.
  const spoken = pages.flatMap(([kind, , name, , aliases], page) =>
    (kind === 'interaction' ? [] : [name, ...aliases]).map((text, index) => ({
      page,
      text: words(text).join(' '),
      squashed: squash(text),
      form: words(text).map(wordForm).join(' '),
      weight: (ORDER[kind] ?? 0.9) * (index === 0 ? 1 : 0.97),
      alias: index > 0,
    })),
  );
  const fuse = (threshold: number): Fuse<Spoken> =>
    new Fuse(spoken, {
      keys: ['squashed'],
      threshold,
      includeScore: true,
      minMatchCharLength: 2,
      shouldSort: true,
    });
  return { spoken, fuse: { short: fuse(0.4), long: fuse(0.3) } };
}

function better(found: Map<number, number>, page: number, score: number): void {
  if (score > (found.get(page) ?? 0)) found.set(page, score);
}

function exactly(spoken: readonly Spoken[], query: string, found: Map<number, number>): void {
  const squashed = squash(query);
  const plain = words(query).join(' ');
  const form = words(query).map(wordForm).join(' ');
  if (squashed === '') return;
  for (const name of spoken) {
    if (name.squashed === squashed || name.text === plain)
      better(found, name.page, 1000 * name.weight);
    else if (name.form === form) better(found, name.page, 960 * name.weight);
    else if (name.squashed.startsWith(squashed)) {
      better(
        found,
        name.page,
        (900 - Math.min(40, name.squashed.length - squashed.length)) * name.weight,
      );
    } else if (plain.length >= 3 && ` ${name.text}`.includes(` ${plain}`)) {
      better(found, name.page, 700 * name.weight);
    }
  }
}

function nearly(index: NameIndex, query: string, found: Map<number, number>): void {
  const squashed = squash(query);
  if (squashed.length < 3) return;
  // Whole names within a slip or two; swapped neighbours are one slip.
  const allowed = squashed.length <= 4 ? 1 : squashed.length <= 8 ? 2 : 3;
  for (const name of index.spoken) {
    const slips = slipsBetween(squashed, name.squashed, allowed);
    if (slips > 0 && slips <= allowed && slips * 3 <= name.squashed.length) {
      const sameStart = name.squashed[0] === squashed[0] ? 30 : 0;
      better(found, name.page, (620 - slips * 90 + sameStart) * name.weight);
    }
  }
  const fuse = squashed.length <= 5 ? index.fuse.short : index.fuse.long;
  for (const { item, score = 1 } of fuse.search(squashed, { limit: 6 })) {
    // A near miss of a beginning ("enchan" for "enhance"); anything looser is a guess too far.
    if (item.squashed[0] !== squashed[0] || score > 0.35) continue;
    better(found, item.page, (480 - score * 300) * item.weight);
  }
}

/**
 * Pages whose name or alias the query spells.
 * @param query as typed
 * @param sure whether it is spelt right as it is, so that near misses are none
 * @returns page to score, at most 1000; empty when nothing is near
 */
export function findNames(index: NameIndex, query: string, sure = false): Map<number, number> {
  const found = new Map<number, number>();
  exactly(index.spoken, query, found);
  if (!sure && (found.size === 0 || squash(query).length >= 5)) nearly(index, query, found);
  return found;
}

/** Pages with just this name or alias. @param form words in comparable form, one space between */
export function pagesCalled(
  { spoken }: NameIndex,
  form: string,
): { page: number; alias: boolean }[] {
  return spoken.filter((name) => name.form === form);
}

/** Nicknames shorter than this are near to everything. */
const SHORTEST = 4;

/**
 * Pages whose names have at least half of their letters in common with the query or one of its words, for a reader
 * whom nothing was found for.
 * @returns the nearest first
 */
export function nearNames({ spoken }: NameIndex, query: string): number[] {
  const found = new Map<number, number>();
  for (const typed of new Set([query, ...words(query)].map(squash))) {
    if (typed.length < SHORTEST) continue;
    for (const { page, squashed } of spoken) {
      if (squashed.length < SHORTEST) continue;
      const longer = Math.max(typed.length, squashed.length);
      const slips = slipsBetween(typed, squashed, longer >> 1);
      if (slips <= longer >> 1) better(found, page, 1 - slips / longer);
    }
  }
  return [...found].sort((a, b) => b[1] - a[1]).map(([page]) => page);
}

/**
 * Reads a query as cards print a keyword: `Pay 1 Force -> Evade 2`, `Bounty: Gain 2 Force`, `crit hit 2`.
 * @returns the part that may be a name
 */
export function namePart(query: string): string {
  const behind = query.split(/->|→/).at(-1) ?? query;
  const before = behind.split(':')[0] ?? behind;
  return clean(before)
    .replace(/\s[+-]?\d+\+?$/, '')
    .trim();
}
