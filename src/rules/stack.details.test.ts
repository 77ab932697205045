import { describe, expect, it } from 'vitest';
import { cited, done, refused, rulings } from './build/testing.ts';
import { card, gift, stack } from './stack/testing.ts';
import {
  addPilot,
  addUnder,
  closedMove,
  contest,
  contests,
  loseAbility,
  putOnTop,
  stackResult,
  worthOf,
} from './stack.ts';

const luke = (version: string, own = {}) => card(`Luke (${version})`, own);

describe('which cards show one unit', () => {
  it('should be versions of one name, whatever its case and spaces', () => {
    const other = card('x', { name: ' LUKE ', version: 'B' } as object);
    expect(contests(luke('A'), other).contested).toBe(true);
    expect(contests(luke('A'), card('Leia (A)')).contested).toBe(false);
  });

  it('should be unique cards alone', () => {
    const plain = card('Luke');
    expect(contests(luke('A'), plain).contested).toBe(false);
    expect(contests(plain, luke('A')).contested).toBe(false);
    expect(contests(plain, plain).contested).toBe(false);
  });

  it('should be two names where the rules say so, in either order, and no other names', () => {
    const same = [['Anakin', 'Darth Vader']] as const;
    const anakin = card('Anakin (A)');
    const vader = card('Darth Vader (B)');
    const leia = card('Leia (A)');
    const meet = (a: typeof leia, b: typeof leia) => contests(a, b, same).contested;
    expect([meet(anakin, vader), meet(vader, anakin)]).toEqual([true, true]);
    expect([meet(anakin, leia), meet(leia, anakin)]).toEqual([false, false]);
    expect([meet(vader, leia), meet(leia, vader)]).toEqual([false, false]);
    expect(contests(anakin, vader).contested).toBe(false);
  });
});

describe('a contest', () => {
  const bid = (cost: number, force = 0) => ({ cost, under: 0, bid: force });

  it('should say why it is one, or none', () => {
    expect(contests(luke('A'), luke('B')).reason).toEqual({
      ruling: 'term/contest',
      message: 'Luke (A) and Luke (B) are the same unique unit.',
    });
    expect(contests(luke('A'), card('Leia (A)')).reason.message).toBe(
      'Luke (A) and Leia (A) are different units.',
    );
    expect(contest(bid(1), bid(2)).reason).toEqual({
      ruling: 'term/contest',
      message: 'Both have the same unique unit.',
    });
    expect(contest({ ...bid(1), card: luke('A') }, bid(2)).contested).toBe(true);
    expect(contest(bid(1), { ...bid(2), card: luke('A') }).contested).toBe(true);
  });

  it('should tell the sums, who wins and what is paid', () => {
    const told = (dark: number, light: number) =>
      contest(bid(dark, 1), bid(light, 2)).trace.map(({ step, by, what, before, after }) => [
        step,
        by,
        what,
        before,
        after,
      ]);
    expect(told(9, 6)).toEqual([
      [
        'battle-step-start',
        'rules',
        'Build cost, cards underneath and bid: Dark Side 10, Light Side 8.',
        null,
        { dark: 10, light: 8 },
      ],
      [
        'battle-step-start',
        'dark',
        'The Dark Side wins and pays 1 Force; the other unit retreats without tapping.',
        { dark: 10, light: 8 },
        'dark',
      ],
    ]);
    expect(told(6, 9)[1]?.[2]).toBe(
      'The Light Side wins and pays 2 Force; the other unit retreats without tapping.',
    );
    expect(told(7, 6)[1]?.[2]).toBe(
      'The Dark Side wins the tie and pays 1 Force; the other unit retreats without tapping.',
    );
  });
});

