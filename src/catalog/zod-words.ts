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

/**
 * @param issues as zod reports them
 * @param value what was checked
 * @param where file, and line where known
 * @param owner what carries the keys, `frontmatter` by default
 */
export function describeIssues(
  issues: readonly Issue[],
  value: unknown,
  where: string,
  owner = 'frontmatter',
): ContentError[] {
  return issues.map((issue) => {
    const key = issue.path.map(String).join('.');
    const found = valueAt(value, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const names = issue.keys.map((name) => `"${name}"`).join(', ');
      return new ContentError(
        where,
        `${owner} has a key that is not known: ${names}`,
        'one of the documented keys',
      );
    }
    if (found === undefined) {
      return new ContentError(where, `${owner} lacks "${key}"`, expectation(issue));
    }
    if (issue.code === 'invalid_value') {
      const allowed = issue.values.map(String);
      const guess = typeof found === 'string' ? nearest(found, allowed) : undefined;
      return new ContentError(
        where,
        `${owner} "${key}" is ${shown(found)}${guess ? `, did you mean "${guess}"?` : ''}`,
        allowed.join(' | '),
      );
    }
    return new ContentError(where, `${owner} "${key}" is ${shown(found)}`, expectation(issue));
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
