/** What holds for many keywords alike: a number of 0 or less, and open questions that are named again. */
import { describe, expect, it } from 'vitest';
import { setTable, startBattle } from '../arena.ts';
import { arrival, card, fight, type Table } from '../testing.ts';

const D = { health: 9 };

function names(table: Table, keyword: string): boolean {
  return table.state.trace.some(({ ruling }) => ruling.startsWith(`${keyword}/`));
}

/** Whether a choice about the keyword was open at any time while presets were taken. */
function asks(table: Table, keyword: string): boolean {
  try {
    table.until(keyword);
    return true;
  } catch {
    return false;
  }
}

describe('a number of 0 or less', () => {
  it.each([0, -1])('should do nothing on the attacker: %i', (value) => {
    for (const keyword of ['fury', 'focus', 'critical-hit', 'backfire', 'stun', 'lucky']) {
      const A = { power: 6, has: [`${keyword} ${value}`] };
      const table = fight({ A, D }).roll(1, 2, 3, 4, 5, 6).end();
      expect(names(table, keyword), keyword).toBe(false);
      expect([table.hits, table.counters('D'), table.counters('A')], keyword).toEqual([3, 3, 0]);
      expect(table.powerNow('A'), keyword).toBe(6);
    }
    const overload = fight({ A: { power: 1, has: [`overload ${value}`] }, D });
    expect(overload.awaits).toMatchObject({ kind: 'dice', count: 1 });
    const area = fight({ A: { power: 1, has: [`area-damage ${value}`] }, D: { health: 1 }, E: {} });
    expect(area.roll(6).awaits.kind).toBe('done');
  });

  it.each([0, -1])('should do nothing on the defending unit: %i', (value) => {
    for (const keyword of ['parry', 'riposte', 'evade', 'protect', 'deflect', 'absorb', 'lucky']) {
      const table = fight({ A: { power: 3 }, D: { ...D, has: [`${keyword} ${value}`] } });
      table.roll(1, 2, 6);
      expect(asks(table, keyword), keyword).toBe(false);
      expect(names(table, keyword), keyword).toBe(false);
      expect([table.counters('D'), table.counters('A')], keyword).toEqual([1, 0]);
    }
    const friend = { A: { power: 1 }, D: { health: 1 }, E: { has: [`avenge ${value}`] } };
    expect(fight(friend).roll(6).awaits.kind).toBe('done');
  });

  it('should make nobody ask for speed', () => {
    const abilities = [{ keyword: 'velocity', value: 0 }];
    expect(startBattle(setTable([{ id: 'A', abilities }]), 'ground').awaiting.kind).toBe('done');
  });

  it('should be no hindrance to what has a number', () => {
    const A = { power: 1, has: ['accuracy 0', 'critical-hit 0', 'critical-hit 2'] };
    const table = fight({ A, D: { ...D, has: ['shields 0'] } }).roll(6);
    expect([table.needs, table.pending('D')]).toEqual([4, 3]);
    expect(names(table, 'shields')).toBe(false);
  });
});

