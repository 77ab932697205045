import { describe, expect, test } from 'vitest';
import '../rules/index.ts';
import { readAttack } from './attack.ts';
import { NotationError } from './errors.ts';
import { readFence } from './fence.ts';

const read = (text: string) => readAttack(readFence(text));
const base = 'attacker power 3, Double Strike\ndefender health 5, Evade 3\n';
const play = (...lines: string[]) => read(base + lines.join('\n')).parts[0]?.lines ?? [];
const problem = (text: string): string => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof NotationError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  throw new Error('read without an error');
};

describe('the units of an attack', () => {
  test('attacker and defender stand on opposite sides in one arena', () => {
    const { units } = read('attacker power 3\ndefender health 5');
    expect(units).toEqual([
      { id: 'attacker', power: 3, side: 'dark', arena: 'ground' },
      { id: 'defender', health: 5, side: 'light', arena: 'ground' },
    ]);
  });

  test('a side that one of them names gives the other the other side', () => {
    expect(read('attacker power 3\ndefender dark').units[0]?.side).toBe('light');
    expect(read('attacker light, power 3\ndefender health 2').units[1]?.side).toBe('dark');
  });

  test('an arena that one of them names holds for all', () => {
    const { units } = read(
      'attacker power 3\ndefender Space\nattacking-side W: power 1\ndefending-side E: health 4',
    );
    expect(units.map(({ arena }) => arena)).toEqual(['space', 'space', 'space', 'space']);
  });

  test('Bombard goes from Space to Ground and Ion Cannon the other way', () => {
    const arenas = (kind: string) =>
      read(
        `attacker power 1, Bombard 3, Ion Cannon 2\ndefender health 5\nattacking-side W: power 1\ndefending-side E: health 4\nuse attacker ${kind}`,
      ).units.map(({ arena }) => arena);
    expect(arenas('Bombard')).toEqual(['space', 'ground', 'space', 'ground']);
    expect(arenas('Ion Cannon')).toEqual(['ground', 'space', 'ground', 'space']);
  });

  test('units are named by their roles and by their names', () => {
    const script = read(
      'attacker Darth Vader: power 3\ndefender Rey: health 4\ndefending-side Jedi Guard: health 4, Intercept\nuse jedi guard Intercept\nexpect damage 1 on Rey, defender is Jedi Guard',
    );
    expect(script.units.map(({ id, name }) => [id, name])).toEqual([
      ['attacker', 'Darth Vader'],
      ['defender', 'Rey'],
      ['Jedi Guard', 'Jedi Guard'],
    ]);
    expect(script.parts[0]?.lines[0]).toMatchObject({ do: 'use', unit: 'Jedi Guard' });
    expect(script.parts[0]?.lines[1]).toMatchObject({
      items: [{ unit: 'defender', number: 1 }, { unit: 'Jedi Guard' }],
    });
  });

  test('Force is given by unit or by side', () => {
    expect(read(`${base}force attacker 2, defender 0`).force).toEqual({ dark: 2, light: 0 });
    expect(read(`${base}force light 3`).force).toEqual({ light: 3 });
  });
});

describe('the lines of play', () => {
  test('dice of each kind', () => {
    expect(
      play('roll 6 6 2', 'fury 3 1', 'dice Area Damage 5 2', 'dice 4 4', 'roll none', 'roll'),
    ).toMatchObject([
      { do: 'roll', dice: [6, 6, 2] },
      { do: 'fury', dice: [3, 1] },
      { do: 'dice', keyword: 'area-damage', dice: [5, 2] },
      { do: 'dice', dice: [4, 4] },
      { do: 'roll', dice: [] },
      { do: 'roll', dice: [] },
    ]);
  });

  test('re-rolls of a unit, and of a card', () => {
    expect(play('re-roll attacker 1 2 -> 6 2')[0]).toMatchObject({
      by: 'attacker',
      isUnit: true,
      positions: [1, 2],
      dice: [6, 2],
    });
    const { parts } = read(`${base}roll 1 1 1\nre-roll a card 1 → 5`);
    expect(parts[0]?.declaration.later).toEqual([{ at: 're-roll', by: 'a card', positions: [1] }]);
  });

  test('abilities, how much and on whom', () => {
    expect(
      play(
        'use defender Evade 3, 1 damage',
        'use attacker Overkill 1 to defender',
        'use attacker Area Damage to defender',
        'use defender Retaliate power',
        'use defender Protect 1 for attacker',
        'use defender Evade 2 against deflect',
        'use defender Intercept',
      ).map(({ line: _, ...rest }) => rest),
    ).toEqual([
      { do: 'use', unit: 'defender', keyword: 'evade', value: 3, amount: 1 },
      { do: 'use', unit: 'attacker', keyword: 'overkill', value: 1, target: 'defender' },
      { do: 'use', unit: 'attacker', keyword: 'area-damage', target: 'defender' },
      { do: 'use', unit: 'defender', keyword: 'retaliate', value: 'power' },
      { do: 'use', unit: 'defender', keyword: 'protect', value: 1, target: 'attacker' },
      { do: 'use', unit: 'defender', keyword: 'evade', value: 2, against: 'deflect' },
      { do: 'use', unit: 'defender', keyword: 'intercept' },
    ]);
  });

  test('what cards give belongs to the attack in which it stands', () => {
    const { parts } = read(
      `${base}gain attacker power 2 at attack-pop\nattack attacker on defender\ngain defender Shields 1 at Re-roll chance`,
    );
    expect(parts.map(({ declaration }) => declaration.later)).toEqual([
      [{ at: 'attack-pop', unit: 'attacker', power: 2 }],
      [{ at: 're-roll', unit: 'defender', ability: { keyword: 'shields', value: 1 } }],
    ]);
  });

  test('the kind of attack belongs to the declaration', () => {
    const { parts } = read(
      'attacker power 1, Bombard 3\ndefender health 5\nuse attacker Bombard\nroll 4 4 4',
    );
    expect(parts[0]?.declaration.via).toBe('bombard');
    expect(parts[0]?.lines).toHaveLength(1);
  });

  test('every item that can be expected', () => {
    const items =
      'power -1, dice 4, final 6 2 3, needs 5, hits 2, pending 4, pending 1 on attacker, prevented 2, prevented 1 on attacker, damage 4, damage 1 on attacker, counters 5 on defender, counters 5, discarded defender, stays defender, next attack +2 on attacker, power now 5 on attacker, stunned attacker, defender is defender, force 1 left attacker, bounty attacker, refused retaliate/no-other-arena';
    const [line] = play(`expect ${items}`);
    expect(line?.do === 'expect' && line.items.map((item) => item.written)).toEqual(
      items.split(', '),
    );
    expect(
      line?.do === 'expect' && line.items.find(({ id }) => id === 'next-attack'),
    ).toMatchObject({ number: 2, unit: 'attacker' });
  });
});

