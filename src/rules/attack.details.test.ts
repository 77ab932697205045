import { describe, expect, it } from 'vitest';
import { newTurn } from './attack.ts';
import { card, fight, refusal } from './testing.ts';

describe('The sum of power', () => {
  it('should be told part by part, with what it comes to', () => {
    const A = { power: 4, stack: 2, health: 9, counters: 1, has: ['resilience 1'] };
    const how = { later: [card('attack-pop', 'A', -1)] };
    const table = fight({ A, D: { has: ['shields 2'] } }, how).roll(1, 1, 1);
    const sums = table.state.trace.filter((entry) => entry.step === 'initial-roll').slice(0, 5);
    expect(sums.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['A attacks with power 4.', null, 4],
      ['Stack: +1 power, 5 in all.', 4, 5],
      ['Resilience: +1 power, 6 in all.', 5, 6],
      ['A card: -1 power, 5 in all.', 6, 5],
      ['Shields: -2 power, 3 in all.', 5, 3],
    ]);
    expect(table.state.attack?.parts.map((part) => part.power)).toEqual([4, 1, 1, -1, -2]);
  });

  it('should show what a die needs and gets as soon as the dice are called for', () => {
    const table = fight({ A: { power: 1, has: ['accuracy 1'] }, D: { has: ['armor'] } });
    expect(table.state.attack).toMatchObject({ needs: 5, accuracy: 1 });
  });

  it('should keep Armor that comes before hits are counted', () => {
    const later = [card('re-roll', 'D', 'armor')];
    expect(fight({ A: { power: 1 }, D: {} }, { later }).roll(4).hits).toBe(0);
  });
});

describe('Sentences that count', () => {
  const told = (has: string[], ...dice: number[]) =>
    fight({ A: { power: dice.length, has }, D: { health: 9 } })
      .roll(...dice)
      .told.join('\n');

  it('should say whether one natural number lies there or several', () => {
    expect(told(['focus 2'], 5, 1)).toContain('A natural 5: A has +2 power in its next attack.');
    expect(told(['focus 2'], 5, 5)).toContain('2 natural fives count as one: A has +2 power');
    expect(told(['critical-hit 1'], 6)).toContain('A natural 6: Critical Hit adds 1 damage on D.');
    expect(told(['critical-hit 1'], 6, 6, 6)).toContain('3 natural sixes count as one');
    expect(told(['fury 1'], 4)).toContain('A natural 4: Fury brings A 1 die more.');
    expect(told(['fury 2'], 4, 4)).toContain(
      '2 natural fours count as one: Fury brings A 2 dice more.',
    );
  });

  it('should say what a card gives, with its sign, and when it is too late', () => {
    const later = [card('attack-pop', 'A', 1), card('re-roll', 'A', -2)];
    const table = fight({ A: { power: 1 }, D: {} }, { later })
      .roll(1, 1)
      .end();
    expect(table.told).toContain('attack-pop, term/for-this-attack: A gets +1 power.');
    expect(table.told).toContain(
      're-roll, term/for-this-attack: A gets -2 power: too late for these dice.',
    );
    expect(table.told).toContain(
      'attack-end, term/for-this-attack: What A had for this attack is over.',
    );
  });
});

describe('Re-rolls by cards', () => {
  it('should leave out dice that are not there, and come to nothing without any', () => {
    const reRoll = (...positions: number[]) => ({
      at: 're-roll' as const,
      by: 'a card',
      positions,
    });
    const units = { A: { power: 2 }, D: {} };
    const table = fight(units, { later: [reRoll(0, 9, 2, 2)] }).roll(1, 2);
    expect(table.awaits).toMatchObject({ positions: [2], count: 1 });
    expect(table.roll(6).dice).toEqual([1, 6]);
    expect(fight(units, { later: [reRoll(7)] }).roll(1, 2).awaits.kind).toBe('done');
  });

  it('should come one after the other, before gifts of the same step are missed', () => {
    const later = [
      card('re-roll', 'D', 'lucky 1'),
      { at: 're-roll' as const, by: 'one card', positions: [1] },
      { at: 're-roll' as const, by: 'another', positions: [1] },
    ];
    const table = fight({ A: { power: 1 }, D: {} }, { later }).roll(1);
    expect(table.awaits).toMatchObject({ by: 'one card' });
    expect(table.roll(2).awaits).toMatchObject({ by: 'another' });
    expect(table.roll(3).options).toEqual(['pass', 'D.lucky']);
  });
});

