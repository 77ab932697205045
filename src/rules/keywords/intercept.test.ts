import { describe, expect, it } from 'vitest';
import { card, fight, refusal } from '../testing.ts';

const E = { has: ['intercept'] };

describe('Intercept', () => {
  it('should take the attack over', () => {
    const table = fight({ A: { power: 2 }, D: { health: 1 }, E })
      .pick('E.intercept')
      .roll(4, 5)
      .end();
    expect([table.defender, table.counters('D'), table.counters('E')]).toEqual(['E', 0, 2]);
    expect(table.state.attack?.attacked).toEqual(['D', 'E']);
    expect(table.cites('intercept/takes-over-the-attack')).toBe(true);
  });

  it('should be left unused unless somebody steps in', () => {
    expect(
      fight({ A: { power: 1 }, D: {}, E })
        .roll(4)
        .end().defender,
    ).toBe('D');
  });

  it('should let any number of units step in, each once', () => {
    const table = fight({ A: { power: 2 }, D: {}, E, F: E });
    table.pick('E.intercept').pick('F.intercept').roll(4, 4).end();
    expect(table.defender).toBe('F');
    expect(table.barred('E', 'intercept')).toEqual(['intercept/many-units-each-once']);
  });

  it('should let the unit first attacked take the attack back, once', () => {
    const table = fight({ A: { power: 1 }, D: E, E })
      .pick('E.intercept')
      .pick('D.intercept');
    expect(table.roll(4).end().defender).toBe('D');
  });

  it('should offer each instance of it by itself', () => {
    const twice = { has: ['intercept / Pay 1 Force', 'intercept'] };
    const table = fight({ A: { power: 1 }, D: {}, E: twice }, { force: { light: 0 } });
    expect(table.options).toEqual(['pass', 'E.intercept#2']);
    expect(table.barred('E', 'intercept')).toEqual(['term/activation-cost']);
  });

  it('should be open for a tapped unit, unless it has to tap for it', () => {
    const tapped = { tapped: true, has: ['intercept', 'intercept / Tap this unit'] };
    const table = fight({ A: { power: 1 }, D: {}, E: tapped });
    expect(table.options).toEqual(['pass', 'E.intercept']);
  });

  it('should be barred from another arena', () => {
    const units = { A: { power: 1 }, D: {}, E: { ...E, arena: 'space' as const } };
    const table = fight(units).roll(1).end();
    expect(table.barred('E', 'intercept')).toEqual(['intercept/same-arena-only']);
  });

  it('should do nothing from the build zone', () => {
    const units = { A: { power: 1 }, D: {}, E: { ...E, zone: 'build-zone' as const } };
    expect(fight(units).awaits.kind).toBe('dice');
  });

  it('should be no prevention, so Ferocity does not stop it', () => {
    const table = fight({ A: { power: 2, has: ['ferocity'] }, D: {}, E });
    expect(table.pick('E.intercept').roll(4, 1).end().counters('E')).toBe(1);
  });

  it('should keep what the attacker has for this attack, and not give it again', () => {
    const later = [card('attack-pop', 'A', 1)];
    const table = fight({ A: { power: 2 }, D: {}, E, F: E }, { later });
    table.pick('E.intercept').pick('F.intercept').roll(4, 5, 1).end();
    expect([table.power, table.powerNow('A')]).toEqual([3, 2]);
  });

  it('should end what was tied to the unit first attacked', () => {
    const later = [{ at: 'attack-pop' as const, unit: 'A', power: 2, against: 'D' }];
    const units = { A: { power: 2 }, D: {}, E };
    expect(fight(units, { later }).roll(1, 1, 1, 1).end().power).toBe(4);
    expect(fight(units, { later }).pick('E.intercept').roll(1, 1).end().power).toBe(2);
  });

  it('should be possible within one side, but not into its own attack', () => {
    const units = {
      A: { power: 1, has: ['intercept'] },
      D: { side: 'dark' as const },
      E: { ...E, side: 'dark' as const },
    };
    const table = fight(units, { ownSide: true });
    expect(table.options).toEqual(['pass', 'E.intercept']);
    expect(refusal(() => table.say('A.intercept'))).toBe('intercept/of-your-own-attack');
    expect(table.pick('E.intercept').roll(4).end().defender).toBe('E');
  });

  it('should not be open to the side that attacks', () => {
    const units = { A: { power: 1 }, D: {}, E: { ...E, side: 'dark' as const } };
    expect(fight(units).awaits.kind).toBe('dice');
  });

  it('should tap nothing and roll once', () => {
    const table = fight({ A: { power: 1 }, D: {}, E })
      .pick('E.intercept')
      .roll(4);
    expect(table.awaits.kind).toBe('done');
    expect(table.state.units.find((unit) => unit.id === 'E')?.tapped).toBe(false);
  });
});
