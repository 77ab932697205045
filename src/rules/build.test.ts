import { describe, expect, it } from 'vitest';
import {
  card,
  cited,
  done,
  force,
  hand,
  points,
  refused,
  rulings,
  step,
  tap,
  unit,
} from './build/testing.ts';
import {
  type BuildStep,
  buildUnitOf,
  changeUnit,
  complete,
  costText,
  earnBounty,
  firstUnpayable,
  numbersNow,
  partText,
  payCost,
  playCard,
  putCounters,
  settleRest,
  takeBounties,
  waysToComplete,
} from './build.ts';

describe('costs', () => {
  const payer = { tapped: false, counters: 0, discarded: false };

  it('should be payable from a purse that has enough, or is not counted', () => {
    expect(firstUnpayable([force(2), points(1), hand(3)], {})).toBeUndefined();
    expect(firstUnpayable([force(2)], { force: 2 })).toBeUndefined();
    expect(firstUnpayable([force(2)], { force: 1 })).toEqual(force(2));
    expect(firstUnpayable([points(1)], { points: 0 })).toEqual(points(1));
    expect(firstUnpayable([hand(1), force(1)], { hand: 1, force: 0 })).toEqual(force(1));
  });

  it('should see what earlier parts have used up', () => {
    expect(firstUnpayable([force(1), force(1)], { force: 1 })).toEqual(force(1));
    expect(firstUnpayable([tap, tap], {}, payer)).toEqual(tap);
    expect(firstUnpayable([tap], {}, payer)).toBeUndefined();
    const gone = { pay: 'discard-unit' } as const;
    expect(firstUnpayable([gone, tap], {}, payer)).toEqual(tap);
    expect(firstUnpayable([gone, gone], {}, payer)).toEqual(gone);
    const hurt = { pay: 'damage', amount: 1 } as const;
    expect(firstUnpayable([gone, hurt], {}, payer)).toEqual(hurt);
    expect(firstUnpayable([hurt, hurt], {}, payer)).toBeUndefined();
  });

  it('should need a unit where they touch one', () => {
    expect(firstUnpayable([tap], {})).toEqual(tap);
    expect(firstUnpayable([{ pay: 'discard-unit' }], {})).toEqual({ pay: 'discard-unit' });
    expect(firstUnpayable([tap], {}, { ...payer, tapped: true })).toEqual(tap);
  });

  it('should be taken off part by part', () => {
    const paid = payCost(
      [force(2), hand(1), points(3), tap, { pay: 'damage', amount: 2 }],
      { force: 5, hand: 1, points: 3 },
      payer,
    );
    expect(paid).toEqual({
      purse: { force: 3, hand: 0, points: 0 },
      payer: { tapped: true, counters: 2, discarded: false },
    });
    expect(payCost([force(2)], {})).toEqual({ purse: {}, payer: undefined });
    expect(payCost([{ pay: 'discard-unit' }], {}, payer).payer?.discarded).toBe(true);
  });

  it('should be said as cards say them', () => {
    expect(costText([])).toBe('nothing');
    expect(costText([force(5), hand(1)])).toBe('5 Force then discard 1 card');
    expect(
      [
        hand(2),
        points(1),
        points(2),
        tap,
        { pay: 'discard-unit' } as const,
        { pay: 'damage', amount: 1 } as const,
        { pay: 'damage', amount: 2 } as const,
      ].map(partText),
    ).toEqual([
      'discard 2 cards',
      '1 build point',
      '2 build points',
      'tap this unit',
      'discard this unit',
      'put 1 damage counter on this unit',
      'put 2 damage counters on this unit',
    ]);
  });
});

