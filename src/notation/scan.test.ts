import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keywordNames } from './keyword-names.ts';
import { scan } from './scan.ts';

const names = keywordNames.map(({ name }) => name);
/** Pieces of card text, torn and joined at random. */
const piece = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(
    ...[
      'Pay 1 Force ->',
      'gets',
      'loses',
      "can't use",
      'If',
      'with',
      ', ',
      ': ',
      '. ',
      '/',
      '|',
      '\n',
      '"',
    ],
    ...[
      ' 2',
      ' -1',
      ' +3',
      '(',
      ')',
      'INSERT:',
      'Switch:',
      'that has',
      'named',
      'X',
      '→',
      '999999999',
      '-',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 80 }).map((parts) => parts.join(' '));

test('no text makes it throw, and every use lies where it says', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (given) => {
      let end = 0;
      for (const use of scan(given)) {
        expect(use.from).toBeGreaterThanOrEqual(Math.min(end, use.from));
        expect(use.to).toBeGreaterThan(use.from);
        expect(use.to).toBeLessThanOrEqual(given.length);
        expect(keywordNames.some(({ id }) => id === use.keyword)).toBe(true);
        end = use.to;
      }
    }),
    { numRuns: 2000 },
  );
});

describe('the time it takes', () => {
  const kilobytes = 10;
  const fill = (unit: string): string =>
    unit.repeat(Math.ceil((kilobytes * 1024) / unit.length)).slice(0, kilobytes * 1024);
  const nasty = [
    ...[
      'a',
      ' ',
      '\n',
      '"',
      '(',
      '->',
      'Pilot ',
      'A Pilot ',
      'A and A Pilot ',
      'Switch: ',
      'Pay 1 ',
    ],
    ...[
      'Critical ',
      'Critical Hit 2, ',
      'Double-',
      '-',
      '1',
      'that that ',
      'If a, ',
      'Ion-\n',
      "l'",
    ],
    ...['Reduced Cost 6: If ', 'INSERT: Switch: Lucky 1/', '\u00ad', 'named Fury, ', '\ud800', 'é́'],
  ].map(fill);

  it('is under 50 ms for 10 kB, whatever they hold', () => {
    const slowest = Math.max(
      ...nasty.map((given) => {
        const times = [0, 1, 2].map(() => {
          // Processor time: a machine that does other work at the same time is no fault of the scanner.
          const from = process.cpuUsage();
          scan(given);
          const { user, system } = process.cpuUsage(from);
          return (user + system) / 1000;
        });
        return Math.min(...times);
      }),
    );
    console.log(`scanner: slowest 10 kB ${slowest.toFixed(1)} ms`);
    expect(slowest).toBeLessThan(50);
  });
});

describe('what it says of a use', () => {
  it('keeps the words that stand behind a colon', () => {
    expect(scan('Upkeep: Pay 1 Force or discard this unit.')[0]?.text).toBe(
      'Pay 1 Force or discard this unit',
    );
  });

  it('keeps the subtypes that stand before Pilot', () => {
    expect(scan('Squad and Squadron Pilot.')[0]?.text).toBe('Squad and Squadron');
  });

  it('says where it stands in the text as it was given', () => {
    const given = 'Armor. Pay 1\u00a0Force → Evade\u00a02, then more';
    const use = scan(given)[1];
    expect(given.slice(use?.from, use?.to)).toBe('Evade\u00a02');
  });
});