describe('what the top card has', () => {
  it('should begin at the numbers that cards have without saying', () => {
    const { speed, power, health } = stackResult(stack(luke('A')));
    expect({ speed, power, health }).toEqual({ speed: 30, power: 0, health: 5 });
    const said = stackResult(stack(luke('A', { speed: 50, power: 4, health: 3 })));
    expect([said.speed, said.power, said.health]).toEqual([50, 4, 3]);
  });

  it('should work with abilities that change numbers, and without those that do not work', () => {
    const has = ['velocity 20', 'fortitude', 'fury 1'];
    expect(stackResult(stack(luke('A', { power: 2, has }))).power).toBe(2);
    const brave = luke('A', { power: 2, has: ['resilience 3'] });
    expect(stackResult(stack(brave)).power).toBe(2);
    const tall = luke('A', { power: 2, inserts: [{ stat: 'power', by: 2 }] });
    const here = stackResult(stack(tall));
    expect([here.power, rulings(here.account)]).toEqual([
      4,
      ['insert/gives-its-effect-to-the-unit'],
    ]);
    expect(here.account[0]?.message).toBe('Luke (A) gives +2 power.');
    const less = luke('A', { power: 2, inserts: [{ stat: 'speed', by: -10 }] });
    expect(stackResult(stack(less)).account[0]?.message).toBe('Luke (A) gives -10 speed.');
    const zero = luke('A', { inserts: [{ stat: 'power', by: 0 }] });
    expect(stackResult(stack(zero)).account[0]?.message).toBe('Luke (A) gives +0 power.');
  });

  it('should wait in the build zone, but for what works there', () => {
    const pilot = card('Ace', {
      pilot: [{ subtype: 'Starfighter', gives: [{ stat: 'power', by: 1 }] }],
    });
    const wing = card('X-wing (A)', {
      arenas: ['space'],
      subtypes: ['Starfighter'],
      power: 3,
      has: ['armor', 'hidden-cost 2'],
      inserts: [gift('evade 1')],
    });
    const there = stackResult(stack(wing, [], { place: 'build-zone', pilots: [pilot] }));
    expect(there.bits.map(({ from, by, works, idle }) => [from, by, works, idle])).toEqual([
      ['X-wing (A)', 'printed', false, 'term/build-zone'],
      ['X-wing (A)', 'printed', true, undefined],
      ['X-wing (A)', 'insert', false, 'insert/granted-effect-obeys-its-own-rules'],
      ['Ace', 'pilot', false, 'term/build-zone'],
    ]);
    expect(there.power).toBe(3);
    const flying = stackResult(stack(wing, [], { pilots: [pilot] }));
    expect(flying.power).toBe(4);
    expect(flying.bits.every(({ works }) => works)).toBe(true);
  });

  it('should count cards underneath', () => {
    const top = luke('A', { cost: 6, power: 3 });
    const result = stackResult(stack(top, [luke('B'), luke('C')]));
    expect(result).toMatchObject({ speed: 50, power: 5, health: 7, cards: 3, totalCost: 8 });
    expect(result.account).toEqual([
      { ruling: 'stack/bonus-per-card', message: '2 underneath: +20 speed, +2 power, +2 health.' },
    ]);
  });

  it('should be worth what the stacking class makes of several', () => {
    const bits = (...texts: string[]) => texts.map((text) => ({ gift: gift(text) }));
    expect(worthOf(bits('critical-hit 1', 'critical-hit 2', 'fury 1'), 'critical-hit')).toEqual([
      3,
    ]);
    expect(worthOf(bits('evade 1', 'evade 2'), 'evade')).toEqual([1, 2]);
    expect(worthOf(bits('hidden-cost 4', 'hidden-cost 2'), 'hidden-cost')).toEqual([4, 2]);
    expect(worthOf(bits('armor', 'armor'), 'armor')).toEqual([undefined]);
    expect(worthOf(bits('unheard-of 1', 'unheard-of 2'), 'unheard-of')).toEqual([1, 2]);
    expect(worthOf(bits('retaliate power'), 'retaliate')).toEqual(['power']);
    expect(worthOf([{ gift: { stat: 'power', by: 2 } }], 'evade')).toEqual([]);
  });
});

