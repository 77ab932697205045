import { describe, expect, it } from 'vitest';
import { card, done, force, hand, points, tap, told, why } from './build/testing.ts';
import {
  type Cost,
  complete,
  costText,
  disrupt,
  firstUnpayable,
  payCost,
  playCard,
  putCounters,
  stackPrice,
  waysToComplete,
} from './build.ts';

describe('what building tells', () => {
  const poor = { force: 1, points: 1, hand: 0 };

  it('should count counters, and say when the card is complete', () => {
    const start = card({ counters: 3 }, { purse: { points: 3 } });
    expect(told(putCounters(start, 1))).toEqual([['1 build point becomes a build counter.', 3, 4]]);
    expect(told(putCounters(start, 2))).toEqual([
      ['2 build points become build counters.', 3, 5],
      ['The card is complete at a cost of 5.', false, true],
    ]);
    expect(done(putCounters(card({ counters: 5 }), 1)).completed).toBe('arena');
  });

  it('should say what is missing, one or several', () => {
    expect(why(putCounters(card({}, { purse: poor }), 2))).toEqual(['You have 1 build point.']);
    const [two] = waysToComplete(card({ counters: 3 }, { purse: poor })).ways;
    expect(two?.why[0]?.message).toBe('2 build counters are missing, and you have 1 build point.');
    const [one] = waysToComplete(card({ counters: 4 }, { purse: { points: 0 } })).ways;
    expect(one?.why[0]?.message).toBe('1 build counter is missing, and you have 0 build points.');
    expect(one?.notes[0]?.message).toBe('4 of 5 build counters lie on the card.');
    const play = (cost: number) =>
      waysToComplete(card({ battle: true, cost }, { purse: { force: cost - 1 } })).ways[0]?.why;
    expect(play(1)?.[0]?.message).toBe('It takes 1 Force to play, and you have 0.');
    expect(play(3)?.[0]?.message).toBe('It takes 3 Force to play, and you have 2.');
    expect(why(complete(card({}), 'hidden-cost:1'))).toEqual([
      'The card has no way called hidden-cost:1.',
    ]);
  });

  it('should say what Hidden Cost asks for, one or several', () => {
    const hidden = (own: object, around = {}) =>
      waysToComplete(card({ hidden: [2], ...own }, around)).ways.find(({ id }) =>
        id.startsWith('hidden'),
      );
    const words = (way: ReturnType<typeof hidden>) => ({
      why: way?.why.map(({ message }) => message),
      notes: way?.notes.map(({ message }) => message),
    });
    expect(words(hidden({}))).toEqual({
      why: [
        'Hidden Cost works only for a card that is partially built.',
        'Hidden Cost 2 needs 2 build counters on the card, and there are 0.',
      ],
      notes: [
        'Hidden Cost 2 needs 2 build counters on the card, and 0 are there.',
        'It costs 5 and has 0 counters: 5 are missing, so you pay 5 Force.',
      ],
    });
    expect(words(hidden({ counters: 1 })).why).toEqual([
      'The card is not built far enough yet.',
      'Hidden Cost 2 needs 2 build counters on the card, and there is 1.',
    ]);
    expect(words(hidden({ hidden: [1] })).why?.[1]).toBe(
      'Hidden Cost 1 needs 1 build counter on the card, and there are 0.',
    );
    const present = hidden({ hidden: [4], cost: 1, counters: 1 });
    expect(words(present).notes?.[0]).toBe(
      'Hidden Cost 4 needs 1 build counter on the card, as many as it costs now, and 1 is there.',
    );
    expect(words(hidden({ hidden: [5], counters: 5 })).notes?.[0]).toBe(
      'Hidden Cost 5 needs 5 build counters on the card, and 5 are there.',
    );
    expect(words(hidden({ counters: 4 }, { purse: { force: 0 } })).why).toEqual([
      'Hidden Cost 2 takes 1 Force now, and you have 0.',
    ]);
    expect(words(hidden({ counters: 3 }, { purse: { force: 1 } })).why).toEqual([
      'Hidden Cost 2 takes 2 Force now, and you have 1.',
    ]);
    expect(hidden({ counters: 3 }, { purse: { force: 2 } })?.legal).toBe(true);
    expect(hidden({ counters: 3 }, { moment: 'disrupt' })?.legal).toBe(false);
    expect(hidden({ counters: 3 }, { moment: 'opponent-build-step' })?.legal).toBe(true);
  });

  it('should tell what a way leaves in the purse', () => {
    const start = card({ counters: 3, hidden: [2] }, { purse: { force: 5 } });
    const lines = told(complete(start, 'hidden-cost:1'));
    expect(lines.map(([, before, after]) => [before, after])).toEqual([
      [{ force: 5 }, { force: 3 }],
      [{ force: 5 }, { force: 3 }],
    ]);
  });

  it('should tell what a Battle card cost, does, and does not when it is disrupted', () => {
    const enhance = [
      { cost: [force(1)], effect: 'Evade 5', instead: true },
      { cost: [force(1)], effect: 'Draw a card', instead: false },
    ];
    const battle = card(
      { battle: true, cost: 2, effect: 'Evade 2', enhance },
      { purse: { force: 4 } },
    );
    const plain = playCard(battle, []);
    expect(told(plain)[0]).toEqual(['The card is played for 2 Force.', { force: 4 }, { force: 2 }]);
    const better = playCard(battle, [1]);
    expect(told(better)[0]?.[0]).toMatch(/^The card is played for 2 Force then 1 Force\./);
    expect(
      told(better)
        .slice(1)
        .map(([, before, after]) => [before, after]),
    ).toEqual(
      told(better)
        .slice(1)
        .map(() => ['Evade 2', ['Evade 5']]),
    );
    expect(done(better).played?.effects).toEqual(['Evade 5']);
    expect(told(disrupt(done(plain)))).toEqual([
      [
        'The card is disrupted: nothing happens, and what was paid (2 Force) stays spent.',
        ['Evade 2'],
        [],
      ],
    ]);
    expect(done(disrupt(done(plain))).played).toEqual({
      paid: '2 Force',
      effects: [],
      disrupted: true,
    });
  });

  it('should leave an Alternative Cost as it is, unless an effect names it', () => {
    const listed: Cost[] = [[force(3), hand(1)]];
    const way = (by: number, alternative: boolean) =>
      waysToComplete(
        card({ alternatives: listed }, { reductions: [{ by, alternative }] }),
      ).ways.find(({ id }) => id === 'alternative-cost:1');
    const note = (by: number, alternative: boolean) =>
      way(by, alternative)?.notes.find(
        ({ ruling }) => ruling === 'alternative-cost/ignores-reductions',
      )?.message;
    expect(way(1, false)?.cost).toEqual([force(3), hand(1)]);
    expect(note(1, false)).toBe(
      'What makes the card cheaper leaves its Alternative Cost as it is.',
    );
    expect(way(1, true)?.cost).toEqual([force(2), hand(1)]);
    expect(note(1, true)).toBe('An effect that names Alternative Cost makes it cheaper.');
    expect(way(5, true)?.cost).toEqual([hand(1)]);
    expect(way(2, true)?.notes[0]?.message).toBe(
      'Instead of the build cost you pay: 1 Force then discard 1 card.',
    );
    const twice = waysToComplete(
      card(
        { alternatives: [[force(2), force(3)]] },
        { reductions: [{ by: 3, alternative: true }] },
      ),
    ).ways.find(({ id }) => id === 'alternative-cost:1');
    expect(twice?.cost).toEqual([force(2)]);
    expect(twice?.label).toBe('Alternative Cost: 2 Force');
    const song = waysToComplete(card({ alternatives: [[hand(1)]] })).ways[1];
    expect(song?.notes[0]?.message).toBe('Instead of the build cost you pay: discard 1 card.');
  });
});

describe('costs that touch a unit', () => {
  const fresh = { tapped: false, counters: 0, discarded: false };
  const hurt: Cost[number] = { pay: 'damage', amount: 1 };

  it('should be paid by it, and by no purse', () => {
    expect(firstUnpayable([hurt], {})).toEqual(hurt);
    expect(firstUnpayable([hurt], {}, { ...fresh, tapped: true })).toBeUndefined();
    expect(firstUnpayable([{ pay: 'discard-unit' }], {}, { ...fresh, tapped: true })).toBe(
      undefined,
    );
    const paid = payCost([hurt, tap], { force: 1, points: 1, hand: 1 }, fresh);
    expect(paid).toEqual({
      purse: { force: 1, points: 1, hand: 1 },
      payer: { tapped: true, counters: 1, discarded: false },
    });
  });
});

describe('the price on a stack', () => {
  it('should be 1 for a card that costs as much as the top card', () => {
    const { message } = stackPrice(6, 'on-top', 6);
    expect(message).toBe(stackPrice(5, 'on-top', 6).message);
    expect(message).not.toBe(stackPrice(7, 'on-top', 6).message);
    expect(costText([points(1)])).toBe('1 build point');
  });
});
