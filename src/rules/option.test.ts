import { describe, expect, it } from 'vitest';
import { optionId, pass } from './option.ts';
import { fight } from './testing.ts';

describe('The id of an option', () => {
  it('should be readable and say whose ability does what to whom', () => {
    expect(optionId('E', 'intercept', 1)).toBe('E.intercept');
    expect(optionId('D', 'evade', 2, { amount: 0, damage: 'attack' })).toBe('D.evade#2:0@attack');
    expect(optionId('D', 'deflect', 1, { damage: 'attack', target: 'A' })).toBe(
      'D.deflect@attack>A',
    );
    expect(optionId('A', 'double-strike', 1, { via: 'bombard', target: 'E' })).toBe(
      'A.double-strike+bombard>E',
    );
  });

  it('should belong to an option that says the same in fields', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['evade 1', 'evade 2'] } }).roll(6);
    const { awaits } = table;
    expect(awaits.kind === 'choice' && awaits.options.at(-1)).toEqual({
      id: 'D.evade#2:1@attack',
      label: 'Evade 2 of D against the damage of the attack on D: prevent 1',
      ruling: 'evade/prevents-damage-to-itself',
      unit: 'D',
      keyword: 'evade',
      instance: 2,
      amount: 1,
      damage: 'attack',
    });
  });

  it('should be `pass` for doing nothing', () => {
    expect(pass()).toEqual({ id: 'pass', label: 'Pass', ruling: 'term/may' });
  });
});
