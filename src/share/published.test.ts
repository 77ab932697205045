import { describe, expect, it } from 'vitest';
import type { Change, Keyword, Ruling } from '../catalog/index.ts';
import { comparePublished, readPublished, textHash, writePublished } from './published.ts';

const ruling = (id: string, markdown: string): Ruling => ({
  cite: `fury/${id}`,
  keyword: 'fury',
  id,
  also: [],
  number: 1,
  title: 'A title',
  source: 'keyword-list',
  text: markdown,
  markdown,
  revisions: [],
  fences: [],
  file: '',
  line: 1,
});

const note = (id: string, more: Partial<Change>): Change => ({
  id,
  title: id,
  date: id.slice(0, 10),
  added: [],
  changed: [],
  address: '',
  text: '',
  file: '',
  ...more,
});

const FIRST = note('2026-01-01-first', { added: 'all' });
const content = (rulings: Ruling[], ...changes: Change[]) => ({
  keywords: [{ id: 'fury', rulings } as unknown as Keyword],
  changes: [...changes, FIRST],
});
const first = comparePublished(new Map(), content([ruling('a', 'Text.')])).next;

describe('what a change of a published text owes', () => {
  it('nothing while the text stays, line breaks aside', () => {
    const { owed, next } = comparePublished(first, content([ruling('a', ' Text.\n')]));
    expect(owed).toEqual([]);
    expect(next).toEqual(first);
  });

  it('a note that names the ruling', () => {
    const changed = [ruling('a', 'Another text.')];
    expect(comparePublished(first, content(changed)).owed).toEqual([
      { cite: 'fury/a', why: 'changed' },
    ]);
    const told = note('2026-02-01-told', { changed: ['fury/a'] });
    const { owed, next } = comparePublished(first, content(changed, told));
    expect(owed).toEqual([]);
    expect(next.get('fury/a')).toEqual({
      hash: textHash(changed[0] as Ruling),
      note: '2026-02-01-told',
    });
  });

  it('a new note for each change: one that told of an earlier text does not count', () => {
    const told = note('2026-02-01-told', { changed: ['fury/a'] });
    const { next } = comparePublished(first, content([ruling('a', 'Second.')], told));
    expect(comparePublished(next, content([ruling('a', 'Third.')], told)).owed).toHaveLength(1);
  });

  it('a note for a ruling that is new after the first publication', () => {
    const rulings = [ruling('a', 'Text.'), ruling('b', 'New.')];
    expect(comparePublished(first, content(rulings)).owed).toEqual([
      { cite: 'fury/b', why: 'added' },
    ]);
    const told = note('2026-02-01-told', { added: ['fury/b'] });
    expect(comparePublished(first, content(rulings, told)).owed).toEqual([]);
  });

  it('nothing when only the spelling was mended', () => {
    const { owed, next } = comparePublished(first, content([ruling('a', 'Texts.')]), {
      spelling: new Set(['fury/a']),
    });
    expect(owed).toEqual([]);
    expect(next.get('fury/a')?.note).toBe(FIRST.id);
  });

  it('is kept in a list that reads back as it was written', () => {
    expect(readPublished(writePublished(first))).toEqual(first);
  });
});
