import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtSentence, descriptionOf } from './cut.ts';

describe('text that is cut for a preview', () => {
  it('is whole when it fits', () => {
    expect(cutAtSentence('One. Two.', 9)).toBe('One. Two.');
  });

  it('ends at the last sentence that fits', () => {
    expect(cutAtSentence('One. Two. Three.', 12)).toBe('One. Two.');
    expect(cutAtSentence('He said "no." Then he left again.', 20)).toBe('He said "no."');
  });

  it('never takes the point in a number or an abbreviation inside a word for an end', () => {
    expect(cutAtSentence('A mean of 3.5 hits. More text follows here.', 25)).toBe(
      'A mean of 3.5 hits.',
    );
  });

  it('ends at a word with an ellipsis when the first sentence is too long', () => {
    expect(cutAtSentence('A sentence, which goes on and on.', 14)).toBe('A sentence…');
  });

  it('cuts even one endless word', () => {
    expect(cutAtSentence('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('is one line of at most 200 characters', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80, mode: 'sentences' }), (text) => {
        const line = descriptionOf(text.replaceAll('. ', '.\n\n'));
        expect(line.length).toBeLessThanOrEqual(200);
        expect(line).not.toMatch(/\n/);
        expect(line).not.toBe('');
      }),
    );
  });
});
