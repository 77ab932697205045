import { describe, expect, it } from 'vitest';
import { fight } from './testing.ts';
import { count, listed } from './trace.ts';

describe('Sentences of the trace', () => {
  it('should count and list as people do', () => {
    expect([count(1, 'hit'), count(2, 'hit'), count(0, 'hit')]).toEqual([
      '1 hit',
      '2 hits',
      '0 hits',
    ]);
    expect([count(1, 'die'), count(3, 'die')]).toEqual(['1 die', '3 dice']);
    expect([listed([4]), listed([4, 5]), listed([4, 5, 6])]).toEqual([
      '4',
      '4 and 5',
      '4, 5 and 6',
    ]);
    expect(listed([])).toBe('');
  });

  it('should begin with a capital, and call unnamed units by their part', () => {
    const units = { attacker: { power: 1 }, defender: { name: 'Vader' } };
    const table = fight(units, { attacker: 'attacker', defender: 'defender' }).roll(4).end();
    expect(table.told[0]).toBe('attack-declared, term/attack: The attacker attacks Vader.');
  });

  it('should note what was before and what is after', () => {
    const { state } = fight({ A: { power: 1 }, D: { counters: 2 } })
      .roll(6)
      .end();
    expect(state.trace.at(-1)).toEqual({
      step: 'damage-placement',
      by: 'A',
      ruling: 'term/damage-counter',
      what: 'D gets 1 damage counter and has 3.',
      before: 2,
      after: 3,
    });
  });

  it('should keep secret what hidden dice show, until they are shown', () => {
    const { state } = fight({ A: { power: 2, has: ['cunning', 'fury 1', 'focus 1'] }, D: {} })
      .roll(4, 5)
      .roll(6)
      .end();
    const secret = state.trace.filter((entry) => entry.secret).map((entry) => entry.ruling);
    expect(secret).toEqual([
      'term/initial-roll',
      'fury/a-four-brings-more-dice',
      'fury/a-four-brings-more-dice',
      'focus/a-five-strengthens-the-next-attack',
      'term/hit',
      'term/pending-damage',
    ]);
  });
});
