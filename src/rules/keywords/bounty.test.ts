import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const bounty = 'bounty: Gain 2 Force';
const rewards = (table: ReturnType<typeof fight>) =>
  table.end().state.rewards.map(({ side, text, when }) => ({ side, text, when }));
const earned = { side: 'dark', text: 'Gain 2 Force', when: 'next-build-step' };

describe('Bounty', () => {
  it('should note its bonus for the next build step when its damage discards a unit', () => {
    const table = fight({ A: { power: 2, has: [bounty] }, D: { health: 2 } }).roll(4, 5);
    expect(rewards(table)).toEqual([earned]);
    expect(table.cites('bounty/for-discarding-a-unit')).toBe(true);
  });

  it('should earn nothing while the unit lives, or for others', () => {
    expect(rewards(fight({ A: { power: 1, has: [bounty] }, D: { health: 2 } }).roll(4))).toEqual(
      [],
    );
    const units = {
      A: { power: 1 },
      D: { health: 1 },
      F: { side: 'dark' as const, has: [bounty] },
    };
    expect(rewards(fight(units).roll(4))).toEqual([]);
  });

  it('should count damage outside attacks, also of a unit that fell itself', () => {
    const units = { A: { power: 1, health: 1 }, D: { health: 1, has: [bounty, 'retaliate 1'] } };
    const table = fight(units).pick('D.retaliate').roll(4).roll(4);
    expect(rewards(table)).toEqual([{ ...earned, side: 'light' }]);
    expect(table.discarded).toEqual(['D', 'A']);
  });

  it('should give every instance its bonus, for every discard', () => {
    const A = { power: 2, has: [bounty, 'bounty: Draw a card', 'overkill'] };
    const table = fight({ A, D: { health: 1 }, E: { health: 1 } }).roll(4, 5);
    expect(rewards(table.pick('A.overkill:1>E'))).toHaveLength(4);
  });

  it('should not be collected on itself', () => {
    const A = { power: 1, health: 1, has: [bounty] };
    expect(rewards(fight({ A }, { defender: 'A', ownSide: true }).roll(4))).toEqual([]);
  });

  it('should work in the build zone', () => {
    const A = { power: 1, zone: 'build-zone' as const, has: [bounty] };
    expect(rewards(fight({ A, D: { health: 1 } }).roll(4))).toEqual([earned]);
  });
});
