import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const power = (has: string[], counters: number) =>
  fight({ A: { power: 3, health: 9, counters, has }, D: {} }).awaits;

describe('Resilience', () => {
  it('should give X power with X counters', () => {
    expect(power(['resilience 2'], 2)).toMatchObject({ count: 5 });
  });

  it('should give nothing below X counters, and no more beyond', () => {
    expect(power(['resilience 2'], 1)).toMatchObject({ count: 3 });
    expect(power(['resilience 2'], 5)).toMatchObject({ count: 5 });
  });

  it('should add up, which also takes more counters', () => {
    expect(power(['resilience 1', 'resilience 2'], 2)).toMatchObject({ count: 3 });
    expect(power(['resilience 1', 'resilience 2'], 3)).toMatchObject({ count: 6 });
  });

  it('should take power when it is below 0', () => {
    const A = { power: 4, health: 6, counters: 2, has: ['resilience -2'] };
    const table = fight({ A, D: {} }).roll(4, 5).end();
    expect(table.power).toBe(2);
    expect(table.cites('resilience/may-be-negative')).toBe(true);
  });

  it('should follow the counters during a fight', () => {
    const table = fight({ A: { power: 2 }, D: { power: 1, has: ['resilience 2'] } })
      .roll(4, 4)
      .end();
    expect(table.powerNow('D')).toBe(3);
    expect(table.attack('D', 'A').awaits).toMatchObject({ count: 3 });
  });

  it('should help nobody else', () => {
    const D = { health: 6, counters: 2, has: ['resilience 2'] };
    expect(
      fight({ A: { power: 1 }, D })
        .roll(1)
        .end().power,
    ).toBe(1);
  });
});
