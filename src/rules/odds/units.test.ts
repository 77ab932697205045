import { describe, expect, it } from 'vitest';
import {
  damageDiceInput,
  damageDiceOdds,
  exactDamageDiceOdds,
  exactOdds,
  fractionText,
  leftOut,
  oddsInput,
} from '../odds.ts';
import type { Ability, UnitSpec } from '../types.ts';

const has = (keyword: string, value?: number): Ability =>
  value === undefined ? { keyword } : { keyword, value };
const unit = (spec: Partial<UnitSpec>, ...abilities: Ability[]): UnitSpec => ({
  id: 'unit',
  ...spec,
  abilities,
});

describe('the numbers of two units', () => {
  it('lowers power by Shields: power 5 against Shields 2 rolls three dice, mean 3/2', () => {
    const input = oddsInput(unit({ power: 5 }), unit({}, has('shields', 2)));
    expect(input.power).toBe(3);
    expect(fractionText(exactOdds(input, 'mean').mean)).toBe('3/2');
    expect(oddsInput(unit({ power: 1 }), unit({}, has('shields', 2))).power).toBe(-1);
  });

  it('adds up what is cumulative, counts once what is isolated, and uses every Evade', () => {
    const attacker = unit(
      { power: 2 },
      has('lucky', 1),
      has('lucky', 2),
      has('accuracy', 3),
      has('accuracy', -1),
    );
    const defender = unit(
      {},
      has('armor'),
      has('armor'),
      has('evade', 1),
      has('evade', 2),
      has('parry', 1),
      has('parry', 1),
    );
    expect(oddsInput(attacker, defender)).toMatchObject({
      attackerLucky: 3,
      defenderLucky: 0,
      accuracy: 2,
      armor: true,
      evade: 3,
      parry: 2,
    });
  });

  it('takes every number that the odds know from the unit that has it', () => {
    const attacker = unit(
      { power: 2 },
      has('fury', 2),
      has('focus', 3),
      has('critical-hit', 4),
      has('double-damage'),
      has('ferocity'),
      has('evade', 5),
      has('parry', 5),
    );
    const defender = unit({}, has('lucky', 2), has('fortitude'), has('fury', 9), has('ferocity'));
    expect(oddsInput(attacker, defender)).toEqual({
      power: 2,
      accuracy: 0,
      armor: false,
      criticalHit: 4,
      fury: 2,
      focus: 3,
      attackerLucky: 0,
      defenderLucky: 2,
      parry: 0,
      evade: 0,
      ferocity: true,
      fortitude: true,
      doubleDamage: true,
      health: 5,
      counters: 0,
      first: 'attacker',
    });
    expect(leftOut(attacker, defender)).toEqual([]);
    const known = ['accuracy', 'armor', 'forewarning', 'lucky', 'parry', 'resilience'];
    expect(leftOut(unit({}, ...known.map((id) => has(id, 1))), unit({}))).toEqual([]);
    expect(leftOut(unit({}, has('unheard-of')), unit({}))).toEqual(['unheard-of']);
  });

  it('takes no number below 0 for what can only add', () => {
    const less = ['fury', 'focus', 'critical-hit', 'lucky'].map((id) => has(id, -2));
    expect(
      oddsInput(unit({ power: 1 }, ...less), unit({}, has('lucky', -1), has('parry', -1))),
    ).toEqual(oddsInput(unit({ power: 1 }), unit({})));
  });

  it('plays nothing that nobody has to play before the dice', () => {
    const attacker = unit({ power: 2 }, has('overload', 3));
    expect(oddsInput(attacker, unit({}, has('retaliate', 1), has('forewarning'))).power).toBe(2);
    expect(oddsInput(unit({ power: 0 }), unit({}, has('retaliate', 1))).power).toBe(0);
  });

  it('refuses an attacker that is tapped by nobody but itself', () => {
    const { tapped: _, ...rest } = unit({ power: 1, tapped: true });
    expect(oddsInput(rest, unit({}))).toEqual(oddsInput({ ...rest, tapped: true }, unit({})));
  });

  it('counts stacks and Resilience, and counters on the defending unit', () => {
    const attacker = unit({ power: 3, stack: 3, counters: 2 }, has('resilience', 2));
    const input = oddsInput(attacker, unit({ health: 4, stack: 2, counters: 3 }));
    expect(input).toMatchObject({ power: 7, health: 5, counters: 3 });
  });

  it('takes X of Bombard for power, and refuses what no unit can attack', () => {
    const attacker = unit({ power: 6, arena: 'space' }, has('bombard', 2));
    const defender = unit({ arena: 'ground' });
    expect(oddsInput(attacker, defender, { via: 'bombard' }).power).toBe(2);
    expect(() => oddsInput(attacker, defender)).toThrow(/another arena/);
  });

  it('lets the Dark Side act first', () => {
    expect(oddsInput(unit({}), unit({})).first).toBe('attacker');
    expect(oddsInput(unit({ side: 'light' }), unit({})).first).toBe('defender');
  });

  it('takes a tapped attacker as it is', () => {
    expect(oddsInput(unit({ power: 2, tapped: true }), unit({})).power).toBe(2);
  });

  it('names the keywords that the odds leave out', () => {
    const attacker = unit({}, has('overkill'), has('critical-hit', 1), has('bombard', 2));
    const defender = unit(
      {},
      has('retaliate', 2),
      has('retaliate', 1),
      has('evade', 1),
      has('shields', 1),
    );
    expect(leftOut(attacker, defender)).toEqual(['overkill', 'bombard', 'retaliate']);
    expect(leftOut(attacker, defender, { via: 'bombard' })).toEqual(['overkill', 'retaliate']);
  });
});