describe('building a stack', () => {
  it('should note the cards before and after, from top to bottom', () => {
    const outcome = addUnder(stack(luke('A')), luke('B'));
    expect(outcome.legal && outcome.trace[0]).toMatchObject({
      step: 'build-step',
      by: 'rules',
      ruling: 'stack/bonus-per-card',
      what: 'Luke (B) goes underneath.',
      before: ['Luke (A)'],
      after: ['Luke (A)', 'Luke (B)'],
    });
    const up = putOnTop(done(outcome), luke('C'));
    expect(up.legal && up.trace[0]).toMatchObject({
      what: 'Luke (C) comes on top.',
      before: ['Luke (A)', 'Luke (B)'],
      after: ['Luke (C)', 'Luke (A)', 'Luke (B)'],
    });
    const lost = loseAbility(
      stack(card('Han (A)', { lists: [[{ any: 'Wookiee' }]] }), [
        card('Chewie (A)', { subtypes: ['Wookiee'] }),
      ]),
      'stack',
    );
    expect(lost.legal && lost.trace[0]).toMatchObject({
      what: 'Chewie (A) cannot lie under Han (A) now and is discarded.',
      before: ['Han (A)', 'Chewie (A)'],
      after: ['Han (A)'],
    });
  });

  it('should move a card up without a limit, and add one only up to four', () => {
    const full = stack(luke('A'), [luke('B'), luke('C'), luke('D')]);
    expect(cited(putOnTop(full, luke('B')))).toEqual(['term/stack-of-cards']);
    expect(refused(putOnTop(full, luke('E')))).toEqual(['stack/four-cards-in-all']);
    expect(refused(addUnder(full, luke('E')))).toEqual(['stack/four-cards-in-all']);
    const family = card('Family (A)', { lists: [[{ name: 'Luke' }]] });
    const low = stack(family, [luke('B')]);
    expect(refused(putOnTop(low, luke('B')))).toEqual(['stack/listed-cards-stay-below']);
    expect(refused(putOnTop(low, luke('C')))).toEqual(['stack/listed-cards-stay-below']);
    expect(refused(putOnTop(low, card('Leia (A)')))).toEqual(['term/stack-of-cards']);
  });

  it('should name every card that a list names', () => {
    const list = card('Rex (A)', {
      lists: [[{ name: 'Cody' }, { any: 'Droid' }, { name: 'Fox' }]],
    });
    const outcome = addUnder(stack(list), card('Leia (A)'));
    expect(outcome).toMatchObject({
      legal: false,
      why: [
        {
          ruling: 'stack/named-cards-must-match',
          message: 'The list names Cody and Fox; Leia is another name.',
        },
        { message: 'Leia (A) is on no list of the top card.' },
      ],
    });
  });

  it('should say how many Pilots are aboard', () => {
    const ace = card('Ace', { pilot: [{ subtype: 'Bomber', gives: [] }] });
    const bomber = card('Y-wing (A)', { subtypes: ['Bomber'], arenas: ['space'], seats: 2 });
    const one = done(addPilot(stack(bomber), ace));
    expect(one.pilots.map(({ label }) => label)).toEqual(['Ace']);
    const two = addPilot(one, ace);
    expect(two.legal && two.trace[0]).toMatchObject({
      what: 'Ace pilots Y-wing (A); its own text does not count aboard.',
      before: ['Y-wing (A)', 'Ace'],
      after: ['Y-wing (A)', 'Ace', 'Ace'],
    });
    expect(addPilot(done(two), ace)).toMatchObject({
      legal: false,
      why: [{ message: 'Its subtype allows 2, and 2 are aboard.' }],
    });
    const small = done(addPilot(stack({ ...bomber, seats: 1 }), ace));
    expect(addPilot(small, ace)).toMatchObject({
      legal: false,
      why: [{ message: 'Its subtype allows 1, and 1 is aboard.' }],
    });
  });
});

describe('Switch, place by place', () => {
  const gunship = card('Gunship', {
    arenas: ['space', 'ground'],
    switches: [[[gift('shields 1')], []]],
  });

  it('should say for which arena nothing is listed, and give nothing elsewhere', () => {
    const at = (place: 'space' | 'ground' | 'character' | 'build-zone') =>
      stackResult(stack(gunship, [], { place }));
    expect(at('ground').account).toEqual([
      {
        ruling: 'switch/none-means-nothing',
        message: 'Nothing is listed for arena 2 of the type line.',
      },
    ]);
    expect(at('build-zone').account).toEqual([
      { ruling: 'switch/reading-build-zone', message: 'In the build zone Switch gives nothing.' },
    ]);
    expect(at('build-zone').bits).toEqual([]);
    expect(at('character').bits).toEqual([]);
    expect(at('space').bits).toHaveLength(1);
    expect(stackResult(stack(luke('A'), [], { place: 'build-zone' })).account).toEqual([]);
  });

  it('should let the unit move in the build step, to arenas of its type line and the build zone', () => {
    const state = stack(gunship);
    expect(closedMove(state, 'ground', 'build-step')).toBeUndefined();
    expect(closedMove(state, 'build-zone', 'build-step')).toBeUndefined();
    expect(closedMove(state, 'character', 'build-step')?.ruling).toBe('term/type-line');
    expect(closedMove(state, 'ground', 'attack-pop')?.ruling).toBe('switch/gives-no-movement');
  });
});
