import { describe, expect, it } from 'vitest';
import { arrival, fight, refusal } from '../testing.ts';

const E = { has: ['avenge 2'] };

describe('Avenge', () => {
  it('should roll X dice of damage at the attacker when a friend fell', () => {
    const table = fight({ A: { power: 2 }, D: { health: 2 }, E }).roll(4, 5);
    expect(table.awaits).toMatchObject({ keyword: 'avenge', count: 2, by: 'E', on: 'A' });
    expect(table.roll(5, 2).end().counters('A')).toBe(1);
    expect(table.cites('avenge/answers-a-friends-discard')).toBe(true);
  });

  it('should not avenge itself', () => {
    expect(fight({ A: { power: 2 }, D: { ...E, health: 2 } }).roll(4, 5).awaits.kind).toBe('done');
  });

  it('should need a discard in its own arena, of its own side', () => {
    const far = { A: { power: 1 }, D: { health: 1 }, E: { ...E, arena: 'space' as const } };
    expect(fight(far).roll(4).awaits.kind).toBe('done');
    const foe = { A: { power: 1 }, D: { health: 1 }, E: { ...E, side: 'dark' as const } };
    expect(fight(foe).roll(4).awaits.kind).toBe('done');
    expect(fight({ A: { power: 1 }, D: {}, E }).roll(4).awaits.kind).toBe('done');
  });

  it('should wait for the attack end, after Retaliate, and find nobody if the attacker is gone', () => {
    const units = { A: { power: 2, health: 2 }, D: { health: 2, has: ['retaliate 2'] }, E };
    const table = fight(units).pick('D.retaliate').roll(4, 5).roll(4, 5);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['D', 'A']]);
  });

  it('should come once for each friend', () => {
    const units = { A: { power: 2, has: ['overkill'] }, D: { health: 1 }, F: { health: 1 }, E };
    const table = fight(units).roll(4, 5).pick('A.overkill:1>F').roll(4, 1).roll(5, 1).end();
    expect(table.counters('A')).toBe(2);
  });

  it('should add up', () => {
    const units = { A: { power: 1 }, D: { health: 1 }, E: { has: ['avenge 1', 'avenge 2'] } };
    expect(fight(units).roll(4).awaits).toMatchObject({ count: 3 });
  });

  it('should come from an avenger that fell at the same moment', () => {
    const units = { A: { power: 2, has: ['overkill'] }, D: { health: 1 }, E: { ...E, health: 1 } };
    const table = fight(units).roll(4, 5).pick('A.overkill:1>E').roll(4, 4).end();
    expect([table.discarded, table.counters('A')]).toEqual([['D', 'E'], 2]);
  });

  it('should leave the order of several avengers to their controller', () => {
    const units = { A: { power: 1 }, D: { health: 1 }, E, F: { has: ['avenge 1'] } };
    const table = fight(units).roll(4);
    expect(table.awaits).toMatchObject({ step: 'attack-end', player: 'light' });
    expect(table.options).toEqual(['E.avenge:2', 'F.avenge:1']);
    expect(refusal(() => table.say('pass'))).toBe('term/may');
    expect(table.say('F.avenge:1').awaits).toMatchObject({ by: 'F', count: 1 });
    expect(table.roll(1).awaits).toMatchObject({ by: 'E', count: 2 });
  });

  it('should let the Dark Side avenge first when both sides lost a unit', () => {
    const units = {
      A: { power: 2, side: 'light' as const, has: ['overkill'] },
      D: { health: 1 },
      E,
      F: { health: 1, side: 'light' as const },
      G: { ...E, side: 'light' as const },
    };
    const table = fight(units).roll(4, 5).pick('A.overkill:1>F');
    expect(table.awaits).toMatchObject({ by: 'E' });
    expect(table.roll(1, 1).awaits).toMatchObject({ by: 'G' });
  });

  it('should reach an attacker in another arena', () => {
    const units = { A: { has: ['bombard 1'] }, D: { health: 1 }, E };
    expect(fight(units, { via: 'bombard' }).roll(4).roll(4, 4).end().counters('A')).toBe(2);
  });

  it('should not answer damage that comes without an attack', () => {
    const table = arrival({
      N: { health: 1 },
      M: { side: 'light', has: ['ambush 1'] },
      E: { ...E, side: 'dark' },
    });
    expect(table.pick('M.ambush').roll(6).awaits.kind).toBe('done');
  });

  it('should not answer what others than the attacker did', () => {
    const units = { A: { power: 1 }, D: { health: 4, has: ['deflect 1'] }, F: { health: 1 }, E };
    const table = fight(units).roll(4).pick('D.deflect@attack>F');
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['F']]);
  });
});
