import { describe, expect, it } from 'vitest';
import { giftName, isOfSubtype, withGifts } from './gift.ts';

describe('gifts', () => {
  it('should join keywords and change numbers, from what a unit has by itself', () => {
    const armor = { ability: { keyword: 'armor' } };
    expect(withGifts({ id: 'A' }, [armor, { stat: 'power', by: 2 }])).toEqual({
      id: 'A',
      abilities: [{ keyword: 'armor' }],
      power: 2,
    });
    const given = withGifts({ id: 'A', abilities: [{ keyword: 'fury' }], speed: 50 }, [
      armor,
      { stat: 'speed', by: -10 },
      { stat: 'health', by: 1 },
    ]);
    expect(given).toMatchObject({ speed: 40, health: 6 });
    expect(given.abilities).toHaveLength(2);
    expect(withGifts({ id: 'A' }, [{ stat: 'speed', by: 10 }]).speed).toBe(40);
  });

  it('should be named', () => {
    expect(giftName({ stat: 'power', by: 2 })).toBe('+2 power');
    expect(giftName({ stat: 'speed', by: -10 })).toBe('-10 speed');
    expect(giftName({ ability: { keyword: 'armor' } })).toBe('armor');
  });
});

describe('subtypes', () => {
  it('should be found as whole words, several words included', () => {
    expect(isOfSubtype(['Bounty', 'Hunter'], 'bounty hunter')).toBe(true);
    expect(isOfSubtype(['Heavy Starfighter'], 'Starfighter')).toBe(true);
    expect(isOfSubtype(['Starfighter'], ' STARFIGHTER ')).toBe(true);
    expect(isOfSubtype(['Starfighters'], 'Starfighter')).toBe(false);
    expect(isOfSubtype([], 'Jedi')).toBe(false);
  });
});
