import { describe, expect, it } from 'vitest';
import { arrival, card, fight, refusal, shots, type Table } from './testing.ts';

/** What was told since the declaration, without steps and rulings. */
const said = (table: Table): string[] => table.state.trace.map(({ what }) => what);
const D = { health: 9 };

describe('what players read of an attack', () => {
  it('should name the dice that Fury brings, one or several', () => {
    const two = fight({ A: { power: 2, has: ['fury 2'] }, D }).roll(4, 1);
    expect(two.awaits).toEqual({
      kind: 'dice',
      type: 'attack-dice',
      purpose: 'fury',
      step: 'initial-roll',
      by: 'A',
      on: 'D',
      keyword: 'fury',
      count: 2,
    });
    expect(said(two.roll(6, 2))).toContain('2 more dice show 6 and 2.');
    const one = fight({ A: { power: 1, has: ['fury 1'] }, D }).roll(4);
    expect(said(one.roll(3))).toContain('1 more die shows 3.');
    expect(one.state.attack?.dice?.dice.map(({ role, before }) => [role, before])).toEqual([
      ['roll', []],
      ['fury', []],
    ]);
  });

  it('should name the dice that are rolled again, one or several, and whose they are', () => {
    const units = { A: { power: 3, has: ['lucky 2'] }, D: { ...D, has: ['lucky 1'] } };
    const table = fight(units).roll(1, 2, 6).pick('A.lucky', 1, 2);
    expect(table.awaits).toEqual({
      kind: 'dice',
      type: 'attack-dice',
      purpose: 're-roll',
      step: 're-roll',
      by: 'A',
      on: 'D',
      keyword: 'lucky',
      count: 2,
      positions: [1, 2],
    });
    table.roll(5, 4).pick('D.lucky', 3);
    expect(table.awaits).toMatchObject({ purpose: 're-roll', by: 'D', on: 'A', keyword: 'lucky' });
    expect(said(table.roll(1))).toEqual(
      expect.arrayContaining([
        'Lucky 2 of A is used: 2 dice will be rolled again.',
        '1 and 2 are rolled again: 5 and 4.',
        'Lucky 1 of D is used: 1 die will be rolled again.',
        '6 is rolled again: 1.',
      ]),
    );
    expect(table.state.attack?.dice?.dice.map(({ before }) => before)).toEqual([[1], [2], [6]]);
    const changes = table.state.trace.filter(({ what }) => what.includes('rolled again: '));
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [
        [1, 2, 6],
        [5, 4, 6],
      ],
      [
        [5, 4, 6],
        [5, 4, 1],
      ],
    ]);
  });

  it('should leave the keyword out where a card has dice rolled again', () => {
    const later = [{ at: 're-roll' as const, by: 'a card', positions: [1] }];
    const { awaits } = fight({ A: { power: 1 }, D }, { later }).roll(1);
    expect(awaits).toEqual({
      kind: 'dice',
      type: 'attack-dice',
      purpose: 're-roll',
      step: 're-roll',
      by: 'a card',
      on: 'A',
      count: 1,
      positions: [1],
    });
  });

  it('should name the way into another arena', () => {
    const units = { A: { power: 3, has: ['bombard 2'] }, D: { health: 1 } };
    const table = fight(units, { via: 'bombard' });
    expect(said(table)).toEqual([
      'A attacks D with Bombard.',
      'A taps to attack.',
      'A attacks with Bombard 2.',
    ]);
    expect(table.state.trace[0]).toMatchObject({
      ruling: 'bombard/attacks-the-ground-arena',
      after: { attacker: 'A', defender: 'D', via: 'bombard' },
    });
    expect(table.state.trace[1]).toMatchObject({ before: false, after: true });
    expect(table.roll(4, 1).discarded).toEqual(['D']);
    const plain = fight({ A: { power: 1 }, D });
    expect(plain.state.trace[0]).toMatchObject({
      ruling: 'term/attack',
      after: { attacker: 'A', defender: 'D', via: null },
    });
  });

  it('should not speak of tapping where the unit need not tap', () => {
    const how = { withoutTapping: true };
    const table = fight({ A: { power: 1, tapped: true }, D }, how);
    expect(said(table)).toEqual(['A attacks D.', 'A attacks with power 1.']);
    expect([table.state.attack?.tapped, table.state.units[0]?.tapped]).toEqual([false, true]);
  });

  it('should count natural numbers that keywords look at', () => {
    const one = fight({ A: { power: 2 }, D: { ...D, has: ['riposte 2'] } }).roll(2, 1);
    expect(said(one)).toContain('A natural 2: D will do 2 damage to A when the attack ends.');
    const two = fight({ A: { power: 2 }, D: { ...D, has: ['riposte 2'] } }).roll(2, 2);
    expect(said(two)).toContain(
      '2 natural twos count as one: D will do 2 damage to A when the attack ends.',
    );
    expect(two.cites('riposte/one-two-is-enough')).toBe(true);
    const ones = (...dice: number[]) =>
      fight({ A: { power: dice.length }, D: { ...D, has: ['parry 1'] } }).roll(...dice);
    expect(ones(1, 4).end().cites('parry/a-one-prevents-damage')).toBe(true);
    expect(ones(1, 1, 4).end().cites('parry/one-one-is-enough')).toBe(true);
    expect(ones(1, 4).awaits).toMatchObject({
      about: 'A natural 1: how much does D parry?',
      preset: 'D.parry:1',
    });
  });

  it('should put the damage of dice into words, whoever rolls them', () => {
    const table = shots({ S: {}, V: { has: ['armor', 'evade 1'] } }, 2).roll(4, 5);
    expect(said(table)).toEqual(['S rolls 4 and 5 at V.', 'A die hits V with 5 or more: 1 hit.']);
    expect(table.state.damage[0]).toMatchObject({
      from: 'dice-of-damage',
      source: 'S',
      target: 'V',
      dice: [4, 5],
      needs: 5,
      first: 1,
    });
    const none = shots({ S: {}, V: {} }, 0);
    expect(said(none)[0]).toBe('S rolls no dice.');
  });

  it('should say what damage a prevention is against', () => {
    const units = {
      A: { power: 2, has: ['area-damage 1'] },
      D: { health: 1 },
      E: { has: ['evade 1'] },
    };
    const table = fight(units).roll(4, 5).pick('A.area-damage>E').roll(6).until('evade');
    expect(table.awaits).toMatchObject({
      options: [
        {},
        { label: 'Evade 1 of E against the Area Damage damage of A to E: prevent 0' },
        { label: 'Evade 1 of E against the Area Damage damage of A to E: prevent 1' },
      ],
    });
  });

  it('should say what is shown when hidden dice are shown', () => {
    const units = { A: { power: 2, has: ['cunning'] }, D: { ...D, has: ['evade 2'] } };
    const table = fight(units).roll(4, 1).pick('D.evade:2@attack').end();
    expect(said(table)).toEqual(
      expect.arrayContaining([
        'A rolls its dice in secret.',
        'Evade 2 of D is named for 2 against the damage of the attack on D, without seeing the dice.',
        'The dice of A are shown: 1 damage point on D.',
        'Evade 2 of D prevents 1 of the damage of the attack on D; 0 of 1 is left.',
      ]),
    );
    const shown = table.state.trace.find(({ what }) => what.includes('are shown'));
    expect(shown?.after).toEqual([4, 1]);
  });

  it('should say what was foretold, and what it earns', () => {
    const guess = (says: number, ...dice: number[]) =>
      said(
        fight({ A: { power: 2 }, D: { ...D, has: ['forewarning: Draw a card'] } })
          .pick(`D.forewarning:${says}`)
          .roll(...dice),
      );
    expect(guess(1, 4, 1)).toEqual(
      expect.arrayContaining([
        'Forewarning of D: its controller says 1 hit.',
        'The guess of D was right: Draw a card.',
      ]),
    );
    expect(guess(2, 4, 1)).toEqual(
      expect.arrayContaining([
        'Forewarning of D: its controller says 2 hits.',
        'The guess of D was wrong: nothing is gained.',
      ]),
    );
    const plain = fight({ A: { power: 1 }, D: { ...D, has: ['forewarning'] } });
    expect(plain.awaits).toMatchObject({
      about: 'How many hits will A roll?',
      options: [{ label: 'Name nothing' }, { label: 'No hits' }, { label: '1 hit' }],
    });
    expect(said(plain.pick('D.forewarning:0').roll(1))).toContain(
      'The guess of D was right: it earns the effect.',
    );
  });
});

