/** The board that an attack begins on, and what units, costs and cards are on it. */
import { describe, expect, it } from 'vitest';
import { answer, gain, newTurn, nextAttack, startAttack } from './attack.ts';
import { costOf } from './cost.ts';
import { attackDice, damageDice, onFuryAlone } from './dice.ts';
import { emptyGame } from './game.ts';
import { stepNamed } from './step-names.ts';
import { numbersOf, tableOfSpecs } from './table.ts';
import { card, fight, refusal } from './testing.ts';
import { called } from './trace.ts';
import { makeUnit, neededFor, powerChanges, unitOf } from './unit.ts';
import { nextAttackOf } from './view.ts';

describe('sides and arenas that nobody names', () => {
  const places = (A: object, D: object, how: object = {}) =>
    fight({ A, D, E: {} }, how).state.units.map(({ side, arena }) => `${side} ${arena}`);

  it('should be a dark attacker against light units on the Ground', () => {
    expect(places({}, {})).toEqual(['dark ground', 'light ground', 'light ground']);
  });

  it('should follow what is said of the one or the other', () => {
    expect(places({ side: 'light' }, {})).toEqual(['light ground', 'dark ground', 'dark ground']);
    expect(places({}, { side: 'dark' })).toEqual(['light ground', 'dark ground', 'dark ground']);
    expect(places({ arena: 'space' }, {})).toEqual(['dark space', 'light space', 'light space']);
    expect(places({ has: ['bombard 1'] }, {}, { via: 'bombard' })).toEqual([
      'dark space',
      'light ground',
      'light ground',
    ]);
    expect(places({}, { side: 'light' }, { ownSide: true })[0]).toBe('light ground');
    expect(places({}, { arena: 'ground' })).toEqual([
      'dark ground',
      'light ground',
      'light ground',
    ]);
  });

  it("should be the Dark Side's and the Ground for units that are only looked at", () => {
    const looked = tableOfSpecs([
      { id: 'A', power: 3 },
      { id: 'B', side: 'light', arena: 'space' },
    ]);
    expect(looked.units.map(({ side, arena }) => [side, arena])).toEqual([
      ['dark', 'ground'],
      ['light', 'space'],
    ]);
    expect(numbersOf(looked, 'A')).toEqual({ power: 3, speed: 30, health: 5 });
  });

  it('should be refused when two units have one id', () => {
    const twice = [{ id: 'A' }, { id: 'D' }, { id: 'D' }];
    expect(refusal(() => startAttack({ units: twice, attacker: 'A', defender: 'D' }))).toBe(
      'term/unit',
    );
  });
});

