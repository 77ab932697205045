import { describe, expect, it } from 'vitest';
import {
  accountOf,
  arrive,
  beginAttack,
  damageUnit,
  diceOfAttack,
  discardUnit,
  endOf,
  giveUnit,
  lookAhead,
  passAll,
  possibleAttacks,
  removeCounters,
  setsOff,
  setTable,
  targetsNow,
  turnUnit,
  whyNotAttack,
  whyNotUse,
} from './arena.ts';
import { answer, next } from './attack.ts';
import { ability, refusal, type Short } from './testing.ts';
import type { AttackState, UnitSpec } from './types.ts';
import { unitNow } from './view.ts';

/** Units by name; capitals of the first half of the alphabet are dark, the others light. */
function table(units: Record<string, Short>): AttackState {
  return setTable(
    Object.entries(units).map(([id, { has, ...rest }]) => spec(id, { ...rest, has: has ?? [] })),
  );
}

function spec(id: string, { has, ...rest }: Short): UnitSpec {
  return {
    id,
    side: id < 'N' ? 'dark' : 'light',
    ...rest,
    abilities: (has ?? []).map(ability),
  };
}

const choose = (state: AttackState, id: string) => answer(state, { choose: id });
const roll = (state: AttackState, ...dice: number[]) => answer(state, { dice });
const counters = (state: AttackState, id: string) => unitNow(state, id).counters;

describe('who may be attacked', () => {
  const open = (state: AttackState, attacker = 'A') =>
    possibleAttacks(state)
      .filter((a) => a.attacker === attacker && a.no === undefined)
      .map(({ target, via }) => (via === undefined ? target : `${target} by ${via}`));

  it('should be the units of the other side in the same arena', () => {
    const state = table({ A: {}, B: {}, Y: {}, Z: { arena: 'space' } });
    expect(open(state)).toEqual(['Y']);
    expect(whyNotAttack(state, 'A', 'Z')?.ruling).toBe('term/arena');
    expect(whyNotAttack(state, 'A', 'B')?.ruling).toBe('term/defending-unit');
    expect(possibleAttacks(state).filter(({ attacker }) => attacker === 'Y')).toHaveLength(2);
  });

  it('should spare an untapped, undamaged unit with Stealth', () => {
    const state = table({ A: {}, Y: { has: ['stealth'] }, Z: {} });
    expect(open(state)).toEqual(['Z']);
    expect(whyNotAttack(state, 'A', 'Y')).toMatchObject({ ruling: 'stealth/cannot-be-attacked' });
    expect(open(turnUnit(state, 'Y', true))).toEqual(['Y', 'Z']);
    expect(open(damageUnit(state, { to: 'Y', amount: 1 }))).toEqual(['Y', 'Z']);
    expect(open(turnUnit(turnUnit(state, 'Y', true), 'Y', false))).toEqual(['Z']);
  });

  it('should reach other arenas by keyword, with its dice', () => {
    const A: Short = { arena: 'space', power: 6, has: ['bombard 3'] };
    const state = table({ A, Y: { arena: 'space' }, Z: { has: ['shields 1'] } });
    expect(open(state)).toEqual(['Y', 'Z by bombard']);
    expect([diceOfAttack(state, 'A', 'Y'), diceOfAttack(state, 'A', 'Z', 'bombard')]).toEqual([
      6, 2,
    ]);
    expect(whyNotAttack(state, 'A', 'Y', 'bombard')?.ruling).toBe('bombard/never-hits-space');
    expect(whyNotAttack(state, 'A', 'Z', 'ion-cannon')).toBeDefined();
  });

  it('should roll no fewer than 0 dice', () => {
    const state = table({ A: { power: 1 }, Y: { has: ['shields 3'] } });
    expect(diceOfAttack(state, 'A', 'Y')).toBe(0);
    const asking = table({ A: { power: 2 }, Y: { has: ['retaliate 1'] } });
    expect(diceOfAttack(asking, 'A', 'Y')).toBe(2);
  });

  it('should be nobody for a unit that is tapped, away or gone', () => {
    const state = table({ A: { tapped: true }, B: { zone: 'build-zone' }, Y: {} });
    expect(whyNotAttack(state, 'A', 'Y')?.ruling).toBe('term/tap');
    expect(whyNotAttack(state, 'B', 'Y')?.ruling).toBe('term/build-zone');
    expect(whyNotAttack(state, 'Y', 'B')?.ruling).toBe('term/build-zone');
    expect(whyNotAttack(state, 'Y', 'A')).toBeUndefined();
    const gone = discardUnit(state, { unit: 'A' });
    expect(whyNotAttack(gone, 'A', 'Y')?.ruling).toBe('term/discard-unit');
    expect(possibleAttacks(gone)).toEqual([]);
  });
});