describe('building', () => {
  it('should take build points until the cost is there', () => {
    const start = card({ cost: 5, counters: 1, name: 'X-wing' }, { purse: { points: 4 } });
    const three = putCounters(start, 3);
    expect(done(three)).toMatchObject({ card: { counters: 4 }, purse: { points: 1 } });
    expect(done(three).completed).toBeUndefined();
    expect(cited(three)).toEqual(['term/build-counter']);
    expect(three.legal && three.trace[0]).toMatchObject({ by: 'X-wing', before: 1, after: 4 });
    const last = putCounters(done(three), 1);
    expect(done(last)).toMatchObject({ completed: 'arena', card: { counters: 0 } });
    expect(cited(last)).toEqual(['term/build-counter', 'term/complete']);
  });

  it('should be refused without the points, elsewhere than in the build step, and for Battle cards', () => {
    expect(refused(putCounters(card({}, { purse: { points: 1 } }), 2))).toEqual([
      'term/build-point',
    ]);
    expect(refused(putCounters(card({}, { moment: 'opponent-build-step' }), 1))).toEqual([
      'term/build-step',
    ]);
    expect(refused(putCounters(card({ battle: true }), 1))).toEqual(['term/battle-card']);
  });

  it('should be a way with its price, closed without enough points', () => {
    const way = (...of: Parameters<typeof card>) => {
      const [build] = waysToComplete(card(...of)).ways;
      return build && { ...build, why: rulings(build.why), notes: rulings(build.notes) };
    };
    expect(way({ cost: 5, counters: 2 })).toMatchObject({
      id: 'build',
      label: 'Build it',
      legal: true,
      cost: [points(3)],
      notes: ['term/build-cost'],
    });
    expect(way({ cost: 5, counters: 5 })?.cost).toEqual([]);
    expect(way({ cost: 5, counters: 7 })?.cost).toEqual([]);
    expect(way({ cost: 5 }, { purse: { points: 4 } })?.why).toEqual(['term/build-cost']);
    expect(way({ cost: 5 }, { purse: { points: 5 } })?.why).toEqual([]);
    expect(way({ cost: 5 }, { moment: 'attack-pop' })?.why).toEqual(['term/build-step']);
  });

  it('should be done at once as a way', () => {
    const start = card(
      { counters: 2 },
      { purse: { points: 3 }, destination: { to: 'build-zone' } },
    );
    expect(done(complete(start, 'build'))).toMatchObject({
      completed: 'build-zone',
      purse: { points: 0 },
    });
  });

  it('should put a Pilot onto a unit, and nothing else', () => {
    const onto = { destination: { to: 'unit' } } as const;
    expect(refused(complete(card({}, onto), 'build'))).toEqual(['pilot/moves-onto-or-off-a-unit']);
    expect(done(complete(card({ pilot: true }, onto), 'build')).completed).toBe('unit');
    expect(done(putCounters(card({ pilot: true }, onto), 5)).completed).toBe('unit');
    expect(done(putCounters(card({}, onto), 5)).completed).toBeUndefined();
  });

  it('should take the stack price on the own stack', () => {
    const on = (to: 'on-top' | 'under') =>
      waysToComplete(card({ cost: 9 }, { destination: { to, topCost: 6 } }));
    expect([on('on-top').cost, on('under').cost]).toEqual([4, 1]);
    expect(rulings(on('under').account)).toEqual(['hidden-cost/onto-a-stack']);
    const cheaper = card(
      { cost: 9 },
      { destination: { to: 'on-top', topCost: 6 }, reductions: [{ by: 1, alternative: false }] },
    );
    expect(waysToComplete(cheaper).cost).toBe(3);
  });
});

describe('playing a Battle card', () => {
  const battle = card({ battle: true, cost: 2 }, { purse: { force: 1 } });

  it('should be closed without the Force', () => {
    const [way] = waysToComplete(battle).ways;
    expect(way).toMatchObject({ id: 'play', label: 'Play it', legal: false });
    expect(rulings(way?.why ?? [])).toEqual(['term/battle-card']);
    expect(rulings(way?.notes ?? [])).toEqual(['term/battle-card']);
  });

  it('should cost nothing at 0', () => {
    const free = card({ battle: true, cost: 0 }, { purse: { force: 0 }, moment: 'disrupt' });
    expect(waysToComplete(free).ways[0]).toMatchObject({ legal: true, cost: [] });
    expect(done(playCard(free, [])).played?.effects).toEqual([]);
    const played = playCard(free, []);
    expect(played.legal && played.trace[0]?.step).toBe('when-played');
  });

  it('should be noted at the step in which it happens', () => {
    const theirs = card({ counters: 5, hidden: [2] }, { moment: 'opponent-build-step' });
    const outcome = complete(theirs, 'hidden-cost:1');
    expect(outcome.legal && outcome.trace[0]?.step).toBe('build-step');
  });
});

