import { describe, expect, it } from 'vitest';
import { createSearch } from './engine.ts';
import type { SearchData } from './types.ts';

const DATA: SearchData = {
  addresses: {
    keyword: '/keywords/*/',
    term: '/terms/*/',
    card: '/cards/*/',
    step: '/steps/#*',
    interaction: '/interactions/*/',
    ruling: '/keywords/*/#*',
  },
  pages: [
    ['keyword', 'fury', 'Fury', 'A natural 4 brings more dice.', []],
    ['keyword', 'lucky', 'Lucky', 'You may re-roll dice.', []],
    ['keyword', 'double-strike', 'Double Strike', 'It attacks a second time.', ['ds']],
    [
      'interaction',
      'lucky-x-fury',
      'Too late for Fury',
      'Fury reads the first throw.',
      ['Lucky', 'Fury'],
    ],
    ['term', 're-roll', 're-roll', 'Rolling a die again.', ['reroll']],
  ],
  rulings: [
    [0, 'a-four', 'A 4 brings dice'],
    [1, 'not-for-fury', 'Fury dice may be re-rolled'],
  ],
  words: 'again die fury',
  texts: [[1], [2], [], [], [], [], []],
};
const search = createSearch(DATA);
const first = (query: string): string | undefined => search(query)[0]?.address;

describe('what players type', () => {
  it.each([
    ['fury', '/keywords/fury/'],
    ['  FURY  ', '/keywords/fury/'],
    ['fury 2', '/keywords/fury/'],
    ['fu', '/keywords/fury/'],
    ['lukcy', '/keywords/lucky/'],
    ['doublestrike', '/keywords/double-strike/'],
    ['double-strike', '/keywords/double-strike/'],
    ['double\nstrike', '/keywords/double-strike/'],
    ['ds', '/keywords/double-strike/'],
    ['re roll', '/terms/re-roll/'],
    ['re\u2011roll', '/terms/re-roll/'],
    ['Pay 1 Force -> Lucky 2', '/keywords/lucky/'],
  ])('%j finds %s first', (query, address) => {
    expect(first(query)).toBe(address);
  });

  it.each([
    'lucky fury',
    'fury lucky',
    'Lucky 1 vs. Fury 2',
    'lukcy and fury',
    'lucky fur',
    'does lucky meet fury',
  ])('%j, two keywords, find what happens when they meet', (query) => {
    expect(first(query)).toBe('/interactions/lucky-x-fury/');
  });

  it('a keyword alone is not taken for a meeting', () => {
    expect(first('lucky lucky')).not.toBe('/interactions/lucky-x-fury/');
    expect(first('fury dice')).not.toBe('/interactions/lucky-x-fury/');
  });

  it.each([
    [''],
    ['   '],
    ['qqqq'],
    ['(((('],
    ['.*'],
    ['\\'],
    ['__proto__'],
    ['constructor'],
    ['🎲'],
    ['שלום'],
    ['"\'`'],
    ['\ud800'],
  ])('%j finds nothing and does no harm', (query) => {
    expect(search(query)).toEqual([]);
  });

  it('cuts what is too long instead of hanging', () => {
    expect(search('fury '.repeat(10_000)).length).toBeGreaterThan(0);
  });

  it('marks the letters typed, and never a guess', () => {
    expect(search('fur')[0]?.marks).toEqual([[0, 3]]);
    expect(search('lukcy')[0]?.marks).toEqual([]);
    expect(search('re-roll')[0]?.marks).toEqual([[0, 7]]);
  });

  it.each([
    ['when can i use fury', '/keywords/fury/'],
    ['what does double strike do', '/keywords/double-strike/'],
    ['fury fury dice', '/keywords/fury/#a-four'],
  ])('%j, a question, finds %s first', (query, address) => {
    expect(first(query)).toBe(address);
  });

  it('takes a word that is spelt right for no slip of a name', () => {
    const pages: SearchData['pages'] = [
      ['keyword', 'tenacity', 'Tenacity', 'It may try again.', []],
      ['term', 'dark-side-first', 'Dark Side first', '', []],
    ];
    const found = createSearch({ ...DATA, pages, rulings: [], words: 'tie', texts: [[], [0]] });
    expect(found('tie')[0]?.address).toBe('/terms/dark-side-first/');
    expect(found('tenasity')[0]?.address).toBe('/keywords/tenacity/');
  });

  it('offers names that are near when nothing was found', () => {
    expect(search('dubbelstryk')).toEqual([]);
    expect(search.near('dubbelstryk').map(({ address }) => address)).toEqual([
      '/keywords/double-strike/',
    ]);
    for (const far of ['', 'qqqq', '(((((', '🎲🎲🎲🎲', 'שלום עולם'])
      expect(search.near(far), far).toEqual([]);
  });

  it('gives the same order every time', () => {
    expect(search('dice')).toEqual(createSearch(DATA)('dice'));
  });
});
