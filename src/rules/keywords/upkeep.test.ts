import { describe, expect, it } from 'vitest';
import { cited, done, force, hand, points, refused, step, tap, unit } from '../build/testing.ts';
import {
  type BuildStep,
  buildUnitOf,
  drawCard,
  settleRest,
  settleUpkeep,
  skipUpkeep,
  startBuildStep,
  takeBounties,
} from '../build.ts';

const rest = (state: BuildStep) => settleRest(state).state;
const statuses = (state: BuildStep) => state.due.map(({ unit: id, status }) => `${id} ${status}`);

describe('Upkeep', () => {
  it('should fall due in every build step of its controller', () => {
    const first = step([unit('A', { upkeep: [[[points(1)]]] })], { purse: { points: 3 } });
    expect(statuses(first)).toEqual(['A due']);
    const paid = rest(first);
    expect([statuses(paid), paid.purse.points]).toEqual([['A paid'], 2]);
    const next = startBuildStep(paid);
    expect(statuses(next)).toEqual(['A due']);
    expect(rest(next).purse.points).toBe(1);
  });

  it('should not fall due in a build step of the opponent', () => {
    const state = step(
      [unit('A', { upkeep: [[[force(1)]]] })],
      {},
      {
        whose: 'opponent',
        second: false,
      },
    );
    expect(state.due).toEqual([]);
    expect(refused(settleUpkeep(state, 'A'))).toEqual(['upkeep/is-paid-every-build-step']);
  });

  it('should not fall due again in a second build step of the turn', () => {
    const state = step(
      [unit('A', { upkeep: [[[force(1)]]] })],
      {},
      {
        whose: 'yours',
        second: true,
      },
    );
    expect(state.due).toEqual([]);
    expect(refused(settleUpkeep(state, 'A'))).toEqual(['upkeep/once-per-turn']);
    expect(refused(takeBounties({ ...state, bounties: [{ text: 'x' }] }))).toEqual([
      'upkeep/once-per-turn',
    ]);
    expect(refused(drawCard(state))).toEqual(['upkeep/once-per-turn']);
  });

  it('should be paid with one of the listed costs', () => {
    const A = unit('A', { upkeep: [[[points(1)], [tap]]] });
    const state = step([A], { purse: { points: 3 } });
    const outcome = settleUpkeep(state, 'A', [tap]);
    expect(done(outcome)).toMatchObject({
      purse: { points: 3 },
      due: [{ status: 'paid', paid: [tap] }],
    });
    expect(buildUnitOf(done(outcome), 'A').unit.tapped).toBe(true);
    expect(cited(outcome)).toEqual(['upkeep/is-paid-every-build-step']);
    expect(done(settleUpkeep(state, 'A'))).toMatchObject({ purse: { points: 2 } });
    expect(refused(settleUpkeep(state, 'A', [force(1)]))).toEqual([
      'upkeep/one-listed-cost-is-chosen',
    ]);
  });

  it('should take the first cost that can be paid, and no other by choice', () => {
    const A = unit('A', { upkeep: [[[force(2)], [hand(1)]]] });
    const state = step([A], { purse: { force: 1, hand: 3 } });
    expect(rest(state)).toMatchObject({ purse: { force: 1, hand: 2 } });
    expect(refused(settleUpkeep(state, 'A', [force(2)]))).toEqual([
      'upkeep/one-listed-cost-is-chosen',
    ]);
  });

  it('should be paid if it can be', () => {
    const state = step([unit('A', { upkeep: [[[force(2)]]] })], { purse: { force: 2 } });
    expect(refused(skipUpkeep(state, 'A'))).toEqual(['upkeep/must-be-paid-if-possible']);
    expect(rest(state).purse.force).toBe(0);
  });

  it('should be ignored if it cannot be paid whole', () => {
    const state = step([unit('A', { upkeep: [[[force(2)]]] })], { purse: { force: 1 } });
    const outcome = skipUpkeep(state, 'A');
    expect(statuses(done(outcome))).toEqual(['A ignored']);
    expect(cited(outcome)).toEqual(['upkeep/is-ignored-if-unpayable']);
    expect(rest(state)).toMatchObject({ purse: { force: 1 }, due: [{ status: 'ignored' }] });
    expect(refused(skipUpkeep(done(outcome), 'A'))).toEqual(['upkeep/one-payment-one-instance']);
  });

  it('should be due in the build zone and aboard another unit, and not underneath', () => {
    const upkeep = [[[force(1)]]];
    const state = step(
      [
        unit('A', { zone: 'build-zone', upkeep }),
        unit('B', { aboard: 'W', upkeep }),
        unit('C', { under: true, upkeep }),
        unit('W', {}),
        unit('X', { discarded: true, upkeep }),
      ],
      { purse: { force: 5 } },
    );
    expect(statuses(state)).toEqual(['A due', 'B due']);
    for (const id of ['A', 'B']) {
      expect(cited(settleUpkeep(state, id))).toEqual([
        'upkeep/is-paid-every-build-step',
        'upkeep/follows-the-card-everywhere',
      ]);
    }
    expect(refused(settleUpkeep(state, 'C'))).toEqual(['upkeep/reading-card-underneath']);
    expect(rest(state).purse.force).toBe(3);
  });

  it('should take a payment for each instance', () => {
    const either = [[tap], [force(1)]];
    const state = step([unit('A', { upkeep: [either, either] })], { purse: { force: 1 } });
    const tapped = done(settleUpkeep(state, 'A', [tap]));
    expect(statuses(tapped)).toEqual(['A paid', 'A due']);
    const both = done(settleUpkeep(tapped, 'A', [force(1)]));
    expect([statuses(both), both.purse.force]).toEqual([['A paid', 'A paid'], 0]);
    expect(refused(settleUpkeep(both, 'A'))).toEqual(['upkeep/one-payment-one-instance']);
    const taps = rest(step([unit('A', { upkeep: [[[tap]], [[tap]]] })]));
    expect(statuses(taps)).toEqual(['A paid', 'A ignored']);
  });

  it('should let the player choose the order, and profit by it', () => {
    const units = [unit('A', { upkeep: [[[force(2)]]] }), unit('B', { upkeep: [[[force(1)]]] })];
    const state = step(units, { purse: { force: 2 } });
    expect(statuses(rest(state))).toEqual(['A paid', 'B ignored']);
    const cheap = rest(done(settleUpkeep(state, 'B')));
    expect([statuses(cheap), cheap.purse.force]).toEqual([['A ignored', 'B paid'], 1]);
  });

  it('should be put in order with bounties and the drawn card', () => {
    const A = unit('A', { upkeep: [[[force(2)]]] });
    const state = step([A], { purse: { force: 0 }, bounties: [{ force: 2, text: '2 Force' }] });
    expect(rest(state)).toMatchObject({ purse: { force: 2 }, due: [{ status: 'ignored' }] });
    const first = done(takeBounties(state));
    expect(rest(first)).toMatchObject({ purse: { force: 0 }, due: [{ status: 'paid' }] });
    const wantsCard = step([unit('A', { upkeep: [[[hand(1)]]] })], { purse: { hand: 0 } });
    expect(statuses(rest(wantsCard))).toEqual(['A ignored']);
    const drawn = drawCard(wantsCard);
    expect(cited(drawn)).toEqual(['upkeep/bounty-draw-order']);
    expect(statuses(rest(done(drawn)))).toEqual(['A paid']);
    expect(refused(drawCard(done(drawn)))).toEqual(['upkeep/once-per-turn']);
  });

  it('should discard a unit that pays with itself or with its last health', () => {
    const A = unit('A', { upkeep: [[[{ pay: 'discard-unit' }]], [[tap], [force(1)]]] });
    const gone = rest(step([A], { purse: { force: 3 } }));
    expect(buildUnitOf(gone, 'A').discarded).toBe(true);
    const hurt = (counters: number) =>
      rest(step([unit('A', { health: 3, counters, upkeep: [[[{ pay: 'damage', amount: 1 }]]] })]));
    expect(buildUnitOf(hurt(1), 'A')).toMatchObject({ discarded: false, unit: { counters: 2 } });
    expect(buildUnitOf(hurt(2), 'A')).toMatchObject({ discarded: true, unit: { counters: 3 } });
  });
});
