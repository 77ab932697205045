import { describe, expect, it } from 'vitest';
import { whyNot } from './attack/refuse.ts';
import { answer, gain, newTurn, next, nextAttack, startAttack } from './attack.ts';
import { card, fight, refusal, shots } from './testing.ts';

describe('A plain attack', () => {
  it('should ask for the dice, count hits, and place counters', () => {
    const start = startAttack({
      units: [
        { id: 'A', power: 3 },
        { id: 'D', health: 5 },
      ],
      attacker: 'A',
      defender: 'D',
    });
    expect(next(start)).toEqual({
      kind: 'dice',
      type: 'attack-dice',
      purpose: 'roll',
      step: 'initial-roll',
      by: 'A',
      on: 'D',
      count: 3,
    });
    const end = answer(start, { dice: [4, 6, 1] });
    expect(next(end)).toEqual({ kind: 'done' });
    expect(end.units[1]?.counters).toBe(2);
  });

  it('should tell each change with its step, its maker and its ruling', () => {
    const table = fight({ A: { power: 2 }, D: { health: 2 } })
      .roll(4, 5)
      .end();
    expect(table.told).toEqual([
      'attack-declared, term/attack: A attacks D.',
      'attack-declared, term/attacking-unit: A taps to attack.',
      'initial-roll, term/power: A attacks with power 2.',
      'initial-roll, term/initial-roll: A rolls 4 and 5.',
      'pending-damage, term/hit: Against D a die hits with 4 or more: 2 hits.',
      'pending-damage, term/pending-damage: 2 damage is pending on D.',
      'damage-placement, term/damage-counter: D gets 2 damage counters and has 2.',
      'unit-discarded, term/discard-unit: D has 2 counters and is discarded.',
    ]);
  });

  it('should play the worked attack of the reference procedure', () => {
    const table = fight({
      A: { power: 4, has: ['accuracy 1', 'critical-hit 2', 'overkill', 'fury 1'] },
      D: { health: 3, counters: 1, has: ['shields 1', 'parry 1', 'retaliate 2'] },
      E: { health: 4, has: ['armor'] },
    });
    table.pick('D.retaliate').roll(4, 1, 6).roll(3).pick('A.overkill:1>E').roll(5, 2).end();
    expect([table.power, table.hits, table.pending('D'), table.pending('E')]).toEqual([3, 3, 4, 1]);
    expect(table.discarded).toEqual(['D']);
    expect([table.counters('D'), table.counters('E'), table.counters('A')]).toEqual([4, 1, 1]);
  });

  it('should leave earlier states as they were, so that one can step back', () => {
    const start = fight({ A: { power: 1 }, D: {} }).state;
    const copy = structuredClone(start);
    const hit = answer(start, { dice: [6] });
    const miss = answer(start, { dice: [1] });
    expect(start).toEqual(copy);
    expect([hit.units[1]?.counters, miss.units[1]?.counters]).toEqual([1, 0]);
  });
});

describe('What is not legal', () => {
  const declare = (A: object, D: object, how = {}) => refusal(() => fight({ A, D }, how));

  it('should be refused at the declaration with the ruling that forbids it', () => {
    expect(declare({ tapped: true }, {})).toBe('term/tap');
    expect(declare({ side: 'dark' }, { side: 'dark' })).toBe('term/defending-unit');
    expect(declare({}, { arena: 'space', side: 'light' }, {})).toBe('term/arena');
    expect(declare({}, { zone: 'build-zone' })).toBe('term/build-zone');
    expect(declare({}, {}, { via: 'parry' })).toBe('term/arena');
    expect(declare({ health: 2, counters: 2 }, {})).toBe('term/discard-unit');
  });

  it('should be refused as a reply of the wrong sort', () => {
    const dice = fight({ A: { power: 2 }, D: {} }).state;
    expect(refusal(() => answer(dice, { choose: 'pass' }))).toBe('term/attack-dice');
    expect(refusal(() => answer(dice, { dice: [1] }))).toBe('term/attack-dice');
    expect(refusal(() => answer(dice, { dice: [1, 9] }))).toBe('term/attack-dice');
    const choice = fight({ A: { power: 2 }, D: { has: ['retaliate 1'] } }).state;
    expect(refusal(() => answer(choice, { dice: [1, 1] }))).toBe('term/may');
    expect(refusal(() => answer(choice, { choose: 'E.evade:1' }))).toBe('term/play-or-pass-chance');
    const done = answer(dice, { dice: [1, 1] });
    expect(refusal(() => answer(done, { dice: [] }))).toBe('term/attack-end');
  });

  it('should be explained for a unit that could not use something', () => {
    const units = { A: { power: 1 }, D: { has: ['evade 1', 'parry 1', 'retaliate 1'] } };
    const { state } = fight(units).roll(2).end();
    expect(whyNot(state, 'D', 'parry').ruling).toBe('parry/a-one-prevents-damage');
    expect(whyNot(state, 'D', 'evade').ruling).toBe('evade/prevents-damage-to-itself');
    expect(whyNot(state, 'D', 'retaliate').ruling).toBe('retaliate/is-activated-before-the-roll');
    expect(whyNot(state, 'D', 'deflect').ruling).toBe('term/ability');
    const zone = fight({ A: { power: 1 }, D: {}, E: { zone: 'build-zone', has: ['protect 1'] } });
    expect(whyNot(zone.roll(4).end().state, 'E', 'protect').ruling).toBe('term/build-zone');
  });
});

