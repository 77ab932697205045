import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NotationError } from '../../notation/errors.ts';
import { keywordNames } from '../../notation/keyword-names.ts';
import { playExample } from '../play.ts';

/** Plays a text: it comes out somehow, or a NotationError says where it is wrong. */
function plays(source: string): void {
  try {
    const played = playExample(source);
    expect(played.summary).not.toBe('');
    expect(() => JSON.stringify(played)).not.toThrow();
  } catch (error) {
    if (!(error instanceof NotationError)) throw new Error(`${String(error)} for\n${source}`);
    expect(error.line).toBeGreaterThan(0);
    expect(error.column).toBeGreaterThan(0);
    expect(error.message.length).toBeLessThan(2000);
  }
}

const keyword = fc.constantFrom(...keywordNames.map(({ name }) => name));
const number = fc.integer({ min: -2, max: 12 }).map(String);
const cost = fc.constantFrom(
  '2 Force',
  'Pay 1 Force',
  'tap this unit',
  'discard a card',
  '1 build point or tap',
  'put 1 damage counter on this unit',
  'discard this unit',
  '9 lives',
);
const part = fc.oneof(
  number.map((n) => `cost ${n}`),
  number.map((n) => `counters ${n}`),
  number.map((n) => `power ${n}`),
  number.map((n) => `health ${n}`),
  fc.tuple(keyword, number).map(([name, n]) => `${name} ${n}`),
  keyword,
  cost.map((text) => `Upkeep: ${text}`),
  cost.map((text) => `Alternative Cost: ${text}`),
  cost.map((text) => `Enhance: ${text} -> also Armor`),
  fc.constantFrom(
    'Battle',
    'Space/Ground',
    'Ground - Droid Speeder',
    'Character - Wookiee',
    'Speeder Pilot: +1 power and Lucky 1',
    'INSERT: Overkill',
    'INSERT: Pay 1 Force -> Evade 2',
    'Switch: Shields 1/None',
    'Stack: any Wookiee or B',
    'Bounty: Gain 1 Force',
    'Reduced Cost 2: If it rains (met)',
    'Hidden Cost 2',
    'Effect: a song',
    'tapped',
    'build zone',
    'under',
    'piloting B',
    'pilots 2',
    'stack 2',
    'Intimidation',
    'Ambush 2',
    'Surge 1',
    'Area Damage 1',
    'Stealth',
    ',',
    '"',
    '->',
  ),
);
const card = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(', '));
const name = fc.constantFrom('A', 'B', 'A (A)', 'A (B)', 'Ace', '"C"', '');
const named = fc.tuple(name, card).map(([n, text]) => (n === '' ? text : `${n}: ${text}`));
const ruling = fc.constantFrom('term/unit', 'stack/four-cards-in-all', 'upkeep/once-per-turn');

