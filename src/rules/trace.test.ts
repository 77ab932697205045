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

  it('should say so when no dice are rolled', () => {
    const attack = fight({ A: {}, D: { power: 0, has: ['retaliate power'] } });
    attack.pick('D.retaliate').end();
    expect(attack.told.filter((line) => line.includes('rolls'))).toEqual([
      'initial-roll, term/initial-roll: A rolls no dice.',
      'attack-end, retaliate/dice-are-dice-of-damage: Retaliate rolls no dice.',
    ]);
    const answered = fight({ A: { power: 1 }, D: { has: ['retaliate 1'] } });
    expect(answered.pick('D.retaliate').roll(1).roll(2).told).toContain(
      'attack-end, retaliate/dice-are-dice-of-damage: Retaliate rolls 2 at A.',
    );
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

describe('What rests on an answer of ours to an open question', () => {
  const readings = (table: ReturnType<typeof fight>) => [
    ...new Set(table.end().state.trace.flatMap((entry) => entry.reading ?? [])),
  ];
  const D = { health: 9 };

  it('should be named where dice and hits rest on one', () => {
    expect(readings(fight({ A: { power: 1 }, D: { has: ['shields 2'] } }))).toEqual([
      'amb-power-below-zero',
      'amb-attack-without-dice',
    ]);
    expect(readings(fight({ A: { power: 1, has: ['accuracy 3'] }, D }).roll(1))).toEqual([
      'amb-no-automatic-hit-or-miss',
    ]);
    expect(readings(fight({ A: { power: 1, has: ['accuracy -2'] }, D }).roll(6))).toEqual([]);
    expect(readings(fight({ A: { power: 1, has: ['accuracy 3'] }, D }).roll(2))).toEqual([]);
    const missing = { A: { power: 1, has: ['accuracy -3', 'critical-hit 2'] }, D };
    expect(readings(fight(missing).roll(6))).toEqual([
      'amb-no-automatic-hit-or-miss',
      'amb-critical-hit-without-a-hit',
    ]);
    const fury = { A: { power: 1, has: ['fury 1', 'critical-hit 1', 'focus 1', 'lucky 1'] }, D };
    expect(readings(fight(fury).roll(4).roll(6))).toEqual(['amb-fury-dice-are-first-throw']);
    expect(readings(fight(fury).roll(4).roll(5).pick('A.lucky', 2).roll(1))).toEqual([
      'amb-fury-dice-are-first-throw',
      'amb-fury-dice-and-lucky',
    ]);
  });

  it('should be named where a split or prevention rests on one', () => {
    const split = {
      A: { power: 2, has: ['overkill', 'critical-hit 1'] },
      D: { health: 1 },
      F: { side: 'dark' as const },
    };
    expect(readings(fight(split).roll(6, 6).pick('A.overkill:1>F'))).toEqual([
      'amb-overkill-which-second-unit',
      'amb-overkill-before-critical-hit',
    ]);
    const blind = { A: { power: 1, has: ['cunning'] }, D: { ...D, has: ['evade 1', 'lucky 1'] } };
    expect(
      readings(fight(blind).roll(4).pick('D.lucky', 1).roll(5).pick('D.evade:1@attack')),
    ).toEqual(['amb-cunning-and-lucky', 'amb-cunning-blind-prevention']);
    const chain = { A: { power: 1, has: ['deflect 1'] }, D: { ...D, has: ['deflect 1'] } };
    const table = fight(chain).roll(4).pick('D.deflect@attack>A').pick('A.deflect@deflect1>D');
    expect(readings(table.pick('D.deflect@deflect2>A'))).toEqual(['amb-deflect-again']);
  });

  it('should be named where what follows rests on one', () => {
    const units = {
      A: { power: 1, health: 1 },
      D: { ...D, has: ['retaliate 1'] },
      E: { tapped: true, has: ['intercept', 'retaliate 1'] },
    };
    const table = fight(units).pick('D.retaliate').pick('E.intercept').pick('E.retaliate').roll(4);
    expect(readings(table.roll(6))).toEqual([
      'amb-intercept-when-tapped',
      'amb-retaliate-after-being-intercepted',
      'amb-attack-end-without-attacker',
    ]);
    const avenger = {
      A: { power: 2, has: ['overkill'] },
      D: { health: 1 },
      E: { health: 1, has: ['avenge 1'] },
    };
    expect(readings(fight(avenger).roll(4, 5).pick('A.overkill:1>E').roll(1))).toEqual([
      'amb-avenge-by-a-discarded-unit',
    ]);
    const bomber = { A: { has: ['bombard 1'] }, D: { health: 1 }, E: { has: ['avenge 1'] } };
    expect(readings(fight(bomber, { via: 'bombard' }).roll(4).roll(1))).toEqual([
      'amb-avenge-across-arenas',
    ]);
    const area = {
      A: { power: 1, has: ['area-damage 1', 'double-strike'] },
      D: { health: 1 },
      E: {},
    };
    expect(
      readings(
        fight(area).roll(4).pick('A.area-damage>E').roll(1).pick('A.double-strike>E').roll(1),
      ),
    ).toEqual(['amb-area-damage-when']);
    const again = {
      A: { power: 1, has: ['double-strike'] },
      D: { ...D, has: ['forewarning: Draw a card'] },
    };
    expect(
      readings(fight(again).pick('D.forewarning:0').roll(4).pick('A.double-strike>D').roll(1)),
    ).toEqual(['amb-forewarning-when', 'amb-double-strike-targets']);
  });

  it('should not be named where the sources are plain', () => {
    const units = {
      A: { power: 3, has: ['critical-hit 1', 'fury 1'] },
      D: { ...D, has: ['parry 1', 'evade 1'] },
    };
    expect(readings(fight(units).roll(6, 4, 1).roll(2).pick('D.evade:1@attack'))).toEqual([]);
  });
});
