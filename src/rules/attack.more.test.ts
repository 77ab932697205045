/** Corners of an attack: costs of triggered choices, who is where, and what comes of it. */
import { describe, expect, it } from 'vitest';
import { whyNot } from './attack/refuse.ts';
import { answer, rollDamage } from './attack.ts';
import { allRules } from './registry.ts';
import { illSaid } from './said.testing.ts';
import type { StepId } from './steps.ts';
import { card, fight, refusal, shots } from './testing.ts';

const D = { health: 9 };

describe('every keyword', () => {
  it('should say by which ruling it had no occasion', () => {
    for (const { id, name, elsewhen } of allRules()) {
      expect(name, id).toMatch(/^[A-Z]/);
      if (elsewhen !== undefined) expect(illSaid({ ruling: elsewhen }), id).toEqual([]);
      const { state } = fight({ A: { power: 1 }, D: {}, E: { side: 'dark', has: [id] } });
      const no = whyNot(state, 'E', id);
      expect(illSaid(no), id).toEqual([]);
      if (no.why.startsWith('There was no occasion')) {
        expect(no, id).toEqual({
          ruling: elsewhen ?? 'term/play-or-pass-chance',
          why: `There was no occasion for ${name} of E.`,
        });
      }
    }
  });
});

describe('a triggered choice with a cost', () => {
  it('should be paid when it is taken, and not when it is passed', () => {
    const units = {
      A: { power: 1, has: ['area-damage 1 / Pay 1 Force'] },
      D: { health: 1 },
      E: {},
    };
    const force = { dark: 2 };
    const taken = fight(units, { force }).roll(4).pick('A.area-damage>E');
    expect(taken.state.force).toEqual({ dark: 1 });
    expect(fight(units, { force }).roll(4).end().state.force).toEqual({ dark: 2 });
    const poor = fight(units, { force: { dark: 0 } }).roll(4);
    expect([poor.awaits.kind, poor.barred('A', 'area-damage')]).toEqual([
      'done',
      ['term/activation-cost', 'term/activation-cost'],
    ]);
  });
});

describe('cards that give something at a step', () => {
  const steps: StepId[] = [
    'attack-declared',
    'attack-pop',
    'initial-roll',
    're-roll',
    'pending-damage',
    'damage-prevention',
    'damage-placement',
    'unit-discarded',
    'attack-end',
    'after-attack',
  ];

  it.each(steps)('should come at that step, once: %s', (at) => {
    const units = { A: { power: 1 }, D: { ...D, has: ['evade 1'] } };
    const table = fight(units, { later: [card(at, 'A', 2)] });
    while (table.awaits.kind === 'dice') {
      table.roll(...Array.from({ length: table.awaits.count }, () => 6));
    }
    table.end();
    const given = table.state.trace.filter(({ what }) => what.startsWith('A gets +2 power'));
    expect(given.map(({ step }) => step)).toEqual([at]);
    expect(table.power).toBe(
      ['attack-declared', 'attack-pop', 'initial-roll'].includes(at) ? 3 : 1,
    );
  });
});

describe('a further attack', () => {
  it('should wait while a choice is open, whatever the choice', () => {
    const prevention = fight({ A: { power: 1 }, D: { ...D, has: ['evade 1'] } }).roll(4);
    expect(prevention.awaits.kind).toBe('choice');
    expect(refusal(() => prevention.attack('D', 'A'))).toBe('term/attack');
  });
});

describe('dice of damage by themselves', () => {
  it('should be between a dark unit and a light one, unless somebody says otherwise', () => {
    const sides = (S: object, V: object) =>
      shots({ S, V }, 1).state.units.map(({ side, arena }) => `${side} ${arena}`);
    expect(sides({}, {})).toEqual(['dark ground', 'light ground']);
    expect(sides({}, { side: 'dark', arena: 'space' })).toEqual(['light ground', 'dark space']);
    expect(sides({ side: 'light', arena: 'space' }, {})).toEqual(['light space', 'dark space']);
  });

  it('should need both units', () => {
    const units = [{ id: 'S' }, { id: 'V' }];
    const roll = (source: string, victim: string) => rollDamage({ units, source, victim, dice: 1 });
    expect(() => roll('X', 'V')).toThrow('No unit is called X');
    expect(() => roll('S', 'X')).toThrow('No unit is called X');
  });

  it('should be as many as are called for', () => {
    const table = shots({ S: {}, V: {} }, 2);
    expect(refusal(() => answer(table.state, { dice: [1] }))).toBe('term/dice-of-damage');
    const more = fight({ A: { power: 1, has: ['fury 2'] }, D }).roll(4);
    expect(refusal(() => answer(more.state, { dice: [1] }))).toBe('term/attack-dice');
    const lucky = fight({ A: { power: 2, has: ['lucky 2'] }, D })
      .roll(1, 2)
      .pick('A.lucky', 1, 2);
    expect(refusal(() => answer(lucky.state, { dice: [1] }))).toBe('term/re-roll');
  });
});

