import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../rules/index.ts';
import { readAttack } from './attack.ts';
import { NotationError } from './errors.ts';
import { readFence } from './fence.ts';
import { keywordNames } from './keyword-names.ts';
import { parseUnitText } from './unit-text.ts';

const onlyNotationErrors = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
    const { line, column, message } = error as NotationError;
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message.length).toBeLessThan(1200);
  }
};

const words = fc.constantFrom(
  ...[
    'attacker',
    'defender',
    'use',
    'roll',
    're-roll',
    'gain',
    'expect',
    'attack',
    'dice',
    'force',
  ],
  ...[
    'to',
    'for',
    'on',
    'at',
    'against',
    'left',
    'is',
    'power',
    'health',
    'E:',
    '->',
    ',',
    ':',
    '"',
  ],
  ...[
    '6',
    '-1',
    '1e9',
    '٣',
    '99999999999999999999',
    '\n',
    '\n',
    '#',
    '(',
    '[',
    '\\',
    'X',
    'Pay',
    'Force',
  ],
  ...['__proto__', 'constructor', 'retaliate/x', 'next', 'now', 'attack-pop', '\u200b', '’', '−'],
  ...keywordNames.map(({ name }) => name),
);
const texts = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc
    .array(words, { maxLength: 30 })
    .map((parts) => `attacker power 3\ndefender health 5\n${parts.join(' ')}`),
);

test('no text makes the readers throw anything but a NotationError with a place', () => {
  fc.assert(
    fc.property(texts, (text) => {
      onlyNotationErrors(() => parseUnitText(text));
      onlyNotationErrors(() => readAttack(readFence(text)));
    }),
    { numRuns: 3000 },
  );
});

test('long hostile texts are read or refused at once', () => {
  const length = 20_000;
  const parts = [
    ' ',
    ',',
    '(',
    '"',
    '\\',
    ':',
    '->',
    '1 ',
    '1,',
    'a ',
    'Pay ',
    'Evade ',
    ' at ',
    ' on ',
  ];
  for (const part of [
    ...parts,
    'against ',
    '- ',
    '1 ->',
    '"\\',
    '[(',
    'X: ',
    '# ',
    '  # ',
    '\n',
    'é',
  ]) {
    const text = part.repeat(Math.floor(length / part.length));
    for (const front of [
      '',
      'use attacker ',
      're-roll a',
      'gain attacker ',
      'expect damage ',
      'dice ',
    ]) {
      const line = front + text;
      const spent = time(() => {
        onlyNotationErrors(() => parseUnitText(line));
        onlyNotationErrors(() =>
          readAttack(readFence(`attacker power 3\ndefender health 1\n${line}`)),
        );
      });
      expect(spent, `${front}${part} repeated`).toBeLessThan(MOST_MILLISECONDS);
    }
  }
});

/** Processor time, so that a busy machine does not count. Readers whose time grows with the square take seconds. */
const MOST_MILLISECONDS = 400;

function time(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
