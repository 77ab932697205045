import { describe, expect, it } from 'vitest';
import { cited, done, refused, rulings } from '../build/testing.ts';
import { any, card, gift, labels, stack } from '../stack/testing.ts';
import { addUnder, contest, contests, loseAbility, putOnTop, stackResult } from '../stack.ts';

const wookiee = (label: string) => card(label, { subtypes: ['Wookiee'] });
const jedi = (label: string) => card(label, { subtypes: ['Jedi'] });
const han = card('Han (A)', { speed: 40, power: 4, health: 5, lists: [any('Wookiee')] });

describe('Stack', () => {
  it('should let a listed card go underneath, for the usual bonus', () => {
    const outcome = addUnder(stack(han), wookiee('Chewie (A)'));
    expect(cited(outcome)).toEqual(['stack/lets-other-cards-go-underneath']);
    expect(stackResult(done(outcome))).toMatchObject({
      cards: 2,
      speed: 50,
      power: 5,
      health: 6,
    });
  });

  it('should keep other cards out', () => {
    expect(refused(addUnder(stack(han), card('Lando (A)')))).toEqual([
      'stack/lets-other-cards-go-underneath',
    ]);
    expect(refused(addUnder(stack(card('Luke (A)')), wookiee('Chewie (A)')))).toEqual([
      'term/stack-of-cards',
    ]);
  });

  it('should let versions of the unit go underneath without a list', () => {
    expect(cited(addUnder(stack(card('Luke (A)')), card('Luke (B)')))).toEqual([
      'stack/bonus-per-card',
    ]);
    expect(refused(addUnder(stack(card('Trooper')), card('Trooper')))).toEqual([
      'term/stack-of-cards',
    ]);
  });

  it('should count a bonus for each card, and say so', () => {
    const under = [card('Han (B)'), wookiee('Chewie (A)'), wookiee('Zaalbar (A)')];
    const result = stackResult(stack(han, under));
    expect(result).toMatchObject({ cards: 4, speed: 70, power: 7, health: 8 });
    expect(result.account).toEqual([
      { ruling: 'stack/bonus-per-card', message: '3 underneath: +30 speed, +3 power, +3 health.' },
    ]);
    const plain = stackResult(stack(card('Luke (A)')));
    expect(plain).toMatchObject({ cards: 1, speed: 30, power: 0, health: 5, account: [] });
  });

  it('should have four cards in all', () => {
    const three = stack(han, [card('Han (B)'), wookiee('Chewie (A)'), wookiee('Zaalbar (A)')]);
    expect(refused(addUnder(three, wookiee('Tarfful (A)')))).toEqual(['stack/four-cards-in-all']);
    expect(refused(putOnTop(three, card('Han (C)')))).toEqual(['stack/four-cards-in-all']);
    expect(done(putOnTop(three, card('Han (B)'))).under).toHaveLength(1);
    expect(done(addUnder(stack(han, three.under.slice(1)), card('Han (C)'))).under).toHaveLength(3);
  });

  it('should keep listed cards below', () => {
    const below = stack(han, [wookiee('Chewie (A)')]);
    const ruling = ['stack/listed-cards-stay-below'];
    expect(refused(putOnTop(below, wookiee('Chewie (A)')))).toEqual(ruling);
    expect(refused(putOnTop(stack(han), wookiee('Chewie (A)')))).toEqual(ruling);
    expect(refused(putOnTop(stack(han), card('Lando (A)')))).toEqual(['term/stack-of-cards']);
  });

  it('should go by the name where the list has one', () => {
    const padme = card('Padme (A)', { lists: [[{ name: 'Anakin' }]] });
    const vader = card('Vader (B)', { subtypes: ['Sith'] });
    expect(refused(addUnder(stack(padme), vader))).toEqual([
      'stack/named-cards-must-match',
      'stack/lets-other-cards-go-underneath',
    ]);
    expect(done(addUnder(stack(padme), card('Anakin (C)'))).under).toHaveLength(1);
    const same = [['anakin', 'Vader']] as const;
    expect(done(addUnder(stack(padme, [], { same }), vader)).under).toHaveLength(1);
    expect(
      done(addUnder(stack(padme, [], { same: [['Vader', 'Anakin']] }), vader)).under,
    ).toHaveLength(1);
    const or = card('Padme (A)', { lists: [[{ name: 'Anakin' }, { any: 'Sith' }]] });
    expect(done(addUnder(stack(or), vader)).under).toHaveLength(1);
    const exact = card('Padme (A)', { lists: [[{ name: 'Anakin (C)' }]] });
    expect(done(addUnder(stack(exact), card('Anakin (C)'))).under).toHaveLength(1);
    expect(refused(addUnder(stack(exact), card('Anakin (D)')))).toContain(
      'stack/named-cards-must-match',
    );
  });

  it('should admit one version of each unique unit', () => {
    const council = card('Council (A)', { lists: [any('Jedi')] });
    const one = stack(council, [jedi('Obi-Wan (A)')]);
    expect(refused(addUnder(one, jedi('Obi-Wan (B)')))).toEqual([
      'stack/one-version-of-each-unique',
    ]);
    expect(done(addUnder(one, jedi('Yoda (C)'))).under).toHaveLength(2);
  });

  it('should admit non-unique cards again and again, each with an id of its own', () => {
    const rex = card('Rex (A)', { lists: [[{ name: 'Clone Trooper' }]] });
    const once = addUnder(stack(rex), card('Clone Trooper'));
    expect(cited(once)).toEqual(['stack/non-unique-may-repeat']);
    const three = done(
      addUnder(done(addUnder(done(once), card('Clone Trooper'))), card('Clone Trooper')),
    );
    expect(three.under.map(({ id }) => id)).toEqual([
      'Clone Trooper',
      'Clone Trooper #2',
      'Clone Trooper #3',
    ]);
  });

  it('should be two permissions with two lists', () => {
    const two = card('Han (A)', { lists: [any('Wookiee'), any('Droid')] });
    const first = done(addUnder(stack(two), wookiee('Chewie (A)')));
    expect(done(addUnder(first, card('R2 (A)', { subtypes: ['Droid'] }))).under).toHaveLength(2);
  });

  it('should shed what a new top card cannot carry', () => {
    const before = stack(han, [card('Han (B)'), wookiee('Chewie (A)')]);
    const outcome = putOnTop(before, card('Han (C)'));
    const after = done(outcome);
    expect(after.top.label).toBe('Han (C)');
    expect(labels(after.under)).toEqual(['Han (A)', 'Han (B)']);
    expect(labels(after.discarded)).toEqual(['Chewie (A)']);
    expect(cited(outcome)).toEqual([
      'term/stack-of-cards',
      'stack/another-version-on-top-sheds-cards',
    ]);
    const able = done(putOnTop(before, card('Han (D)', { lists: [any('Wookiee')] })));
    expect(able.discarded).toEqual([]);
  });

  it('should bring a version up from underneath', () => {
    const after = done(putOnTop(stack(card('Luke (A)'), [card('Luke (B)')]), card('Luke (B)')));
    expect([after.top.label, labels(after.under)]).toEqual(['Luke (B)', ['Luke (A)']]);
  });

  it('should shed listed cards when the unit loses Stack', () => {
    const before = stack(han, [card('Han (B)'), wookiee('Chewie (A)')]);
    for (const keyword of ['stack', 'all']) {
      const outcome = loseAbility(before, keyword);
      expect(labels(done(outcome).under)).toEqual(['Han (B)']);
      expect(cited(outcome)).toEqual(['stack/losing-the-ability-sheds-cards']);
    }
    const kept = loseAbility(before, 'overkill');
    expect([cited(kept), done(kept).under.length, done(kept).lost]).toEqual([[], 2, ['overkill']]);
    expect(refused(addUnder(done(loseAbility(before, 'stack')), wookiee('Zaalbar (A)')))).toEqual([
      'term/stack-of-cards',
    ]);
    const overkill = card('Han (A)', { has: ['overkill', 'armor'], inserts: [gift('fury 1')] });
    const lost = (keyword: string) =>
      stackResult(done(loseAbility(stack(overkill), keyword))).bits.length;
    expect([lost('overkill'), lost('all')]).toEqual([2, 0]);
  });

  it('should not contest with the cards that it lists', () => {
    const family = card('Family (A)', { lists: [[{ name: 'Luke' }]] });
    for (const [a, b] of [
      [family, card('Luke (A)')],
      [card('Luke (A)'), family],
    ] as const) {
      const { contested, reason } = contests(a, b);
      expect([contested, rulings([reason])]).toEqual([
        false,
        ['stack/top-card-is-not-the-listed-card'],
      ]);
    }
    expect(contests(card('Luke (A)'), card('Luke (B)')).contested).toBe(true);
    expect(contests(card('Luke (A)'), card('Leia (B)'))).toMatchObject({
      contested: false,
      reason: { ruling: 'term/contest' },
    });
    expect(contests(card('Trooper'), card('Trooper')).contested).toBe(false);
  });

  it('should settle a contest by cost, cards underneath and bid, ties to the Dark Side', () => {
    const bid = (cost: number, under: number, force: number) => ({ cost, under, bid: force });
    expect(contest(bid(9, 0, 2), bid(6, 0, 5))).toMatchObject({
      contested: true,
      dark: 11,
      light: 11,
      winner: 'dark',
      pays: 2,
    });
    const second = contest(bid(6, 1, 1), bid(6, 2, 3));
    expect(second).toMatchObject({ dark: 8, light: 11, winner: 'light', pays: 3 });
    const { trace } = contest(bid(9, 0, 2), bid(6, 0, 5));
    expect(trace.map(({ ruling }) => ruling)).toEqual([
      'term/total-build-cost',
      'term/dark-side-first',
    ]);
    expect(second.trace[1]).toMatchObject({ ruling: 'term/contest', by: 'light' });
    rulings(trace.map(({ ruling, what }) => ({ ruling, message: what })));
    const luke = { ...bid(6, 0, 1), card: card('Luke (A)') };
    const none = contest({ ...bid(9, 0, 0), card: card('Leia (A)') }, luke);
    expect([none.contested, none.winner, none.trace]).toEqual([false, undefined, []]);
    expect(contest({ ...bid(9, 0, 0), card: card('Luke (B)') }, luke).winner).toBe('dark');
  });

  it('should add 1 to the build cost for each card underneath', () => {
    const top = card('Luke (A)', { cost: 6 });
    expect(stackResult(stack(top, [card('Luke (B)')])).totalCost).toBe(7);
    expect(stackResult(stack(card('Luke (A)'))).totalCost).toBeUndefined();
  });
});
