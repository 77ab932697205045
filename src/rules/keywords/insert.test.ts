import { describe, expect, it } from 'vitest';
import { done } from '../build/testing.ts';
import { card, gift, stack } from '../stack/testing.ts';
import { putOnTop, type StackState, stackResult, worthOf } from '../stack.ts';

const fett = (version: string, ...inserts: string[]) =>
  card(`Boba Fett (${version})`, { inserts: inserts.map(gift) });
const bits = (state: StackState) =>
  stackResult(state).bits.map(({ gift: given, from, ruling, works, idle }) => [
    'ability' in given ? given.ability.keyword : given.stat,
    from,
    ruling,
    works ? 'works' : idle,
  ]);

describe('INSERT', () => {
  it('should give its effect as the top card and from anywhere underneath', () => {
    expect(bits(stack(fett('A', 'overkill')))).toEqual([
      ['overkill', 'Boba Fett (A)', 'insert/gives-its-effect-to-the-unit', 'works'],
    ]);
    const deep = stack(fett('A'), [fett('B'), fett('C', 'overkill'), fett('D')]);
    expect(bits(deep)).toEqual([
      ['overkill', 'Boba Fett (C)', 'insert/works-anywhere-in-the-stack', 'works'],
    ]);
  });

  it('should give it to whatever card is on top', () => {
    const after = done(putOnTop(stack(fett('A', 'overkill')), fett('B')));
    expect(after.top.label).toBe('Boba Fett (B)');
    expect(worthOf(stackResult(after).bits, 'overkill')).toHaveLength(1);
  });

  it('should leave each instance to the stacking class of what it gives', () => {
    const twice = stack(fett('A'), [fett('B', 'critical-hit 1'), fett('C', 'critical-hit 1')]);
    expect(worthOf(stackResult(twice).bits, 'critical-hit')).toEqual([2]);
    const evades = stack(fett('A'), [fett('B', 'evade 1'), fett('C', 'evade 2')]);
    expect(worthOf(stackResult(evades).bits, 'evade')).toEqual([1, 2]);
    const armor = stack(fett('A'), [fett('B', 'armor'), fett('C', 'armor')]);
    expect(worthOf(stackResult(armor).bits, 'armor')).toEqual([undefined]);
    expect(worthOf(stackResult(armor).bits, 'evade')).toEqual([]);
  });

  it('should join what the top card prints', () => {
    const top = card('Boba Fett (A)', { has: ['critical-hit 2'] });
    const state = stack(top, [fett('B', 'critical-hit 1')]);
    expect(worthOf(stackResult(state).bits, 'critical-hit')).toEqual([3]);
    expect(bits(state)[0]).toEqual([
      'critical-hit',
      'Boba Fett (A)',
      'term/stack-of-cards',
      'works',
    ]);
  });

  it('should leave the text of cards underneath out otherwise', () => {
    const state = stack(fett('A'), [card('Boba Fett (B)', { has: ['armor'] })]);
    expect(bits(state)).toEqual([]);
  });

  it('should keep the activation cost of what it gives', () => {
    const state = stack(fett('A'), [fett('B', 'evade 2 / Pay 1 Force')]);
    expect(stackResult(state).bits[0]?.gift).toEqual({
      ability: { keyword: 'evade', value: 2, cost: 'Pay 1 Force' },
    });
  });

  it('should work in the build zone, and leave what it gives to its own rules', () => {
    const under = [
      fett('B', 'bounty: 1 Force'),
      fett('C', 'evade 2'),
      fett('D', 'reserves: Lucky 1'),
    ];
    const away = stack(card('Boba Fett (A)', { has: ['armor'] }), under, { place: 'build-zone' });
    const works = 'insert/works-in-the-build-zone';
    expect(bits(away)).toEqual([
      ['armor', 'Boba Fett (A)', 'term/stack-of-cards', 'term/build-zone'],
      ['bounty', 'Boba Fett (B)', works, 'works'],
      ['evade', 'Boba Fett (C)', works, 'insert/granted-effect-obeys-its-own-rules'],
      ['reserves', 'Boba Fett (D)', works, 'works'],
    ]);
  });

  it('should change numbers where it gives numbers', () => {
    const stronger = card('Boba Fett (B)', { inserts: [{ stat: 'power', by: 2 }] });
    const result = stackResult(stack(card('Boba Fett (A)', { power: 3 }), [stronger]));
    expect(result.power).toBe(6);
    expect(result.account[1]).toEqual({
      ruling: 'insert/works-anywhere-in-the-stack',
      message: 'Boba Fett (B) gives +2 power.',
    });
  });
});
