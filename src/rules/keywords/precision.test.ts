import { describe, expect, it } from 'vitest';
import { fight } from '../testing.ts';

const A = { power: 2, has: ['precision'] };

describe('Precision', () => {
  it('should keep an Intercept from changing the defending unit', () => {
    const table = fight({ A, D: {}, E: { has: ['intercept / Pay 1 Force'] } });
    table.pick('E.intercept').roll(4, 5).end();
    expect([table.defender, table.counters('D'), table.counters('E')]).toEqual(['D', 2, 0]);
    expect(table.cites('precision/keeps-the-target')).toBe(true);
  });

  it('should keep a Redirect from changing it', () => {
    const table = fight({ A, D: { has: ['redirect'] }, E: {} });
    expect(table.pick('D.redirect>E').defender).toBe('D');
  });

  it('should do nothing for a unit that is attacked, or beside the attacker', () => {
    const units = {
      A: { power: 1 },
      B: { side: 'dark' as const, has: ['precision'] },
      D: { has: ['precision'] },
      E: { has: ['intercept'] },
    };
    expect(fight(units).pick('E.intercept').defender).toBe('E');
  });

  it('should choose freely whom it attacks, Stealth aside', () => {
    const units = { A, D: { has: ['stealth'], tapped: true } };
    expect(fight(units).defender).toBe('D');
  });

  it('should not come too late in the attack chance', () => {
    const table = fight({ A: { power: 2 }, D: {}, E: { has: ['intercept'] } });
    expect(table.gain('A', 'precision').pick('E.intercept').defender).toBe('D');
  });

  it('should not stack', () => {
    const units = {
      A: { power: 2, has: ['precision', 'precision'] },
      D: {},
      E: { has: ['intercept'] },
    };
    const table = fight(units).pick('E.intercept');
    expect(table.state.trace.filter(({ ruling }) => ruling.startsWith('precision/')).length).toBe(
      1,
    );
  });
});
