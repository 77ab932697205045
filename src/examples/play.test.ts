import { describe, expect, test } from 'vitest';
import { NotationError } from '../notation/errors.ts';
import type { DiceView } from './attack/view.ts';
import { cameOut, playExample } from './play.ts';

const text = (...lines: string[]) => lines.join('\n');
const actual = (source: string) => playExample(source).checks.map((check) => check.actual);
const problem = (source: string): string => {
  try {
    playExample(source);
  } catch (error) {
    if (error instanceof NotationError) return `${error.line}: ${error.message}`;
    throw error;
  }
  throw new Error('played without an error');
};

describe('an attack example', () => {
  test('is played on the rules and compared with what it expects', () => {
    const played = playExample(
      text(
        'title     Two sixes, one bonus',
        'attacker  power 3, Critical Hit 2',
        'defender  health 6',
        'roll      6 6 2',
        'expect    hits 2, damage 4',
      ),
    );
    expect(played.title).toBe('Two sixes, one bonus');
    expect(played.checks).toEqual([
      { expected: 'hits 2', actual: 'hits 2', ok: true, line: 5 },
      { expected: 'damage 4', actual: 'damage 4', ok: true, line: 5 },
    ]);
    expect(cameOut(played)).toBe(true);
    expect(played.trace.length).toBeGreaterThan(4);
    expect(played.summary).toBe('2 hits, 4 damage counters on the defender.');
  });

  test('says what came out where it differs', () => {
    const played = playExample(
      'attacker power 1\ndefender health 2\nroll 2\nexpect hits 1, discarded defender, final 6',
    );
    expect(cameOut(played)).toBe(false);
    expect(played.checks.map((check) => check.actual)).toEqual([
      'hits 0',
      'stays defender',
      'final 2',
    ]);
  });

  test('shows every measure of the attack', () => {
    expect(
      actual(
        text(
          'attacker        power 4, health 5, Accuracy 1, Critical Hit 2, Overkill, Fury 1',
          'defender        D: health 3, counters 1, Shields 1, Parry 1, Retaliate 2',
          'defending-side  E: health 4, Armor',
          'use             defender Retaliate 2',
          'roll            4 1 6',
          'fury            3',
          'expect          power 3, dice 4, final 4 1 6 3, needs 4',
          'use             attacker Overkill 1 to E',
          'expect          hits 3, pending 4, pending 1 on E',
          'dice            Retaliate 5 2',
          'expect          prevented 1, damage 3, damage 1 on E, counters 4 on D, discarded D',
          'expect          stays attacker, counters 1 on attacker, power now 4 on attacker',
          'expect          defender is D, next attack 0 on attacker',
        ),
      ),
    ).toEqual([
      ...['power 3', 'dice 4', 'final 4 1 6 3', 'needs 4', 'hits 3', 'pending 4', 'pending 1 on E'],
      ...['prevented 1', 'damage 3', 'damage 1 on E', 'counters 4 on D', 'discarded D'],
      ...['stays attacker', 'counters 1 on attacker', 'power now 4 on attacker', 'defender is D'],
      'next attack 0 on attacker',
    ]);
  });

  test('takes the preset where no line makes a choice', () => {
    const base = 'attacker power 3\ndefender health 6, Parry 2, Evade 2, Retaliate 2\nroll 1 5 5\n';
    expect(actual(`${base}expect prevented 2, damage 0`)).toEqual(['prevented 2', 'damage 0']);
    expect(actual(`${base}use defender Parry 2, 0 damage\nexpect damage 2`)).toEqual(['damage 2']);
    expect(
      actual(`${base}use defender Parry 2, 1 damage\nuse defender Evade 2\nexpect prevented 2`),
    ).toEqual(['prevented 2']);
  });

  test('takes what cards give at the step that they name, and knows too late', () => {
    const base = 'attacker power 2\ndefender health 6\n';
    expect(
      actual(`${base}gain attacker power 1 at attack-pop\nroll 4 4 4\nexpect damage 3`),
    ).toEqual(['damage 3']);
    expect(actual(`${base}gain attacker Accuracy 1 at re-roll\nroll 3 4\nexpect damage 1`)).toEqual(
      ['damage 1'],
    );
  });

  test('lets a card and then Lucky re-roll', () => {
    const played = playExample(
      text(
        'attacker power 2, Lucky 1',
        'defender health 6',
        'roll     1 2',
        're-roll  Lucky Shot 1 -> 3',
        're-roll  attacker 1 -> 6',
        'expect   final 6 2',
      ),
    );
    expect(cameOut(played)).toBe(true);
    const [group] = (played.view as DiceView).groups;
    expect(group?.dice[0]).toMatchObject({ natural: 6, rerolledFrom: [1, 3], hit: true });
  });

  test('goes on to a second strike, and to a later attack', () => {
    const base = 'attacker power 1, Double Strike\ndefender health 6\nroll 4\n';
    expect(
      actual(
        `${base}expect damage 1\nattack attacker on defender\ngain attacker power 1 at attack-pop\nroll 5 5\nexpect damage 2, counters 3`,
      ),
    ).toEqual(['damage 1', 'damage 2', 'counters 3']);
    const plain = 'attacker power 1\ndefender power 2, health 6\nroll 4\n';
    expect(
      actual(`${plain}attack defender on attacker\nroll 5 1\nexpect damage 1 on attacker`),
    ).toEqual(['damage 1 on attacker']);
  });

  test('two Area Damages may stand with their dice, one after the other', () => {
    expect(
      actual(
        text(
          'attacker        power 3, Overkill, Area Damage 1',
          'defender        health 1',
          'defending-side  Wingman: health 2',
          'defending-side  Scout: health 4',
          'roll            4 5 6',
          'use             attacker Overkill 2 to Wingman',
          'use             attacker Area Damage to Scout',
          'dice            Area Damage 5',
          'use             attacker Area Damage to Scout',
          'dice            Area Damage 2',
          'expect          counters 1 on Scout',
        ),
      ),
    ).toEqual(['counters 1 on Scout']);
  });

  test('knows what is refused, and by which ruling', () => {
    const played = playExample(
      text(
        'attacker  power 3, health 4',
        'defender  health 5, Retaliate 2',
        'roll      4 5 1',
        'use       defender Retaliate 2',
        'expect    refused retaliate/is-activated-before-the-roll, damage 2',
      ),
    );
    expect(played.checks.map(({ ok }) => ok)).toEqual([true, true]);
    expect(
      actual(
        'attacker Space, power 2, Bombard 4\ndefender Space\nuse attacker Bombard\nexpect refused bombard/never-hits-space',
      )[0],
    ).toMatch(/^refused bombard\/never-hits-space \(/);
    expect(
      actual(
        'attacker power 1\ndefender Evade 1\nroll 4\nuse defender Evade 1\nexpect refused a/b',
      ),
    ).toEqual(['it is legal']);
    expect(actual('attacker power 1\ndefender health 4\nexpect refused a/b')).toEqual([
      'it is legal',
    ]);
  });

  test('stops where dice are missing, and says which', () => {
    const played = playExample(
      'attacker power 2, Fury 2\ndefender health 4\nroll 4 1\nexpect dice 2',
    );
    expect(cameOut(played)).toBe(true);
    expect(played.awaited).toContain('Awaited are 2 dice of the attacker (dice of Fury)');
  });
});

describe('a line that the game has no use for is an error', () => {
  const base =
    'attacker power 2, Overkill\ndefender health 1, Evade 1\ndefending-side E: health 3\ndefending-side F: health 3\n';
  const cases: [lines: string, message: string][] = [
    ['roll 4 4\nfury 3', '6: Nobody was asked for Fury dice here.'],
    ['roll 4 4 4', '5: 2 dice are rolled here, 3 given.'],
    [
      'fury 3',
      '5: Nobody was asked for Fury dice here. Awaited are 2 dice of the attacker (attack dice), as in `roll  4 4`.',
    ],
    ['roll 4 4\ndice Retaliate 4', '6: Nobody was asked for dice of damage here.'],
    ['roll 2 2\nuse defender Evade 1', '6: Not legal here: '],
    ['roll 4 4\nuse E Evade 1', '6: Not legal here: E has no Evade.'],
    ['roll 4 4\nuse attacker Overkill 1', '6: On whom? Add `to '],
    ['roll 4 4\nre-roll attacker 1 -> 6', '6: Not legal here: the attacker has no Lucky.'],
    ['guess defender 2', '5: Not legal here: the defender has no Forewarning.'],
    ['attack E on attacker\nroll 4', '5: The attack before this one is not over.'],
    ['use attacker Bombard\nroll 4 4', '5: Not legal: '],
  ];
  test.each(cases)('%s', (lines, message) => {
    expect(problem(base + lines)).toContain(message);
  });

  test('an example of no kind says which lines make one', () => {
    expect(problem('title Nothing')).toContain('expected one of attacker');
  });
});

describe('dice of damage', () => {
  test('are rolled at a victim, whose Armor and prevention count', () => {
    expect(
      actual(
        'source Ambush 3\nvictim health 5, Armor\ndice 4 5 6\nexpect dice 3, needs 5, hits 2, counters 2',
      ),
    ).toEqual(['dice 3', 'needs 5', 'hits 2', 'counters 2']);
    expect(
      actual(
        text(
          'source  Vader: power 3, Ferocity, Retaliate power',
          'victim  health 2, Evade 2',
          'dice    Retaliate 4 5 2',
          'use     victim Evade 2',
          'expect  refused ferocity/damage-cannot-be-prevented, damage 2, discarded victim',
        ),
      ),
    ).toEqual([expect.stringContaining('refused'), 'damage 2', 'discarded victim']);
  });

  test('need a source with a number of dice', () => {
    expect(problem('source Armor\nvictim health 3\ndice 4')).toContain(
      '1: The source has no ability with dice',
    );
    expect(problem('victim health 3')).toContain('need a line `source`');
  });
});

describe('the figure of an example', () => {
  const view = (source: string) => playExample(source).view as DiceView;

  test('has each die with its number, what it counts as and what it did', () => {
    const { groups } = view(
      text(
        'attacker  power 3, Accuracy 1, Critical Hit 2, Fury 1',
        'defender  health 9, Armor, Parry 1, Retaliate 1',
        'use       defender Retaliate 1',
        'roll      6 4 1',
        'fury      3',
        'dice      Retaliate 4',
      ),
    );
    expect(groups).toEqual([
      {
        label: 'Attack dice',
        type: 'attack-dice',
        needs: 5,
        dice: [
          { natural: 6, countsAs: 7, hit: true, roles: ['natural six'], counts: ['Critical Hit'] },
          { natural: 4, countsAs: 5, hit: true, roles: ['first four'], counts: ['Fury'] },
          { natural: 1, countsAs: 2, hit: false, roles: ['natural one'], counts: ['Parry'] },
          { natural: 3, countsAs: 4, hit: false, roles: ['Fury die'] },
        ],
      },
      {
        label: 'Retaliate dice of the defender',
        type: 'dice-of-damage',
        needs: 4,
        dice: [{ natural: 4, countsAs: 4, hit: true, roles: [] }],
      },
    ]);
  });

  test('marks no die for a keyword that came to nothing', () => {
    const roles = (source: string) => view(source).groups[0]?.dice.map((die) => die.roles);
    const base = 'attacker power 2, Ferocity\ndefender health 9, Parry 1\n';
    expect(roles(`${base}gain attacker Critical Hit 1 at re-roll\nroll 6 1`)).toEqual([[], []]);
  });

  test('has an account whose every line cites a ruling', () => {
    const { account } = view(
      'attacker power 3, Critical Hit 2\ndefender health 9, Shields 1, Evade 1\nroll 6 1\nuse defender Evade 1',
    );
    expect(account.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Power 3',
      'Shields -1',
      'Hits 1',
      'Critical Hit +2',
      'Pending damage 3',
      'Evade -1',
      'Counters 2',
    ]);
    for (const { ruling } of account) expect(ruling).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
  });

  test('marks dice that their owner alone may see', () => {
    const base = 'attacker power 2, Cunning, Fury 1\ndefender health 4\nroll 4 4\n';
    const hidden = (source: string) =>
      view(source).groups[0]?.dice.map((die) => die.hidden ?? false);
    expect(hidden(base)).toEqual([true, true]);
    expect(hidden(`${base}fury 1`)).toEqual([false, false, false]);
  });
});