describe('what a unit is now', () => {
  it('should count stack, Intimidation and Resilience, and say where power comes from', () => {
    const has = ['intimidation', 'resilience 2'];
    const A: Short = { power: 3, speed: 40, health: 6, counters: 2, stack: 2, has };
    expect(accountOf(table({ A, Y: {}, Z: { arena: 'space' } }), 'A')).toMatchObject({
      id: 'A',
      power: 3 + 1 + 1 + 2,
      speed: 60,
      health: 8,
      counters: 2,
      remaining: 6,
      powerParts: [{ ruling: 'term/stacking-bonus' }, { power: 1 }, { power: 2 }],
    });
  });

  it('should follow the counters', () => {
    const state = table({ A: { power: 3, health: 6, counters: 2, has: ['resilience 2'] } });
    const less = removeCounters(state, 'A', 1);
    expect([unitNow(less, 'A').power, counters(less, 'A')]).toEqual([3, 1]);
    expect(less.trace.at(-1)).toMatchObject({ ruling: 'term/damage-counter', before: 2, after: 1 });
    expect(counters(removeCounters(state, 'A', 9), 'A')).toBe(0);
    expect(unitNow(damageUnit(less, { to: 'A', amount: 1 }), 'A').power).toBe(5);
  });

  it('should discard a unit whose health falls to its counters', () => {
    const A: Short = { power: 3, health: 4, counters: 5, has: ['intimidation'] };
    const state = table({ A, Y: {}, Z: {} });
    expect(state.discarded).toEqual([]);
    expect(discardUnit(state, { unit: 'Y' }).discarded).toEqual(['Y', 'A']);
  });

  it('should keep what is given until its time is over', () => {
    const state = giveUnit(table({ A: { power: 3 }, Y: {} }), 'A', { power: 2 });
    expect(unitNow(state, 'A').power).toBe(5);
    expect(unitNow(endOf(state, 'battle'), 'A').power).toBe(5);
    expect(unitNow(endOf(state, 'turn'), 'A').power).toBe(3);
    const brief = giveUnit(table({ A: { power: 3 } }), 'A', { power: 2, until: 'battle' });
    expect(unitNow(endOf(brief, 'battle'), 'A').power).toBe(3);
    const gift = giveUnit(table({ A: { power: 3 }, Y: {} }), 'A', ability('intimidation'));
    expect(unitNow(gift, 'A').power).toBe(4);
  });

  it('should untap units with a new turn', () => {
    const state = table({ A: { tapped: true } });
    expect(endOf(state, 'battle').units[0]?.tapped).toBe(true);
    expect(endOf(state, 'turn').units[0]?.tapped).toBe(false);
    expect(turnUnit(state, 'A', false).trace.at(-1)).toMatchObject({
      ruling: 'term/tap',
      what: 'A is untapped.',
      before: true,
      after: false,
    });
  });
});

describe('an arrival', () => {
  const A: Short = { has: ['ambush 3'] };

  it('should let opposing units answer, and leave the table as it was', () => {
    const before = table({ A });
    const state = arrive(before, spec('Y', { health: 3 }), 'deployed');
    expect(before.units).toHaveLength(1);
    expect(setsOff(state, 'ambush', before.trace.length)).toBe(true);
    const shot = roll(choose(state, 'A.ambush'), 2, 4, 6);
    expect(counters(shot, 'Y')).toBe(2);
    expect(whyNotUse(passAll(shot), 'A', 'ambush')?.ruling).toBe('ambush/once-per-arrival');
    expect(setsOff(shot, 'ambush', 0)).toBe(true);
  });

  it('should count anew for every arrival', () => {
    const first = roll(choose(arrive(table({ A }), spec('Y', {}), 'moved'), 'A.ambush'), 4, 1, 1);
    const second = arrive(first, spec('Z', {}), 'put');
    expect(next(second)).toMatchObject({ kind: 'choice', step: 'on-arrival' });
    expect(counters(roll(choose(second, 'A.ambush'), 6, 6, 1), 'Z')).toBe(2);
  });

  it('should name how the unit came, and where it was', () => {
    const noted = (how: 'deployed' | 'moved' | 'put') =>
      arrive(table({ A: {}, Y: { arena: 'space' } }), 'Y', how, 'ground').trace.at(-1);
    expect(noted('deployed')).toMatchObject({ ruling: 'term/deploy', before: 'space' });
    expect(noted('moved')).toMatchObject({ ruling: 'term/move', after: 'ground' });
    expect(noted('put')).toMatchObject({
      ruling: 'term/put',
      step: 'on-arrival',
      what: 'Y is put into the Ground arena.',
    });
    expect(arrive(table({}), spec('Y', {}), 'put').trace.at(-1)?.before).toBeNull();
    const away = arrive(table({ Y: { zone: 'build-zone' } }), 'Y', 'moved');
    expect([away.units[0]?.zone, away.trace.at(-1)?.before]).toEqual(['arena', null]);
  });

  it('should set off nothing elsewhere, or of its own side', () => {
    const space = arrive(table({ A }), spec('Y', {}), 'deployed', 'space');
    expect(setsOff(space, 'ambush', 0)).toBe(false);
    expect(whyNotUse(space, 'A', 'ambush')?.ruling).toBe('ambush/only-its-own-arena');
    const own = arrive(table({ A }), spec('B', {}), 'deployed');
    expect(whyNotUse(own, 'A', 'ambush')?.ruling).toBe('ambush/only-the-opponents-arrivals');
  });

  it('should be refused for a unit that is gone or there twice', () => {
    const state = table({ A: {}, Y: {} });
    expect(refusal(() => arrive(state, spec('Y', {}), 'put'))).toBe('term/unit');
    const gone = discardUnit(state, { unit: 'Y' });
    expect(refusal(() => arrive(gone, 'Y', 'put'))).toBe('term/discard-unit');
    expect(refusal(() => arrive(state, spec('Z', { health: 2, counters: 2 }), 'put'))).toBe(
      'term/discard-unit',
    );
    expect(refusal(() => setTable([spec('A', {}), spec('A', {})]))).toBe('term/unit');
    expect(refusal(() => table({ A: { health: 1, counters: 1 } }))).toBe('term/discard-unit');
  });
});

