import { afterEach, expect, it, vi } from 'vitest';
import type { Hit } from '../../search/types.ts';
import { joinHits } from './beside.ts';
import { hasCards } from './has.ts';
import { lentCards, noteCards } from './note.ts';

const hit = (kind: Hit['kind'], title: string, score: number): Hit => ({
  ...{ kind, id: title, address: `/${title}`, title, context: '', score, marks: [] },
});
const many = (kind: Hit['kind'], count: number, score: number): Hit[] =>
  Array.from({ length: count }, (_, at) => hit(kind, `${kind} ${at}`, score - at));

it('shows the better hits first and lets neither side crowd the other out', () => {
  const mixed = joinHits(many('ruling', 20, 100), many('card', 20, 900), 12);
  expect(mixed.map(({ kind }) => kind)).toEqual([
    ...Array(6).fill('card'),
    ...Array(6).fill('ruling'),
  ]);
  const low = joinHits(many('ruling', 20, 900), many('card', 20, 100), 12);
  expect(low.filter(({ kind }) => kind === 'card')).toHaveLength(4);
  expect(joinHits(many('ruling', 1, 90), many('card', 20, 80), 12)).toHaveLength(12);
  expect(joinHits(many('ruling', 20, 90), [], 12)).toHaveLength(12);
});

it('shows a card of the site once, in its loaded form', () => {
  const both = joinHits([hit('card', 'Slave I (L)', 941)], [hit('card', 'Slave I (L)', 830)], 12);
  expect(both.map(({ score }) => score)).toEqual([830]);
});

const storage = () => {
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
  });
};
afterEach(() => vi.unstubAllGlobals());

it('asks for the code of cards only where the note says that there are cards', () => {
  vi.stubGlobal('document', { body: { dataset: {} } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  expect(hasCards()).toBe(false);
  noteCards(true);
  expect(hasCards()).toBe(true);
  noteCards(false, '{}');
  expect([hasCards(), lentCards()]).toEqual([true, '{}']);
  noteCards(false);
  expect([hasCards(), lentCards()]).toEqual([false, undefined]);
  vi.stubGlobal('document', { body: { dataset: { cards: '/card-data/1.json' } } });
  expect(hasCards()).toBe(true);
});

it('bears storage that may not be touched', () => {
  vi.stubGlobal('document', { body: { dataset: {} } });
  expect([hasCards(), lentCards(), noteCards(true, 'x')]).toEqual([false, undefined, false]);
});
