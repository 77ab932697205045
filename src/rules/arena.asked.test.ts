import { describe, expect, it } from 'vitest';
import { table } from './arena/testing.ts';
import {
  accountOf,
  beginAttack,
  damageUnit,
  diceOfAttack,
  lookAhead,
  possibleAttacks,
  setsOff,
  targetsNow,
  whyNotUse,
} from './arena.ts';
import { answer } from './attack.ts';

describe('what may be attacked, and with what', () => {
  it('should list each way once, legal or not', () => {
    const state = table({
      A: { power: 2, arena: 'space', has: ['bombard 3'] },
      Y: {},
      Z: { arena: 'space', has: ['stealth'] },
    });
    expect(possibleAttacks(state).filter(({ attacker }) => attacker === 'A')).toEqual([
      {
        attacker: 'A',
        target: 'Y',
        no: {
          ruling: 'term/arena',
          why: 'Y is in another arena; units attack inside their own.',
        },
      },
      { attacker: 'A', target: 'Y', via: 'bombard' },
      {
        attacker: 'A',
        target: 'Z',
        no: expect.objectContaining({ ruling: 'stealth/cannot-be-attacked' }),
      },
      {
        attacker: 'A',
        target: 'Z',
        via: 'bombard',
        no: expect.objectContaining({ why: 'Bombard reaches the Ground arena alone.' }),
      },
    ]);
    expect([
      diceOfAttack(state, 'A', 'Y', 'bombard'),
      diceOfAttack(table({ A: { power: 2 }, Y: {} }), 'A', 'Y'),
    ]).toEqual([3, 2]);
  });

  it('should roll what the attack would have if nobody plays anything', () => {
    const state = table({
      A: { power: 2, has: ['overload 2'] },
      Y: { has: ['retaliate 1', 'shields 1', 'parry 1'] },
    });
    expect(diceOfAttack(state, 'A', 'Y')).toBe(1);
    const asking = beginAttack(table({ A: { power: 1 }, Y: { has: ['retaliate 1'] } }), {
      attacker: 'A',
      defender: 'Y',
    });
    expect(diceOfAttack(asking, 'A', 'Y')).toBe(1);
  });

  it('should know who may be named, and who may not', () => {
    const state = beginAttack(
      table({
        A: { power: 3 },
        B: {},
        Y: { health: 9, has: ['deflect 1', 'evade 1'] },
        Z: { arena: 'space' },
      }),
      { attacker: 'A', defender: 'Y' },
    );
    expect(targetsNow(state)).toEqual(['A', 'B', 'Y']);
    expect(whyNotUse(state, 'Y', 'deflect')).toBeUndefined();
    expect(whyNotUse(state, 'Y', 'evade', 'A')).toEqual({
      ruling: 'evade/prevents-damage-to-itself',
      why: 'A cannot be named for it.',
    });
    expect(whyNotUse(state, 'Y', 'deflect', 'Z')).toEqual({
      ruling: 'deflect/arena-of-the-deflector',
      why: 'Z cannot be named for it.',
    });
    expect(whyNotUse(state, 'Y', 'deflect', 'nobody')?.ruling).toBe('deflect/as-much-as-possible');
    expect(lookAhead(state).options.map(({ id }) => id)).toContain('Y.evade:1@attack');
  });

  it('should say what a unit is now', () => {
    const state = table({ A: { power: 2, counters: 1, health: 4, stack: 2 } });
    expect(accountOf(state, 'A')).toEqual({
      id: 'A',
      power: 3,
      speed: 40,
      health: 5,
      counters: 1,
      remaining: 4,
      powerParts: [{ from: 'stack', power: 1, ruling: 'term/stacking-bonus' }],
    });
  });

  it('should tell what set off a keyword from what came before', () => {
    const state = table({ A: {}, B: { has: ['surge 1'] }, Y: {} });
    const hurt = answer(damageUnit(state, { to: 'B', amount: 1, by: 'Y' }), {
      choose: 'B.surge>A',
    });
    expect(setsOff(hurt, 'surge', 0)).toBe(true);
    expect(setsOff(hurt, 'surge', hurt.trace.length)).toBe(false);
    expect(setsOff(hurt, 'retaliate', 0)).toBe(false);
  });
});
