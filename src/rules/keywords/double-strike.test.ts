import { describe, expect, it } from 'vitest';
import { newTurn } from '../attack.ts';
import { fight, refusal } from '../testing.ts';

const A = { power: 1, has: ['double-strike'] };

describe('Double Strike', () => {
  it('should let the unit attack once more, without tapping', () => {
    const table = fight({ A, D: { health: 1 }, E: {} })
      .roll(4)
      .pick('A.double-strike>E')
      .roll(5)
      .end();
    expect([table.discarded, table.counters('E')]).toEqual([['D'], 1]);
    expect(table.state.attack).toMatchObject({ number: 2, tapped: false });
    expect(table.cites('double-strike/gives-a-second-attack')).toBe(true);
  });

  it('should be optional', () => {
    const table = fight({ A, D: {} }).roll(4);
    expect(table.awaits).toMatchObject({ preset: 'pass', step: 'after-attack' });
    expect(table.end().counters('D')).toBe(1);
  });

  it('should give no third attack', () => {
    const table = fight({ A, D: {} }).roll(4).pick('A.double-strike>D').roll(5);
    expect([table.awaits.kind, table.counters('D')]).toEqual(['done', 2]);
    expect(table.barred('A', 'double-strike')).toEqual(['double-strike/the-second-gives-no-third']);
  });

  it('should not follow an attack that it did not tap for', () => {
    const table = fight({ A: { ...A, tapped: true }, D: {} }, { withoutTapping: true }).roll(4);
    expect(table.awaits.kind).toBe('done');
    expect(table.barred('A', 'double-strike')).toEqual([
      'double-strike/only-right-after-tapping-to-attack',
    ]);
  });

  it('should be there again when the unit untaps and attacks by tapping', () => {
    const table = fight({ A, D: { health: 9 } })
      .roll(4)
      .pick('A.double-strike>D')
      .roll(4)
      .end();
    table.attack('A', 'D').roll(4).pick('A.double-strike>D').roll(4).end();
    expect(table.counters('D')).toBe(4);
  });

  it('should not be used on its own side', () => {
    const table = fight({ A, D: { health: 1 }, F: { side: 'dark' }, E: {} }).roll(4);
    expect(refusal(() => table.say('A.double-strike>F'))).toBe(
      'double-strike/not-against-your-own',
    );
  });

  it('should not be asked when nobody is left to attack', () => {
    const table = fight({ A, D: { health: 1 }, F: { side: 'dark' } }).roll(4);
    expect(table.awaits.kind).toBe('done');
  });

  it('should offer other ways to attack as well', () => {
    const units = {
      A: { ...A, has: ['double-strike', 'ion-cannon 2'] },
      D: {},
      S: { arena: 'space' as const },
    };
    const table = fight(units).roll(1);
    expect(table.options).toEqual(['pass', 'A.double-strike>D', 'A.double-strike+ion-cannon>S']);
    expect(table.say('A.double-strike+ion-cannon>S').awaits).toMatchObject({ count: 2 });
  });

  it('should come after the attack end, and not from the discard pile', () => {
    const units = { A: { ...A, health: 1 }, D: { has: ['retaliate 1'] } };
    const table = fight(units).pick('D.retaliate').roll(1).roll(6);
    expect(table.awaits.kind).toBe('done');
  });

  it('should not stack', () => {
    const twice = { power: 1, has: ['double-strike', 'double-strike'] };
    const table = fight({ A: twice, D: {} }).roll(1).pick('A.double-strike>D').roll(1);
    expect(table.awaits.kind).toBe('done');
  });

  it('should be taken by a further attack that fits it, and passed otherwise', () => {
    const table = fight({ A, D: {}, E: {} }).roll(1).attack('A', 'E').roll(1);
    expect(table.state.attack?.through).toBe('double-strike');
    const other = fight({ A, D: { power: 1 } })
      .roll(1)
      .attack('D', 'A')
      .roll(1);
    expect(other.state.attack).toMatchObject({ attacker: 'D', tapped: true });
  });

  it('should be fresh in a new turn', () => {
    const table = fight({ A, D: {} }).roll(1).end();
    table.state = newTurn(table.state);
    expect(table.attack('A', 'D').roll(1).options).toContain('A.double-strike>D');
  });
});
