import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeBook } from './book.ts';
import { LARGEST_DECK } from './decode.ts';
import { DeckError } from './problem.ts';
import { deckLines, readFile } from './read.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const deckOf = (given: string | Uint8Array, file = 'my.dek') => {
  const read = readFile(typeof given === 'string' ? utf8(given) : given, file);
  if (read.kind !== 'deck') throw new Error('no deck');
  return read.deck;
};
const counts = (given: string | Uint8Array, file?: string) =>
  deckOf(given, file).cards.map(({ name, count, section }) => `${section} ${count} ${name}`);
const refusal = (given: string | Uint8Array, file = 'my.dek'): string => {
  try {
    readFile(typeof given === 'string' ? utf8(given) : given, file);
  } catch (error) {
    if (error instanceof DeckError) return error.message;
    throw error;
  }
  return 'read';
};

const card = (name: string, set = 'TEST') =>
  `<card><name id="T1">${name}</name><set>${set}</set></card>`;
const dek = (deck: string, more = '') =>
  `<deck version="0.8">\n<meta>\n<game>starwars</game>\n</meta>\n<superzone name="Deck">\n${deck}\n</superzone>\n${more}</deck>`;

describe('a LackeyCCG .dek', () => {
  it('adds copies up in each zone, and keeps the order', () => {
    const given = dek(
      [card('Ewok Scout'), card('Pod Racer (A)'), card('Ewok Scout')].join('\n'),
      `<superzone name="Supply">${card('Ewok Scout')}</superzone>`,
    );
    expect(counts(given)).toEqual([
      'Deck 2 Ewok Scout',
      'Deck 1 Pod Racer (A)',
      'Supply 1 Ewok Scout',
    ]);
  });

  it('unescapes a name once and leaves the rest of it alone', () => {
    const given = dek(card('Luke&apos;s &amp;lt; Plan: A//B &#39;x&#x27;'));
    expect(deckOf(given).cards[0]?.name).toBe("Luke's &lt; Plan: A//B 'x'");
  });

  it('takes curly and straight apostrophes for the same card', () => {
    expect(counts(dek(card('Luke’s Plan') + card("Luke's Plan")))).toEqual(['Deck 2 Luke’s Plan']);
  });

  it('treats names such as __proto__ as any other', () => {
    const given = dek(card('__proto__') + card('constructor') + card('__proto__'));
    expect(counts(given)).toEqual(['Deck 2 __proto__', 'Deck 1 constructor']);
  });
});

describe('other decks', () => {
  it('reads the sections of a LackeyCCG .txt', () => {
    const given =
      '4\tEwok Scout\n1\tX-wing (A)\nSupply:\n2\tEwok Scout\nOutside the game:\n1\tDie\n';
    expect(counts(given, 'my.txt')).toEqual([
      'Deck 4 Ewok Scout',
      'Deck 1 X-wing (A)',
      'Supply 2 Ewok Scout',
      'Outside the game 1 Die',
    ]);
  });

  it('reads counts in the shapes that people write', () => {
    const given =
      '4x Ewok\n3X Wicket\nLogray x2\n1 74-Z Bike\n2× Teebo\nPaploo ×3\n# note\n// note';
    expect(counts(given, 'a.txt')).toEqual(
      ['4 Ewok', '3 Wicket', '2 Logray', '1 74-Z Bike', '2 Teebo', '3 Paploo'].map(
        (c) => `Deck ${c}`,
      ),
    );
  });

  it('reads an OCTGN .o8d', () => {
    const given =
      '<?xml version="1.0" encoding="utf-8" standalone="yes"?><deck game="a"><section name="Main" shared="False"><card qty="3" id="x">Ewok &amp; Friends</card></section><section name="Sideboard"><card qty="1" id="y">Teebo</card></section><notes><![CDATA[hi]]></notes></deck>';
    expect(counts(given, 'a.o8d')).toEqual(['Main 3 Ewok & Friends', 'Sideboard 1 Teebo']);
    expect(deckOf(given).kind).toBe('OCTGN deck');
  });

  it('takes what is no list for a card text', () => {
    expect(readFile(utf8('Critical Hit 2\nPay 1 Force -> Evade 2'), 'a.txt').kind).toBe('text');
  });

  it('gives the lines of a list, which read the same', () => {
    const deck = deckOf('4 Ewok\nSideboard:\n1 Teebo', 'a.txt');
    expect(counts(deckLines(deck), 'b.txt')).toEqual(['Deck 4 Ewok', 'Sideboard 1 Teebo']);
  });
});