describe('damage on a table', () => {
  it('should be placed by a unit or by none', () => {
    const state = damageUnit(table({ A: {}, Y: { counters: 1 } }), { to: 'Y', amount: 2 });
    expect(counters(state, 'Y')).toBe(3);
    expect(state.trace.at(-1)).toMatchObject({ by: 'rules', before: 1, after: 3 });
    expect(counters(damageUnit(state, { to: 'Y', amount: 1, by: 'A' }), 'Y')).toBe(4);
    expect(damageUnit(state, { to: 'Y', amount: 2 }).discarded).toEqual(['Y']);
  });

  it('should set off Surge, for any unit of the arena', () => {
    const state = table({ A: {}, Y: { has: ['surge 2'] }, Z: { power: 3 }, X: { arena: 'space' } });
    const hurt = damageUnit(state, { to: 'Y', amount: 1, by: 'A' });
    expect(setsOff(hurt, 'surge', state.trace.length)).toBe(true);
    expect(targetsNow(hurt)).toEqual(['A', 'Y', 'Z']);
    expect(unitNow(choose(hurt, 'Y.surge>Z'), 'Z').power).toBe(5);
    expect(whyNotUse(hurt, 'Y', 'surge', 'X')?.ruling).toBe('surge/any-unit-in-the-arena');
    expect(setsOff(damageUnit(state, { to: 'Y', amount: 1 }), 'surge', 0)).toBe(false);
  });

  it('should not reach a unit that is gone', () => {
    const gone = discardUnit(table({ A: {}, Y: {} }), { unit: 'Y' });
    expect(refusal(() => damageUnit(gone, { to: 'Y', amount: 1 }))).toBe('term/discard-unit');
    expect(refusal(() => removeCounters(gone, 'Y', 1))).toBe('term/discard-unit');
    expect(refusal(() => discardUnit(gone, { unit: 'Y' }))).toBe('term/discard-unit');
  });
});

describe('a discard', () => {
  const units = {
    A: { power: 4, has: ['area-damage 2', 'bounty: 1 Force'] },
    Y: { health: 2 },
    Z: { has: ['avenge 1'] },
  };

  it('should set off what answers the damage of an attack', () => {
    const state = discardUnit(table(units), { unit: 'Y', by: { unit: 'A' } });
    expect(state.discarded).toEqual(['Y']);
    for (const keyword of ['area-damage', 'bounty', 'avenge']) {
      expect(setsOff(state, keyword, 0)).toBe(true);
    }
    expect(targetsNow(state)).toEqual(['A', 'Z']);
    expect(state.rewards).toMatchObject([{ unit: 'A', text: '1 Force' }]);
    const after = roll(choose(state, 'A.area-damage>Z'), 4, 1);
    expect(counters(after, 'Z')).toBe(1);
    expect(next(after)).toMatchObject({ kind: 'dice', keyword: 'avenge', on: 'A' });
  });

  it('should set off less when other damage of the unit did it', () => {
    const by = { unit: 'A', keyword: 'retaliate' };
    const state = discardUnit(table(units), { unit: 'Y', by });
    expect(
      ['area-damage', 'bounty', 'avenge'].map((keyword) => setsOff(state, keyword, 0)),
    ).toEqual([false, true, false]);
  });

  it('should set off nothing of the kind when an effect did it', () => {
    const state = discardUnit(table(units), { unit: 'Y' });
    expect(
      ['area-damage', 'bounty', 'avenge'].map((keyword) => setsOff(state, keyword, 0)),
    ).toEqual([false, false, false]);
    expect(state.trace.at(-1)).toMatchObject({ ruling: 'term/discard-unit', before: 'arena' });
  });

  it('should reach a unit in the build zone', () => {
    const state = discardUnit(table({ A: { zone: 'build-zone' } }), { unit: 'A' });
    expect(state.trace.at(-1)).toMatchObject({ before: 'build-zone', after: 'discard' });
  });
});

