import { describe, expect, test } from 'vitest';
import { splitList } from './clean.ts';
import { NotationError, nearest } from './errors.ts';
import { readFence, writeFence } from './fence.ts';

const problem = (text: string) => {
  try {
    readFence(text);
  } catch (error) {
    if (error instanceof NotationError) return error;
  }
  return undefined;
};

describe('the lines of an example', () => {
  test('have a key, a value, and their place in the text', () => {
    expect(readFence('attacker   power 3\n\n  Roll: 6 6\t2  \r\nroll\n')).toEqual([
      { key: 'attacker', value: 'power 3', line: 1, column: 12 },
      { key: 'roll', value: '6 6 2', line: 3, column: 9 },
      { key: 'roll', value: '', line: 4, column: 5 },
    ]);
  });

  test('leave comments out, but not the signs of a title or of a quoted text', () => {
    const text = '# all\ntitle No. #1  # really\nroll 6  # two\nx "a  # b"  # c\ny a#b';
    expect(readFence(text).map(({ value }) => value)).toEqual([
      'No. #1 # really',
      '6',
      '"a  # b"',
      'a#b',
    ]);
  });

  test('read the same with typographic signs', () => {
    expect(readFence('gain\u00a0attacker Accuracy −1 at “x”')[0]?.value).toBe(
      'attacker Accuracy -1 at "x"',
    );
  });

  test('that are too long or too many are refused', () => {
    expect(problem('x'.repeat(1001))).toMatchObject({ line: 1 });
    expect(problem('roll 6\n'.repeat(401))).toMatchObject({ line: 401 });
    expect(problem('x'.repeat(20_001))?.message).toContain('at most 20000');
    expect(problem('a 1\n  defender')).toMatchObject({ line: 2, column: 3 });
  });

  test('are written in two columns, and read back', () => {
    const lines = [
      { key: 'attacker', value: 'power 3' },
      { key: 'roll', value: '6' },
    ];
    const written = writeFence(lines);
    expect(written).toBe('attacker  power 3\nroll      6\n');
    expect(readFence(written)).toMatchObject(lines);
  });
});

test('a list is split at commas outside quotes and brackets, with the place of each part', () => {
  expect(splitList('a, "b, c", (d, e) , [f', 5)).toEqual([
    { text: 'a', column: 5 },
    { text: '"b, c"', column: 8 },
    { text: '(d, e)', column: 16 },
    { text: '[f', column: 25 },
  ]);
  expect(splitList('  ')).toEqual([]);
  expect(splitList('a,,b')).toHaveLength(3);
});

test('a slip of the finger finds the word that was meant, and nonsense finds none', () => {
  const words = ['Critical Hit', 'Parry', 'Lucky', 'Fury'];
  expect(nearest('Critcal Hit', words)).toBe('Critical Hit');
  expect(nearest('lukcy', words)).toBe('Lucky');
  expect(nearest('criticalhit', words)).toBe('Critical Hit');
  expect(nearest('qqqq', words)).toBeUndefined();
  expect(nearest('', words)).toBeUndefined();
  expect(nearest('x'.repeat(500), words)).toBeUndefined();
});
