import { describe, expect, it } from 'vitest';
import { accountOf, setTable } from './arena.ts';
import { card, done, force, step, unit } from './build/testing.ts';
import { buildUnitOf, type Moment, repair, stackPrice, waysToComplete } from './build.ts';
import { stack, card as stackCard } from './stack/testing.ts';
import { contest, stackResult } from './stack.ts';

/** Cases of the community's rulings, in numbers: what is there, and what has to come out. */

interface HiddenCase {
  cost: number;
  x: number;
  counters: number;
  less?: number;
  have?: number;
  chance?: Moment;
  ontoUnit?: boolean;
  allowed: boolean;
  needs?: number;
  pays?: number;
}

const hidden: HiddenCase[] = [
  { cost: 9, x: 4, counters: 4, have: 5, allowed: true, needs: 4, pays: 5 },
  { cost: 9, x: 4, counters: 6, have: 10, allowed: true, pays: 3 },
  { cost: 9, x: 4, counters: 4, less: 3, allowed: true, pays: 2 },
  { cost: 6, x: 4, counters: 3, less: 3, allowed: true, needs: 3, pays: 0 },
  { cost: 4, x: 5, counters: 4, allowed: true, needs: 4, pays: 0 },
  { cost: 5, x: 2, counters: 1, allowed: false },
  { cost: 6, x: 3, counters: 3, chance: 'damage-prevention', allowed: false },
  { cost: 4, x: 2, counters: 2, ontoUnit: true, allowed: false },
  { cost: 5, x: 3, counters: 7, allowed: true, pays: 0 },
  { cost: 3, x: 4, counters: 3, allowed: true, needs: 3, pays: 0 },
  { cost: 5, x: 3, counters: 3, ontoUnit: true, allowed: false },
];

describe('the cases of Hidden Cost', () => {
  it.each(hidden)('$cost with X $x and $counters counters: $allowed', (is) => {
    const situation = card(
      { cost: is.cost, hidden: [is.x], counters: is.counters, pilot: is.ontoUnit === true },
      {
        ...(is.have !== undefined && { purse: { force: is.have } }),
        ...(is.less !== undefined && { reductions: [{ by: is.less, alternative: false }] }),
        ...(is.chance !== undefined && { moment: is.chance }),
        ...(is.ontoUnit === true && { destination: { to: 'unit' as const } }),
      },
    );
    const way = waysToComplete(situation).ways.find(({ id }) => id === 'hidden-cost:1');
    expect(way?.legal).toBe(is.allowed);
    if (is.needs !== undefined) expect(way?.needs).toBe(is.needs);
    if (is.pays !== undefined) expect(way?.cost).toEqual(is.pays === 0 ? [] : [force(is.pays)]);
  });
});

describe('the cases of the other costs', () => {
  it.each([
    { alternative: 5, have: 4, allowed: false },
    { alternative: 5, have: 5, allowed: true },
    { alternative: 4, have: 3, allowed: false },
  ])('alternative $alternative Force with $have: $allowed', ({ alternative, have, allowed }) => {
    const situation = card(
      { cost: 9, alternatives: [[force(alternative)]] },
      { purse: { force: have }, reductions: [{ by: 2, alternative: false }] },
    );
    const way = waysToComplete(situation).ways.find(({ id }) => id === 'alternative-cost:1');
    expect([way?.legal, way?.cost]).toEqual([allowed, [force(alternative)]]);
  });

  it.each([
    { printed: 8, reduced: 5, met: true, less: 0, cost: 5 },
    { printed: 4, reduced: 1, met: true, less: 0, cost: 1, battle: true },
    { printed: 8, reduced: 5, met: false, less: 0, cost: 8 },
    { printed: 8, reduced: 4, met: true, less: 0, cost: 4 },
    { printed: 9, reduced: 6, met: true, less: 1, cost: 5 },
    { printed: 10, reduced: 7, met: true, less: 2, cost: 5 },
  ])('$printed, reduced to $reduced ($met), $less less: $cost', (is) => {
    const reduced = [{ cost: is.reduced, condition: 'If you may', met: is.met }];
    const situation = card(
      { cost: is.printed, battle: is.battle === true, reduced },
      { reductions: [{ by: is.less, alternative: false }] },
    );
    expect(waysToComplete(situation).cost).toBe(is.cost);
  });

  it('9 on top of 6: 4', () => {
    expect(stackPrice(9, 'on-top', 6).after).toBe(4);
  });
});

describe('the cases of stacks', () => {
  it.each([
    { speed: 40, power: 4, health: 5, under: 3, is: [70, 7, 8] },
    { speed: 50, power: 5, health: 5, under: 1, is: [60, 6, 6] },
    { speed: 30, power: 3, health: 5, under: 2, is: [50, 5, 7] },
  ])('$speed/$power/$health with $under underneath: $is', ({ under, is, ...numbers }) => {
    const versions = ['B', 'C', 'D'].slice(0, under).map((letter) => stackCard(`Luke (${letter})`));
    const { speed, power, health } = stackResult(stack(stackCard('Luke (A)', numbers), versions));
    expect([speed, power, health]).toEqual(is);
  });

  it('9 and 2 against 6 and 5: the Dark Side wins the tie and pays 2', () => {
    expect(contest({ cost: 9, under: 0, bid: 2 }, { cost: 6, under: 0, bid: 5 })).toMatchObject({
      dark: 11,
      light: 11,
      winner: 'dark',
      pays: 2,
    });
  });
});

describe('the cases of Intimidation', () => {
  it.each([
    { enemies: 3, has: 1, is: [70, 6, 7] },
    { enemies: 1, has: 1, is: [50, 4, 5] },
    { enemies: 2, has: 2, is: [60, 5, 6] },
  ])('$enemies enemies here, $has times the keyword: $is', ({ enemies, has, is }) => {
    const abilities = Array.from({ length: has }, () => ({ keyword: 'intimidation' }));
    const there = Array.from({ length: enemies }, (_, at) => ({
      id: `E${at}`,
      side: 'light' as const,
    }));
    const state = setTable([
      { id: 'A', speed: 40, power: 3, health: 4, abilities },
      ...there,
      { id: 'far', side: 'light', arena: 'space' },
    ]);
    const { speed, power, health } = accountOf(state, 'A');
    expect([speed, power, health]).toEqual(is);
  });
});

describe('the cases of Damage Control', () => {
  it.each([
    { has: ['damage-control 2'], counters: 3, off: 2, left: 1 },
    { has: ['damage-control 2'], counters: 3, off: 1, left: 2 },
    { has: ['damage-control 1', 'damage-control 2'], counters: 5, off: 3, left: 2 },
  ])('$has on $counters counters, $off off: $left', ({ has, counters, off, left }) => {
    const state = step([unit('A', { health: 9, counters, has })]);
    expect(buildUnitOf(done(repair(state, 'A', off)), 'A').unit.counters).toBe(left);
  });
});
