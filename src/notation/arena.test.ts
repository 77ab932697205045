import { describe, expect, it } from 'vitest';
import { readArena } from './arena.ts';
import { readFence } from './fence.ts';
import { mistakeIn } from './testing.ts';

const read = (...lines: string[]) => readArena(readFence(lines.join('\n')));
const problem = (...lines: string[]) => mistakeIn(() => read(...lines));
const two = ['arena  Space', 'dark  Vader: power 3', 'light  Big Bird: health 2'];

describe('an arena example', () => {
  it('should put units into the arena above them, or the one they name', () => {
    const { units } = read(
      ...two,
      'arena  ground',
      'light  Rey: health 2',
      'dark  Maul: Character',
    );
    expect(units.map(({ id, side, arena }) => [id, side, arena])).toEqual([
      ['Vader', 'dark', 'space'],
      ['Big Bird', 'light', 'space'],
      ['Rey', 'light', 'ground'],
      ['Maul', 'dark', 'character'],
    ]);
    expect(read(...two, 'force  dark 2, light 0').force).toEqual({ dark: 2, light: 0 });
  });

  it('should read arrivals, of new units and of those that are there', () => {
    const { lines } = read(
      ...two,
      'deploy  light Rey: health 3',
      'move    Rey to Ground',
      'put     Big Bird',
      'move    dark Maul: Character',
    );
    expect(lines).toMatchObject([
      { do: 'arrive', how: 'deployed', unit: { id: 'Rey', side: 'light' }, arena: 'space' },
      { do: 'arrive', how: 'moved', unit: 'Rey', arena: 'ground' },
      { do: 'arrive', how: 'put', unit: 'Big Bird', arena: 'space' },
      { do: 'arrive', how: 'moved', unit: { id: 'Maul' }, arena: 'character' },
    ]);
  });

  it('should read what happens', () => {
    const { lines } = read(
      ...two,
      'damage   Big Bird 2 by Vader',
      'damage   Vader 1',
      'discard  Big Bird',
      'discard  Big Bird by Vader',
      "discard  Big Bird by Vader's attack",
      "discard  Big Bird by Vader's Retaliate",
      'remove   Vader 1',
      'tap      Vader',
      'untap    Vader',
      'gain     Vader power -2',
      'gain     Vader power 2 until end of battle',
      'gain     Vader Evade 2',
      'attack   Vader on Big Bird by Bombard',
      'end      battle',
      'use      Vader Ambush 3 to Big Bird',
      'dice     Ambush 2 4 6',
    );
    expect(lines).toMatchObject([
      { do: 'damage', to: 'Big Bird', amount: 2, by: 'Vader', line: 4 },
      { do: 'damage', to: 'Vader', amount: 1 },
      { do: 'discard', unit: 'Big Bird' },
      { do: 'discard', unit: 'Big Bird', by: { unit: 'Vader' } },
      { do: 'discard', unit: 'Big Bird', by: { unit: 'Vader' } },
      { do: 'discard', by: { unit: 'Vader', keyword: 'retaliate' } },
      { do: 'remove', unit: 'Vader', counters: 1 },
      { do: 'turn', unit: 'Vader', tapped: true },
      { do: 'turn', unit: 'Vader', tapped: false },
      { do: 'gain', gain: { power: -2, until: 'turn' } },
      { do: 'gain', gain: { power: 2, until: 'battle' } },
      { do: 'gain', gain: { keyword: 'evade', value: 2 } },
      { do: 'attack', attacker: 'Vader', defender: 'Big Bird', via: 'bombard' },
      { do: 'end', what: 'battle' },
      { do: 'play', play: { do: 'use', unit: 'Vader', keyword: 'ambush', target: 'Big Bird' } },
      { do: 'play', play: { do: 'dice', keyword: 'ambush', dice: [2, 4, 6] } },
    ]);
    expect(lines[3]).not.toHaveProperty('by.keyword');
  });

  it('should read what it expects', () => {
    const { lines } = read(
      ...two,
      'expect  Vader can attack Big Bird by Bombard with 3 dice, Vader can attack nobody',
      "expect  Vader can't attack Big Bird stealth/cannot-be-attacked, Big Bird can intercept",
      'expect  Big Bird cannot deflect to Vader deflect/arena-of-the-deflector, no target Vader',
      'expect  sets off no Area Damage, sets off Ambush, untapped Vader, speed now 30 on Big Bird',
    );
    const items = lines.flatMap((line) => (line.do === 'expect' ? line.items : []));
    expect(items.map(({ text: _, line: __, ...item }) => item)).toEqual([
      {
        id: 'can-attack',
        not: false,
        unit: 'Vader',
        target: 'Big Bird',
        keyword: 'bombard',
        number: 3,
      },
      { id: 'can-attack', not: false, unit: 'Vader' },
      {
        id: 'can-attack',
        not: true,
        unit: 'Vader',
        target: 'Big Bird',
        ruling: 'stealth/cannot-be-attacked',
      },
      { id: 'can-use', not: false, unit: 'Big Bird', keyword: 'intercept' },
      {
        id: 'can-use',
        not: true,
        unit: 'Big Bird',
        keyword: 'deflect',
        target: 'Vader',
        ruling: 'deflect/arena-of-the-deflector',
      },
      { id: 'target', not: true, unit: 'Vader' },
      { id: 'sets-off', not: true, keyword: 'area-damage' },
      { id: 'sets-off', not: false, keyword: 'ambush' },
      { id: 'tapped', not: true, unit: 'Vader' },
      { id: 'speed', not: false, number: 30, unit: 'Big Bird' },
    ]);
  });

  it('should name each mistake with its place', () => {
    const cases: [string[], RegExp][] = [
      [['arena Spaace'], /^1:7 "Spaace" is no arena: expected Space, Ground or Character/],
      [['arena Space', 'drak A: power 2'], /^2:1 "drak" is no line .*Did you mean "dark"/],
      [['arena Space', 'dark power 2'], /^2:6 A unit of an arena example has a name/],
      [[...two, 'light vader: power 2'], /^4:7 Two units are called "vader"/],
      [[...two, 'deploy Rey: health 3'], /`deploy light Rey: health 3`/],
      [[...two, 'move Vader up'], /`move Rey to Space`/],
      [[...two, 'move Vader to Mars'], /is no arena/],
      [[...two, 'damage Vader'], /`damage E 2 by Vader`/],
      [[...two, 'damage Vader 0'], /from 1 to 100/],
      [[...two, 'damage Vader 1 by Rey'], /"Rey" is no unit/],
      [[...two, 'discard Vader by Rey'], /`discard E by Vader`/],
      [[...two, 'discard Vader by Vader song'], /"song" is no keyword/],
      [[...two, 'remove Vader all'], /is not a number for counters/],
      [[...two, 'tap Vader twice'], /is no unit/],
      [[...two, 'tap Rey'], /"Rey" is no unit/],
      [[...two, 'gain Vader courage'], /`gain Vader power 2`/],
      [[...two, 'attack Vader'], /`attack Vader on E`/],
      [[...two, 'end everything'], /expected battle or turn/],
      [[...two, 'force 3'], /`force dark 2, light 0`/],
      [[...two, 'use Vader'], /names no keyword/],
      [[...two, 'expect Vader can fly'], /"fly" is no keyword/],
      [[...two, 'expect Vader can attack Rey'], /"Rey" is no unit/],
      [[...two, 'expect Vader can attack Big Bird twice'], /expected `E`, `E by Bombard`/],
      [[...two, 'expect Vader can deflect to Rey'], /"Rey" is no unit/],
      [[...two, 'expect sets off fireworks'], /"fireworks" is no keyword/],
      [[...two, 'expect winner dark'], /Known: power/],
    ];
    for (const [lines, message] of cases) expect(problem(...lines)).toMatch(message);
  });
});
