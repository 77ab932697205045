import { expect, test } from 'vitest';
import { packOf, pageKey, readIndex, writePack } from './packs.ts';

test('every shape of an address is the same page', () => {
  for (const path of ['keywords/fury', 'keywords/fury/', 'keywords/fury/index.html'])
    expect(pageKey(path)).toBe('keywords/fury/');
  expect(pageKey('')).toBe('');
  expect(pageKey('index.html')).toBe('');
  expect(pageKey('404.html')).toBe('404.html');
});

test('a keyword, its rulings and its neighbours in the alphabet share a pack', () => {
  expect(packOf('keywords/fury/')).toBe('keywords-e');
  expect(packOf('keywords/fury/reading-one/')).toBe('keywords-e');
  expect(packOf('keywords/evade/')).toBe('keywords-e');
  expect(packOf('keywords/intercept/')).toBe('keywords-i');
  expect(packOf('keywords/2-in-1/')).toBe('keywords-a');
  expect(packOf('keywords/')).toBe('pages');
  expect(packOf('')).toBe('pages');
  expect(packOf('terms/hit/')).toBe('terms');
});

test('what is packed comes back to the byte, whatever its letters', async () => {
  const encoder = new TextEncoder();
  const texts = new Map([
    ['', '<h1>Home</h1>'],
    ['keywords/é/', 'a natural 6 → “six” ⚅'],
    ['empty/', ''],
    ['404.html', 'Nothing\nhere'],
  ]);
  const pages = new Map([...texts].map(([key, text]) => [key, encoder.encode(text)]));
  const pack = new Blob([new Uint8Array(writePack(pages))]);
  const index = await readIndex(pack);
  expect([...index.keys()]).toEqual([...texts.keys()]);
  for (const [key, { start, end }] of index)
    expect(await pack.slice(start, end).text()).toBe(texts.get(key));
});