describe('an open question', () => {
  /** Steps of the entries that name this reading. */
  const steps = (table: Table, reading: string) =>
    table.state.trace.filter((entry) => entry.reading === reading).map(({ step }) => step);

  it('should be named when something is kept for the attack end, and again when it comes', () => {
    const avenger = {
      A: { power: 2, has: ['overkill'] },
      D: { health: 1 },
      E: { health: 1, has: ['avenge 1'] },
    };
    const avenged = fight(avenger).roll(4, 5).pick('A.overkill:1>E').roll(1).end();
    expect(steps(avenged, 'amb-avenge-by-a-discarded-unit')).toEqual([
      'unit-discarded',
      'attack-end',
    ]);
    const furious = { A: { power: 1, has: ['fury 1', 'backfire 1'] }, D };
    const burnt = fight(furious).roll(4).roll(3).roll(1).end();
    expect(steps(burnt, 'amb-fury-dice-are-first-throw')).toEqual(['initial-roll', 'attack-end']);
    const riposting = { A: { power: 1, has: ['fury 1'] }, D: { ...D, has: ['riposte 1'] } };
    const cut = fight(riposting).roll(4).roll(2).end();
    expect(steps(cut, 'amb-fury-dice-are-first-throw')).toEqual(['pending-damage', 'attack-end']);
  });

  it('should not be named where the first throw is enough', () => {
    const A = { power: 2, has: ['fury 1', 'backfire 1'] };
    const burnt = fight({ A, D: { ...D, has: ['riposte 1'] } })
      .roll(4, 3)
      .roll(2);
    expect(steps(burnt.roll(1).end(), 'amb-fury-dice-are-first-throw')).toEqual([
      'pending-damage',
      'attack-end',
    ]);
    const avenger = { A: { power: 1 }, D: { health: 1 }, E: { has: ['avenge 1'] } };
    const avenged = fight(avenger).roll(4).roll(1).end();
    expect(avenged.state.trace.filter(({ reading }) => reading !== undefined)).toEqual([]);
  });

  it('should be named for an Ambush without a cost', () => {
    const ambush = (has: string) =>
      arrival({ N: {}, E: { has: [has] } })
        .pick('E.ambush')
        .roll(1)
        .end();
    expect(steps(ambush('ambush 1'), 'amb-ambush-cost')).toEqual(['on-arrival']);
    expect(steps(ambush('ambush 1 / Pay 1 Force'), 'amb-ambush-cost')).toEqual([]);
  });

  it('should be named for what was foretold, and apart after an Intercept', () => {
    const own = fight({ A: { power: 1, has: ['foresight: Draw a card'] }, D });
    expect(steps(own.pick('A.foresight:0').roll(1).end(), 'amb-forewarning-when')).toEqual([
      'pending-damage',
    ]);
    const stepped = {
      A: { power: 1 },
      D: { ...D, has: ['forewarning: Draw a card'] },
      E: { has: ['intercept'] },
    };
    const moved = fight(stepped).pick('D.forewarning:0').pick('E.intercept').roll(1).end();
    expect(steps(moved, 'amb-forewarning-after-intercept')).toHaveLength(1);
    const stayed = fight(stepped).pick('D.forewarning:0').roll(1).end();
    expect(steps(stayed, 'amb-forewarning-after-intercept')).toEqual([]);
  });

  it('should be named for a chain of deflections that comes back', () => {
    const chain = {
      A: { power: 1, has: ['deflect 1'] },
      D: { ...D, has: ['deflect 1'] },
      E: { has: ['deflect 1'] },
    };
    const once = fight(chain).roll(4).pick('D.deflect@attack>A').pick('A.deflect@deflect1>E');
    expect(steps(once.end(), 'amb-deflect-again')).toEqual([]);
    const twice = fight(chain)
      .roll(4)
      .pick('D.deflect@attack>A')
      .pick('A.deflect@deflect1>D')
      .pick('D.deflect@deflect2>A');
    expect(steps(twice, 'amb-deflect-again')).toHaveLength(1);
  });
});

describe('what is named without seeing the dice', () => {
  const parried = (...dice: number[]) =>
    fight({ A: { power: dice.length, has: ['cunning'] }, D: { ...D, has: ['parry 2'] } })
      .roll(...dice)
      .end();

  it('should be parried by one natural 1 or several, as much as there is', () => {
    const one = parried(1, 6, 6);
    expect(one.cites('parry/a-one-prevents-damage')).toBe(true);
    expect(one.cites('parry/one-one-is-enough')).toBe(false);
    expect(one.counters('D')).toBe(0);
    const two = parried(1, 1, 6);
    expect(two.cites('parry/one-one-is-enough')).toBe(true);
    expect(two.cites('parry/a-one-prevents-damage')).toBe(false);
  });

  it('should come to nothing where nothing is pending', () => {
    expect(names(parried(1, 2), 'parry')).toBe(false);
  });
});

