import { describe, expect, it } from 'vitest';
import { readBonus } from './bonus.ts';
import { readBuild } from './build.ts';
import { readCardText } from './card-text.ts';
import { readCost, readCostPart, readCosts } from './costs.ts';
import { readFence } from './fence.ts';
import { readMoment } from './moments.ts';
import { mistakeIn } from './testing.ts';

const read = (...lines: string[]) => readBuild(readFence(lines.join('\n')));
const problem = (...lines: string[]) => mistakeIn(() => read(...lines));
const cardOf = (text: string) => read(`card  ${text}`).card?.card;
const unitOf = (text: string) => read(`unit  A: ${text}`).units[0];

describe('the text of a card', () => {
  it('should be read as it prints', () => {
    expect(
      cardOf(
        'Zaalbar (A): Character - Wookiee Scout, cost 8, counters 2, Hidden Cost 4, Hidden Cost 6, Reduced Cost 5: If you have a Wookiee (met)',
      ),
    ).toEqual({
      name: 'Zaalbar (A)',
      battle: false,
      cost: 8,
      counters: 2,
      pilot: false,
      hidden: [4, 6],
      reduced: [{ cost: 5, condition: 'If you have a Wookiee', met: true }],
      alternatives: [],
      enhance: [],
    });
  });

  it('should go on with a cost over commas, and end it at the next keyword', () => {
    expect(
      cardOf('cost 9, Alternative Cost: 5 Force, discard 1 card, Hidden Cost 2'),
    ).toMatchObject({
      alternatives: [
        [
          { pay: 'force', amount: 5 },
          { pay: 'hand', amount: 1 },
        ],
      ],
      hidden: [2],
    });
    expect(
      cardOf('cost 9, Alternative Cost: 1 Force, Alternative Cost: 2 Force, 1 build point')
        ?.alternatives,
    ).toEqual([
      [{ pay: 'force', amount: 1 }],
      [
        { pay: 'force', amount: 2 },
        { pay: 'build-points', amount: 1 },
      ],
    ]);
  });

  it('should hold what a Battle card does and its Enhance lines', () => {
    expect(
      cardOf(
        'Battle, cost 2, Effect: +2 power, Enhance: Pay 2 Force -> also Overkill, Enhance: 1 Force → Evade 5 instead',
      ),
    ).toMatchObject({
      battle: true,
      effect: '+2 power',
      enhance: [
        { cost: [{ pay: 'force', amount: 2 }], effect: 'Overkill', instead: false },
        { cost: [{ pay: 'force', amount: 1 }], effect: 'Evade 5', instead: true },
      ],
    });
    expect(cardOf('Mission, cost 2')).toMatchObject({ battle: false });
  });

  it('should read units with Upkeep, Bounty and Pilot', () => {
    expect(
      unitOf(
        'Space - Droid Starfighter, build zone, tapped, power 3, counters 1, Upkeep: Pay 2 Force or tap this unit, Bounty: Gain 2 Force',
      ),
    ).toMatchObject({
      unit: {
        id: 'A',
        name: 'A',
        arena: 'space',
        subtypes: ['Droid', 'Starfighter'],
        zone: 'build-zone',
        tapped: true,
        power: 3,
        counters: 1,
      },
      upkeep: [[[{ pay: 'force', amount: 2 }], [{ pay: 'tap' }]]],
      bounties: [{ force: 2, text: 'Gain 2 Force' }],
      seats: 1,
      under: false,
      discarded: false,
    });
    expect(
      unitOf('under, speed 40, health 3, stack 2, light, pilots 2, subtype Jedi Knight'),
    ).toMatchObject({
      under: true,
      seats: 2,
      unit: { speed: 40, health: 3, stack: 2, side: 'light', subtypes: ['Jedi', 'Knight'] },
    });
    expect(unitOf('Starfighter Pilot: +1 power and Lucky 1, Speeder Pilot')?.pilot).toEqual([
      {
        subtype: 'Starfighter',
        gives: [{ stat: 'power', by: 1 }, { ability: { keyword: 'lucky', value: 1 } }],
      },
      { subtype: 'Speeder', gives: [] },
    ]);
    expect(read('unit  Starfighter Pilot: None').units[0]).toMatchObject({
      unit: { id: 'unit' },
      pilot: [{ gives: [] }],
    });
  });

  it('should say what is wrong with it, and where', () => {
    expect(problem('card  cost 9, Hiden Cost 4')).toBe(
      '1:15 "Hiden Cost 4" is no keyword and no number of a unit. Did you mean "Hidden Cost"?',
    );
    expect(problem('card  Hidden Cost 4')).toMatch(/^1:7 A card needs its cost/);
    expect(problem('card  cost nine')).toMatch(/^1:7 "nine" is not a number for cost/);
    expect(problem('card  cost 9, Reduced Cost 5: If you win')).toMatch(
      /^1:31 .*\(met\) or \(not met\)/,
    );
    expect(problem('card  cost 9, Reduced Cost 5: you win (met)')).toContain('begins with "If"');
    expect(problem('card  cost 9, Alternative Cost: your soul')).toMatch(
      /^1:33 "your soul" is no cost: expected one like `2 Force`/,
    );
    expect(problem('card  cost 9, Alternative Cost:')).toContain('needs a text after its colon');
    expect(problem('card  cost 9, Enhance: also Armor')).toContain('with its cost and an arrow');
    expect(problem('card  cost 9, Enhance: 1 Force -> Armor')).toContain('"also"');
    expect(problem('unit  A: Pilot: Armor')).toContain('Pilot has no text of its own');
    expect(problem('unit  A: Jedi Pilot: Armr')).toContain('"Armr" is no keyword');
    expect(problem('unit  A: pilots 0')).toContain('from 1 to 9');
  });
});

