import { createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { exampleLanguage } from '../notation/shiki.ts';
import { exampleKey } from './example-key.ts';

const highlighter = await createHighlighter({ langs: [exampleLanguage], themes: ['github-light'] });
const draw = (code: string, lang = 'example') =>
  highlighter.codeToHtml(code, {
    lang,
    theme: 'github-light',
    meta: { __raw: 'fury/one/1' },
    transformers: [exampleKey],
  });
const text = (html: string) => html.replace(/<[^>]+>/g, '');

test('values of a fence begin in the eleventh column, whatever its title and its author left', () => {
  const html = draw('title           Two hits\nattacker        power 2\nroll 4  1');
  expect(text(html)).toBe('attacker  power 2\nroll      4  1');
  expect(html).toContain('data-example="fury/one/1"');
  expect(html).not.toContain('far');
});

test('a long key moves them, and says so to the style sheet', () => {
  const html = draw('defending-side  wingman: health 2\nroll  4 1');
  expect(text(html)).toBe('defending-side  wingman: health 2\nroll            4 1');
  expect(html.match(/class="line far"/g)).toHaveLength(2);
});

test('comments and other languages stay as they are', () => {
  expect(text(draw('# a  comment\nroll 6'))).toBe('# a  comment\nroll      6');
  expect(text(draw('title  x', 'text'))).toBe('title  x');
});
