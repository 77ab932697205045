import { describe, expect, it } from 'vitest';
import { cameOut } from '../play.ts';
import type { ArenaView } from './arena.ts';
import { actual, problem as placed, play } from './testing.ts';

/** The error without its column: most of these stand at the start of their line. */
const problem = (...lines: string[]): string => placed(...lines).replace(/^(\d+):\d+ /, '$1: ');
const ground = ['arena  Ground', 'dark  Vader: power 4, health 6', 'light  Spy: health 4, Stealth'];

describe('an arena example', () => {
  it('should show who may attack whom and what each unit is', () => {
    const played = play(
      'title  Unseen',
      ...ground,
      'light  Rey: health 5, tapped',
      'expect  Vader can attack Rey',
    );
    expect(played).toMatchObject({ kind: 'arena', title: 'Unseen' });
    const { attacks, units } = played.view as ArenaView;
    expect(attacks.filter(({ no }) => no).map(({ target, no }) => [target, no?.ruling])).toEqual([
      ['Spy', 'stealth/cannot-be-attacked'],
      ['Vader', 'term/tap'],
    ]);
    expect(units.map(({ id, power, health }) => [id, power, health])).toEqual([
      ['Vader', 4, 6],
      ['Spy', 0, 4],
      ['Rey', 0, 5],
    ]);
    expect(played.summary).toBe('Vader cannot attack Spy.');
  });

  it('should say what came out where it differs', () => {
    expect(
      actual(
        ...ground,
        'light   Rey: health 5, counters 1',
        'expect  Vader can attack Spy, Vader cannot attack Rey, Vader can attack nobody',
        'expect  Vader can attack Rey with 3 dice, Vader cannot attack Spy term/tap',
        'expect  power now 3 on Vader, speed now 40 on Vader, health now 1 on Vader, counters 2 on Rey',
        'expect  discarded Rey, stunned Rey, tapped Rey, sets off Ambush, target Rey',
        'expect  refused term/tap, Rey can intercept',
      ),
    ).toEqual([
      'it cannot: Spy has Stealth, is untapped and undamaged. (stealth/cannot-be-attacked)',
      'it can',
      'Vader can attack Rey',
      'with 4 dice',
      'it cannot: Spy has Stealth, is untapped and undamaged. (stealth/cannot-be-attacked)',
      'power now 4 on Vader',
      'speed now 30 on Vader',
      'health now 6 on Vader',
      'counters 1 on Rey',
      'stays Rey',
      'Rey is not stunned',
      'untapped Rey',
      'sets off no Ambush',
      'targets: none',
      'legal',
      'it cannot: Rey has no Intercept. (term/ability)',
    ]);
  });

  it('should not let a refused line pass in silence', () => {
    const lines = [...ground, 'attack  Vader on Spy'];
    expect(actual(...lines)[0]).toContain('stealth/cannot-be-attacked');
    const expected = play(...lines, 'expect  refused stealth/cannot-be-attacked');
    expect(cameOut(expected)).toBe(true);
    expect(expected.summary).toBe(
      'Refused: Spy has Stealth, is untapped and undamaged. Vader cannot attack Spy.',
    );
  });

  it('should play what is used and rolled', () => {
    const lines = [
      'arena   Ground',
      'dark    Tank: health 5, Ambush 1, Ambush 2, Stun 1',
      'deploy  light Rey: power 3, health 3',
      'use     Tank Ambush 2',
      'dice    Ambush 5 1',
    ];
    const played = play(...lines, 'expect  counters 1 on Rey, stays Rey');
    expect(cameOut(played)).toBe(true);
    expect(played.summary).toContain('Damage counters: 1 on Rey.');
    expect(cameOut(play(...lines.slice(0, 4), 'dice  5 6', 'expect  counters 2 on Rey'))).toBe(
      true,
    );
    expect(problem(...lines.slice(0, 4), 'dice  Ambush 5')).toContain('2 dice are rolled here');
    expect(problem(...lines.slice(0, 3), 'dice  Ambush 5')).toContain('Nobody rolls these dice');
    expect(problem(...lines.slice(0, 4), 'dice  Retaliate 5 5')).toContain('Nobody rolls');
    expect(problem(...lines.slice(0, 4), 'use  Tank Ambush 1')).toContain('rolled first');
    expect(problem(...lines.slice(0, 4), 'damage  Rey 1')).toContain('2 dice have to be rolled');
    expect(play(...lines.slice(0, 4)).summary).toBe('Tank has power 0, Rey has power 3.');
  });

  it('should follow units that come, go, tap and gain', () => {
    expect(
      cameOut(
        play(
          'arena   Space',
          'dark    Maul: power 2, Intimidation, Character',
          'light   A: health 3, Character',
          'expect  power now 3 on Maul',
          'deploy  light B: health 3, Character',
          'expect  power now 4 on Maul, B can attack Maul',
          'move    B to Space',
          'expect  power now 3 on Maul, B cannot attack Maul term/arena',
          'put     B to Character',
          'discard A',
          'expect  power now 3 on Maul, discarded A, A cannot attack Maul term/discard-unit',
          'gain    Maul power 2 until end of battle',
          'gain    Maul Armor',
          'expect  power now 5 on Maul',
          'end     battle',
          'tap     B',
          'expect  power now 3 on Maul, tapped B, B can attack nobody',
          'untap   B',
          'expect  untapped B, Maul can attack B',
          'end     turn',
        ),
      ),
    ).toBe(true);
  });

  it('should pay with the Force that is there', () => {
    const lines = ['arena  Ground', 'dark  Tank: health 5, Pay 2 Force -> Ambush 1'];
    const poor = play(
      ...lines,
      'force  dark 1',
      'deploy  light Rey: health 3',
      'use  Tank Ambush 1',
      'expect  refused term/activation-cost',
    );
    expect(poor.checks.map(({ actual: a }) => a)).toEqual(['refused term/activation-cost']);
  });

  it('should name what is not possible on the table', () => {
    expect(problem('arena  Ground', 'dark  A: health 2, counters 2')).toContain(
      'would be discarded',
    );
    expect(problem(...ground, 'discard  Spy', 'discard  Spy')).toContain('discard pile');
    expect(problem(...ground, 'use  Spy Surge to Vader, 1 damage', 'throw  3')).toContain(
      '"throw"',
    );
    expect(problem(...ground, 'roll  3')).toContain('Nobody rolls these dice');
  });
});
