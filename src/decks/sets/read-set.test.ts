import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from './card.ts';
import { CardGatherer, type Gathered, MOST_CARDS } from './gather.ts';
import { LARGEST_SET, mayBeSet, readSetFile } from './read-set.ts';
import { inventCards, writeSet } from './testing.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const HEADER =
  'Name\tSet\tImageFile\tSide\tType\tSubtype\tCost\tSpeed\tPower\tHealth\tRarity\tNumber\tUsage\tText\tScript\tClassification';
const row = (name: string, more: Partial<Record<string, string>> = {}): string =>
  HEADER.split('\t')
    .map((head) => (head === 'Name' ? name : (more[head] ?? (head === 'Set' ? 'AA' : ''))))
    .join('\t');

function read(given: string | Uint8Array, file = 'AA.txt', among = false): Gathered {
  const into = new CardGatherer();
  readSetFile(typeof given === 'string' ? utf8(given) : given, { file, into, among });
  return into.done();
}
const told = (gathered: Gathered): string[] =>
  gathered.problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);

describe('a set file', () => {
  it('gives back every card that was written, whatever their number', () => {
    const cards = inventCards(600);
    const { cards: back, problems, files } = read(writeSet(cards));
    expect(back).toEqual(cards);
    expect(problems).toEqual([]);
    expect(files).toBe(1);
  });

  it('finds columns by name, in any order and case, and leaves unknown ones alone', () => {
    const { cards } = read('text\tOther\tHEALTH\tname\nArmor|Lucky 1\tzzz\t5\tEwok Cook\n');
    expect(cards).toMatchObject([
      { name: 'Ewok Cook', set: 'AA', health: '5', text: 'Armor|Lucky 1', type: '' },
    ]);
    expect(textLines(cards[0] ?? { text: '' })).toEqual(['Armor', 'Lucky 1']);
  });

  it('takes UTF-8, UTF-16 and Windows-1252, each with its own line ends', () => {
    const text = `${HEADER}\r\n${row('Padmé’s Señor', { Text: 'Évade' })}\r\n`;
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([...text].map((c) => c.charCodeAt(0))).buffer),
    ]);
    const narrow = Uint8Array.from([...text].map((c) => (c === '’' ? 0x92 : c.charCodeAt(0))));
    for (const bytes of [utf8(text), utf8(`\ufeff${text}`), wide, narrow]) {
      const { cards, problems } = read(bytes);
      expect(cards).toMatchObject([{ name: 'Padmé’s Señor', text: 'Évade' }]);
      expect(problems).toEqual([]);
    }
    expect(read(text.replaceAll('\r\n', '\r')).cards).toHaveLength(1);
  });

  it('takes the quotes off that a spreadsheet put around a cell, and no others', () => {
    const text = (cell: string) => read(`Name\tText\nA\t${cell}\n`).cards[0]?.text;
    expect(text('"Say ""Stealth"", then hide."')).toBe('Say "Stealth", then hide.');
    expect(text('"Go" and "stay"')).toBe('"Go" and "stay"');
  });

  it('keeps what is printed where a number stands, and leaves out what no card prints', () => {
    const numbers = read(
      [
        HEADER,
        row('Fine', { Cost: 'X', Speed: '40', Power: '3+X', Health: '-' }),
        row('Odd', { Cost: '-3', Power: '1e9', Health: '99999999999', Speed: 'fast' }),
      ].join('\n'),
    );
    expect(numbers.cards).toMatchObject([
      { cost: 'X', speed: '40', power: '3+X', health: '-' },
      { name: 'Odd', cost: '', speed: '', power: '', health: '' },
    ]);
    expect(told(numbers)).toEqual([
      'AA.txt, line 3: Cost "-3" of "Odd" is left out: a whole number from 0 to 999, X or nothing is expected.',
      'AA.txt, line 3: Speed "fast" of "Odd" is left out: a whole number from 0 to 999, X or nothing is expected.',
      'AA.txt, line 3: Power "1e9" of "Odd" is left out: a whole number from 0 to 999, X or nothing is expected.',
      'AA.txt, line 3: Health "99999999999" of "Odd" is left out: a whole number from 0 to 999, X or nothing is expected.',
    ]);
  });

  it('leaves out a row without a name, and says which', () => {
    const gathered = read([HEADER, row(''), row('Here')].join('\n'));
    expect(gathered.cards.map(({ name }) => name)).toEqual(['Here']);
    expect(told(gathered)).toEqual(['AA.txt, line 2: A card has no name; its row is left out.']);
  });

  it('counts the same row once and keeps two that differ', () => {
    const gathered = read(
      [HEADER, row('Twin'), row('Twin'), row('Twin', { Power: '2' })].join('\n'),
    );
    expect(gathered.cards.map(({ power }) => power)).toEqual(['', '2']);
    expect(told(gathered)).toEqual([
      'AA.txt, line 3: "Twin" of the set "AA" stands on line 2 already. It counts once.',
      'AA.txt, line 4: "Twin" of the set "AA" stands on line 2 already. They differ, and both are kept.',
    ]);
  });

  it('keeps all of a half-written file but what is torn off', () => {
    const whole = utf8(writeSet(inventCards(50)).replace('Ba', 'Bé'));
    const gathered = read(whole.subarray(0, whole.length - 120));
    expect(gathered.cards.length).toBeGreaterThan(45);
    expect(told(gathered).at(-1)).toMatch(/^AA\.txt, line \d+: .* is the file whole\?/);
    // Torn in the middle of a letter, it is still no other encoding.
    const letter = utf8(`${HEADER}\n${row('Zoë')}\n${row('Zoë Ü').trimEnd()}`);
    const cut = letter.subarray(0, letter.indexOf(0xc3, letter.length - 25) + 1);
    expect(read(cut).cards[0]?.name).toBe('Zoë');
  });

  it('treats names such as __proto__ as any other', () => {
    const { cards } = read([HEADER, row('__proto__'), row('constructor')].join('\n'));
    expect(cards.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });
});

