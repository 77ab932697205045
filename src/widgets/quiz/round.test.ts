import { describe, expect, it } from 'vitest';
import type { QuizQuestion } from '../../examples/quiz/types.ts';
import { drawer, MISSED, MIXED, readSeed, roundOf } from './round.ts';

const questions: QuizQuestion[] = ['fury', 'lucky', 'armor', 'parry', 'focus', 'surge'].flatMap(
  (keyword) =>
    [1, 2, 3, 4, 5].map((at) => ({
      id: `${keyword}/${at}`,
      keywords: [keyword],
      rows: [],
      ask: 'How many?',
      choices: ['0', '1'],
      right: 0,
      because: '',
      ruling: '',
      address: '/',
    })),
);
const ids = (round: readonly QuizQuestion[]): string[] => round.map(({ id }) => id);

describe('a round', () => {
  it('asks ten, none twice, and no keyword more than twice when it is mixed', () => {
    for (let seed = 0; seed < 200; seed++) {
      const round = roundOf(questions, MIXED, seed);
      expect(new Set(ids(round)).size).toBe(10);
      for (const keyword of ['fury', 'lucky', 'armor'])
        expect(round.filter(({ keywords }) => keywords[0] === keyword).length).toBeLessThan(3);
    }
  });

  it('is the same for the same number, and another for another', () => {
    expect(ids(roundOf(questions, MIXED, 7))).toEqual(ids(roundOf(questions, MIXED, 7)));
    expect(ids(roundOf(questions, MIXED, 7))).not.toEqual(ids(roundOf(questions, MIXED, 8)));
  });

  it('keeps to one keyword, to what was missed, or is empty', () => {
    expect(new Set(ids(roundOf(questions, 'fury', 1)))).toEqual(
      new Set(['fury/1', 'fury/2', 'fury/3', 'fury/4', 'fury/5']),
    );
    expect(ids(roundOf(questions, MISSED, 1, ['armor/2', 'gone/1']))).toEqual(['armor/2']);
    expect(roundOf(questions, 'nothing', 1)).toEqual([]);
  });

  it('draws every number about as often as any other', () => {
    const draw = drawer(1);
    const counts = [0, 0, 0, 0, 0];
    for (let at = 0; at < 5000; at++) counts[draw(5)] = (counts[draw(5)] ?? 0) + 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });

  it('reads its number from an address, and nothing else', () => {
    expect(readSeed('7')).toBe(7);
    for (const wrong of [null, '', '-1', '1e9', '٣', '1.5', '99999999999'])
      expect(readSeed(wrong)).toBeUndefined();
  });
});