describe('while an attack goes on', () => {
  const A: Short = { arena: 'space', power: 3, has: ['bombard 3'] };
  const units = {
    A,
    B: { power: 1 },
    W: { has: ['retaliate 2', 'deflect 1'] },
    X: { arena: 'space' as const, has: ['intercept', 'protect 1'] },
    Y: { has: ['intercept', 'protect 2'] },
  };

  it('should say who can step in, protect, retaliate and deflect, and why not', () => {
    const state = beginAttack(table(units), { attacker: 'A', defender: 'W', via: 'bombard' });
    expect(whyNotUse(state, 'Y', 'intercept')).toBeUndefined();
    expect(whyNotUse(state, 'Y', 'protect')).toBeUndefined();
    expect(whyNotUse(state, 'X', 'intercept')?.ruling).toBe('intercept/same-arena-only');
    expect(whyNotUse(state, 'X', 'protect')?.ruling).toBe('protect/same-arena');
    expect(whyNotUse(state, 'W', 'retaliate')?.ruling).toBe('retaliate/not-across-arenas');
    expect(whyNotUse(state, 'W', 'deflect', 'B')).toBeUndefined();
    const far = whyNotUse(state, 'W', 'deflect', 'A');
    expect(far).toMatchObject({ ruling: 'deflect/arena-of-the-deflector' });
    expect(far?.why).toContain('A cannot be named');
    expect(whyNotUse(state, 'B', 'evade')?.ruling).toBe('term/ability');
    expect(whyNotUse(state, 'W', 'deflect', 'nobody')?.ruling).toMatch(/^deflect\//);
  });

  it('should be left when something else happens, unless its damage is being worked out', () => {
    const state = beginAttack(table(units), { attacker: 'A', defender: 'W', via: 'bombard' });
    const other = damageUnit(state, { to: 'B', amount: 1 });
    expect([other.attack, next(other).kind, counters(other, 'B')]).toEqual([undefined, 'done', 1]);
    let hit = state;
    while (next(hit).kind === 'choice') hit = choose(hit, 'pass');
    hit = roll(hit, 6, 6, 1);
    expect(next(hit)).toMatchObject({ step: 'damage-prevention' });
    expect(counters(turnUnit(hit, 'B', true), 'W')).toBe(2);
  });

  it('should not begin with a tapped attacker, or against a rule', () => {
    const state = table({ A: { tapped: true }, Y: { has: ['stealth'] } });
    expect(refusal(() => beginAttack(state, { attacker: 'A', defender: 'Y' }))).toBe('term/tap');
    const free = turnUnit(state, 'A', false);
    expect(refusal(() => beginAttack(free, { attacker: 'A', defender: 'Y' }))).toBe(
      'stealth/cannot-be-attacked',
    );
    const going = beginAttack(turnUnit(free, 'Y', true), { attacker: 'A', defender: 'Y' });
    expect(going.units[0]?.tapped).toBe(true);
    const untapped = { attacker: 'A', defender: 'Y', withoutTapping: true };
    expect(beginAttack(turnUnit(state, 'Y', true), untapped).attack?.tapped).toBe(false);
  });

  it('should look ahead without touching the state', () => {
    const state = beginAttack(table(units), { attacker: 'A', defender: 'W', via: 'bombard' });
    const { options, end } = lookAhead(state);
    expect(options.map(({ id }) => id)).not.toContain('pass');
    expect(next(end).kind).toBe('done');
    expect(counters(end, 'W')).toBe(3);
    expect(counters(state, 'W')).toBe(0);
  });

  it('should wait for dice that are due', () => {
    const state = arrive(table({ A: { has: ['ambush 1'] } }), spec('Y', {}), 'put');
    expect(refusal(() => passAll(choose(state, 'A.ambush')))).toBe('term/dice-of-damage');
    expect(next(passAll(state)).kind).toBe('done');
  });
});
