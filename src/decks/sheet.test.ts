import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { catalog } from '../catalog/index.ts';
import { scan } from '../notation/scan.ts';
import { makeBook } from './book.ts';
import { makeSheet } from './sheet.ts';
import { readList, writeList } from './sheet-address.ts';
import { readSheetFile, writeSheetFile } from './sheet-file.ts';

const { cards } = catalog();
const reading = { scanner: scan, book: makeBook(cards) };
const sheetOf = (text: string) => makeSheet(text, reading);
const keywordsOf = (text: string) => sheetOf(text).rows.map(({ keyword }) => keyword);

/** Texts of our own that use just the keywords that each card is listed with. */
const texts: Record<string, string> = {
  'Slave I (L)':
    'Shields 1. Switch: Ion Cannon 2/Ambush 2. Upkeep: Pay 1 Force. Bounty: Gain 1 Force.',
  'Jedi Boarding Party':
    'Hidden Cost 2\nIntercept\nFocus 1\nCritical Hit 1\nPay 1 Force -> Protect 1',
  'Zaalbar (A)':
    'Fury 1|Critical Hit 1|Pay 1 Force -> Retaliate 2|Pay 1 Force -> Protect 1|Reduced Cost 4: If you control a Wookiee.',
};

describe('the cards of the site', () => {
  for (const { title, keywords } of cards) {
    it(`${title} by name gives its keywords, and no others`, () =>
      expect(keywordsOf(title)).toEqual([...keywords].sort()));

    it(`${title} by a text gives its keywords, and no others`, () =>
      expect(keywordsOf(texts[title] ?? '')).toEqual([...keywords].sort()));
  }

  it('make a deck whose sheet is the union', () => {
    const all = [...new Set(cards.flatMap(({ keywords }) => keywords))].sort();
    expect(keywordsOf(cards.map(({ title }) => `2 ${title}`).join('\n'))).toEqual(all);
    expect(keywordsOf(Object.values(texts).join('\n\n'))).toEqual(all);
  });
});

describe('a sheet', () => {
  it('gathers the values of a keyword and the cards that use it', () => {
    const { rows } = sheetOf(
      'Ewok Scout\nEvade 2, Accuracy -1\n\nEwok Elder\nPay 1 Force -> Evade 1. Each unit with Armor gets Accuracy 1.',
    );
    expect(rows).toEqual([
      {
        keyword: 'accuracy',
        values: ['-1', '1'],
        roles: ['has', 'grants'],
        cards: [{ title: 'Ewok Scout' }, { title: 'Ewok Elder' }],
      },
      { keyword: 'armor', values: [], roles: ['mentions'], cards: [{ title: 'Ewok Elder' }] },
      {
        keyword: 'evade',
        values: ['1', '2'],
        roles: ['has'],
        cards: [{ title: 'Ewok Scout' }, { title: 'Ewok Elder' }],
      },
    ]);
  });

  it('adds up the copies of a card, and counts none where none are given', () => {
    expect(sheetOf('2 Zaalbar (A)\nZaalbar (A) x3').cards).toEqual([
      { title: 'Zaalbar (A)', count: 5 },
    ]);
    expect(sheetOf('zaalbar (a)').cards).toEqual([{ title: 'Zaalbar (A)' }]);
  });

  it('lists cards that it does not know, with near names, and guesses none', () => {
    const { rows, unknown } = sheetOf('3 Zalbaar (A)\n1 Ewok Scout\nSideboard:\n2 Ewok Scout');
    expect(rows).toEqual([]);
    expect(unknown).toEqual([
      { name: 'Zalbaar (A)', count: 3, near: ['Zaalbar (A)'] },
      { name: 'Ewok Scout', count: 3, near: [] },
    ]);
  });

  it('says what is wrong with a count, and where', () => {
    expect(sheetOf('Armor\n\n-2 Zaalbar (A)').problems).toMatchObject([{ line: 3 }]);
  });
});

describe('its address', () => {
  const listed = fc.uniqueArray(
    fc.record({
      keyword: fc.constantFrom('armor', 'critical-hit', 'accuracy', 'ion-cannon', 'lucky'),
      values: fc.uniqueArray(fc.constantFrom('1', '-1', '+2', 'X', 'power', '12'), {
        maxLength: 4,
      }),
    }),
    { selector: ({ keyword }) => keyword },
  );

  test('gives back the same keywords and values', () => {
    fc.assert(
      fc.property(listed, (rows) => {
        const written = writeList(rows);
        expect(readList(written)).toEqual(rows);
        expect(readList(new URLSearchParams(`k=${written}`).get('k') ?? '')).toEqual(rows);
      }),
    );
  });

  test('never throws, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(readList(text))));
    expect(readList('armor.<b>~__proto__~constructor.1e9~lucky.1.1')).toEqual([
      { keyword: 'armor', values: [] },
      { keyword: 'constructor', values: [] },
      { keyword: 'lucky', values: ['1'] },
    ]);
  });
});

describe('its file', () => {
  const sheet = {
    name: 'Ewoks',
    text: '2 Zaalbar (A)',
    keywords: [{ keyword: 'fury', values: ['1'] }],
  };

  it('comes back as it was', () =>
    expect(readSheetFile(writeSheetFile(sheet), 'a.json')).toEqual(sheet));

  it('is refused in plain words when it is another or half there', () => {
    expect(() => readSheetFile('{"format":"x"}', 'a.json')).toThrow(
      /a\.json, line 1: This is no sheet/,
    );
    expect(() => readSheetFile(writeSheetFile(sheet).slice(0, 60), 'a.json')).toThrow(/is broken/);
    expect(() => readSheetFile('null', 'a.json')).toThrow(/no sheet/);
  });
});