describe('Lucky', () => {
  const readings = (table: ReturnType<typeof fight>) =>
    table.state.trace.flatMap(({ reading }) => reading ?? []);

  it('should rest on an answer of ours for the other side alone, and for hidden dice alone', () => {
    const A = { power: 1, has: ['lucky 1'] };
    const L = { ...D, has: ['lucky 1'] };
    const hidden = { ...A, has: ['lucky 1', 'cunning'] };
    expect(readings(fight({ A: hidden, D }).roll(1).pick('A.lucky', 1))).toEqual([]);
    expect(readings(fight({ A, D: L }).roll(6).pick('D.lucky', 1))).toEqual([]);
    expect(readings(fight({ A: hidden, D: L }).roll(6).pick('D.lucky', 1))).toEqual([
      'amb-cunning-and-lucky',
    ]);
  });

  it('should throw nothing when no die is named', () => {
    const { state } = fight({ A: { power: 1, has: ['lucky 1'] }, D }).roll(6);
    const after = answer(state, { choose: 'A.lucky', positions: [] });
    expect(after.awaiting.kind).toBe('done');
    expect(after.attack?.dice?.dice.map(({ natural }) => natural)).toEqual([6]);
  });

  it("should rest on an answer of ours as soon as one of Fury's dice is among them", () => {
    const rolled = fight({ A: { power: 1, has: ['fury 1', 'lucky 2'] }, D })
      .roll(4)
      .roll(1);
    expect(readings(rolled.pick('A.lucky', 1, 2).roll(5, 6))).toContain('amb-fury-dice-and-lucky');
    const first = fight({ A: { power: 1, has: ['fury 1', 'lucky 2'] }, D })
      .roll(4)
      .roll(1);
    expect(readings(first.pick('A.lucky', 1).roll(5))).not.toContain('amb-fury-dice-and-lucky');
  });
});

describe('an attack of the own side', () => {
  it('should not be sent back to the unit that makes it', () => {
    const units = {
      A: { power: 1, side: 'dark' as const },
      D: { side: 'dark' as const, has: ['redirect'] },
      E: { side: 'dark' as const },
    };
    const table = fight(units, { ownSide: true });
    expect(table.options).toEqual(['pass', 'D.redirect>E']);
    expect(refusal(() => table.say('D.redirect>A'))).toBe('redirect/to-a-fit-target');
    expect(table.state.barred.find(({ target }) => target === 'A')?.why).toBe(
      'A is attacking; its attack cannot be sent to itself.',
    );
  });
});

describe('what counts as the damage of the attack', () => {
  it('should be what its dice did for Tenacity, and nothing that was done to it', () => {
    const units = {
      A: { power: 1, health: 9, has: ['tenacity 2'] },
      D: { ...D, has: ['riposte 3'] },
    };
    const table = fight(units).roll(2);
    expect(table.options).toEqual(['pass', 'A.tenacity>D']);
    expect(table.counters('A')).toBe(3);
  });

  it('should not feed Consume when the unit falls with its victim', () => {
    const units = {
      A: { power: 1, health: 1, has: ['consume'] },
      D: { health: 1, has: ['deflect 1'] },
      E: { side: 'dark' as const, has: ['consume'] },
    };
    const table = fight(units).roll(4).end();
    expect([table.discarded, table.powerNow('E')]).toEqual([['D'], 0]);
    expect(table.powerNow('A')).toBe(2);
    const both = {
      A: { power: 2, health: 1, has: ['consume'] },
      D: { health: 1, has: ['deflect 1'] },
    };
    const fallen = fight(both).roll(4, 5).pick('D.deflect@attack>A').end();
    expect(fallen.discarded).toEqual(['A', 'D']);
    expect(fallen.cites('consume/swallows-the-discarded-unit')).toBe(false);
  });

  it('should make Stun take power away, and tell how much', () => {
    const table = fight({ A: { power: 1, has: ['stun 2'] }, D: { ...D, power: 3 } })
      .roll(4)
      .end();
    expect(table.powerNow('D')).toBe(1);
    const told = table.state.trace.find(({ ruling }) => ruling.startsWith('stun/'));
    expect(told?.after).toBe(-2);
  });
});
