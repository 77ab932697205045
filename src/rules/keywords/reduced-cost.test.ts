import { describe, expect, it } from 'vitest';
import { card, done, force, points, rulings } from '../build/testing.ts';
import { complete, waysToComplete } from '../build.ts';

const ifWookiee = (cost: number, met: boolean) => ({
  cost,
  condition: 'If you have a Wookiee',
  met,
});

function answer(...of: Parameters<typeof card>) {
  const { cost, account, closed, ways } = waysToComplete(card(...of));
  return { cost, account: rulings(account), changes: account, closed: rulings(closed), ways };
}

describe('Reduced Cost', () => {
  it('should set the cost to X while its condition holds', () => {
    const { cost, account, changes, ways } = answer({ cost: 8, reduced: [ifWookiee(5, true)] });
    expect(cost).toBe(5);
    expect(account).toEqual(['reduced-cost/sets-the-cost']);
    expect(changes[0]).toMatchObject({ before: 8, after: 5 });
    expect(ways).toMatchObject([{ id: 'build', legal: true, cost: [points(5)] }]);
  });

  it('should leave the normal cost while it does not', () => {
    const { cost, account, closed } = answer({ cost: 8, reduced: [ifWookiee(5, false)] });
    expect([cost, account, closed]).toEqual([8, [], ['reduced-cost/needs-the-condition']]);
  });

  it('should mean the Force of a Battle card', () => {
    const start = card(
      { battle: true, cost: 4, reduced: [ifWookiee(1, true)] },
      { purse: { force: 1 } },
    );
    const { cost, account } = answer(start.card, start);
    expect([cost, account]).toEqual([1, ['reduced-cost/build-cost-or-force']]);
    expect(waysToComplete(start).ways).toMatchObject([
      { id: 'play', legal: true, cost: [force(1)] },
    ]);
    expect(done(complete(start, 'play')).purse).toEqual({ force: 0 });
  });

  it('should use one of several that hold, the lower one', () => {
    const two = [ifWookiee(5, true), ifWookiee(4, true)];
    expect(answer({ cost: 8, reduced: two })).toMatchObject({
      cost: 4,
      closed: ['reduced-cost/one-is-used'],
    });
    expect(answer({ cost: 8, reduced: [...two].reverse() }).cost).toBe(4);
    expect(answer({ cost: 8, reduced: [ifWookiee(5, true), ifWookiee(4, false)] })).toMatchObject({
      cost: 5,
      closed: ['reduced-cost/needs-the-condition'],
    });
  });

  it('should be lowered further by other effects, not below 0', () => {
    const less = (by: number) => ({ reductions: [{ by, alternative: false }] });
    const { cost, account } = answer({ cost: 9, reduced: [ifWookiee(6, true)] }, less(1));
    expect([cost, account]).toEqual([
      5,
      ['reduced-cost/sets-the-cost', 'reduced-cost/can-be-lowered-further'],
    ]);
    expect(answer({ cost: 10, reduced: [ifWookiee(7, true)] }, less(2)).cost).toBe(5);
    expect(answer({ cost: 9, reduced: [ifWookiee(2, true)] }, less(3)).cost).toBe(0);
    expect(answer({ cost: 9 }, less(3))).toMatchObject({ cost: 6, account: ['term/build-cost'] });
  });

  it('should never make the card dearer', () => {
    expect(answer({ cost: 5, reduced: [ifWookiee(5, true)] })).toMatchObject({
      cost: 5,
      account: [],
    });
    expect(answer({ cost: 4, reduced: [ifWookiee(5, true)] }).cost).toBe(4);
  });

  it('should count before the stacking rules', () => {
    const onTop = { destination: { to: 'on-top', topCost: 6 } } as const;
    const { cost, account } = answer({ cost: 9, reduced: [ifWookiee(7, true)] }, onTop);
    expect([cost, account]).toEqual([
      2,
      ['reduced-cost/sets-the-cost', 'hidden-cost/onto-a-stack'],
    ]);
  });
});