describe('Bounty at the build step', () => {
  const bounties = [
    { force: 1, text: '1 Force' },
    { points: 1, cards: 2, text: '1 build point and 2 cards' },
  ];
  const purse = { force: 0, points: 2, hand: 1 };
  const hunter = (own = {}) => step([unit('H', { bounties, ...own }), unit('W', {})], { purse });

  it('should be earned for each instance, and gained at the next build step', () => {
    const outcome = earnBounty(hunter(), 'H', 'E');
    expect(cited(outcome)).toEqual([
      'bounty/instances-work-one-by-one',
      'bounty/instances-work-one-by-one',
    ]);
    const taken = takeBounties(done(outcome));
    expect(done(taken)).toMatchObject({ purse: { force: 1, points: 3, hand: 3 }, bounties: [] });
    expect(cited(taken)).toEqual([
      'bounty/comes-with-the-next-turn',
      'bounty/comes-with-the-next-turn',
    ]);
    expect(done(earnBounty(done(outcome), 'H', 'F')).bounties).toHaveLength(4);
  });

  it('should be gained one by one in the order that the player likes', () => {
    const second = done(takeBounties(done(earnBounty(hunter(), 'H', 'E')), 2));
    expect(second.purse).toEqual({ force: 0, points: 3, hand: 3 });
    expect(settleRest(second).state.purse.force).toBe(1);
    expect(refused(takeBounties(settleRest(second).state))).toEqual([
      'bounty/comes-with-the-next-turn',
    ]);
    expect(refused(takeBounties(second, 2))).toEqual(['bounty/comes-with-the-next-turn']);
  });

  it('should not come in a build step of the opponent', () => {
    const theirs: BuildStep = { ...hunter(), whose: 'opponent', bounties };
    expect(refused(takeBounties(theirs))).toEqual(['bounty/comes-with-the-next-turn']);
  });

  it('should work in the build zone, and not for itself, aboard or underneath', () => {
    const one = { bounties: bounties.slice(0, 1) };
    expect(cited(earnBounty(hunter({ ...one, zone: 'build-zone' }), 'H', 'E'))).toEqual([
      'bounty/works-in-the-build-zone',
    ]);
    expect(cited(earnBounty(hunter(one), 'H', 'E'))).toEqual(['bounty/for-discarding-a-unit']);
    expect(refused(earnBounty(hunter(), 'H', 'H'))).toEqual(['bounty/not-on-itself']);
    for (const own of [{ aboard: 'W' }, { under: true }, { bounties: [] }]) {
      expect(refused(earnBounty(hunter(own), 'H', 'E'))).toEqual(['bounty/for-discarding-a-unit']);
    }
  });

  it('should leave a purse that is not counted alone', () => {
    const state = step([unit('H', { bounties })]);
    expect(done(takeBounties(done(earnBounty(state, 'H', 'E')))).purse).toEqual({});
    const bare = step([unit('H', { bounties: [{ text: 'a song' }] })], { purse });
    expect(done(takeBounties(done(earnBounty(bare, 'H', 'E')))).purse).toEqual(purse);
  });
});

describe('units at a build step', () => {
  it('should be found by id', () => {
    expect(buildUnitOf(step([unit('A', {})]), 'A').unit.id).toBe('A');
    expect(() => buildUnitOf(step([]), 'A')).toThrow('No unit is called A');
  });

  it('should be changed without touching the state before', () => {
    const state = step([unit('A', {}), unit('B', {})]);
    const after = changeUnit(state, 'B', (own) => ({ ...own, discarded: true }));
    expect(after.units.map(({ discarded }) => discarded)).toEqual([false, true]);
    expect(state.units[1]?.discarded).toBe(false);
  });

  it('should count each other where a keyword looks around', () => {
    const A = unit('A', { power: 2, has: ['intimidation'] });
    const enemy = unit('Z', { side: 'light' });
    expect(numbersNow(step([A, enemy]), 'A').power).toBe(3);
    for (const own of [{ under: true }, { aboard: 'A' }, { discarded: true }]) {
      expect(numbersNow(step([A, { ...enemy, ...own }]), 'A').power).toBe(2);
    }
  });
});
