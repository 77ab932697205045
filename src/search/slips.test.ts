import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../rules/words.ts';
import { slipsBetween } from './slips.ts';

it.each([
  ['paryy', 'parry', 2, 1],
  ['lukcy', 'lucky', 1, 1],
  ['evade', 'evade', 0, 0],
  ['', 'fury', 2, 3],
  ['shields', 'stealth', 1, 2],
] as const)('%s and %s, at most %i: %i', (a, b, most, slips) => {
  expect(slipsBetween(a, b, most)).toBe(slips);
});

it('is the edit distance of two words, up to where it gives up', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(slipsBetween(a, b, most)).toBe(Math.min(editDistance(a, b), most + 1));
    }),
    { numRuns: 2000 },
  );
});
