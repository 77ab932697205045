import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { classesForStyles, classesOf, exampleLanguage } from './shiki.ts';

const source = `title     Two sixes, one bonus
attacker  Vader: power 3, Critical Hit 2, Pay 1 Force -> Evade 2
defender  Space, health 6, Accuracy -1, Bounty: "Gain 2"
# a comment
roll      6 6 2
gain      attacker power 2 at attack-pop
expect    hits 2, damage 4 on Vader, refused retaliate/not-across-arenas`;

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

async function html(text: string) {
  const shiki = await createHighlighter({ themes: [theme], langs: [exampleLanguage] });
  return shiki.codeToHtml(text, {
    lang: 'example',
    theme: 'css-variables',
    transformers: [classesForStyles],
  });
}

test('an example is coloured by classes alone, so that the page obeys its security policy', async () => {
  const page = await html(source);
  expect(page).not.toContain('style=');
  expect(page).toContain('class="tok-keyword"');
});

test('the source stays with the picture, to be played', async () => {
  const page = await html('attacker  power 3, Bounty: "x" & <y>');
  expect(page).toContain('data-source="attacker  power 3, Bounty: &#x22;x&#x22; &#x26; <y>"');
});

test('keys, keyword names, numbers, units, steps and citations are told apart', async () => {
  const page = await html(source);
  const has = (kind: string, text: string) =>
    expect(page).toMatch(new RegExp(`<span class="tok-${kind}[^>]*>\\s*${text}\\s*</span>`));
  has('keyword', 'attacker');
  has('string', 'Two sixes, one bonus');
  has('string-expression', 'Vader');
  has('function', 'Critical Hit');
  has('function', 'Evade');
  has('constant', '3');
  has('constant', 'attack-pop');
  has('comment', '# a comment');
  has('link', 'retaliate/not-across-arenas');
  has('function', 'hits');
});

test('a style of another look becomes its class', () => {
  expect(classesOf('color:var(--shiki-token-comment);font-style:italic')).toEqual([
    'tok-comment',
    'tok-italic',
  ]);
  expect(classesOf('color:var(--astro-code-foreground)')).toEqual([]);
});
