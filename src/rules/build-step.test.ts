import { describe, expect, it } from 'vitest';
import { done, force, hand, step, tap, told, unit, why } from './build/testing.ts';
import {
  buildUnitOf,
  type Cost,
  drawCard,
  earnBounty,
  movePilotOff,
  movePilotOnto,
  repair,
  settleRest,
  settleUpkeep,
  skipUpkeep,
  takeBounties,
} from './build.ts';

describe('what the start of a build step tells', () => {
  const purse = { force: 3, hand: 1, points: 4 };

  it('should be each Upkeep, with what it leaves', () => {
    const state = step([unit('A', { upkeep: [[[force(2)]]] })], { purse });
    const paid = settleUpkeep(state, 'A');
    expect(told(paid)).toEqual([
      ['Upkeep is paid: 2 Force.', purse, { force: 1, hand: 1, points: 4 }],
    ]);
    expect(done(paid).due).toEqual([
      { unit: 'A', number: 1, costs: [[force(2)]], status: 'paid', paid: [force(2)] },
    ]);
    const poor = step([unit('A', { upkeep: [[[force(4)], [hand(2)]]] })], { purse });
    expect(told(settleUpkeep(poor, 'A'))).toEqual([
      [
        'None of its costs (4 Force or discard 2 cards) can be paid: this Upkeep is ignored.',
        'due',
        'ignored',
      ],
    ]);
    expect(told(skipUpkeep(poor, 'A'))).toHaveLength(1);
    expect(why(skipUpkeep(state, 'A'))).toEqual(['It can be paid (2 Force), so it has to be.']);
  });

  it('should say where the unit is when that is no arena', () => {
    const at = (own: object) =>
      told(settleUpkeep(step([unit('A', { upkeep: [[[force(1)]]], ...own })], { purse }), 'A'))[1];
    expect(at({})).toBeUndefined();
    expect(at({ zone: 'build-zone' })).toEqual([
      'It is due although the unit is in the build zone.',
      'due',
      'paid',
    ]);
    expect(at({ aboard: 'B' })?.[0]).toBe('It is due although the unit is aboard another unit.');
  });

  it('should settle the very Upkeep whose cost is chosen', () => {
    const state = step([unit('A', { upkeep: [[[force(1)]], [[hand(1)], [tap]]] })], { purse });
    expect(state.due.map(({ number }) => number)).toEqual([1, 2]);
    const second = done(settleUpkeep(state, 'A', [tap]));
    expect(second.due.map(({ status }) => status)).toEqual(['due', 'paid']);
    expect(buildUnitOf(second, 'A').unit.tapped).toBe(true);
    expect(second.purse).toEqual(purse);
    expect(why(settleUpkeep(state, 'A', [force(3)]))).toEqual([
      'It lists 1 Force, and one of these is paid.',
    ]);
    const tired = step([unit('A', { tapped: true, upkeep: [[[hand(1)], [tap]]] })], { purse });
    expect(why(settleUpkeep(tired, 'A', [tap]))).toEqual([
      '"tap this unit" cannot be paid, and discard 1 card can.',
    ]);
    expect(done(settleUpkeep(tired, 'A', [hand(1)])).purse.hand).toBe(0);
    const two = step([unit('A', { upkeep: [[[force(1)]]] }), unit('B', { upkeep: [[[tap]]] })]);
    expect(
      done(skipUpkeep(step([unit('A', { tapped: true, upkeep: [[[tap]]] })]), 'A')),
    ).toBeDefined();
    expect(why(skipUpkeep(two, 'B'))).toEqual(['It can be paid (tap this unit), so it has to be.']);
  });

  it('should discard a unit that pays with its last health', () => {
    const hurt: Cost[number] = { pay: 'damage', amount: 1 };
    const pays = (counters: number) =>
      buildUnitOf(
        done(settleUpkeep(step([unit('A', { health: 2, counters, upkeep: [[[hurt]]] })]), 'A')),
        'A',
      );
    expect([pays(0).discarded, pays(0).unit.counters]).toEqual([false, 1]);
    expect(pays(1).discarded).toBe(true);
    const gone = step([unit('A', { upkeep: [[[{ pay: 'discard-unit' }]]] })]);
    expect(buildUnitOf(done(settleUpkeep(gone, 'A')), 'A').discarded).toBe(true);
  });

  it('should be Bounties, the drawn card and repairs', () => {
    const bounties = [{ force: 2, text: '2 Force' }];
    const hunter = unit('H', { bounties });
    const earned = earnBounty(step([hunter], { purse, bounties }), 'H', 'E');
    expect(told(earned)).toEqual([
      ['E was discarded by its damage: 2 Force as the next build step starts.', 1, 2],
    ]);
    expect(told(takeBounties(done(earned), 1))).toEqual([
      ['The Bounty comes: 2 Force.', purse, { ...purse, force: 5 }],
    ]);
    expect(told(drawCard(step([], { purse })))).toEqual([['The card of the turn is drawn.', 1, 2]]);
    const theirs = { whose: 'opponent', second: false } as const;
    expect(drawCard(step([], { purse }, theirs)).legal).toBe(false);
    expect(drawCard(step([], { purse }, { whose: 'yours', second: true })).legal).toBe(false);
    expect(drawCard(done(drawCard(step([], { purse })))).legal).toBe(false);
    const hurt = unit('A', { counters: 3, has: ['damage-control 2'] });
    expect(told(repair(step([hurt]), 'A', 2))).toEqual([['2 damage counters come off.', 3, 1]]);
    expect(told(repair(step([hurt]), 'A', 1))).toEqual([['1 damage counter comes off.', 3, 2]]);
    expect(why(repair(step([hurt]), 'A', 3))).toEqual(['It removes up to 2, and not 3.']);
    const scratched = unit('A', { counters: 1, has: ['damage-control 2'] });
    expect(why(repair(step([scratched]), 'A', 2))).toEqual([
      '1 damage counter lies on the unit, and not 2.',
    ]);
    const other = unit('B', { counters: 2, has: ['evade 5', 'damage-control 1'] });
    expect(why(repair(step([other]), 'B', 2))).toEqual(['It removes up to 1, and not 2.']);
  });

  it('should leave nothing undone, and tell it', () => {
    const units = [
      unit('A', { upkeep: [[[force(1)]], [[force(5)]]] }),
      unit('B', { upkeep: [[[hand(1)]]] }),
    ];
    const state = step(units, { purse, bounties: [{ force: 1, text: '1 Force' }] });
    const { state: after, trace } = settleRest(state);
    expect(after.due.map(({ status }) => status)).toEqual(['paid', 'ignored', 'paid']);
    expect(after.purse).toEqual({ force: 3, hand: 0, points: 4 });
    expect(trace.map(({ what }) => what)).toEqual([
      'Upkeep is paid: 1 Force.',
      'None of its costs (5 Force) can be paid: this Upkeep is ignored.',
      'Upkeep is paid: discard 1 card.',
      'The Bounty comes: 1 Force.',
    ]);
    expect(settleRest(after)).toEqual({ state: after, trace: [] });
  });
});