describe('what is given in the middle of an attack', () => {
  it('should be told with its number, and be too late after the roll where dice are fixed', () => {
    const table = fight({ A: { power: 1 }, D: { ...D, has: ['retaliate 1'] } });
    table.gain('D', 'shields 1').gain('D', 'stealth').gain('A', { power: 0 });
    expect(table.told.slice(2)).toEqual([
      'attack-pop, term/ability: D gets Shields 1.',
      'attack-pop, term/ability: D gets Stealth.',
      'attack-pop, term/for-this-attack: A gets +0 power.',
    ]);
    expect(table.state.trace[2]?.after).toEqual({ keyword: 'shields', value: 1 });
    const rolled = fight({ A: { power: 1, has: ['lucky 1'] }, D }).roll(4);
    rolled.gain('A', 'accuracy 1').gain('A', { power: 2, until: 'turn' });
    expect(rolled.told.slice(-2)).toEqual([
      're-roll, accuracy/gained-after-the-roll-is-too-late: A gets Accuracy 1: too late for these dice.',
      're-roll, term/power: A gets +2 power: too late for these dice.',
    ]);
    rolled.end().gain('A', { power: 1, until: 'turn' });
    expect(rolled.told.at(-1)).toBe('after-attack, term/power: A gets +1 power.');
  });

  it('should last as long as a card announces', () => {
    const later = [{ at: 'attack-pop' as const, unit: 'A', power: 2, until: 'turn' as const }];
    const table = fight({ A: { power: 1 }, D }, { later }).roll(1, 1, 1);
    expect(table.powerNow('A')).toBe(3);
    const against = [{ at: 'attack-pop' as const, unit: 'A', power: 2, against: 'E' }];
    const units = { A: { power: 1 }, D, E: {} };
    expect(fight(units, { later: against }).awaits).toMatchObject({ count: 1 });
    expect(fight(units, { later: against, defender: 'E' }).awaits).toMatchObject({ count: 3 });
  });
});

