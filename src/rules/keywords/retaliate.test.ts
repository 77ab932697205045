import { describe, expect, it } from 'vitest';
import { card, fight, refusal } from '../testing.ts';

describe('Retaliate', () => {
  it('should roll X dice of damage at the attacker when the attack ends', () => {
    const table = fight({ A: { power: 2 }, D: { has: ['retaliate 3'] } });
    table.pick('D.retaliate').roll(4, 1);
    expect(table.awaits).toMatchObject({ type: 'dice-of-damage', count: 3, by: 'D', on: 'A' });
    expect(table.roll(4, 5, 2).end().counters('A')).toBe(2);
    expect(table.cites('retaliate/answers-an-attack')).toBe(true);
  });

  it('should be optional', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['retaliate 3'] } })
      .roll(4)
      .end();
    expect(table.counters('A')).toBe(0);
  });

  it('should be too late once the dice are rolled', () => {
    const table = fight({ A: { power: 1 }, D: { has: ['retaliate 3', 'evade 1'] } }).roll(4);
    expect(refusal(() => table.until('evade').say('D.retaliate'))).toBe(
      'retaliate/is-activated-before-the-roll',
    );
  });

  it('should come even from the discard pile', () => {
    const table = fight({ A: { power: 3 }, D: { health: 2, has: ['retaliate 2'] } });
    table.pick('D.retaliate').roll(4, 5, 6).roll(4, 6).end();
    expect([table.discarded, table.counters('A')]).toEqual([['D'], 2]);
    expect(table.cites('retaliate/even-from-the-discard-pile')).toBe(true);
  });

  it('should do nothing when the attacker is gone', () => {
    const units = { A: { power: 1, health: 1 }, D: { has: ['retaliate 1', 'retaliate 2'] } };
    const table = fight(units).pick('D.retaliate').pick('D.retaliate#2').roll(1).roll(6);
    expect([table.awaits.kind, table.discarded]).toEqual(['done', ['A']]);
  });

  it('should fix an X from power when it is activated', () => {
    const D = { power: 3, stack: 2, has: ['retaliate power'] };
    const later = [
      card('attack-declared', 'D', 1),
      { at: 're-roll' as const, unit: 'D', power: -4, until: 'battle' as const },
    ];
    const table = fight({ A: { power: 1 }, D }, { later })
      .pick('D.retaliate')
      .roll(1);
    expect(table.awaits).toMatchObject({ count: 5 });
    expect(table.cites('retaliate/power-is-read-at-activation')).toBe(true);
  });

  it('should roll nothing when its power is not above 0', () => {
    const table = fight({ A: { power: 1 }, D: { power: 0, has: ['retaliate power'] } });
    expect(table.pick('D.retaliate').roll(1).awaits.kind).toBe('done');
  });

  it('should be barred against attacks from elsewhere', () => {
    const A = { power: 5, has: ['bombard 3', 'ion-cannon 1'] };
    const D = { has: ['retaliate 4'] };
    const bombarded = fight({ A, D }, { via: 'bombard' }).roll(4, 5, 1).end();
    expect(bombarded.counters('A')).toBe(0);
    expect(bombarded.barred('D', 'retaliate')).toEqual(['retaliate/not-across-arenas']);
    const shot = fight({ A, D }, { via: 'ion-cannon' }).roll(1).end();
    expect(shot.barred('D', 'retaliate')).toEqual(['retaliate/not-across-arenas']);
    const zone = fight({ A: { ...A, zone: 'build-zone' }, D })
      .roll(1, 1, 1, 1, 1)
      .end();
    expect(zone.barred('D', 'retaliate')).toEqual(['retaliate/not-across-arenas']);
  });

  it('should work against a unit that attacks itself', () => {
    const A = { power: 2, has: ['retaliate 1'] };
    const table = fight({ A }, { defender: 'A', ownSide: true });
    expect(table.pick('A.retaliate').roll(4, 2).roll(5).end().counters('A')).toBe(2);
  });

  it('should be used once for an attack, each instance by itself, and anew in the next', () => {
    const units = { A: { power: 1, has: ['evade 1'] }, D: { has: ['retaliate 1', 'retaliate 2'] } };
    const table = fight(units).pick('D.retaliate#2').until('retaliate');
    expect(refusal(() => table.say('D.retaliate#2'))).toBe('retaliate/each-once-per-attack');
    table.say('D.retaliate').roll(1).roll(5, 6).pick('A.evade:1@retaliate1');
    table.roll(4).pick('A.evade:1@retaliate2').end();
    expect(table.counters('A')).toBe(1);
    expect(table.attack('A', 'D').options).toContain('D.retaliate');
  });

  it('should be open to everyone who is the defending unit at some time, and come in order', () => {
    const units = {
      A: { power: 2 },
      D: { has: ['retaliate 1'] },
      E: { has: ['intercept', 'retaliate 2'] },
    };
    const table = fight(units)
      .pick('D.retaliate')
      .pick('E.intercept')
      .pick('E.retaliate')
      .roll(4, 1);
    expect(table.awaits).toMatchObject({ by: 'D', count: 1 });
    expect(table.roll(5).awaits).toMatchObject({ by: 'E', count: 2 });
    table.roll(4, 3).end();
    expect([table.counters('A'), table.counters('D'), table.counters('E')]).toEqual([2, 0, 1]);
  });

  it('should not be open to bystanders', () => {
    const units = { A: { power: 1 }, D: {}, E: { has: ['retaliate 2'] } };
    expect(fight(units).awaits.kind).toBe('dice');
  });

  it('should cost its Force', () => {
    const units = { A: { power: 1 }, D: { has: ['retaliate 2 / Pay 1 Force'] } };
    expect(fight(units, { force: { light: 0 } }).awaits.kind).toBe('dice');
    const table = fight(units, { force: { light: 3 } }).pick('D.retaliate');
    expect(table.state.force).toEqual({ light: 2 });
  });
});
