import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCardsDir } from './folder.ts';
import { mergeCards, packCards, setsOf, unpackCards } from './table.ts';
import { inventCards, writeSet } from './testing.ts';

const cards = inventCards(300);

describe('cards as they are stored', () => {
  it('come back as they were, through JSON too', () => {
    const table = packCards(cards, '2026-11-30');
    expect(unpackCards(JSON.parse(JSON.stringify(table)))).toEqual(cards);
    expect(unpackCards(packCards([], '2026-11-30'))).toEqual([]);
  });

  it('are refused when a part is missing', () => {
    const table = packCards(cards, '2026-11-30');
    const torn = { ...table, columns: { ...table.columns, text: 'one line' } };
    for (const wrong of [undefined, null, 'x', {}, { ...table, version: 2 }, torn]) {
      expect(unpackCards(wrong)).toBeUndefined();
    }
  });

  it('give way set by set when a set is loaded again', () => {
    const newer = cards.slice(0, 2).map((card) => ({ ...card, power: '9' }));
    const merged = mergeCards(cards, newer);
    expect(setsOf(merged)).toEqual([
      ['T1', 2],
      ['T2', 50],
    ]);
    expect(merged.filter(({ set }) => set === 'T1')).toEqual(newer);
  });
});

describe('a folder of card data at build', () => {
  const within = (act: (dir: string) => void): void => {
    const dir = mkdtempSync(join(tmpdir(), 'cards-'));
    try {
      act(dir);
    } finally {
      rmSync(dir, { recursive: true });
    }
  };

  it('is read as a whole, dated by its newest file, and named by its content', () => {
    within((dir) => {
      mkdirSync(join(dir, 'sets'));
      writeFileSync(join(dir, 'sets', 'T1.txt'), writeSet(cards.slice(0, 250)));
      writeFileSync(join(dir, 'sets', 'T2.txt'), writeSet(cards.slice(250)));
      writeFileSync(join(dir, 'notes.txt'), 'to do');
      const day = new Date('2026-05-04T12:00:00Z');
      for (const file of ['T1.txt', 'T2.txt']) utimesSync(join(dir, 'sets', file), day, day);
      const baked = readCardsDir(dir);
      expect(JSON.parse(baked.json)).toMatchObject({ date: '2026-05-04', count: 300 });
      expect(unpackCards(JSON.parse(baked.json))).toEqual(cards);
      expect(baked.problems).toEqual([]);
      expect(readCardsDir(dir).version).toBe(baked.version);
      writeFileSync(join(dir, 'sets', 'T3.txt'), 'Name\tText\nNew\tArmor\n');
      const more = readCardsDir(dir);
      expect(more.version).not.toBe(baked.version);
      expect(more.problems[0]).toMatch(/^sets\/T3\.txt, line 1: It has no column/);
    });
  });

  it('fails the build when no card is in it, and says why', () => {
    within((dir) => {
      expect(() => readCardsDir(dir)).toThrow(/No card was read from CARDS_DIR=.*no set file/);
      writeFileSync(join(dir, 'T1.txt'), 'Name\tPower\tHealth\nA\t1\t1\n');
      expect(() => readCardsDir(dir)).toThrow(
        /T1\.txt, line 1: The row of column names has no Text/,
      );
    });
    expect(() => readCardsDir('/nowhere/at/all')).toThrow(/nowhere/);
  });
});
