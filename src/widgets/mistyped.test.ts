import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meant } from './mistyped.ts';

describe('the address that was meant', () => {
  it.each([
    ['/keywords/parry).', '/keywords/parry/'],
    ['/keywords/parry/).', '/keywords/parry/'],
    ['/keywords/parry%E2%80%9D', '/keywords/parry/'],
    ['/keywords/parry/**', '/keywords/parry/'],
    ['/keywords/Parry/', '/keywords/parry/'],
    ['/Keywords/fury', '/keywords/fury/'],
    ['/keywords/Critical%20Hit/', '/keywords/critical-hit/'],
    ['/keywords/critical_hit', '/keywords/critical-hit/'],
    ['/keywords/fury/index.html', '/keywords/fury/'],
    ['/keywords/fury.html', '/keywords/fury/'],
    ['/keywords//fury/', '/keywords/fury/'],
    ['//keywords/fury/', '/keywords/fury/'],
    ['/keywords/fury/%', '/keywords/fury/'],
    ['/changes.xml).', '/changes.xml'],
    ['/keywords/parryy/', undefined],
    ['/', undefined],
    ['/%', undefined],
  ])('%s: %s', (path, tidy) => {
    expect(meant(path, '/').tidy).toBe(tidy);
  });

  it('stays in the folder of the site', () => {
    expect(meant('/natural-six/Keywords/Fury/nope', '/natural-six/')).toMatchObject({
      tidy: '/natural-six/keywords/fury/nope/',
      above: ['/natural-six/keywords/fury/', '/natural-six/keywords/'],
    });
  });

  it('is never on another host, whatever stands in the path', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%5C',
      '%2F',
      '..',
      '%2e',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      ').',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.string({ maxLength: 8 }),
        (pieces, text) => {
          const { pathname } = new URL('http://a.example');
          const { tidy, above } = meant(`${pathname}${pieces.join('')}${text}`, '/');
          for (const address of [tidy ?? '/', ...above])
            expect(new URL(address, 'http://a.example/').origin).toBe('http://a.example');
        },
      ),
    );
  });
});

describe('the words to search for', () => {
  it.each([
    ['/keywords/parryy/', ['parryy']],
    ['/terms/pop-chanse/', ['pop chanse']],
    ['/parry', ['parry']],
    ['/keywords/fury/nope/', ['fury nope', 'nope', 'fury']],
    ['/glossary/natural-roll', ['natural roll', 'glossary']],
    ['/keywords/', []],
    ['/', []],
    ['/keywords/<b>x</b>', ['<b>x b', 'b', '<b>x']],
  ])('%s', (path, queries) => {
    expect(meant(path, '/').queries).toEqual(queries);
  });

  it('are cut', () => {
    expect(meant(`/${'a'.repeat(5000)}`, '/').queries).toEqual(['a'.repeat(80)]);
  });
});