describe('what is no set file', () => {
  it('is named, with the line and what was expected', () => {
    expect(told(read('Name\tPower\nEwok\t1\n'))).toEqual([
      'AA.txt, line 1: The row of column names has no Text. A LackeyCCG set file is expected: a row of column names (Name, Set, Type, … Text), then a row for each card, with tabs between.',
    ]);
    expect(told(read('Set\tText\tCost\nAA\tArmor\t1\n'))[0]).toMatch(
      /line 1: The row of column names has no Name\./,
    );
    expect(told(read('\n\n4 Ewok\n'))[0]).toMatch(/^AA\.txt, line 3: This is no set file\./);
    expect(told(read(''))[0]).toBe('AA.txt, line 1: The file is empty.');
    expect(told(read(Uint8Array.from([137, 80, 78, 71, 0, 0, 13, 0, 1]), 'a.png'))[0]).toMatch(
      /^a\.png, line 1: This is no text\. A LackeyCCG set file is expected/,
    );
    expect(told(read(new Uint8Array(LARGEST_SET + 1).fill(97)))[0]).toMatch(
      /The file has 20\.0 MB; a file of at most 20 MB is expected\./,
    );
  });

  it('is left alone among others, unless it nearly is one', () => {
    expect(read('4 Ewok\n', 'list.txt', true)).toMatchObject({ ignored: 1, problems: [] });
    expect(read(Uint8Array.from([0, 1, 2, 0]), 'x.txt', true)).toMatchObject({
      ignored: 1,
      problems: [],
    });
    expect(read('Name\tPower\tHealth\nEwok\t1\t1\n', 'AA.txt', true).problems).toHaveLength(1);
  });

  it('is told by its name where a whole plugin is given', () => {
    expect(['sets/AA.txt', 'AA.TSV'].every(mayBeSet)).toBe(true);
    expect(['.DS_Store', '.a.txt', 'sets/setimages/a.jpg', 'deck.dek', 'txt'].some(mayBeSet)).toBe(
      false,
    );
  });
});

describe('limits', () => {
  it('stops at so many cards, and says it once', () => {
    const many = `Name\tText\n${Array.from({ length: MOST_CARDS + 5 }, (_, at) => `N${at}\t`).join('\n')}\n`;
    const gathered = read(many);
    expect(gathered.cards).toHaveLength(MOST_CARDS);
    expect(told(gathered).filter((line) => line.includes('Only the first 60,000'))).toHaveLength(1);
  });

  it('tells the first hundred problems and counts the rest', () => {
    const gathered = read([HEADER, ...Array.from({ length: 250 }, () => row(''))].join('\n'));
    expect(gathered.problems).toHaveLength(100);
    expect(gathered.untold).toBe(150);
  });

  it('never throws, and every card that it gives is of one line, has a name, and is short', () => {
    const bit = fc.constantFrom(
      '\t',
      '\n',
      'Name',
      'Text',
      '"',
      '|',
      '\u202e',
      '\0',
      'é',
      '-9',
      HEADER,
      '<b>',
    );
    const piece = fc.oneof(bit, fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.boolean(), (pieces, headed) => {
        const { cards } = read(`${headed ? `${HEADER}\n` : ''}${pieces.join('')}`);
        for (const card of cards) {
          expect(card.name).not.toBe('');
          for (const value of Object.values(card)) {
            expect(value).not.toMatch(/[\n\t\p{Cc}\p{Cf}]/u);
            expect(value.length).toBeLessThanOrEqual(4000);
          }
        }
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        read(bytes);
      }),
    );
  });
});