describe('a label', () => {
  const label = (table: Table, id: string) => {
    const { awaits } = table;
    if (awaits.kind !== 'choice') throw new Error('Nobody is asked');
    return awaits.options.find((option) => option.id === id)?.label;
  };

  it('should have the number of the keyword, and none where there is none', () => {
    const power = fight({ A: { power: 1 }, D: { power: 2, has: ['retaliate power'] } });
    expect(label(power, 'D.retaliate')).toContain('Retaliate of D');
    const two = fight({ A: { power: 1 }, D: { has: ['retaliate 2'] } });
    expect(label(two, 'D.retaliate')).toContain('Retaliate 2 of D');
  });

  it('should name the way into another arena for a further attack', () => {
    const A = { arena: 'space' as const, power: 2, has: ['bombard 1', 'double-strike'] };
    const units = { A, D: { ...D, arena: 'space' as const }, E: { arena: 'ground' as const } };
    const table = fight(units).roll(1, 1);
    expect(label(table, 'A.double-strike>D')).toBe('Attack D');
    expect(label(table, 'A.double-strike+bombard>E')).toBe('Attack E with Bombard');
    table.pick('A.double-strike+bombard>E');
    expect(table.state.attack).toMatchObject({ via: 'bombard', through: 'double-strike' });
    expect(table.roll(6).counters('E')).toBe(1);
    expect(
      table.state.trace.find(({ reading }) => reading === 'amb-double-strike-targets'),
    ).toEqual(
      expect.objectContaining({
        what: 'Double Strike: A attacks E without tapping again.',
      }),
    );
    const tenacious = { ...units, A: { ...A, has: ['bombard 1', 'tenacity 2'] } };
    const bombing = fight({ ...tenacious, E: { ...D } }, { defender: 'E', via: 'bombard' }).roll(1);
    expect(label(bombing, 'A.tenacity+bombard>E')).toBe('Attack E again with Bombard');
    bombing.pick('A.tenacity+bombard>E');
    expect(bombing.state.attack).toMatchObject({ via: 'bombard', through: 'tenacity' });
    const plain = fight(tenacious).roll(1, 1);
    expect(label(plain, 'A.tenacity>D')).toBe('Attack D again');
    expect(plain.pick('A.tenacity>D').state.attack?.via).toBeUndefined();
  });
});

describe('what can be foretold', () => {
  const most = (A: object, how = {}) => {
    const table = fight({ A: { power: 1, ...A }, D: { ...D, has: ['forewarning'] }, E: {} }, how);
    const { awaits } = table.until('forewarning');
    return awaits.kind === 'choice' ? awaits.options.length - 2 : -1;
  };

  it('should be every die that the attack may have', () => {
    expect(most({})).toBe(1);
    expect(most({ has: ['fury 2'] })).toBe(3);
    expect(most({ stack: 2 })).toBe(2);
    expect(most({}, { later: [card('attack-pop', 'A', 2)] })).toBe(3);
    expect(most({}, { later: [card('attack-pop', 'E', 2)] })).toBe(1);
    expect(most({}, { later: [card('attack-pop', 'A', -1)] })).toBe(1);
    expect(most({}, { later: [card('attack-pop', 'A', 'accuracy 1')] })).toBe(1);
    expect(most({ has: ['bombard 4'] }, { via: 'bombard' })).toBe(4);
  });

  it('should count what waits for the next attack', () => {
    const table = fight({
      A: { power: 1, has: ['focus 2'] },
      D: { ...D, has: ['forewarning'] },
    });
    table.roll(5).end();
    const { awaits } = table.attack('A', 'D').until('forewarning');
    expect(awaits.kind === 'choice' && awaits.options.length).toBe(2 + 3);
  });

  it('should be compared for each unit and each instance by itself', () => {
    const units = {
      A: { power: 2 },
      D: { ...D, has: ['forewarning: Draw a card', 'forewarning: Gain 12 Force'] },
    };
    const table = fight(units, { force: { light: 1 } });
    table.pick('D.forewarning:2').pick('D.forewarning#2:1').roll(4, 1).end();
    expect(table.state.rewards.map(({ text }) => text)).toEqual(['Gain 12 Force']);
    expect(table.state.force).toEqual({ light: 13 });
    expect(table.state.attack?.guesses.map(({ right }) => right)).toEqual([false, true]);
  });
});
