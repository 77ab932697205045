import { describe, expect, it } from 'vitest';
import { card, cited, done, force, refused, rulings } from '../build/testing.ts';
import { complete, type Moment, putCounters, waysToComplete } from '../build.ts';

type Around = Parameters<typeof card>[1];

/** The one Hidden Cost of a card as a way. */
function hidden(own: Parameters<typeof card>[0], around: Around = {}) {
  const way = waysToComplete(card({ hidden: [4], ...own }, around)).ways.find(({ id }) =>
    id.startsWith('hidden-cost:'),
  );
  if (way === undefined) throw new Error('no Hidden Cost');
  return { ...way, why: rulings(way.why), notes: rulings(way.notes) };
}

describe('Hidden Cost', () => {
  it('should need X build counters, or the present cost where that is less', () => {
    expect(hidden({ cost: 9, counters: 4 }, { purse: { force: 5 } })).toMatchObject({
      legal: true,
      needs: 4,
      cost: [force(5)],
      label: 'Hidden Cost 4',
    });
    expect(hidden({ cost: 3, counters: 3 })).toMatchObject({ legal: true, needs: 3, cost: [] });
    expect(hidden({ cost: 4, counters: 4 })).toMatchObject({ legal: true, needs: 4, cost: [] });
  });

  it('should be closed with fewer counters, and for a card in hand', () => {
    const why = ['hidden-cost/needs-a-partially-built-card', 'hidden-cost/threshold'];
    expect(hidden({ cost: 9, counters: 3 }).why).toEqual(why);
    expect(hidden({ cost: 9, counters: 0 })).toMatchObject({ legal: false, why });
    expect(hidden({ cost: 5, hidden: [2], counters: 1 }).why).toEqual(why);
  });

  it('should take 1 Force for each missing counter', () => {
    expect(hidden({ cost: 9, counters: 6 }).cost).toEqual([force(3)]);
    expect(hidden({ cost: 9, counters: 6 }).notes).toContain(
      'hidden-cost/pays-the-rest-with-force',
    );
  });

  it('should be closed when that Force is not there', () => {
    const why = ['hidden-cost/pays-the-rest-with-force'];
    expect(hidden({ cost: 9, counters: 6 }, { purse: { force: 2 } }).why).toEqual(why);
    expect(hidden({ cost: 9, counters: 8 }, { purse: { force: 0 } }).why).toEqual(why);
    expect(hidden({ cost: 9, counters: 6 }, { purse: { force: 3 } }).why).toEqual([]);
  });

  it('should take no Force when the counters cover the present cost', () => {
    const cheaper = { reductions: [{ by: 3, alternative: false }], purse: { force: 0 } };
    const way = hidden({ cost: 6, counters: 3 }, cheaper);
    expect(way).toMatchObject({ legal: true, needs: 3, cost: [] });
    expect(way.notes).toContain('hidden-cost/counters-enough-no-force');
    expect(hidden({ cost: 4, counters: 4 }).notes).toContain(
      'hidden-cost/no-force-when-already-paid',
    );
    expect(hidden({ cost: 9, counters: 4 }).notes).not.toContain(
      'hidden-cost/no-force-when-already-paid',
    );
  });

  it('should go by the cost as reductions leave it', () => {
    const way = hidden({ cost: 9, counters: 4 }, { reductions: [{ by: 3, alternative: false }] });
    expect(way).toMatchObject({ legal: true, cost: [force(2)] });
    expect(way.notes).toContain('hidden-cost/takes-reductions');
    expect(hidden({ cost: 9, counters: 4 }).notes).not.toContain('hidden-cost/takes-reductions');
  });

  it('should take the stack price onto the own stack', () => {
    const onTop: Around = { destination: { to: 'on-top', topCost: 6 } };
    expect(hidden({ cost: 9, counters: 3 }, onTop)).toMatchObject({ needs: 4, legal: false });
    expect(hidden({ cost: 8, counters: 3 }, onTop)).toMatchObject({ needs: 3, cost: [] });
    const under: Around = { destination: { to: 'under', topCost: 6 } };
    expect(hidden({ cost: 9, counters: 1 }, under)).toMatchObject({ needs: 1, cost: [] });
  });

  it('should need one counter even at a cost of 0', () => {
    const free: Around = { reductions: [{ by: 5, alternative: false }] };
    expect(hidden({ counters: 0 }, free)).toMatchObject({ legal: false, needs: 1 });
    expect(hidden({ counters: 1 }, free)).toMatchObject({ legal: true, cost: [] });
  });

  it('should give nothing for counters beyond the cost', () => {
    const way = hidden({ cost: 5, hidden: [3], counters: 7 });
    expect(way).toMatchObject({ legal: true, cost: [] });
    expect(way.notes).toContain('hidden-cost/overbuilding-gains-nothing');
    expect(hidden({ cost: 5, counters: 5 }).notes).not.toContain(
      'hidden-cost/overbuilding-gains-nothing',
    );
  });

  it('should be open in every chance but those kept for one kind of play', () => {
    const at = (moment: Moment) => hidden({ cost: 6, counters: 4 }, { moment }).legal;
    const open: Moment[] = [
      'build-step',
      'opponent-build-step',
      'on-arrival',
      'battle-step-start',
      'attack-pop',
      'pending-damage',
      'damage-placement',
      'attack-end',
      'any-open-chance',
    ];
    const shut: Moment[] = [
      're-roll',
      'damage-prevention',
      'disrupt',
      'initial-roll',
      'attack-declared',
      'unit-discarded',
      'build-step-start',
      'always',
      'from-discard',
    ];
    expect(open.filter((moment) => !at(moment))).toEqual([]);
    expect(shut.filter(at)).toEqual([]);
    expect(hidden({ cost: 6, counters: 4 }, { moment: 'disrupt' }).why).toEqual([
      'hidden-cost/at-any-open-chance',
    ]);
  });

  it('should never put a Pilot onto a unit', () => {
    const pilot = { cost: 4, hidden: [2], counters: 2, pilot: true };
    expect(hidden(pilot, { destination: { to: 'unit' } }).why).toEqual([
      'hidden-cost/never-puts-a-pilot-on-a-unit',
    ]);
    expect(hidden(pilot).legal).toBe(true);
    expect(hidden(pilot, { destination: { to: 'build-zone' } }).notes).toContain(
      'hidden-cost/into-the-build-zone',
    );
  });

  it('should be one of several, each by itself', () => {
    const { ways } = waysToComplete(card({ cost: 8, counters: 3, hidden: [3, 5] }));
    expect(ways.map(({ id, legal }) => [id, legal])).toEqual([
      ['build', true],
      ['hidden-cost:1', true],
      ['hidden-cost:2', false],
    ]);
    expect(ways[1]?.notes.map(({ ruling }) => ruling)).toContain('hidden-cost/one-is-used');
  });

  it('should complete the card, and cite how', () => {
    const start = card(
      { cost: 9, counters: 6, hidden: [4] },
      { purse: { force: 4 }, moment: 'attack-pop' },
    );
    const outcome = complete(start, 'hidden-cost:1');
    expect(done(outcome)).toMatchObject({
      completed: 'arena',
      purse: { force: 1 },
      card: { counters: 0 },
    });
    expect(cited(outcome)).toEqual([
      'hidden-cost/threshold',
      'hidden-cost/pays-the-rest-with-force',
    ]);
    expect(outcome.legal && outcome.trace[0]).toMatchObject({ step: 'attack-pop', by: 'card' });
    expect(start).toMatchObject({ purse: { force: 4 }, card: { counters: 6 } });
  });

  it('should not complete a card twice, and not one that lacks the way', () => {
    const start = card({ counters: 4, hidden: [4] });
    const once = done(complete(start, 'hidden-cost:1'));
    expect(refused(complete(once, 'hidden-cost:1'))).toEqual(['term/complete']);
    expect(refused(putCounters(once, 1))).toEqual(['term/complete']);
    expect(refused(complete(start, 'hidden-cost:2'))).toEqual(['term/build-cost']);
    expect(refused(complete(card({ counters: 1, hidden: [4] }), 'hidden-cost:1'))).toContain(
      'hidden-cost/threshold',
    );
  });
});
