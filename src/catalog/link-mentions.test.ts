import { describe, expect, it } from 'vitest';
import { splitAtMentions } from './link-mentions.ts';
import type { Mention } from './names.ts';

const mention = (words: string, page: string): Mention => ({ words, page, address: `/${page}/` });
const MENTIONS = [
  mention('attack dice', 'terms/attack-dice'),
  mention('critical hit', 'keywords/critical-hit'),
  mention('attack', 'terms/attack'),
  mention('protect', 'keywords/protect'),
  mention('hit', 'terms/hit'),
];

const linked = (text: string, before = new Set<string>()): string =>
  splitAtMentions(text, MENTIONS, before)
    .map((piece) => (piece.mention ? `[${piece.text}]` : piece.text))
    .join('');

describe('links made by writing names', () => {
  it('links the longest name', () => {
    expect(linked('Roll the attack dice for the attack.')).toBe(
      'Roll the [attack dice] for the [attack].',
    );
  });

  it('links a page once', () => {
    expect(linked('A hit is a hit.')).toBe('A [hit] is a hit.');
  });

  it('takes a keyword only with its capital letter', () => {
    expect(linked('You protect it with Protect 2.')).toBe('You protect it with [Protect] 2.');
  });

  it('never links inside a longer name that was linked before', () => {
    expect(linked('Critical Hit needs no hit.', new Set(['keywords/critical-hit']))).toBe(
      'Critical Hit needs no [hit].',
    );
  });

  it('leaves words alone that only contain a name', () => {
    expect(linked('A white counter-attack.')).toBe('A white counter-attack.');
  });
});
