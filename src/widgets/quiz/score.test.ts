import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScore, NO_SCORE, parseScore, record, saveScore } from './score.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the score', () => {
  it('counts answers, runs and what is still missed', () => {
    let score = record(NO_SCORE, 'a', true);
    score = record(score, 'b', true);
    score = record(score, 'c', false);
    expect(score).toEqual({ asked: 3, right: 2, row: 0, best: 2, missed: ['c'] });
    score = record(score, 'c', false);
    expect(score.missed).toEqual(['c']);
    expect(record(score, 'c', true)).toEqual({ asked: 5, right: 3, row: 1, best: 2, missed: [] });
  });

  it('keeps the latest sixty that were missed', () => {
    let score = NO_SCORE;
    for (let at = 0; at < 100; at++) score = record(score, `q${at}`, false);
    expect(score.missed).toHaveLength(60);
    expect(score.missed.at(-1)).toBe('q99');
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{"asked":-1}',
    '{"asked":"9","missed":{}}',
    '{"asked":1e999}',
    '{broken',
  ])('%j in the storage is no score', (stored) => {
    expect(parseScore(stored)).toEqual(NO_SCORE);
  });

  it('never has more right than asked, and drops what is no question', () => {
    expect(parseScore('{"asked":2,"right":9,"missed":["a",4,null]}')).toMatchObject({
      asked: 2,
      right: 2,
      missed: ['a'],
    });
  });

  it('survives a storage that refuses', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    expect(loadScore()).toEqual(NO_SCORE);
    expect(() => saveScore(NO_SCORE)).not.toThrow();
  });
});
