import { describe, expect, it } from 'vitest';
import { cited, done, refused } from './build/testing.ts';
import { stackPrice } from './build.ts';
import { card, stack } from './stack/testing.ts';
import { addPilot, stackResult } from './stack.ts';

describe('the price of a card for the own stack', () => {
  it('should be 1 underneath, whatever the card costs', () => {
    expect(stackPrice(9, 'under', 6)).toMatchObject({ before: 9, after: 1 });
  });

  it('should be 1 on top of a card that costs as much or more', () => {
    expect([stackPrice(6, 'on-top', 6).after, stackPrice(4, 'on-top', 6).after]).toEqual([1, 1]);
  });

  it('should be the difference plus 1 for a dearer card', () => {
    expect([stackPrice(9, 'on-top', 6).after, stackPrice(7, 'on-top', 6).after]).toEqual([4, 2]);
    expect(stackPrice(9, 'on-top', 6).message).toContain('9 - 6 + 1');
  });

  it('should cite its ruling in words', () => {
    for (const where of ['under', 'on-top'] as const) {
      for (const cost of [3, 9]) {
        expect(stackPrice(cost, where, 6)).toMatchObject({ ruling: 'hidden-cost/onto-a-stack' });
        expect(stackPrice(cost, where, 6).message).toMatch(/\.$/);
      }
    }
  });
});

describe('a Pilot on a stack', () => {
  const ace = card('Ace', {
    has: ['evade 2'],
    pilot: [{ subtype: 'Starfighter', gives: [{ ability: { keyword: 'lucky', value: 1 } }] }],
  });
  const wing = (own = {}) =>
    card('X-wing (A)', { arenas: ['space'], subtypes: ['Starfighter'], ...own });

  it('should give the top card what it lists and nothing else', () => {
    const outcome = addPilot(stack(wing()), ace);
    expect(cited(outcome)).toEqual(['pilot/text-is-ignored-while-piloting']);
    expect(stackResult(done(outcome)).bits).toEqual([
      {
        gift: { ability: { keyword: 'lucky', value: 1 } },
        from: 'Ace',
        by: 'pilot',
        ruling: 'pilot/helps-its-unit-only',
        works: true,
      },
    ]);
  });

  it('should need the keyword, the subtype and a seat', () => {
    expect(refused(addPilot(stack(wing()), card('Han')))).toEqual([
      'pilot/moves-onto-or-off-a-unit',
    ]);
    expect(refused(addPilot(stack(wing({ subtypes: ['Droid', 'Starfighter'] })), ace))).toEqual([
      'pilot/needs-the-right-subtype',
    ]);
    const full = done(addPilot(stack(wing()), ace));
    expect(refused(addPilot(full, ace))).toEqual(['pilot/one-per-unit']);
    const two = done(addPilot(stack(wing({ seats: 2 })), ace));
    const both = done(addPilot(two, ace));
    expect(refused(addPilot(both, ace))).toEqual(['pilot/number-set-by-the-subtype']);
    const older = { edition: 'keyword-list' } as const;
    expect(refused(addPilot({ ...two, ...older }, ace))).toEqual(['pilot/one-per-unit']);
  });

  it('should pilot a Character by the present list alone', () => {
    const beast = card('Dewback (A)', { subtypes: ['Starfighter'] });
    expect(done(addPilot(stack(beast), ace)).pilots).toHaveLength(1);
    const older = stack(beast, [], { edition: 'keyword-list' });
    expect(refused(addPilot(older, ace))).toEqual(['pilot/needs-the-right-subtype']);
    const away = stack(beast, [], { edition: 'keyword-list', place: 'build-zone' });
    expect(refused(addPilot(away, ace))).toEqual(['pilot/needs-the-right-subtype']);
  });
});