describe('costs', () => {
  it('should be read in the words of cards', () => {
    expect(
      [
        'Pay 2 Force',
        '2 force.',
        'a build point',
        '3 build points',
        'Tap',
        'tap this unit',
        'discard this unit',
        'discard two cards',
        'discard 2 cards from your hand',
        'put 1 damage counter on this unit',
        'an arm',
        '101 Force',
      ].map(readCostPart),
    ).toEqual([
      { pay: 'force', amount: 2 },
      { pay: 'force', amount: 2 },
      { pay: 'build-points', amount: 1 },
      { pay: 'build-points', amount: 3 },
      { pay: 'tap' },
      { pay: 'tap' },
      { pay: 'discard-unit' },
      undefined,
      { pay: 'hand', amount: 2 },
      { pay: 'damage', amount: 1 },
      undefined,
      undefined,
    ]);
  });

  it('should keep their order and their alternatives', () => {
    const piece = (text: string) => ({ text, column: 1 });
    expect(readCost(piece('discard a card then 3 Force and tap'), 1)).toEqual([
      { pay: 'hand', amount: 1 },
      { pay: 'force', amount: 3 },
      { pay: 'tap' },
    ]);
    expect(readCosts(piece('tap or 1 Force and 1 build point'), 1)).toHaveLength(2);
    expect(mistakeIn(() => readCosts({ text: 'tap or sing', column: 5 }, 3))).toMatch(
      /^3:12 "sing"/,
    );
  });

  it('should be told from bonuses', () => {
    expect(readBonus('Gain 2 Force and 1 build point, draw a card')).toEqual({
      force: 2,
      points: 1,
      cards: 1,
      text: 'Gain 2 Force and 1 build point, draw a card',
    });
    expect(readBonus('1 Force and 1 Force').force).toBe(2);
    expect(readBonus('a parade')).toEqual({ text: 'a parade' });
  });
});

describe('moments', () => {
  it('should be steps, and a few more', () => {
    const at = { line: 1, column: 1 };
    expect(
      [
        'attack-pop',
        'Build Step',
        'opponent build-step',
        "opponent's build step",
        'disrupt',
        'battle phase',
      ].map((text) => readMoment(text, at)),
    ).toEqual([
      'attack-pop',
      'build-step',
      'opponent-build-step',
      'opponent-build-step',
      'disrupt',
      'battle-step-start',
    ]);
    expect(mistakeIn(() => readMoment('rerol', at))).toMatch(/Did you mean "re-roll"/);
  });
});

