import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/catalog/index.ts';
import { aliasesData, apiFiles, keywordData, shapeOf } from '../../src/share/api/data.ts';
import { lookup } from '../../src/share/api/lookup.ts';
import { jsonSchema, SHAPES, type ShapeName } from '../../src/share/api/schemas.ts';

const content = catalog();
const whole = (address: string): string => `https://natural-six.example${address}`;
const place = { catalog: content, whole };
const names = Object.keys(SHAPES) as ShapeName[];
const files = apiFiles(place, names);
const ajv = new Ajv({ allErrors: true, validateFormats: false });
const validate = new Map(
  names.map((name) => [name, ajv.compile(jsonSchema(name, whole(`/api/v1/schemas/${name}.json`)))]),
);

describe('the JSON for bots', () => {
  it.each([...files.keys()])('%s is as its schema says', (file) => {
    const check = validate.get(shapeOf(file));
    check?.(files.get(file));
    expect(check?.errors ?? []).toEqual([]);
  });

  it('would be refused by its schema if a field were missing', () => {
    const [first] = content.keywords;
    if (!first) throw new Error('No keyword');
    const { gist: _, ...data } = keywordData(place, first);
    expect(validate.get('keyword')?.(data)).toBe(false);
  });

  it('holds every ruling with its texts, addresses and the results of its examples', () => {
    const rulings = content.keywords.flatMap((keyword) => keywordData(place, keyword).rulings);
    expect(rulings.map(({ cite }) => cite)).toEqual(
      content.keywords.flatMap((keyword) => keyword.rulings.map(({ cite }) => cite)),
    );
    for (const { cite, text, markdown, url, examples } of rulings) {
      expect(text, cite).not.toBe('');
      expect(markdown, cite).not.toBe('');
      expect(url).toBe(whole(`/keywords/${cite}/`));
      for (const { notation, result, expected } of examples) {
        expect(notation, cite).toContain('expect');
        expect(result, cite).not.toBe('');
        expect(expected.length, cite).toBeGreaterThan(0);
      }
    }
  });

  it('is the same when it is made again', () => {
    expect(JSON.stringify([...apiFiles(place, names)])).toBe(JSON.stringify([...files]));
  });
});

describe('the documented recipe finds', () => {
  const { aliases } = aliasesData(place);
  it.each([
    ['paryy', 'Parry'],
    ['Parry', 'Parry'],
    ['lukcy', 'Lucky'],
    ['crit hit', 'Critical Hit'],
    ['CRITICAL-HIT', 'Critical Hit'],
    ['overkil', 'Overkill'],
    ['ion canon', 'Ion Cannon'],
    ['double stirke', 'Double Strike'],
    ['retal', 'Retaliate'],
    ['re roll', 're-roll'],
    ['naturl roll', 'natural roll'],
  ])('%s: %s', (asked, name) => {
    expect(lookup(aliases, asked)?.name).toBe(name);
  });

  it.each(['', 'x', 'qqqqqq', 'constructor', '???', 'hasOwnProperty'])(
    'nothing for "%s"',
    (asked) => {
      expect(lookup(aliases, asked)).toBeUndefined();
    },
  );

  it('nothing that every object has', () => {
    expect(lookup({}, '__proto__')).toBeUndefined();
  });
});
