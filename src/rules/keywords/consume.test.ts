import { describe, expect, it } from 'vitest';
import { newTurn } from '../attack.ts';
import { fight } from '../testing.ts';
import { unitNow } from '../view.ts';

const A = (...has: string[]) => ({ power: 2, speed: 30, health: 4, has: ['consume', ...has] });

describe('Consume', () => {
  it('should swallow a unit that its damage discards, and grow by it', () => {
    const table = fight({ A: A(), D: { health: 1 } })
      .roll(4, 5)
      .end();
    expect(unitNow(table.state, 'A')).toEqual({ power: 3, speed: 40, health: 5, counters: 0 });
    expect(table.cites('consume/swallows-the-discarded-unit')).toBe(true);
  });

  it('should keep what it has swallowed', () => {
    const table = fight({ A: A(), D: { health: 1 }, E: { health: 1 } })
      .roll(4, 5)
      .end();
    table.attack('A', 'E');
    expect(table.awaits).toMatchObject({ count: 3 });
    table.roll(4, 1, 1).end();
    table.state = newTurn(table.state);
    expect(unitNow(table.state, 'A')).toMatchObject({ power: 4, speed: 50, health: 6 });
  });

  it('should leave a unit alone that survives', () => {
    expect(
      fight({ A: A(), D: { health: 2 } })
        .roll(4, 1)
        .end()
        .powerNow('A'),
    ).toBe(2);
  });

  it('should not be fed by the damage of others', () => {
    const units = { A: { power: 2 }, C: { side: 'dark' as const, ...A() }, D: { health: 1 } };
    expect(fight(units).roll(4, 5).end().powerNow('C')).toBe(2);
  });

  it('should be fed by any damage of the unit', () => {
    const units = { A: { power: 1, health: 1 }, D: A('retaliate 1') };
    const table = fight(units).pick('D.retaliate').roll(1).roll(5).end();
    expect(table.powerNow('D')).toBe(3);
  });

  it('should swallow both units of an Overkill attack', () => {
    const units = { A: A('overkill'), D: { health: 1 }, E: { health: 1 } };
    expect(fight(units).roll(4, 5).pick('A.overkill:1>E').end().powerNow('A')).toBe(4);
  });

  it('should swallow nothing once it is discarded itself', () => {
    const units = { A: { power: 2, health: 1 }, D: { ...A('retaliate 1'), health: 1 } };
    const table = fight(units).pick('D.retaliate').roll(4, 5).roll(6).end();
    expect(table.discarded).toEqual(['D', 'A']);
    expect(table.cites('consume/swallows-the-discarded-unit')).toBe(false);
  });

  it('should live on by the health that it gains', () => {
    const table = fight({ A: { ...A('ferocity'), health: 2, counters: 1 }, D: { health: 1 } });
    table.roll(4, 1).end();
    expect(unitNow(table.state, 'A')).toMatchObject({ health: 3, counters: 1 });
  });

  it('should not stack', () => {
    const table = fight({ A: A('consume'), D: { health: 1 } })
      .roll(4, 5)
      .end();
    expect(table.powerNow('A')).toBe(3);
  });
});