describe('a unit that arrives', () => {
  it('should be told by the way in which it comes', () => {
    const told = (how?: 'deployed' | 'moved' | 'put') =>
      arrival({ N: { arena: 'space' } }, how === undefined ? {} : { how }).state.trace[0];
    expect(told()).toMatchObject({
      ruling: 'term/deploy',
      what: 'N is deployed into the Space arena.',
      after: 'space',
    });
    expect(told('moved')).toMatchObject({
      ruling: 'term/move',
      what: 'N is moved into the Space arena.',
    });
    expect(told('put')).toMatchObject({
      ruling: 'term/put',
      what: 'N is put into the Space arena.',
    });
  });

  it('should meet Ambush with its number of dice in words', () => {
    const table = arrival({ N: {}, E: { has: ['ambush 2'] }, F: { has: ['ambush 1'] } });
    expect(table.awaits).toMatchObject({
      options: [
        { label: 'Pass' },
        { label: 'Ambush 2 of E: 2 dice of damage to N' },
        { label: 'Ambush 1 of F: 1 die of damage to N' },
      ],
    });
  });
});

describe('cards of the model', () => {
  it('should let a further attack wait until the first is over', () => {
    const table = fight({ A: { power: 1 }, D });
    expect(refusal(() => table.attack('A', 'D'))).toBe('term/attack');
  });

  it('should tell that a unit has untapped since', () => {
    const table = fight({ A: { power: 1 }, D })
      .roll(1)
      .attack('A', 'D');
    const entry = table.state.trace.find(({ ruling }) => ruling === 'term/tap');
    expect(entry).toMatchObject({
      what: 'A has untapped since (a new turn, or an effect).',
      before: true,
      after: false,
    });
    const other = fight({ A: { power: 1 }, D: { power: 1 } })
      .roll(1)
      .attack('D', 'A');
    expect(other.cites('term/tap')).toBe(false);
  });

  it('should take two cards of one step in their order', () => {
    const later = [card('attack-pop', 'A', 1), card('attack-pop', 'D', 'shields 1')];
    expect(fight({ A: { power: 1 }, D }, { later }).awaits).toMatchObject({ count: 1 });
  });
});
