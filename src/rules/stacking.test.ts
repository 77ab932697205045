import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instancesOf } from './stacking.ts';
import type { Ability } from './types.ts';

const all = (...values: number[]): Ability[] => values.map((value) => ({ keyword: 'k', value }));
const worth = (ability: Ability) => Number(ability.value);
const shape = (abilities: Ability[], stacking: Parameters<typeof instancesOf>[1]) =>
  instancesOf(abilities, stacking, worth).map(({ number, value }) => [number, value]);

describe('Stacking classes', () => {
  it('should add up what is cumulative', () => {
    expect(shape(all(1, 2, -1), 'cumulative')).toEqual([[1, 2]]);
  });

  it('should count what is isolated once, with the first number', () => {
    expect(shape(all(2, 5), 'isolated')).toEqual([[1, 2]]);
  });

  it('should leave layered and selective instances apart', () => {
    const each = [
      [1, 2],
      [2, 5],
    ];
    expect(shape(all(2, 5), 'layered')).toEqual(each);
    expect(shape(all(2, 5), 'selective')).toEqual(each);
  });

  it('should make nothing of nothing', () => {
    for (const stacking of ['cumulative', 'isolated', 'layered', 'selective'] as const) {
      expect(shape([], stacking)).toEqual([]);
    }
  });

  it('should keep the sum whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }), (values) => {
        const sum = values.reduce((total, value) => total + value, 0);
        expect(shape(all(...values.toReversed()), 'cumulative')).toEqual([[1, sum]]);
      }),
    );
  });
});