describe('the facts of an attack', () => {
  it('should say whether it is against the own side, what led to it and who was attacked', () => {
    const plain = fight({ A: { power: 1 }, D: {}, E: { has: ['intercept'] } });
    expect(plain.state.attack).toMatchObject({
      number: 1,
      attacker: 'A',
      defender: 'D',
      attacked: ['D'],
      ownSide: false,
      tapped: true,
      used: [],
      guesses: [],
      over: [],
      atEnd: [],
      hidden: false,
    });
    expect('via' in (plain.state.attack ?? {})).toBe(false);
    expect('through' in (plain.state.attack ?? {})).toBe(false);
    expect(plain.pick('E.intercept').state.attack).toMatchObject({
      defender: 'E',
      attacked: ['D', 'E'],
    });
    const own = fight({ A: { power: 1, side: 'dark' }, D: { side: 'dark' } }, { ownSide: true });
    expect(own.state.attack?.ownSide).toBe(true);
  });

  it('should be kept apart from the replies that are tried on them', () => {
    const table = fight({ A: { power: 2 }, D: { has: ['evade 1', 'evade 2'] } }).roll(4, 5);
    const before = JSON.stringify(table.state);
    answer(table.state, { choose: 'D.evade:1@attack' });
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('a cost', () => {
  it('should be read with any number and any space', () => {
    expect(costOf({ keyword: 'evade', cost: 'Pay 12  force' })).toEqual({
      force: 12,
      tap: false,
      discard: false,
    });
    expect(costOf({ keyword: 'evade', cost: '' }).force).toBe(0);
  });

  it('should tell what is paid, and what was there before', () => {
    const D = { has: ['evade 1 / Pay 2 Force', 'evade 1 / Tap this unit', 'evade 1'] };
    const paid = (id: string, force?: object) => {
      const how = force === undefined ? {} : { force };
      const table = fight({ A: { power: 3 }, D }, how)
        .roll(4, 5, 6)
        .pick(`${id}:1@attack`);
      return table.state.trace
        .filter(({ ruling }) => ruling === 'term/activation-cost' || ruling === 'term/tap')
        .map(({ what, before, after }) => [what, before, after]);
    };
    expect(paid('D.evade', { light: 3 })).toEqual([['2 Force is paid for Evade 1 of D.', 3, 1]]);
    expect(paid('D.evade')).toEqual([['2 Force is paid for Evade 1 of D.', null, null]]);
    expect(paid('D.evade#2')).toEqual([['D taps for Evade 1 of D.', false, true]]);
    expect(paid('D.evade#3')).toEqual([]);
    const guard = fight({ A: { power: 1 }, D: {}, E: { has: ['protect 1 / Discard this unit'] } });
    guard.roll(4).pick('E.protect:1@attack');
    expect(guard.state.trace.find(({ after }) => after === 'discard')).toMatchObject({
      what: 'E is discarded to pay for Protect 1 of E.',
      before: 'arena',
    });
  });

  it('should be in reach of those who have it, the last Force included', () => {
    const D = { has: ['evade 1 / Pay 2 Force'] };
    const options = (light: number) =>
      fight({ A: { power: 1 }, D }, { force: { light } })
        .roll(4)
        .until('evade').options;
    expect(options(2)).toContain('D.evade:1@attack');
    const poor = fight({ A: { power: 1 }, D }, { force: { light: 1 } }).roll(4);
    expect([poor.awaits.kind, new Set(poor.barred('D', 'evade'))]).toEqual([
      'done',
      new Set(['term/activation-cost']),
    ]);
    const tired = fight({ A: { power: 1 }, D: { tapped: true, has: D.has } }).roll(4);
    expect(tired.options).toContain('D.evade:1@attack');
  });
});

describe('dice', () => {
  it('should be of their type, in their part', () => {
    expect(attackDice([5])).toEqual({
      type: 'attack-dice',
      dice: [{ natural: 5, role: 'roll', before: [] }],
    });
    expect(damageDice([5])).toMatchObject({ type: 'dice-of-damage' });
  });

  it('should lie on Fury alone only where the first throw has none', () => {
    const fury = attackDice([3, 4], 'fury').dice;
    const roll = attackDice([3, 5]).dice;
    const on = (dice: typeof roll, face: number) =>
      onFuryAlone({ type: 'attack-dice', dice }, face);
    expect(on(fury, 3)).toBe(true);
    expect(on([...roll, ...fury], 3)).toBe(false);
    expect(on([...roll, ...fury], 4)).toBe(true);
    expect(on([...roll, ...fury], 6)).toBe(false);
  });
});

describe('a unit', () => {
  const ground = { side: 'dark', arena: 'ground' } as const;

  it('should have the subtypes of its card, and no part of its power that is 0', () => {
    const unit = makeUnit({ id: 'A', subtypes: ['Jedi', 'Pilot'] }, ground);
    expect([unit.subtypes, unit.abilities, unit.modifiers]).toEqual([['Jedi', 'Pilot'], [], []]);
    expect(makeUnit({ id: 'B' }, ground).subtypes).toEqual([]);
    const table = fight({ A: { power: 1 }, D: { has: ['retaliate 1'] } });
    table.gain('A', { power: 0, until: 'turn' }).gain('A', { power: 2, until: 'turn' });
    const game = emptyGame(table.state.units.map((own) => ({ ...own })) as never);
    expect(powerChanges(game, unitOf(game, 'A')).map(({ power }) => power)).toEqual([2]);
  });

  it('should be told by its name, and by its part without one', () => {
    const name = (own: string) => called(makeUnit({ id: 'X', name: own }, ground));
    expect([name('attacker'), name('defender'), name('Vader')]).toEqual([
      'the attacker',
      'the defender',
      'Vader',
    ]);
  });

  it('should be hit by what the hardest keyword asks for', () => {
    const game = emptyGame([makeUnit({ id: 'A', abilities: [{ keyword: 'armor' }] }, ground)]);
    expect(neededFor(game, unitOf(game, 'A'), 'attack-dice')).toEqual({
      needs: 5,
      ruling: 'armor/needs-a-five',
    });
    const plain = emptyGame([makeUnit({ id: 'A' }, ground)]);
    expect(neededFor(plain, unitOf(plain, 'A'), 'attack-dice').ruling).toBe('term/hit');
  });

  it('should be missed by name where there is none', () => {
    expect(() => unitOf(emptyGame([]), 'B')).toThrow('No unit is called B');
    expect(() => stepNamed('nowhere' as never)).toThrow('No step is called nowhere');
  });

  it('should have nothing yet on an empty table', () => {
    const { phase, awaiting, force, names, ...lists } = emptyGame([]);
    expect({ phase, awaiting, force, names }).toEqual({
      phase: 'done',
      awaiting: { kind: 'done' },
      force: {},
      names: {},
    });
    expect(new Set(Object.values(lists).map((list) => JSON.stringify(list)))).toEqual(
      new Set(['[]']),
    );
  });
});

describe('what waits for the next attack', () => {
  it('should be counted alone, used up by that attack, and outlive a turn', () => {
    const table = fight({ A: { power: 1, has: ['focus 2'] }, D: { health: 9 } }).roll(5);
    table.gain('A', { power: 3, until: 'turn' });
    expect(nextAttackOf(table.state, 'A')).toBe(2);
    table.state = newTurn(table.state);
    expect([nextAttackOf(table.state, 'A'), table.powerNow('A')]).toEqual([2, 1]);
    table.attack('A', 'D');
    expect(table.awaits).toMatchObject({ count: 3 });
    table.roll(1, 1, 1);
    expect(nextAttackOf(table.state, 'A')).toBe(0);
    expect(table.attack('A', 'D').awaits).toMatchObject({ count: 1 });
  });

  it('should keep other power, and wait while another unit attacks', () => {
    const units = { A: { power: 1, has: ['focus 2'] }, D: { power: 1, health: 9 } };
    const table = fight(units).roll(5).attack('D', 'A').roll(1);
    expect(nextAttackOf(table.state, 'A')).toBe(2);
    table.gain('A', { power: 1, until: 'turn' });
    table.attack('A', 'D').roll(1, 1, 1, 1);
    expect(table.powerNow('A')).toBe(2);
  });
});

describe('a further attack', () => {
  it('should be the one that is asked for, or else the choice is passed', () => {
    const units = {
      A: { power: 1, has: ['double-strike'] },
      D: { health: 9 },
      E: { health: 9 },
    };
    const asked = fight(units).roll(4).state;
    const again = nextAttack(asked, { attacker: 'A', defender: 'E' });
    expect(again.attack).toMatchObject({ through: 'double-strike', defender: 'E', tapped: false });
    const other = nextAttack(asked, { attacker: 'E', defender: 'A' });
    expect(other.attack).toMatchObject({ attacker: 'E', defender: 'A', tapped: true });
    const bombing = { attacker: 'A', defender: 'E', via: 'bombard' };
    expect(refusal(() => nextAttack(asked, bombing))).toMatch(/^bombard\//);
  });

  it('should find a chance open anew for what a card gives', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['retaliate 1'] }, E: {} });
    table.say('pass');
    expect(table.awaits.kind).toBe('dice');
    const late = gain(table.state, 'A', { power: 2 });
    expect(late.awaiting).toMatchObject({ kind: 'dice', count: 3 });
  });

  it('should come after cards of every step in turn', () => {
    const later = [card('initial-roll', 'A', 1), card('attack-end', 'A', 1)];
    const table = fight({ A: { power: 1 }, D: { health: 9 } }, { later });
    expect(table.awaits).toMatchObject({ count: 2 });
    table.roll(1, 1).end();
    expect(table.powerNow('A')).toBe(1);
  });
});
