import { describe, expect, it } from 'vitest';
import type { LoadedCard } from '../../decks/sets/card.ts';
import { inventCards, seeded } from '../../decks/sets/testing.ts';
import { createCardSearch } from './engine.ts';

const cards = inventCards(3000);
const search = createCardSearch(cards);
while (!search.learn(500));
const bare = (name: string): string => name.replace(/ \([A-Z]\)$/, '').toLowerCase();
const names = (query: string, limit = 5, from = search): string[] =>
  from.find(query, limit).map(({ place }) => cards[place]?.name ?? '');

/** What fingers do to a name, always the same way for the same name. */
const SLIPS: Readonly<Record<string, (name: string, at: number) => string>> = {
  'as it is': (name) => name,
  'two letters swapped': (name, at) =>
    name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
  'a letter missing': (name, at) => name.slice(0, at) + name.slice(at + 1),
  'a letter too many': (name, at) => `${name.slice(0, at)}e${name.slice(at)}`,
  'a wrong letter': (name, at) => `${name.slice(0, at)}q${name.slice(at + 1)}`,
  'written as one word': (name) => name.replaceAll(' ', ''),
  'words turned round': (name) => name.split(' ').reverse().join(' '),
  'not typed to the end': (name) => name.slice(0, Math.max(4, name.length - 3)),
  'in capitals, with two spaces': (name) => name.toUpperCase().replaceAll(' ', '  '),
};

describe('search of loaded cards', () => {
  for (const [what, slip] of Object.entries(SLIPS)) {
    it(`finds a name ${what}`, () => {
      const next = seeded(11);
      let first = 0;
      for (let turn = 0; turn < 200; turn++) {
        const name = bare(cards[Math.floor(next() * cards.length)]?.name ?? '');
        const at = 1 + Math.floor(next() * (name.length - 2));
        const [best = ''] = names(slip(name, at), 1);
        if (bare(best) === name) first++;
      }
      expect(first).toBeGreaterThanOrEqual(190);
    });
  }

  it('finds cards by words of text, type and set, all of them', () => {
    const found = search.find('stealth space', 50).map(({ place }) => cards[place] as LoadedCard);
    expect(found.length).toBeGreaterThan(5);
    for (const card of found) {
      expect(`${card.name} ${card.type} ${card.text}`.toLowerCase()).toMatch(
        /space.*stealth|stealth.*space/s,
      );
    }
    expect(search.find('t3', 50).every(({ place }) => cards[place]?.set === 'T3')).toBe(true);
  });

  it('has names before it has texts', () => {
    const fresh = createCardSearch(cards);
    const [card] = cards as [LoadedCard];
    expect(names(card.name, 1, fresh)).toEqual([card.name]);
    const before = fresh.find('stealth', 50).length;
    expect(fresh.learn(10)).toBe(false);
    expect(fresh.learn(cards.length)).toBe(true);
    expect(fresh.find('stealth', 50).length).toBeGreaterThan(before);
  });

  it('finds nothing for nothing, for nonsense, and among no cards', () => {
    for (const query of ['', '   ', '...', 'qqqqqqqq', '\u0000'])
      expect(search.find(query, 5)).toEqual([]);
    expect(createCardSearch([]).find('luke', 5)).toEqual([]);
  });

  it('builds no pattern from what was typed', () => {
    for (const query of ['(', '[a-', '.*', '\\', 'a+b', '__proto__', 'constructor']) {
      expect(() => search.find(query, 5)).not.toThrow();
    }
  });
});