describe('a build example', () => {
  it('should know how things stand', () => {
    expect(
      read(
        'force      5',
        'card       cost 9',
        'points     3',
        'hand       2',
        'reduction  3',
        'reduction  1 for Alternative Cost',
        'gives      Alternative Cost: discard 3 cards',
        'gives      Hidden Cost 2',
        'chance     re-roll',
        'place      on top of cost 6',
      ).card,
    ).toMatchObject({
      purse: { force: 5, points: 3, hand: 2 },
      reductions: [
        { by: 3, alternative: false },
        { by: 1, alternative: true },
      ],
      card: { alternatives: [[{ pay: 'hand', amount: 3 }]], hidden: [2] },
      moment: 're-roll',
      destination: { to: 'on-top', topCost: 6 },
    });
    const places = ['arena', 'the build zone', 'onto a unit', 'under cost 2'];
    expect(
      places.map((place) => read('card cost 1', `place ${place}`).card?.destination.to),
    ).toEqual(['arena', 'build-zone', 'unit', 'under']);
    expect(read('unit  A: health 3', 'text  keyword list').edition).toBe('keyword-list');
  });

  it('should read its lines of play', () => {
    expect(
      read(
        'card  cost 9',
        'pay  Hidden Cost 5',
        'pay  Alternative Cost: 5 Force, tap',
        'pay  build points 3',
        'play  plain',
        'play  Enhance 1, Enhance 2',
        'disrupt  yes',
        'disrupt  no',
      ).lines,
    ).toEqual([
      { do: 'pay-card', way: 'hidden', number: 5, line: 2 },
      {
        do: 'pay-card',
        way: 'alternative',
        cost: [{ pay: 'force', amount: 5 }, { pay: 'tap' }],
        line: 3,
      },
      { do: 'points', points: 3, line: 4 },
      { do: 'play', enhance: [], line: 5 },
      { do: 'play', enhance: [1, 2], line: 6 },
      { do: 'disrupt', line: 7 },
    ]);
    expect(
      read(
        'unit  A: health 3',
        'unit  Big Bird: health 3',
        'bounty  2 Force',
        'bounty  A for Big Bird',
        'bounty  A for the Trooper',
        'build-step  opponent',
        'take  bounties 2',
        'take  card',
        'pay  Big Bird tap this unit',
        'skip  A',
        'repair  A 2 on Big Bird',
        'move  A onto Big Bird at attack-pop',
      ).lines,
    ).toEqual([
      { do: 'bounty', text: '2 Force', line: 3 },
      { do: 'earn', unit: 'A', discarded: 'Big Bird', line: 4 },
      { do: 'earn', unit: 'A', discarded: 'the Trooper', line: 5 },
      { do: 'build-step', whose: 'opponent', second: false, line: 6 },
      { do: 'take', what: 'bounty', number: 2, line: 7 },
      { do: 'take', what: 'card', line: 8 },
      { do: 'pay', unit: 'Big Bird', cost: [{ pay: 'tap' }], line: 9 },
      { do: 'skip', unit: 'A', line: 10 },
      { do: 'repair', unit: 'A', counters: 2, on: 'Big Bird', line: 11 },
      { do: 'move', unit: 'A', how: 'onto', on: 'Big Bird', at: 'attack-pop', line: 12 },
    ]);
  });

  it('should find who pilots whom, wherever the units stand', () => {
    const { units } = read('unit  Ace: Jedi Pilot, piloting Wing', 'unit  Wing: Space');
    expect(units[0]?.aboard).toBe('Wing');
    expect(problem('unit  Ace: Jedi Pilot, piloting Wing')).toMatch(/"Wing" is no unit/);
  });

  it('should name each mistake with its place', () => {
    const cases: [string[], RegExp][] = [
      [
        ['card cost 1', 'reducton 3'],
        /^2:1 "reducton" is no line of a build example\. Did you mean "reduction"/,
      ],
      [['card cost 1', 'card cost 2'], /^2:6 There is one `card` line/],
      [['reduction 1', 'card cost 1'], /^1:11 The `card` line stands before `reduction`/],
      [['card cost 1', 'place on the moon'], /^2:7 .*`onto a unit`/],
      [['card cost 1', 'pay in kind'], /^2:5 .*`build points 3`/],
      [['card cost 1', 'pay Hidden Cost: 3 Force'], /is no way to pay/],
      [['card cost 1', 'play twice'], /expected plain, Enhance/],
      [['card cost 1', 'disrupt maybe'], /expected yes or no/],
      [['card cost 1', 'expect costs 3'], /Did you mean "cost"/],
      [['card cost 1', 'force many'], /is not a number for force/],
      [['card cost 1', 'text latest'], /expected keyword list or current list/],
      [['card cost 1', 'pay build points 0'], /from 1 to 100/],
      [['unit A: health 1', 'unit a: health 2'], /^2:6 Two units are called "a"/],
      [['unit A: health 1', 'build-step later'], /expected yours, opponent, second or next/],
      [['unit A: health 1', 'take five'], /expected bounty or card/],
      [['unit A: health 1', 'repair A'], /as in `repair A 2`/],
      [['unit A: health 1', 'repair B 2'], /"B" is no unit/],
      [['unit A: health 1', 'move A up'], /`Ace onto Wing`/],
      [['unit A: health 1', 'move B onto A'], /"B" is no unit/],
      [['unit A: health 1', 'skip A now'], /is no unit/],
      [['unit A: health 1', 'pay A kindly'], /^2:7 "kindly" is no cost/],
      [['unit A: health 1', 'expect A pilots B'], /units here: a/],
    ];
    for (const [lines, message] of cases) expect(problem(...lines)).toMatch(message);
  });
});

describe('a name', () => {
  it('should stand before the first colon, unless that is a keyword or a cost', () => {
    const name = (text: string) => readCardText(text).name;
    expect(name('Luke (A): cost 3')).toBe('Luke (A)');
    expect(name('"Bounty": cost 3')).toBe('Bounty');
    expect(name('Bounty: 2 Force')).toBeUndefined();
    expect(name('Effect: +2 power')).toBeUndefined();
    expect(name('Pay 1 Force: Evade 1')).toBeUndefined();
    expect(name('Jedi Pilot: Armor')).toBeUndefined();
    expect(name('Reduced Cost 5: If a (met)')).toBeUndefined();
    expect(name('cost 3')).toBeUndefined();
    expect(readCardText('Luke (A)', { named: true }).name).toBe('Luke (A)');
    expect(mistakeIn(() => readCardText('cost 3, power 2', { named: true, line: 4 }))).toMatch(
      /^4:1 A card begins with its name/,
    );
    expect(mistakeIn(() => readCardText(`${'x'.repeat(61)}: cost 3`))).toContain('is no keyword');
  });
});
