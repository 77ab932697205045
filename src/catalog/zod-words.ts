/** Turns schema issues into sentences for authors: where, what was found, what is allowed. */
import type { z } from 'astro/zod';
import { nearest } from '../rules/words.ts';
import { ContentError } from './errors.ts';

type Issue = z.core.$ZodIssue;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) {
    if (here === null || typeof here !== 'object') return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
}

export interface Described {
  /** What says which keys there are. */
  schema: z.ZodObject;
  /** What was checked. */
  value: unknown;
  /** File, and line where known. */
  where: string;
  /** What carries the keys. */
  owner: string;
  /** The line of a key that is there. */
  lineOf?: (key: string) => number | undefined;
}

/**
 * @param issues as zod reports them
 * @returns each as a mistake of its own: where, what was found, what is allowed
 */
export function describeIssues(
  issues: readonly Issue[],
  { schema, value, where, owner, lineOf }: Described,
): ContentError[] {
  const place = (key: PropertyKey | undefined): string => {
    const line = lineOf?.(String(key));
    return line === undefined ? where : `${where}:${line}`;
  };
  return issues.flatMap((issue) => {
    const key = issue.path.map(String).join('.');
    const found = valueAt(value, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schema.shape);
      return issue.keys.map((name) => {
        const guess = nearest(name, known);
        return new ContentError(
          place(name),
          `${owner} has a key that is not known: "${name}"${guess ? `, did you mean "${guess}"?` : ''}`,
          known.join(' | '),
        );
      });
    }
    if (found === undefined) {
      return new ContentError(where, `${owner} lacks "${key}"`, expectation(issue));
    }
    const here = place(issue.path[0]);
    if (issue.code === 'invalid_value') {
      const allowed = issue.values.map(String);
      const guess = typeof found === 'string' ? nearest(found, allowed) : undefined;
      return new ContentError(
        here,
        `${owner} "${key}" is ${shown(found)}${guess ? `, did you mean "${guess}"?` : ''}`,
        allowed.join(' | '),
      );
    }
    return new ContentError(here, `${owner} "${key}" is ${shown(found)}`, expectation(issue));
  });
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' | ');
  if (issue.code === 'invalid_type') return `a ${issue.expected}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum} ${unit(issue.origin)}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum} ${unit(issue.origin)}`;
  return issue.message;
}

function unit(origin: string): string {
  if (origin === 'string') return 'characters';
  return origin === 'array' ? 'entries' : '';
}
