import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ability, UnitSpec } from '../rules/types.ts';
import { tidy } from './clean.ts';
import { NotationError } from './errors.ts';
import { keywordNames } from './keyword-names.ts';
import { parseUnitText } from './unit-text.ts';
import { defaultVocabulary, makeVocabulary, wordFromTemplate } from './vocabulary.ts';
import { writeAbility, writeUnitText } from './write.ts';

const read = (text: string) => {
  const { id: _, ...rest } = parseUnitText(text).spec;
  return rest;
};
const problem = (text: string): NotationError => {
  try {
    parseUnitText(text);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error(`"${text}" was read without an error`);
};

describe('a unit text as cards print it', () => {
  test('gives the numbers of the unit, where it stands and whose it is', () => {
    expect(
      read('power 4, speed 30, health 6, counters 2, tapped, Space, dark, stack 3, build zone'),
    ).toEqual({
      power: 4,
      speed: 30,
      health: 6,
      counters: 2,
      tapped: true,
      arena: 'space',
      side: 'dark',
      stack: 3,
      zone: 'build-zone',
    });
  });

  test('gives abilities with number, cost and text of their own', () => {
    expect(
      read(
        'Critical Hit 2, Accuracy -1, Pay 1 Force -> Evade 2, Retaliate power, Bounty: Gain 2 Force, Armor, Jedi Starfighter Pilot, Reduced Cost 3: If you control Vader, Pay 2 Force: Equip',
      ).abilities,
    ).toEqual([
      { keyword: 'critical-hit', value: 2 },
      { keyword: 'accuracy', value: -1 },
      { keyword: 'evade', value: 2, cost: 'Pay 1 Force', force: 1 },
      { keyword: 'retaliate', value: 'power' },
      { keyword: 'bounty', text: 'Gain 2 Force' },
      { keyword: 'armor' },
      { keyword: 'pilot', text: 'Jedi Starfighter' },
      { keyword: 'reduced-cost', value: 3, text: 'If you control Vader' },
      { keyword: 'equip', cost: 'Pay 2 Force', force: 2 },
    ]);
  });

  test('keeps each of several instances', () => {
    expect(read('Evade 1, Evade 2').abilities).toHaveLength(2);
  });

  test('forgives case, spaces, typographic signs and joined words', () => {
    expect(
      read('POWER 4 ,  critical   hit 2,accuracy −1,Pay 1 Force → evade 2, criticalhit 1'),
    ).toEqual(read('power 4, Critical Hit 2, Accuracy -1, Pay 1 Force -> Evade 2, Critical Hit 1'));
    expect(read('power\u00a04, Bounty: “Gain 2 Force, then 1”').abilities).toEqual([
      { keyword: 'bounty', text: 'Gain 2 Force, then 1' },
    ]);
  });

  test('takes a name that stands first, in quotes where it looks like something else', () => {
    expect(parseUnitText('Vader: power 4')).toEqual({
      name: 'Vader',
      spec: { id: 'Vader', name: 'Vader', power: 4 },
    });
    expect(parseUnitText('"Stack": power 3').name).toBe('Stack');
    expect(parseUnitText('"R2: D2, a droid": health 2').name).toBe('R2: D2, a droid');
    expect(parseUnitText('Bounty: Gain 2 Force').name).toBeUndefined();
    expect(parseUnitText("Jabba's Sail Barge (A): power 3", { id: 'attacker' }).spec.id).toBe(
      'attacker',
    );
  });

  test('leaves out what the text leaves out', () => {
    expect(read('')).toEqual({});
    expect(read('power 2')).toEqual({ power: 2 });
  });

  test('reads the alias of a keyword as the keyword, and Elude as itself', () => {
    expect(read('crit 2, Elude').abilities).toEqual([
      { keyword: 'critical-hit', value: 2 },
      { keyword: 'elude' },
    ]);
  });
});

describe('a mistake in a unit text is named, with its place', () => {
  const cases: [text: string, message: string, column: number][] = [
    [
      'power 4, Critcal Hit 2',
      '"Critcal Hit 2" is no keyword and no number of a unit. Did you mean "Critical Hit"?',
      10,
    ],
    ['heatlh 3', '"heatlh 3" is no keyword and no number of a unit. Did you mean "health"?', 1],
    ['4 power', '"4 power": the word stands first, as in `power 4`.', 1],
    ['power 4,, health 3', 'Two commas in a row: a part is missing here.', 9],
    ['power 4, power 5', 'power stands twice; one of them has to go.', 10],
    ['Critical Hit', 'Critical Hit needs its number, as in Critical Hit 2.', 1],
    ['Accuracy', 'Accuracy needs its number, as in Accuracy 1 or Accuracy -1.', 1],
    [
      'Armor 2',
      'Armor stands without a number, yet "2" follows. A comma goes between two abilities.',
      1,
    ],
    [
      'Evade 2 Fury 1',
      '"Fury 1" follows the number of Evade. A comma goes between two abilities.',
      1,
    ],
    ['Bounty Gain 2', 'A colon goes between Bounty and its text: `Bounty: Gain 2`.', 1],
    ['Fury 1: more', 'Fury has no text of its own, yet "more" follows.', 1],
    ['-> Evade 2', 'Nothing stands before the arrow: a cost goes there.', 1],
    [
      'Bounty: Gain 2 Force, then draw',
      '"then draw" is no keyword and no number of a unit. A text with a comma in it goes in quotes, as in `Bounty: "…, …"`.',
      23,
    ],
  ];
  test.each(cases)('%s', (text, message, column) => {
    const error = problem(text);
    expect(error.message).toBe(message);
    expect(error.column).toBe(column);
  });

  test.each(['1e9', '3.6e197', '٣', '４', '', 'X', '2,5'.replace(',', '.'), '--1'])(
    'power %s is refused with the numbers that are allowed',
    (number) => {
      expect(problem(`power ${number}`).message).toMatch(/from 0 to 100|no keyword/);
    },
  );

  test('a number out of range is refused with the range', () => {
    expect(problem('power -1').message).toBe('power -1 is out of range: it goes from 0 to 100.');
    expect(problem(`power ${'9'.repeat(300)}`).message).toContain('it goes from 0 to 100');
    expect(problem('health 0').message).toBe('health 0 is out of range: it goes from 1 to 100.');
    expect(problem('Shields -1').message).toBe(
      'Shields -1 is out of range: it goes from 0 to 100.',
    );
  });

  test('line and column count from where the text stands', () => {
    expect(() => parseUnitText('power x', { line: 3, column: 11 })).toThrow(
      expect.objectContaining({ line: 3, column: 17 }),
    );
  });

  test.each(['__proto__', 'constructor', 'toString 3', 'hasOwnProperty: x, y'])(
    '%s is a plain unknown word',
    (text) => {
      expect(() => parseUnitText(text)).toThrow(NotationError);
    },
  );
});

describe('a vocabulary read off templates', () => {
  test.each([
    ['Critical Hit X', 'integer', 'none', false],
    ['Accuracy X/-X', 'signed', 'none', false],
    ['Armor', 'none', 'none', false],
    ['Bounty: [bonus]', 'none', 'after', false],
    ['Reduced Cost X: If [condition]', 'integer', 'after', false],
    ['[sub-type] Pilot', 'none', 'before', false],
    ['Pay [cost]: Equip', 'none', 'none', true],
  ] as const)('%s', (template, value, text, paid) => {
    const name = template.replace(/ ?X.*| ?\[.*\] ?|:.*|^Pay.*: /g, '');
    expect(wordFromTemplate({ id: 'k', name, template })).toMatchObject({ value, text, paid });
  });

  test('knows the 61 keywords of the game, each once', () => {
    expect(new Set(keywordNames.map((k) => k.id)).size).toBe(61);
    for (const { name, id } of keywordNames) expect(defaultVocabulary.find(name)?.id).toBe(id);
  });

  test('a new keyword is read as soon as a vocabulary names it', () => {
    const vocabulary = makeVocabulary([
      { id: 'new-word', name: 'New Word', template: 'New Word X', aliases: ['nw'] },
    ]);
    expect(parseUnitText('nw 3', { vocabulary }).spec.abilities).toEqual([
      { keyword: 'new-word', value: 3 },
    ]);
  });
});

const words = fc
  .array(fc.constantFrom('Gain', '2', 'Force', 'a,b', '"x"', '(y', ':', '#', '->', '\\', 'é'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));
const cost = fc.constantFrom(
  'Pay 0 Force',
  'Pay 2 Force',
  'Tap',
  'Pay 1 Force, tap',
  'Discard "it"',
);
const ability: fc.Arbitrary<Ability> = fc
  .tuple(fc.constantFrom(...defaultVocabulary.words), fc.integer({ min: 0, max: 100 }), words, cost)
  .chain(([word, number, text, price]) => {
    const made: Ability = { keyword: word.id };
    if (word.value === 'integer') made.value = number === 7 ? 'power' : number;
    if (word.value === 'signed') made.value = number - 50;
    if (word.text !== 'none') made.text = text;
    const force = /(\d) Force/.exec(price)?.[1];
    const paid = { ...made, cost: price, ...(force ? { force: Number(force) } : {}) };
    return fc.constantFrom(made, paid);
  });
const spec: fc.Arbitrary<UnitSpec> = fc
  .record(
    {
      name: fc.oneof(
        words,
        fc.constantFrom('Vader', 'Stack', "Jabba's Barge (A)", 'power', 'Pay Day'),
      ),
      side: fc.constantFrom('dark' as const, 'light' as const),
      arena: fc.constantFrom('space' as const, 'ground' as const, 'character' as const),
      power: fc.integer({ min: 0, max: 100 }),
      speed: fc.integer({ min: 0, max: 200 }),
      health: fc.integer({ min: 1, max: 100 }),
      counters: fc.integer({ min: 0, max: 100 }),
      tapped: fc.boolean(),
      zone: fc.constantFrom('arena' as const, 'build-zone' as const),
      stack: fc.integer({ min: 1, max: 4 }),
      subtypes: fc.array(words, { minLength: 1, maxLength: 2 }),
      abilities: fc.array(ability, { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: [] },
  )
  .map((made) => ({ id: made.name === undefined ? 'unit' : tidy(made.name), ...made }));

describe('writing a unit', () => {
  test('writes what cards print', () => {
    expect(
      writeUnitText({
        id: 'v',
        name: 'Vader',
        power: 4,
        abilities: [{ keyword: 'evade', value: 2, cost: 'Pay 1 Force', force: 1 }],
      }),
    ).toBe('Vader: power 4, Pay 1 Force -> Evade 2');
    expect(writeAbility({ keyword: 'pilot', text: 'Jedi' })).toBe('Jedi Pilot');
  });

  test('gives back the same unit when it is read again', () => {
    fc.assert(
      fc.property(spec, (unit) => {
        expect(parseUnitText(writeUnitText(unit)).spec).toEqual(unit);
      }),
      { numRuns: 2000 },
    );
  });

  test('what was read and written reads the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        let unit: UnitSpec;
        try {
          unit = parseUnitText(text).spec;
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          return;
        }
        expect(parseUnitText(writeUnitText(unit)).spec).toEqual(unit);
      }),
      { numRuns: 2000 },
    );
  });
});
