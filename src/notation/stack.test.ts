import { describe, expect, it } from 'vitest';
import { readFence } from './fence.ts';
import { readStack } from './stack.ts';
import { nameAndVersion, readStackCard } from './stack-cards.ts';
import { mistakeIn } from './testing.ts';
import { defaultVocabulary } from './vocabulary.ts';

const read = (...lines: string[]) => readStack(readFence(lines.join('\n')));
const problem = (...lines: string[]) => mistakeIn(() => read(...lines));
const cardOf = (text: string) =>
  readStackCard(text, { line: 1, column: 1, vocabulary: defaultVocabulary });

describe('a card of a stack', () => {
  it('should be unique through its version letter', () => {
    expect(nameAndVersion('Luke Skywalker (B)')).toEqual({ name: 'Luke Skywalker', version: 'B' });
    expect(nameAndVersion('Clone Trooper')).toEqual({ name: 'Clone Trooper' });
    expect(cardOf('Luke (B)')).toMatchObject({
      id: 'Luke (B)',
      label: 'Luke (B)',
      name: 'Luke',
      version: 'B',
      arenas: [],
      abilities: [],
    });
  });

  it('should hold INSERT, Switch, Stack and Pilot lines', () => {
    const card = cardOf(
      'Ship (A): Space/Ground - Old Freighter, cost 6, speed 50, power 3, health 4, pilots 2, INSERT: Pay 1 Force -> Evade 2, INSERT: Bounty: 1 Force, Switch: None/+2 power and Armor, Stack: any Old Hand or Han or Chewie (B), Jedi Pilot: Lucky 1',
    );
    expect(card).toMatchObject({
      arenas: ['space', 'ground'],
      subtypes: ['Old', 'Freighter'],
      cost: 6,
      speed: 50,
      power: 3,
      health: 4,
      seats: 2,
      inserts: [
        { ability: { keyword: 'evade', value: 2, cost: 'Pay 1 Force', force: 1 } },
        { ability: { keyword: 'bounty', text: '1 Force' } },
      ],
      switches: [[[], [{ stat: 'power', by: 2 }, { ability: { keyword: 'armor' } }]]],
      lists: [[{ any: 'Old Hand' }, { name: 'Han' }, { name: 'Chewie (B)' }]],
      pilot: [{ subtype: 'Jedi' }],
    });
  });

  it('should keep keywords with a language of their own among its abilities', () => {
    expect(
      cardOf('A (A): Armor, Upkeep: Pay 1 Force or tap, Bounty: 2 Force, Hidden Cost 3').abilities,
    ).toEqual([
      { keyword: 'armor' },
      { keyword: 'upkeep', text: '1 Force or tap this unit' },
      { keyword: 'bounty', text: '2 Force' },
      { keyword: 'hidden-cost', value: 3 },
    ]);
  });
});

describe('a stack example', () => {
  it('should lie where it is said, or in the first arena of its type line', () => {
    expect(read('stack  A (A): Space/Ground').stack?.place).toBe('space');
    expect(read('stack  A (A)').stack?.place).toBe('character');
    expect(read('stack  A (A): Space/Ground', 'in  the Ground arena').stack?.place).toBe('ground');
    expect(read('stack  A (A)', 'in  the build zone').stack?.place).toBe('build-zone');
    expect(read('stack  A (A)', 'text  keyword list').stack?.edition).toBe('keyword-list');
  });

  it('should put cards underneath that may lie there, whatever line allows it', () => {
    const { stack } = read(
      'stack  A (A): Stack: Bea',
      'under  Cee (A)',
      'under  A (B)',
      'same   Bea = Cee',
    );
    expect(stack?.under.map(({ label }) => label)).toEqual(['Cee (A)', 'A (B)']);
    expect(problem('stack  A (A)', 'under  A (B)', 'under  Bea (A)')).toBe(
      '3:8 Bea (A) cannot lie there. Only versions of the same unique unit lie in one stack. (term/stack-of-cards)',
    );
  });

  it('should read its lines of play', () => {
    expect(
      read(
        'stack  A (A): Space/Ground',
        'add  A (B)',
        'top  A (C)',
        'pilot  Ace: Jedi Pilot',
        'move  to Ground at battle-phase',
        'move  build zone',
        'lose  Stack',
        'lose  all abilities',
      ).lines,
    ).toMatchObject([
      { do: 'add', card: { label: 'A (B)' }, line: 2 },
      { do: 'top', card: { label: 'A (C)' } },
      { do: 'pilot', card: { label: 'Ace' } },
      { do: 'move', to: 'ground', at: 'battle-step-start' },
      { do: 'move', to: 'build-zone', at: 'build-step' },
      { do: 'lose', keyword: 'stack' },
      { do: 'lose', keyword: 'all' },
    ]);
  });

  it('should read bids', () => {
    const { bids } = read(
      'contest  dark Luke (A): cost 9, Stack: Leia, under 1, bid 2',
      'contest  light: cost 6',
    );
    expect(bids.dark).toMatchObject({ cost: 9, under: 1, bid: 2, card: { label: 'Luke (A)' } });
    expect(bids.dark?.card?.lists).toHaveLength(1);
    expect(bids.light).toEqual({ cost: 6, under: 0, bid: 0 });
  });

  it('should name each mistake with its place', () => {
    const cases: [string[], RegExp][] = [
      [
        ['stack A (A)', 'stak B'],
        /^2:1 "stak" is no line of a stack example\. Did you mean "stack"/,
      ],
      [['stack A (A)', 'stack B (A)'], /^2:7 There is one `stack` line/],
      [['add A (A)'], /^1:5 The `stack` line stands before `add`/],
      [['stack A (A)', 'in orbit'], /expected Space, Ground, Character or build zone/],
      [['stack A (A)', 'move Ground at teatime'], /is no step of the game/],
      [['stack A (A)', 'lose hope'], /"hope" is no keyword/],
      [['stack A (A)', 'same A'], /expected two names/],
      [['stack A (A)', 'same A = B = C'], /expected two names/],
      [['stack A (A)', 'text new'], /expected keyword list or current list/],
      [['stack power 3, cost 2'], /^1:7 A card begins with its name/],
      [['stack A (A)', 'expect speeed 3'], /Did you mean "speed"/],
      [['stack A (A)', 'expect has'], /expected `has TEXT`/],
      [['contest grey: cost 3'], /begins with dark or light/],
      [['contest dark: bid 3'], /A contest needs the build cost/],
      [['contest dark: cost 3, bid x'], /is not a number for bid/],
      [['contest dark: cost 3, under 4'], /from 0 to 3/],
      [['contest dark: cost 3', 'contest dark: cost 4'], /^2:9 The dark side bids once/],
    ];
    for (const [lines, message] of cases) expect(problem(...lines)).toMatch(message);
  });
});