describe('what a moving Pilot tells', () => {
  const ace = unit('Ace', {
    pilot: [
      { subtype: 'Starfighter', gives: [] },
      { subtype: 'Bomber', gives: [] },
    ],
  });
  const wing = unit('Wing', { arena: 'space', subtypes: ['Starfighter'] });

  it('should be where it goes, and what it leaves', () => {
    const on = movePilotOnto(step([ace, wing]), 'Ace', 'Wing');
    expect(told(on)).toEqual([
      ['The Pilot goes onto Wing.', null, 'Wing'],
      [
        'Aboard, only its name, subtype and health count, and what it gives as a Pilot.',
        null,
        'Wing',
      ],
    ]);
    const aboard = step([{ ...ace, aboard: 'Wing' }, wing]);
    const off = movePilotOff(aboard, 'Ace', 'Wing');
    expect(told(off)).toEqual([['The Pilot leaves its unit.', 'Wing', null]]);
    expect(buildUnitOf(done(off), 'Ace').aboard).toBeUndefined();
    expect(why(movePilotOff(done(off), 'Ace', 'Wing'))).toEqual([
      'It has moved in this build step; once is all.',
      'It is not on that unit.',
    ]);
  });

  it('should be what the unit is not', () => {
    const walker = unit('Walker', { subtypes: ['Walker'] });
    expect(why(movePilotOnto(step([ace, walker]), 'Ace', 'Walker'))).toEqual([
      'The unit is no Starfighter or Bomber.',
    ]);
    const nobody = unit('Han', {});
    expect(why(movePilotOnto(step([nobody, walker]), 'Han', 'Walker'))).toEqual([
      'The card has no Pilot keyword.',
    ]);
  });
});
