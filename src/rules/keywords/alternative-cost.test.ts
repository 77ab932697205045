import { describe, expect, it } from 'vitest';
import { card, cited, done, force, hand, refused, rulings } from '../build/testing.ts';
import { complete, waysToComplete } from '../build.ts';

function alternatives(...of: Parameters<typeof card>) {
  return waysToComplete(card(...of))
    .ways.filter(({ id }) => id.startsWith('alternative-cost:'))
    .map((way) => ({ ...way, why: rulings(way.why), notes: rulings(way.notes) }));
}

describe('Alternative Cost', () => {
  it('should take the place of the build cost, as a choice', () => {
    const purse = { force: 6, hand: 2, points: 9 };
    const start = card({ cost: 9, alternatives: [[force(5), hand(1)]] }, { purse });
    expect(waysToComplete(start).ways.map(({ id, legal }) => [id, legal])).toEqual([
      ['build', true],
      ['alternative-cost:1', true],
    ]);
    const outcome = complete(start, 'alternative-cost:1');
    expect(done(outcome)).toMatchObject({
      completed: 'arena',
      purse: { force: 1, hand: 1, points: 9 },
    });
    expect(cited(outcome)).toEqual([
      'alternative-cost/replaces-the-build-cost',
      'alternative-cost/pay-in-listed-order',
    ]);
  });

  it('should be payable whole or not at all', () => {
    const short = { alternatives: [[force(5), hand(1)]] };
    for (const purse of [
      { force: 4, hand: 1 },
      { force: 5, hand: 0 },
    ]) {
      expect(alternatives(short, { purse })[0]).toMatchObject({
        legal: false,
        why: ['alternative-cost/all-or-nothing'],
      });
      const start = card(short, { purse });
      expect(refused(complete(start, 'alternative-cost:1'))).toEqual([
        'alternative-cost/all-or-nothing',
      ]);
    }
  });

  it('should count a part twice only if it is there twice', () => {
    const twice = { alternatives: [[force(3), force(3)]] };
    expect(alternatives(twice, { purse: { force: 5 } })[0]?.legal).toBe(false);
    expect(alternatives(twice, { purse: { force: 6 } })[0]?.legal).toBe(true);
  });

  it('should keep the printed order of its parts', () => {
    const [way] = alternatives({ alternatives: [[hand(1), force(3)]] });
    expect(way).toMatchObject({
      cost: [hand(1), force(3)],
      label: 'Alternative Cost: discard 1 card then 3 Force',
    });
    expect(way?.notes).toContain('alternative-cost/pay-in-listed-order');
    expect(alternatives({ alternatives: [[force(3)]] })[0]?.notes).not.toContain(
      'alternative-cost/pay-in-listed-order',
    );
  });

  it('should be left as it is by what makes the card cheaper', () => {
    const less = { reductions: [{ by: 2, alternative: false }], purse: { force: 5 } };
    const [way] = alternatives({ cost: 9, alternatives: [[force(5)]] }, less);
    expect(way).toMatchObject({ legal: true, cost: [force(5)] });
    expect(way?.notes).toContain('alternative-cost/ignores-reductions');
    expect(waysToComplete(card({ cost: 9, alternatives: [[force(5)]] }, less)).cost).toBe(7);
    expect(alternatives({ alternatives: [[force(4)]] }, { purse: { force: 3 } })[0]?.legal).toBe(
      false,
    );
    expect(alternatives({ alternatives: [[force(5)]] })[0]?.notes).not.toContain(
      'alternative-cost/ignores-reductions',
    );
  });

  it('should be lowered by an effect that names it, Force first to last', () => {
    const named = (by: number) => ({ reductions: [{ by, alternative: true }] });
    const listed = { cost: 9, alternatives: [[hand(1), force(1), force(3)]] };
    expect(alternatives(listed, named(2))[0]?.cost).toEqual([hand(1), force(2)]);
    expect(alternatives(listed, named(1))[0]?.cost).toEqual([hand(1), force(3)]);
    expect(alternatives(listed, named(9))[0]?.cost).toEqual([hand(1)]);
    expect(waysToComplete(card(listed, named(2))).cost).toBe(9);
  });

  it('should stay in the own build step, from hand or build zone', () => {
    const own = { alternatives: [[force(1)]] };
    for (const moment of ['attack-pop', 'opponent-build-step'] as const) {
      expect(alternatives(own, { moment })[0]?.why).toEqual([
        'alternative-cost/reading-in-your-build-step',
      ]);
    }
    expect(alternatives({ ...own, battle: true }, { moment: 'attack-pop' })[0]?.legal).toBe(true);
  });

  it('should lose the counters that lie on the card', () => {
    const start = card({ counters: 3, alternatives: [[force(5)]] }, { purse: { force: 5 } });
    const outcome = complete(start, 'alternative-cost:1');
    expect(done(outcome)).toMatchObject({ card: { counters: 0 }, purse: { force: 0 } });
    expect(cited(outcome)).toContain('alternative-cost/reading-counters-are-lost');
    expect(alternatives({ counters: 0, alternatives: [[force(5)]] })[0]?.notes).not.toContain(
      'alternative-cost/reading-counters-are-lost',
    );
  });

  it('should be one of several, never mixed', () => {
    const two = { cost: 8, alternatives: [[force(6)], [hand(3)]] };
    const ways = alternatives(two, { purse: { force: 3, hand: 2 } });
    expect(ways.map(({ legal }) => legal)).toEqual([false, false]);
    expect(ways[0]?.notes).toContain('alternative-cost/counts-once');
    const cards = card(two, { purse: { force: 6, hand: 3 } });
    expect(done(complete(cards, 'alternative-cost:2')).purse).toEqual({ force: 6, hand: 0 });
  });
});
