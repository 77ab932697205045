import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { comparePublished, readPublished, writePublished } from '../../src/share/published.ts';

const list = readFileSync('content/published.txt', 'utf8');
const { owed, next } = comparePublished(readPublished(list), catalog());

describe('notes of change', () => {
  it('tell of every published ruling whose text changed (write one in content/changes)', () => {
    expect(owed.map(({ cite, why }) => `${cite} was ${why}`)).toEqual([]);
  });

  it('are noted with the texts they tell of (run "npm run published")', () => {
    expect(writePublished(next)).toBe(list);
  });
});