describe('A card', () => {
  it('should give power for this attack alone', () => {
    const later = [card('attack-pop', 'A', 2)];
    const table = fight({ A: { power: 1 }, D: { health: 9 } }, { later })
      .roll(4, 4, 4)
      .end();
    expect([table.power, table.powerNow('A')]).toEqual([3, 1]);
    expect(table.cites('term/for-this-attack')).toBe(true);
    expect(table.attack('A', 'D').awaits).toMatchObject({ count: 1 });
  });

  it('should bring no dice any more after the roll', () => {
    const later = [card('re-roll', 'A', 2)];
    const table = fight({ A: { power: 1 }, D: {} }, { later })
      .roll(4)
      .end();
    expect(table.power).toBe(1);
    expect(table.told.join()).toContain('too late for these dice');
  });

  it('should be able to give something at any moment', () => {
    const table = fight({ A: { power: 2 }, D: {} });
    table.gain('A', { power: 1, until: 'turn' }).roll(4, 5, 1);
    expect([table.power, table.powerNow('A')]).toEqual([3, 3]);
    table.state = newTurn(table.state);
    expect(table.powerNow('A')).toBe(2);
  });

  it('should open a chance anew for what it gave', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['intercept'] }, E: { has: ['intercept'] } });
    table.gain('D', 'retaliate 1');
    expect(table.options).toEqual(['pass', 'D.retaliate', 'E.intercept']);
  });

  it('should be able to come after all is over', () => {
    const table = fight({ A: { power: 1 }, D: {} }).roll(1);
    const after = gain(table.state, 'A', { keyword: 'accuracy', value: 3 });
    expect(next(nextAttack(after, { attacker: 'A', defender: 'D' })).kind).toBe('dice');
    table.state = nextAttack(after, { attacker: 'A', defender: 'D' });
    expect(table.roll(1).hits).toBe(1);
  });
});

describe('A further attack', () => {
  it('should untap its unit first, as in a new turn, and keep the board', () => {
    const table = fight({ A: { power: 1 }, D: { power: 2 } })
      .roll(4)
      .attack('A', 'D')
      .roll(5);
    expect([table.counters('D'), table.state.attack?.number]).toEqual([2, 2]);
    expect(table.attack('D', 'A').roll(4, 4).counters('A')).toBe(2);
  });

  it('should wait for the end of the one that is going on', () => {
    const table = fight({ A: { power: 1 }, D: {} });
    expect(refusal(() => table.attack('A', 'D'))).toBe('term/attack');
  });

  it('should not be made by or against a discarded unit', () => {
    const table = fight({ A: { power: 1 }, D: { health: 1 } }).roll(4);
    expect(refusal(() => table.attack('A', 'D'))).toBe('term/discard-unit');
    expect(refusal(() => table.attack('D', 'A'))).toBe('term/discard-unit');
  });
});

describe('Units that are gone', () => {
  it('should leave an attack without dice when the defending unit left before the roll', () => {
    const units = { A: { power: 2 }, D: { has: ['retaliate 1 / Discard this unit'] } };
    const table = fight(units).pick('D.retaliate');
    expect(table.awaits).toMatchObject({ keyword: 'retaliate' });
    expect(table.roll(4).end().counters('A')).toBe(1);
  });

  it('should get no counters any more', () => {
    const units = { A: { power: 2 }, D: { has: ['evade 1 / Discard this unit'] } };
    const table = fight(units).roll(4, 4).pick('D.evade:1@attack').end();
    expect([table.counters('D'), table.discarded]).toEqual([0, ['D']]);
  });
});

describe('Dice of damage by themselves', () => {
  it('should hit, be prevented, and discard', () => {
    const table = shots({ S: {}, V: { health: 2, has: ['evade 1'] } }, 3).roll(4, 5, 6);
    expect(table.pick('V.evade:1@dice-of-damage1').end().discarded).toEqual(['V']);
    expect(table.state.over).toHaveLength(1);
  });

  it('should be over at once when there are none', () => {
    expect(shots({ S: {}, V: {} }, 0).awaits.kind).toBe('done');
  });
});