const lines = {
  build: fc.oneof(
    card.map((text) => `card  ${text}`),
    named.map((text) => `unit  ${text}`),
    fc
      .tuple(fc.constantFrom('force', 'points', 'hand', 'reduction'), number)
      .map((l) => l.join('  ')),
    fc.constantFrom(
      'chance  re-roll',
      'chance  opponent build-step',
      'place  onto a unit',
      'place  on top of cost 3',
      'pay  Hidden Cost',
      'pay  Alternative Cost',
      'pay  build points 2',
      'play  plain',
      'play  Enhance',
      'disrupt  yes',
      'pay  A',
      'pay  A tap this unit',
      'skip  A',
      'repair  A 1',
      'repair  A 1 on B',
      'move  A onto B',
      'move  A off B',
      'bounty  A for B',
      'bounty  2 Force',
      'take  bounty',
      'take  card',
      'build-step  second',
      'build-step  next',
      'gives  Hidden Cost 1',
      'text  keyword list',
    ),
    fc
      .constantFrom(
        'cost 3',
        'ways 1',
        'due 1',
        'complete',
        'paid A',
        'power now 2 on A',
        'has Armor on B',
        'A pilots B',
        'in arena',
      )
      .map((item) => `expect  ${item}`),
    ruling.map((id) => `expect  refused ${id}`),
  ),
  stack: fc.oneof(
    fc
      .tuple(fc.constantFrom('stack', 'under', 'add', 'top', 'pilot', 'yours', 'theirs'), named)
      .map((l) => l.join('  ')),
    fc.constantFrom(
      'in  Ground',
      'in  build zone',
      'move  Ground at battle-phase',
      'move  Space',
      'lose  Stack',
      'lose  all abilities',
      'same  A = B',
      'contest  dark: cost 3, bid 2',
      'contest  light A (A): cost 4, under 1',
    ),
    fc
      .constantFrom(
        'cards 2',
        'power 3',
        'has Armor',
        'has Overkill from A (A)',
        'idle Evade',
        'contested',
        'winner dark',
        'price 2',
        'top A',
        'in Space',
      )
      .map((item) => `expect  ${item}`),
    ruling.map((id) => `expect  refused ${id}`),
  ),
  arena: fc.oneof(
    fc.constantFrom('arena  Space', 'arena  Ground'),
    fc
      .tuple(fc.constantFrom('dark', 'light', 'deploy  dark', 'put  light'), named)
      .map((l) => l.join('  ')),
    fc.constantFrom(
      'deploy  A',
      'move  B to Space',
      'use  A Ambush 2',
      'use  A Surge to B',
      'use  B Area Damage to A',
      'dice  Ambush 4 5',
      'dice  4',
      'damage  A 1 by B',
      'damage  B 2',
      'discard  A',
      'discard  A by B',
      'discard  B by A Retaliate',
      'remove  A 1',
      'tap  A',
      'untap  A',
      'gain  A power 2',
      'gain  B Intimidation',
      'attack  A on B',
      'attack  B on A by Bombard',
      'end  turn',
      'end  battle',
      'force  dark 1, light 0',
    ),
    fc
      .constantFrom(
        'A can attack B with 2 dice',
        'B can attack A by Bombard',
        'A can attack nobody',
        'A can intercept',
        'A can deflect to B',
        'sets off Surge',
        'target A',
        'power now 2 on A',
        'discarded B',
        'stunned A',
      )
      .map((item) => `expect  ${item}`),
  ),
};

const start = {
  build: fc.constantFrom('unit  A: health 3', 'card  cost 5', 'unit  B: Space'),
  stack: fc.constantFrom('stack  A (A): Space/Ground, Stack: any Wookiee', 'contest  dark: cost 3'),
  arena: fc.constantFrom('arena  Ground\ndark  A: power 2, health 3\nlight  B: power 1, health 2'),
};

test.each(['build', 'stack', 'arena'] as const)(
  'a %s example of whatever lines is played, or a NotationError says what is wrong with it',
  (form) => {
    fc.assert(
      fc.property(start[form], fc.array(lines[form], { maxLength: 12 }), (first, more) => {
        plays([first, ...more].join('\n'));
      }),
      { numRuns: 1500 },
    );
  },
  60_000,
);

test.each(['card', 'unit', 'stack', 'contest', 'arena'])(
  'any text after `%s` is read, or a NotationError says what is wrong with it',
  (mark) => {
    const anything = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    fc.assert(
      fc.property(anything, anything, (value, more) => {
        plays(`${mark}  x${value}\nexpect  ${more}`);
        plays(`${mark}  ${value}\nforce  ${more}`);
      }),
      { numRuns: 500 },
    );
  },
  60_000,
);

test('long hostile lines are refused as quickly as plain ones are read', () => {
  const begun = performance.now();
  for (const piece of [' ', ',', '(', '"', ':', '->', ' or ', ' at ', 'A ', 'If ', '/', ' and ']) {
    for (const front of [
      'card  cost 3, ',
      'unit  A: Upkeep: ',
      'stack  A (A): ',
      'arena  Ground\ndark  A: ',
      'stack A (A)\nmove  Ground',
      'unit A: power 1\nmove  A onto A',
    ]) {
      plays(`${front}${piece.repeat(990 / piece.length)}x`);
      plays(`${front}${piece.repeat(19_000 / piece.length)}x`);
    }
  }
  expect(performance.now() - begun).toBeLessThan(5000);
});