describe('a mistake in an attack is named, with its place', () => {
  const cases: [text: string, message: string][] = [
    [
      'attacker power 3',
      '1:1 An attack needs a line `defender`, as in `defender  power 3, health 5`.',
    ],
    [
      'attacker health 3\ndefender health 2',
      '1:10 The attacker has no power: `attacker  power 3, …`.',
    ],
    [
      `${base}attacker power 1`,
      '3:10 There is one attacker already; others stand in `attacking-side`.',
    ],
    [
      `${base}defending-side health 4`,
      '3:16 A unit of `defending-side` needs a name in front, as in `defending-side  E: health 4`.',
    ],
    [
      `${base}defending-side Attacker: health 4`,
      '3:16 The name "Attacker" is taken; give each unit its own.',
    ],
    [`${base}rol 6 6`, '3:1 "rol" is no key of an attack. Did you mean "roll"?'],
    [
      `${base}roll 6 7`,
      '3:8 "7" is no face of a die: attack dice are numbers from 1 to 6, as in `6 6 2`.',
    ],
    [
      `${base}use E Intercept`,
      '3:5 "E" is no unit of this example. Units here: attacker or defender.',
    ],
    [
      `${base}use defnder Evade 3`,
      '3:5 "defnder" is no unit of this example. Did you mean "defender"?',
    ],
    [`${base}use defender Evad 3`, '3:5 "Evad 3" names no keyword. Did you mean "Evade"?'],
    [
      `${base}use defender Evade 3, lots`,
      '3:5 "lots": expected how much it takes, as in `, 1 damage`.',
    ],
    [`${base}re-roll attacker 1 2 -> 6`, '3:9 2 dice are rolled again, 1 given.'],
    [
      `${base}re-roll attacker -> 6`,
      '3:9 "attacker -> 6": expected by whom, which dice and what they show then',
    ],
    [`${base}gain attacker power 2`, '3:6 "attacker power 2": expected what and when'],
    [`${base}gain attacker power 2 at rerol`, '3:6 "rerol" is no step. Did you mean "re-roll"?'],
    [`${base}attack attacker defender`, '3:8 "attacker defender": expected who attacks whom'],
    [`${base}expect hits two`, '3:8 "hits two" can\'t be read: expected `hits N`.'],
    [
      `${base}expect damage 1 on E`,
      '3:8 "damage 1 on E" can\'t be read: expected `damage N on UNIT` or `damage N`. Units here: attacker or defender.',
    ],
    [
      `${base}expect hist 2`,
      '3:8 "hist 2" begins with no word that is known here. Did you mean "hits"?',
    ],
    [`${base}expect hits 2,, damage 1`, '3:15 Two commas in a row: an item is missing.'],
    [`${base}expect hits 1e9`, '3:8 "1e9" is not a number for hits'],
    [
      `${base}roll 4\nuse attacker Bombard`,
      '4:1 The kind of attack is chosen before the roll; this line stands after it.',
    ],
    [`${base}force attacker -1`, '3:7 Force -1 is out of range: it goes from 0 to 1000.'],
    [
      'attacker\ndefender health 2',
      '1:1 "attacker" stands alone; a line is a key and a value, as in `roll 6 6 2`.',
    ],
  ];
  test.each(cases)('%s', (text, message) => {
    expect(problem(text)).toContain(message);
  });
});