describe('the encoding of a file', () => {
  const text = '2 Café Über\n1 Teebo\n';
  const utf16 = (little: boolean, mark: boolean): Uint8Array => {
    const units = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
    return new Uint8Array(units.flatMap((u) => (little ? [u & 255, u >> 8] : [u >> 8, u & 255])));
  };
  const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
  for (const [name, bytes] of [
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['UTF-16 little', utf16(true, true)],
    ['UTF-16 big', utf16(false, true)],
    ['UTF-16 little without a mark', utf16(true, false)],
    ['UTF-16 big without a mark', utf16(false, false)],
    ['Windows-1252', windows],
  ] as const) {
    it(`may be ${name}`, () =>
      expect(counts(bytes, 'a.txt')).toEqual(['Deck 2 Café Über', 'Deck 1 Teebo']));
  }

  it('may be Windows-1252 with curly apostrophes', () => {
    const bytes = new Uint8Array([...'2 Luke\x92s Plan'].map((letter) => letter.charCodeAt(0)));
    expect(counts(bytes, 'a.txt')).toEqual(['Deck 2 Luke’s Plan']);
  });
});

describe('what is no good deck', () => {
  it('is refused in words that name file, line and what was expected', () => {
    expect(refusal('<!DOCTYPE deck [<!ENTITY a "b">]>\n<deck></deck>')).toMatch(
      /^my\.dek, line 1: It has a DOCTYPE/,
    );
    expect(refusal(dek(card('&lol;')))).toMatch(/^my\.dek, line 6: &lol; is an entity of its own/);
    expect(refusal('<html>\n</html>')).toBe(
      'my.dek, line 1: <html> is no deck: <deck> is expected.',
    );
    expect(refusal('<deck></deck>')).toMatch(/no cards: <card> elements are expected/);
    expect(refusal(new Uint8Array([0x89, 0x50, 0, 0, 0, 1, 2, 3]), 'a.png')).toMatch(
      /^a\.png, line 1: This is no text/,
    );
    expect(refusal('', 'a.txt')).toMatch(/The file is empty/);
    expect(refusal(new Uint8Array(LARGEST_DECK + 1), 'a.txt')).toMatch(/at most 1 MB is expected/);
  });

  it('is read as far as it goes when only half of it is there', () => {
    const deck = deckOf(dek(`${card('Ewok')}\n${card('Teebo')}`).slice(0, 150));
    expect(deck.cards.map(({ name }) => name)).toEqual(['Ewok']);
    expect(deck.problems).toMatchObject([{ file: 'my.dek', line: 7 }]);
  });

  it('keeps the good lines beside bad counts', () => {
    const deck = deckOf('4 Ewok\n-2 Teebo\n0 Logray\n100000 Paploo\n1e9 Wicket\n2 Teebo', 'a.txt');
    expect(deck.cards.map(({ name, count }) => `${count} ${name}`)).toEqual(['4 Ewok', '2 Teebo']);
    expect(deck.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(deck.problems[0]?.message).toBe(
      '"-2" is no number of copies of "Teebo": a whole number from 1 to 99 is expected.',
    );
  });

  test('whatever is dropped, it is read or refused by a DeckError', () => {
    const torn = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '<deck>',
            '</deck>',
            '<card>',
            '</card>',
            '<name id="a">',
            '&amp;',
            '&',
            '<',
            '<!--',
            '4 ',
          ),
          fc.string({ unit: 'binary', maxLength: 8 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => utf8(parts.join('')));
    fc.assert(
      fc.property(
        fc.oneof(torn, fc.uint8Array({ maxLength: 300 })),
        fc.constantFrom('a.dek', 'a.txt'),
        (bytes, file) => {
          try {
            readFile(bytes, file);
          } catch (error) {
            expect(error).toBeInstanceOf(DeckError);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  test('a megabyte of anything takes no time to speak of', () => {
    for (const unit of [
      '<',
      '<a ',
      '<deck>',
      '&',
      '&a',
      '<card a="',
      '4 x\n',
      '- ',
      'x 1',
      '\t',
      '<!-- ',
      '1 1 1 ',
    ]) {
      const bytes = utf8(unit.repeat(LARGEST_DECK / unit.length));
      // Time of the processor, so that a machine that does other work at the same time is no fault.
      const from = process.cpuUsage();
      refusal(bytes, 'a.txt');
      refusal(bytes, 'a.dek');
      expect(process.cpuUsage(from).user / 1000, unit).toBeLessThan(3000);
    }
  });
});

test('a card that is not known is offered near names and never taken for one', () => {
  const book = makeBook([
    { title: 'Slave I (L)', keywords: [] },
    { title: 'Zaalbar (A)', keywords: [] },
  ]);
  expect(book.find('zaalbar  (a)')?.title).toBe('Zaalbar (A)');
  expect(book.find('Zalbaar (A)')).toBeUndefined();
  expect(book.near('Zalbaar (A)')).toEqual(['Zaalbar (A)']);
  expect(book.near('Slave I')).toEqual(['Slave I (L)']);
  expect(book.near('__proto__')).toEqual([]);
});
