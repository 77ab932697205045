import { describe, expect, it } from 'vitest';
import { editDistance, nearest, squash } from './words.ts';

describe('how far two words are apart', () => {
  it.each([
    ['evade', 'evade', 0],
    ['', '', 0],
    ['', 'evade', 5],
    ['parry', '', 5],
    ['evade', 'evde', 1],
    ['evde', 'evade', 1],
    ['evade', 'evaxde', 1],
    ['evade', 'evada', 1],
    ['evade', 'veade', 1],
    ['lucky', 'lukcy', 1],
    ['lucky', 'luckyy', 1],
    ['ab', 'ba', 1],
    ['abcd', 'badc', 2],
    ['abc', 'cab', 2],
    ['fury', 'focus', 4],
    ['kitten', 'sitting', 3],
    ['parry', 'yrrap', 4],
    ['aab', 'aba', 1],
    ['abab', 'baba', 2],
  ])('%j and %j: %i slips', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
    expect(editDistance(b, a)).toBe(slips);
  });
});

describe('the word that was meant', () => {
  const names = ['Accuracy', 'Area Damage', 'Armor', 'Fury', 'Parry', 'Critical Hit'];

  it('is the nearest, whatever its case, spaces and hyphens', () => {
    expect(nearest('acuracy', names)).toBe('Accuracy');
    expect(nearest('PARRY', names)).toBe('Parry');
    expect(nearest('area-damage', names)).toBe('Area Damage');
    expect(nearest('areadamge', names)).toBe('Area Damage');
    expect(nearest('fruy', names)).toBe('Fury');
  });

  it('is one slip away up to five letters, two up to nine, three above', () => {
    expect(nearest('parr', ['parry'])).toBe('parry');
    expect(nearest('xrmyr', ['armor'])).toBeUndefined();
    expect(nearest('axxor', ['armor'])).toBeUndefined();
    expect(nearest('xxcuracy', ['accuracy'])).toBe('accuracy');
    expect(nearest('xxxuracy', ['accuracy'])).toBeUndefined();
    expect(nearest('retaliate', ['xxtaliate'])).toBe('xxtaliate');
    expect(nearest('retaliate', ['xxxaliate'])).toBeUndefined();
    expect(nearest('armors', ['axxors'])).toBe('axxors');
    expect(nearest('armors', ['axxxrs'])).toBeUndefined();
    expect(nearest('xxxticalhit', names)).toBe('Critical Hit');
    expect(nearest('doublestri', ['xxxblestri'])).toBe('xxxblestri');
    expect(nearest('xxxxicalhit', names)).toBeUndefined();
  });

  it('is the first of those that are equally near', () => {
    expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
    expect(nearest('cats', ['bat', 'cat'])).toBe('cat');
    expect(nearest('evades', ['xevades', 'evades'])).toBe('evades');
    expect(nearest('abcdef', ['abcdxy', 'abcdey'])).toBe('abcdey');
  });

  it('is none for no letters, for a text, or where nothing is near', () => {
    expect(nearest('', ['a'])).toBeUndefined();
    expect(nearest(' - ', ['a'])).toBeUndefined();
    expect(nearest('zzz', names)).toBeUndefined();
    expect(nearest('x'.repeat(40), ['x'.repeat(40)])).toBe('x'.repeat(40));
    expect(nearest('x'.repeat(41), ['x'.repeat(41)])).toBeUndefined();
    expect(nearest('parry', [])).toBeUndefined();
  });

  it('is compared without spaces, hyphens of every kind, dots and apostrophes', () => {
    expect(squash(" Re-Roll‐by‑C. O'Neil’s\t")).toBe('rerollbyconeils');
  });
});
