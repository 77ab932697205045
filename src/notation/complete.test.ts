import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionsAt } from './complete.ts';
import { parseUnitText } from './unit-text.ts';

/** Labels at the place of the bar. */
const at = (text: string) => {
  const caret = text.indexOf('|');
  return completionsAt(text.replace('|', ''), caret).options.map(({ label }) => label);
};
/** The text after the first option was taken. */
const taken = (text: string, wanted?: string) => {
  const caret = text.indexOf('|');
  const whole = text.replace('|', '');
  const { from, to, options } = completionsAt(whole, caret);
  const option = wanted ? options.find(({ label }) => label === wanted) : options[0];
  return `${whole.slice(0, from)}${option?.insert}${whole.slice(to)}`;
};

describe('completion of a unit text', () => {
  test('offers numbers of a unit first, then keywords', () => {
    expect(at('|').slice(0, 3)).toEqual(['power X', 'health X', 'speed X']);
    expect(at('|')).toContain('Critical Hit X');
    expect(at('power 4, |')).not.toContain('power X');
  });

  test('finds a keyword by its beginning, a later word, an alias, or nearly', () => {
    expect(at('crit|')[0]).toBe('Critical Hit X');
    expect(at('power 3, hit|')).toContain('Critical Hit X');
    expect(at('lukcy|')).toEqual(['Lucky X']);
    expect(at('qqqq|')).toEqual([]);
  });

  test('puts the name where the part stands that is being typed', () => {
    expect(taken('power 3, cri|, Armor')).toBe('power 3, Critical Hit , Armor');
    expect(taken('power 3, cr|it 2')).toBe('power 3, Critical Hit  2');
    expect(taken('Vader: ac|')).toBe('Vader: Accuracy ');
    expect(taken('Pay 1 Force -> ev|')).toBe('Pay 1 Force -> Evade ');
  });

  test('offers numbers behind a keyword, and no more once one stands there', () => {
    expect(at('Critical Hit |').slice(0, 2)).toEqual(['Critical Hit 1', 'Critical Hit 2']);
    expect(at('Retaliate |')).toContain('Retaliate power');
    expect(at('Accuracy -|')).toEqual(['Accuracy -1', 'Accuracy -2', 'Accuracy -3']);
    expect(at('Critical Hit 2|')).toEqual([]);
    expect(at('Armor|')).toEqual([]);
    expect(taken('power 2, Accuracy -|')).toBe('power 2, Accuracy -1');
    expect(at('power |')).toContain('power 4');
  });

  test('offers only abilities behind a cost', () => {
    expect(at('Pay 2 Force -> |')[0]).toBe('Absorb X');
    expect(at('Pay 2 Force -> |')).not.toContain('power X');
    expect(at('pa|')).toContain('Pay 1 Force -> …');
  });

  test('what was offered can be read, and whatever is typed throws nothing', () => {
    for (const option of completionsAt('', 0).options) {
      const next = completionsAt(option.insert, option.insert.length).options[0];
      const whole = option.more && next ? next.insert : option.insert;
      if (/: $|-> $/.test(option.insert)) continue;
      expect(() => parseUnitText(whole), whole).not.toThrow();
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(40), (text, caret) => {
        const { from, to } = completionsAt(text, Math.min(caret, text.length));
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });
});
