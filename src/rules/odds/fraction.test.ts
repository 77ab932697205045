import { describe, expect, it } from 'vitest';
import { decimalOf, decimalText, fraction, fractionText, oneInText, percentText } from '../odds.ts';

describe('fractions', () => {
  it('come in lowest terms', () => {
    expect(fraction(6n, 36n)).toEqual({ numerator: 1n, denominator: 6n });
    expect(fraction(0n, 36n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(fraction(-4n, 6n)).toEqual({ numerator: -2n, denominator: 3n });
    expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1n, 0n)).toThrow("0 can't be a denominator.");
    expect(fractionText(fraction(24n, 8n))).toBe('3');
    expect(fractionText(fraction(24091n, 7776n))).toBe('24091/7776');
  });

  it('become decimals, however long they are', () => {
    expect(decimalOf(fraction(1n, 3n))).toBe(1 / 3);
    const all = 6n ** 400n;
    expect(decimalOf({ numerator: all / 2n, denominator: all })).toBe(0.5);
    expect(decimalText(fraction(2n, 3n), 4)).toBe('0.6667');
    expect(decimalText(fraction(24091n, 7776n), 3)).toBe('3.098');
    expect(decimalText(fraction(-1n, 8n), 2)).toBe('-0.13');
    expect(decimalText(fraction(-1n, 800n), 2)).toBe('0.00');
    expect(decimalText(fraction(5n, 2n), 0)).toBe('3');
  });
});

describe('chances in words', () => {
  it('are 0% and 100% only if that is exact', () => {
    expect(percentText(0)).toBe('0%');
    expect(percentText(1)).toBe('100%');
    expect(percentText(4095 / 4096)).toBe('99.98%');
    expect(percentText(1 / 4096)).toBe('0.02%');
    expect(percentText(6 ** -12)).toBe('under 0.000001%');
    expect(percentText(1 - 2 ** -53)).toBe('over 99.999999%');
    expect(percentText(0.9e-8)).toBe('under 0.000001%');
    expect(percentText(1.1e-8)).toBe('0.000001%');
    expect(percentText(1 - 0.9e-8)).toBe('over 99.999999%');
    expect(percentText(1 - 1.1e-8)).toBe('99.999999%');
    expect(percentText(1 - 1e-4)).toBe('99.99%');
    expect(percentText(1 - 1e-6)).toBe('99.9999%');
    for (let power = 1; power < 1000; power += 7) {
      expect(percentText(2 ** -power)).not.toBe('0%');
      expect(percentText(1 - Math.max(2 ** -power, 2 ** -53))).not.toBe('100%');
    }
  });

  it('have one digit after the point where that is enough', () => {
    expect(percentText(0.5)).toBe('50%');
    expect(percentText(0.1)).toBe('10%');
    expect(percentText(287 / 2592)).toBe('11.1%');
    expect(percentText(0.0004)).toBe('0.04%');
    expect(percentText(0.005)).toBe('0.5%');
    expect(percentText(0.2)).toBe('20%');
    expect(percentText(0.999)).toBe('99.9%');
    expect(percentText(0.3049)).toBe('30.5%');
  });

  it('are counted as 1 in so many', () => {
    expect(oneInText(0)).toBe('never');
    expect(oneInText(1)).toBe('always');
    expect(oneInText(0.5)).toBe('1 in 2');
    expect(oneInText(1 / 36)).toBe('1 in 36');
    expect(oneInText(35 / 36)).toBe('all but 1 in 36');
    expect(oneInText(287 / 2592)).toBe('about 1 in 9');
    expect(oneInText(17 / 81)).toBe('about 1 in 4.8');
    expect(oneInText(64 / 81)).toBe('all but about 1 in 4.8');
    expect(oneInText(1 / 9.99)).toBe('about 1 in 10');
    expect(oneInText(1 / 10.4)).toBe('about 1 in 10');
    expect(oneInText(1 / 123456.7)).toBe('about 1 in 123000');
    expect(oneInText(1 / 999_999)).toBe('1 in 999999');
    expect(oneInText(1e-6)).toBe('about 1 in 1 million');
    expect(oneInText(1e-9)).toBe('about 1 in 1 billion');
    expect(oneInText(1e-12)).toBe('about 1 in a trillion or more');
    expect(oneInText(1 / 4.2e6)).toBe('about 1 in 4.2 million');
    expect(oneInText(6 ** -12)).toBe('about 1 in 2.2 billion');
    expect(oneInText(6 ** -50)).toBe('about 1 in a trillion or more');
  });

  it('refuse what is no chance', () => {
    for (const wrong of [-0.1, 1.1, Number.NaN]) {
      expect(() => percentText(wrong)).toThrow(`${wrong} is no chance.`);
      expect(() => oneInText(wrong)).toThrow(`${wrong} is no chance.`);
    }
  });
});
