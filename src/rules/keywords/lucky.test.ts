import { describe, expect, it } from 'vitest';
import { whyNot } from '../attack/refuse.ts';
import { fight, refusal } from '../testing.ts';

const both = (side: 'dark' | 'light') => ({
  A: { power: 2, side, has: ['lucky 1'] },
  D: { health: 8, has: ['lucky 1'] },
});

describe('Lucky', () => {
  it('should let the attacker re-roll up to X of its dice', () => {
    const table = fight({ A: { power: 3, has: ['lucky 2'] }, D: { health: 8 } }).roll(1, 2, 5);
    expect(table.awaits).toMatchObject({ player: 'dark', dice: { max: 2, of: 3 } });
    table.pick('A.lucky', 1, 2).roll(4, 3).end();
    expect([table.dice, table.hits]).toEqual([[4, 3, 5], 2]);
    expect(table.cites('lucky/re-rolls-its-own-attack-dice')).toBe(true);
  });

  it('should let the defending unit have the attacker re-roll', () => {
    const table = fight({ A: { power: 3 }, D: { health: 8, has: ['lucky 2'] } }).roll(6, 5, 4);
    table.pick('D.lucky', 1, 2).roll(2, 6).end();
    expect(table.dice).toEqual([2, 6, 4]);
    expect(table.cites('lucky/makes-the-attacker-re-roll')).toBe(true);
  });

  it('should ask the Dark Side first, whoever attacks', () => {
    expect(fight(both('dark')).roll(3, 5).awaits).toMatchObject({ player: 'dark' });
    const table = fight(both('light')).roll(3, 5);
    expect([table.awaits.kind, table.options]).toEqual(['choice', ['pass', 'D.lucky']]);
  });

  it('should let both use theirs on the same die', () => {
    const table = fight(both('dark')).roll(3, 5);
    table.say('A.lucky', 1).roll(6).say('D.lucky', 1).roll(2).end();
    expect(table.dice).toEqual([2, 5]);
    expect(table.state.attack?.dice?.dice[0]?.before).toEqual([3, 6]);
  });

  it('should let a player who passed come in after the other has played', () => {
    const table = fight(both('dark')).roll(3, 5).say('pass').say('D.lucky', 2).roll(1);
    expect(table.options).toEqual(['pass', 'A.lucky']);
    expect(table.say('A.lucky', 2).roll(6).end().dice).toEqual([3, 6]);
  });

  it('should be over when both pass in a row', () => {
    const table = fight(both('dark')).roll(3, 5).say('pass').say('pass');
    expect(table.awaits.kind).toBe('done');
  });

  it('should be used once for an attack, and anew in the next', () => {
    const table = fight(both('dark')).roll(3, 5).say('A.lucky', 1).roll(2);
    table.say('D.lucky', 2).roll(6);
    expect(table.awaits.kind).toBe('done');
    expect(table.barred('A', 'lucky')).toEqual(['lucky/once-per-attack']);
    expect(table.attack('A', 'D').roll(1, 1).options).toContain('A.lucky');
  });

  it('should add up, and re-roll no more dice than there are', () => {
    const A = { power: 2, has: ['lucky 1', 'lucky 2'] };
    expect(fight({ A, D: {} }).roll(1, 2).awaits).toMatchObject({ dice: { max: 2, of: 2 } });
  });

  it('should count Fury dice among those that may be re-rolled', () => {
    const table = fight({ A: { power: 2, has: ['lucky 2', 'fury 1'] }, D: { health: 9 } });
    table.roll(4, 2).roll(1).pick('A.lucky', 2, 3).roll(4, 5).end();
    expect(table.dice).toEqual([4, 4, 5]);
  });

  it('should refuse more dice, the same die twice, and dice that are not there', () => {
    const table = fight({ A: { power: 3, has: ['lucky 2'] }, D: {} }).roll(1, 2, 3);
    const ruling = 'lucky/re-rolls-its-own-attack-dice';
    expect(refusal(() => table.say('A.lucky', 1, 2, 3))).toBe(ruling);
    expect(refusal(() => table.say('A.lucky', 1, 1))).toBe(ruling);
    expect(refusal(() => table.say('A.lucky', 4))).toBe(ruling);
    expect(refusal(() => table.say('A.lucky'))).toBe(ruling);
  });

  it('should come after re-rolls that cards make by themselves', () => {
    const later = [{ at: 're-roll' as const, by: 'a card', positions: [1, 2] }];
    const table = fight({ A: { power: 2, has: ['lucky 1'] }, D: {} }, { later }).roll(1, 2);
    expect(table.awaits).toMatchObject({ kind: 'dice', purpose: 're-roll', by: 'a card' });
    table.roll(5, 3).say('A.lucky', 2).roll(4).end();
    expect(table.dice).toEqual([5, 4]);
    expect(table.cites('lucky/after-triggered-re-rolls')).toBe(true);
  });

  it('should not help a unit that is not the defending unit any more, nor bystanders', () => {
    const units = {
      A: { power: 1 },
      D: { has: ['lucky 1'] },
      E: { has: ['intercept'] },
      F: { has: ['lucky 1'] },
    };
    expect(fight(units).pick('E.intercept').roll(5).awaits.kind).toBe('done');
  });

  it('should not touch dice of damage, and say so', () => {
    const units = { A: { power: 1 }, D: { health: 8, has: ['lucky 2', 'retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').roll(1);
    expect(whyNot(table.state, 'D', 'lucky').ruling).toBe('lucky/dark-side-goes-first');
    table.roll(4, 1).end();
    expect(table.counters('A')).toBe(1);
    expect(whyNot(table.state, 'D', 'lucky')).toEqual({
      ruling: 'lucky/not-for-dice-of-damage',
      why: 'Lucky re-rolls attack dice, and these are dice of damage.',
    });
  });

  it('should not be offered when no dice were rolled', () => {
    expect(fight({ A: { power: 0, has: ['lucky 1'] }, D: {} }).awaits.kind).toBe('done');
  });
});