describe('dice of damage', () => {
  it('know Armor, Evade and Ferocity, and nothing that speaks of attack dice', () => {
    const source = unit(
      { power: 9 },
      has('critical-hit', 3),
      has('accuracy', 2),
      has('lucky', 2),
      has('fury', 1),
    );
    const victim = unit(
      { health: 2 },
      has('armor'),
      has('parry', 2),
      has('shields', 2),
      has('evade', 1),
    );
    const input = damageDiceInput(source, victim, 2);
    expect(input).toMatchObject({ dice: 2, armor: true, evade: 1, ferocity: false, health: 2 });
    const exact = exactDamageDiceOdds(input);
    expect(exact.hits.map(fractionText)).toEqual(['4/9', '4/9', '1/9']);
    expect(exact.damage.map(fractionText)).toEqual(['8/9', '1/9']);
    expect([fractionText(exact.mean), fractionText(exact.discard)]).toEqual(['1/9', '0']);
    const fierce = damageDiceInput({ ...source, abilities: [has('ferocity')] }, victim, 2);
    expect(fractionText(exactDamageDiceOdds(fierce).discard)).toBe('1/9');
    expect(damageDiceOdds(fierce).discard).toBeCloseTo(1 / 9, 15);
  });

  it('are stopped by Armor alone', () => {
    expect(damageDiceInput(unit({}), unit({}), 1).armor).toBe(false);
    expect(
      damageDiceInput(unit({}), unit({}, has('fortitude'), has('evade', -1)), 1),
    ).toMatchObject({
      fortitude: true,
      evade: 0,
    });
  });

  it('reach units that cannot be attacked', () => {
    const hidden = unit({ arena: 'character' }, has('stealth'));
    expect(damageDiceInput(unit({ arena: 'space', tapped: true }), hidden, 3).dice).toBe(3);
  });

  it('are exact for no dice and for very many', () => {
    const plain = {
      armor: false,
      evade: 0,
      ferocity: false,
      fortitude: false,
      health: 1,
      counters: 0,
    };
    expect(damageDiceOdds({ dice: 0, ...plain })).toMatchObject({
      hits: [1],
      damage: [1],
      discard: 0,
    });
    const many = damageDiceOdds({ dice: 200, ...plain });
    expect(Math.abs(many.hits.reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-12);
    expect(many.discard).toBeLessThan(1);
    expect(() => damageDiceOdds({ dice: -1, ...plain })).toThrow(RangeError);
    expect(() => damageDiceOdds({ dice: 1e9, ...plain })).toThrow(RangeError);
  });
});
