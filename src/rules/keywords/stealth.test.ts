import { describe, expect, it } from 'vitest';
import { fight, refusal } from '../testing.ts';

const cannot = (D: object) =>
  refusal(() => fight({ A: { power: 1 }, D: { has: ['stealth'], ...D } }));

describe('Stealth', () => {
  it('should keep an untapped, undamaged unit from being attacked', () => {
    expect(cannot({})).toBe('stealth/cannot-be-attacked');
    expect(cannot({ has: ['stealth', 'stealth'] })).toBe('stealth/cannot-be-attacked');
  });

  it('should not help a tapped unit', () => {
    const D = { tapped: true, has: ['stealth'] };
    expect(
      fight({ A: { power: 1 }, D })
        .roll(4)
        .end().hits,
    ).toBe(1);
  });

  it('should not help a unit with a counter', () => {
    const D = { counters: 1, has: ['stealth'] };
    expect(
      fight({ A: { power: 1 }, D })
        .roll(4)
        .end().hits,
    ).toBe(1);
  });

  it('should let its unit step in without becoming the defending unit', () => {
    const units = { A: { power: 2 }, D: {}, E: { has: ['intercept', 'stealth'] } };
    const table = fight(units).pick('E.intercept').roll(4, 5).end();
    expect([table.defender, table.counters('D'), table.counters('E')]).toEqual(['D', 2, 0]);
    expect(table.cites('intercept/needs-an-attackable-unit')).toBe(true);
  });

  it('should not stop damage that is no attack', () => {
    const units = {
      A: { power: 4, has: ['overkill'] },
      D: { health: 2 },
      E: { has: ['stealth'] },
    };
    expect(fight(units).roll(4, 5, 6, 1).pick('A.overkill:1>E').end().counters('E')).toBe(1);
    const deflecting = { A: { power: 2 }, D: { has: ['deflect 2'] }, S: { has: ['stealth'] } };
    expect(fight(deflecting).roll(4, 5).pick('D.deflect@attack>S').end().counters('S')).toBe(2);
  });

  it('should keep a second attack away as well', () => {
    const A = { power: 1, has: ['double-strike'] };
    const table = fight({ A, D: {}, E: { has: ['stealth'] } })
      .roll(4)
      .until('double-strike');
    expect(table.options).toEqual(['pass', 'A.double-strike>D']);
    expect(refusal(() => table.say('A.double-strike>E'))).toBe('stealth/cannot-be-attacked');
  });
});