describe('What discarded whom', () => {
  it('should be told apart when several units fall at once', () => {
    const units = {
      A: { power: 2, has: ['bounty: Draw a card', 'area-damage 1'] },
      D: { health: 1, has: ['deflect 1', 'bounty: Gain 1 Force'] },
      F: { health: 1 },
      G: {},
    };
    const table = fight(units)
      .roll(4, 5)
      .pick('D.deflect@attack>F')
      .pick('A.area-damage>G')
      .roll(1);
    expect(table.end().discarded).toEqual(['D', 'F']);
    expect(table.state.rewards.map(({ unit, side }) => [unit, side])).toEqual([
      ['A', 'dark'],
      ['D', 'light'],
    ]);
  });

  it('should count the damage that a Deflect did as its own from the first', () => {
    const table = fight({ A: { power: 3 }, D: { has: ['deflect 2'] } }).roll(4, 5, 6);
    expect(table.pick('D.deflect@attack>A').end().pending('A')).toBe(2);
  });
});

describe('Reasons for what is barred', () => {
  it('should be those of the very play that was wanted', () => {
    const other = { A: { power: 2 }, D: { has: ['evade 1', 'protect 1', 'deflect 1'] } };
    const open = fight(other).roll(4, 5).pick('D.evade:1@attack').until('deflect');
    expect(refusal(() => open.say('D.evade:1@attack'))).toBe('evade/once-per-instance-of-damage');
    expect(refusal(() => open.say('D.protect:1@attack'))).toBe('protect/never-itself');
    expect(refusal(() => open.say('D.deflect:2@attack'))).toBe('deflect/as-much-as-possible');
  });

  it('should be noted once for each step', () => {
    const units = { A: { power: 3 }, D: { has: ['protect 2', 'evade 1', 'evade 1'] } };
    const table = fight(units)
      .roll(4, 5, 6)
      .pick('D.evade:1@attack')
      .pick('D.evade#2:1@attack')
      .end();
    expect(table.barred('D', 'protect')).toEqual(['protect/never-itself']);
  });

  it('should be that a unit in the discard pile pays nothing any more', () => {
    const units = {
      A: { power: 2, has: ['overkill', 'area-damage 1 / Tap this unit'] },
      D: { health: 1, has: ['deflect 1'] },
      E: {},
    };
    const tapped = fight(units).roll(4, 5).end();
    expect(tapped.barred('A', 'area-damage')).toContain('term/activation-cost');
    const gone = {
      ...units,
      A: { ...units.A, health: 1, has: ['area-damage 1 / Discard this unit'] },
    };
    const table = fight(gone).roll(4, 5).pick('D.deflect@attack>A').end();
    expect([table.discarded, table.barred('A', 'area-damage')]).toEqual([
      ['A', 'D'],
      ['term/activation-cost'],
    ]);
  });
});

describe('Attacks of a turn', () => {
  it('should be counted for each unit, and anew in the next turn', () => {
    const table = fight({ A: { power: 1 }, D: { power: 1 } })
      .roll(1)
      .attack('A', 'D')
      .roll(1);
    const attacks = () => table.state.units.map((unit) => unit.attacks);
    expect(attacks()).toEqual([2, 0]);
    table.state = newTurn(table.state);
    expect(attacks()).toEqual([0, 0]);
  });

  it('should name who is no longer there when nothing is rolled', () => {
    const units = { A: { power: 2 }, D: { has: ['retaliate 1 / Discard this unit'] } };
    expect(fight(units).pick('D.retaliate').told).toContain(
      'initial-roll, term/attack: D is no longer there: nothing is rolled.',
    );
  });
});
