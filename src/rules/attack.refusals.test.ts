import { describe, expect, it } from 'vitest';
import { answer } from './attack.ts';
import { fight, refusal } from './testing.ts';
import { Refusal } from './types.ts';

const D = { health: 9 };

describe('a reply that is not legal', () => {
  const message = (act: () => unknown): string => {
    refusal(act);
    try {
      act();
    } catch (error) {
      if (error instanceof Refusal) return error.message;
    }
    return '';
  };

  it('should be refused in words that help', () => {
    const lucky = fight({ A: { power: 3, has: ['lucky 2'] }, D }).roll(1, 2, 3).state;
    const at = (...positions: number[]) =>
      message(() => answer(lucky, { choose: 'A.lucky', positions }));
    expect(at(1, 1)).toBe('The same die was named twice.');
    expect(at(1, 2, 3)).toBe('At most 2 dice may be named here.');
    for (const wrong of [0, 4, 1.5]) {
      expect(at(1, wrong)).toBe('There are 3 dice; positions count from 1.');
    }
    expect(message(() => answer(lucky, { choose: 'A.lucky' }))).toMatch(
      /: say which dice, by position\.$/,
    );
    expect(message(() => answer(lucky, { dice: [1] }))).toBe('A choice is awaited, not dice.');
    expect(message(() => answer(lucky, { choose: 'A.parry' }))).toBe('A has no Parry.');
    expect(message(() => answer(lucky, { choose: 'X.parry' }))).toBe('X.parry is no option here.');
  });

  it('should say how far one may go, and that it is no "may"', () => {
    const evade = fight({ A: { power: 3 }, D: { has: ['evade 2'] } }).roll(4, 5, 6).state;
    expect(message(() => answer(evade, { choose: 'D.evade:3@attack' }))).toMatch(
      /^D\.evade:3@attack goes beyond what Evade 2 of D .* allows\.$/,
    );
    const parry = fight({ A: { power: 2 }, D: { has: ['parry 1'] } }).roll(4, 1).state;
    expect(message(() => answer(parry, { choose: 'pass' }))).toMatch(/may/);
  });

  it('should take the dice of the one option that asks for them', () => {
    const table = fight({ A: { power: 2, has: ['lucky 1'] }, D }).roll(1, 2);
    const after = answer(table.state, { positions: [2] });
    expect(after.awaiting).toMatchObject({ kind: 'dice', positions: [2] });
    const other = fight({ A: { power: 2 }, D: { has: ['evade 1'] } }).roll(4, 5).state;
    expect(refusal(() => answer(other, { positions: [1] }))).toBe('term/play-or-pass-chance');
  });

  it('should name who is where', () => {
    const declare = (A: object, B: object, how = {}) =>
      message(() => fight({ A, D: B }, how).state);
    expect(declare({ side: 'dark' }, { side: 'dark' })).toBe('D is on the side of A.');
    expect(declare({ tapped: true }, {})).toBe('A is tapped, and attacking taps a unit.');
    expect(declare({}, {}, { via: 'parry' })).toBe('Parry is no way to attack.');
    expect(declare({}, {}, { via: 'bombard' })).toBe('A has no Bombard.');
    expect(declare({ has: ['bombard 1'] }, { arena: 'space' }, { via: 'bombard' })).toBe(
      'Bombard reaches the Ground arena alone.',
    );
    expect(declare({ health: 2, counters: 2 }, {})).toBe(
      'A has 2 counters and health 2: it would be discarded.',
    );
    expect(declare({ counters: 0.5 }, {})).toBe('0.5 is no number of damage counters.');
    expect(declare({ stack: 5 }, {})).toBe('A stack has one to four cards, and not 5.');
    const dice = fight({ A: { power: 2 }, D: {} }).state;
    expect(message(() => answer(dice, { dice: [1] }))).toBe(
      '2 dice are rolled here, and 1 were named.',
    );
    expect(message(() => answer(dice, { dice: [1, 9] }))).toBe(
      'A die shows a whole number from 1 to 6, and not 9.',
    );
    expect(message(() => answer(dice, { choose: 'pass' }))).toBe('Dice are awaited, not a choice.');
    const over = answer(dice, { dice: [1, 1] });
    expect(message(() => answer(over, { dice: [] }))).toBe(
      'It is over: nothing is awaited any more.',
    );
  });
});
