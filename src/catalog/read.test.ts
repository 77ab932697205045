import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentErrors, readCatalog } from './index.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

const FURY = `---
name: Fury
template: Fury X
nature: ability
stacking: cumulative
kind: triggered
step: initial-roll
gist: A natural 4 in the first throw brings X more attack dice.
---

<Ruling id="a-four" title="A 4 brings dice" source="keyword-list">

Roll X more dice once.

</Ruling>
`;

/** Reads a content folder with these files. */
function read(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  made.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readCatalog(folder);
}

/** What the build says of these files. */
function mistakes(files: Record<string, string>): string[] {
  try {
    read(files);
    return [];
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    return error.errors.map(({ message }) => message);
  }
}

const MEETING = `---
keywords: [fury]
title: A 4 is enough
gist: One natural 4 brings all the dice.
source: keyword-list
cites: [fury/a-four]
---

Fury counts once.

\`\`\`example
attacker  power 1
roll      4
expect    hits 1
\`\`\`
`;

const meeting = (from: string, to: string) => ({
  'keywords/fury.mdx': FURY,
  'interactions/fury-x-fours.mdx': MEETING.replace(from, to),
});

const fury = (from: string | RegExp, to: string) => ({
  'keywords/fury.mdx': FURY.replace(from, to),
});

describe('reading the content', () => {
  it('reads a keyword with its rulings', () => {
    const { keyword, cited } = read({ 'keywords/fury.mdx': FURY });
    expect(keyword('fury')?.rulings[0]).toMatchObject({
      cite: 'fury/a-four',
      number: 1,
      text: 'Roll X more dice once.',
    });
    expect(cited('fury/a-four')?.address).toBe('/keywords/fury/#a-four');
  });

  it('reads what happens when keywords meet, its examples among all others', () => {
    const { interaction, fence } = read(meeting('', ''));
    expect(interaction('fury-x-fours')).toMatchObject({
      address: '/interactions/fury-x-fours/',
      keywords: ['fury'],
      text: 'Fury counts once.',
    });
    expect(fence('interactions/fury-x-fours/1')?.line).toBe(12);
  });

  it('lands a merged id on the ruling that took it in', () => {
    const { cited } = read(fury('id="a-four"', 'id="a-four" also="old-four older-four"'));
    expect(cited('fury/older-four')?.address).toBe('/keywords/fury/#a-four');
  });
});

describe('a mistake in the content stops the build and is named', () => {
  it('a missing key, with what is allowed', () => {
    expect(mistakes(fury('stacking: cumulative\n', ''))).toEqual([
      'content/keywords/fury.mdx: frontmatter lacks "stacking"\n    expected: cumulative | isolated | layered | selective',
    ]);
  });

  it('a misspelt value, with the one that was meant', () => {
    expect(mistakes(fury('kind: triggered', 'kind: trigered'))).toEqual([
      'content/keywords/fury.mdx:6: frontmatter "kind" is "trigered", did you mean "triggered"?\n    expected: static | triggered | activated',
    ]);
  });

  it('a key that nobody knows, with its line and the keys that there are', () => {
    expect(mistakes(fury('kind: triggered', 'kind: triggered\ncolour: red'))).toEqual([
      'content/keywords/fury.mdx:7: frontmatter has a key that is not known: "colour"\n    expected: name | template | nature | stacking | kind | step | gist | aliases | related | files | revision',
    ]);
  });

  it('a misspelt key, as the one that is lacking and as the one that was written', () => {
    expect(mistakes(fury('gist:', 'jist:')).map((text) => text.split('\n')[0])).toEqual([
      'content/keywords/fury.mdx: frontmatter lacks "gist"',
      'content/keywords/fury.mdx:8: frontmatter has a key that is not known: "jist", did you mean "gist"?',
    ]);
  });

  it('an unknown step', () => {
    expect(mistakes(fury('step: initial-roll', 'step: inital-roll'))[0]).toContain(
      '"step" is "inital-roll", did you mean "initial-roll"?',
    );
  });

  it('a ruling id that stands twice, with both lines', () => {
    const twice = `${FURY}\n<Ruling id="a-four" title="Again" source="wizards">\n\nText.\n\n</Ruling>\n`;
    expect(mistakes({ 'keywords/fury.mdx': twice })).toEqual([
      'content/keywords/fury.mdx:17: ruling id "a-four" stands at content/keywords/fury.mdx:11 too\n    expected: ids that differ',
    ]);
  });

  it('a ruling without a source, with its line', () => {
    expect(mistakes(fury(' source="keyword-list"', ''))).toEqual([
      'content/keywords/fury.mdx:11: <Ruling> lacks "source"\n    expected: keyword-list | current-list | wizards | our-reading',
    ]);
  });

  it('a ruling without anything, and one with an attribute that nobody knows', () => {
    expect(mistakes(fury(/<Ruling .*>/, '<Ruling>')).map((text) => text.split('\n')[0])).toEqual([
      'content/keywords/fury.mdx:11: <Ruling> lacks "id"',
      'content/keywords/fury.mdx:11: <Ruling> lacks "title"',
      'content/keywords/fury.mdx:11: <Ruling> lacks "source"',
    ]);
    expect(mistakes(fury('title=', 'titel="Dice" title='))).toEqual([
      'content/keywords/fury.mdx:11: <Ruling> has a key that is not known: "titel", did you mean "title"?\n    expected: id | also | title | source | reading',
    ]);
    expect(mistakes(fury('title=', 'id="b" title='))).toEqual([
      'content/keywords/fury.mdx:11: <Ruling> has "id" twice\n    expected: id="…" once',
    ]);
  });

  it('an empty ruling', () => {
    expect(mistakes(fury('Roll X more dice once.', ''))[0]).toContain(
      '<Ruling id="a-four"> has no text',
    );
  });

  it('a related keyword that does not exist', () => {
    expect(mistakes(fury('kind: triggered', 'kind: triggered\nrelated: [furry]'))[0]).toContain(
      '"related" names "furry", which does not exist\n    expected: did you mean "fury"?',
    );
  });

  it('prose that breaks MDX, with line and cure', () => {
    const [message] = mistakes(fury('Roll X more dice once.', 'Roll <5 dice.'));
    expect(message).toContain('content/keywords/fury.mdx:13:7: this is not valid MDX');
    expect(message).toContain('write "less than", "\\<" or "\\{"');
  });

  const OWN_LINE = '</Ruling> on a line of its own, before the next <Ruling …>';
  const TAG = '<Ruling id="…" title="…" source="…">';
  const TAGS: [what: string, from: string | RegExp, to: string, said: string, allowed: string][] = [
    [
      'a ruling that is never closed, where it was opened',
      '</Ruling>\n',
      '',
      '11:1: <Ruling id="a-four"> is opened here and never closed',
      OWN_LINE,
    ],
    [
      'the same with another ruling behind it',
      '</Ruling>\n',
      '\n<Ruling id="b" title="More" source="wizards">\n\nText.\n\n</Ruling>\n',
      '11:1: <Ruling id="a-four"> is opened here and never closed',
      OWN_LINE,
    ],
    [
      'a closing tag of another name',
      '</Ruling>',
      '</Rulling>',
      '15:1: </Rulling> stands where <Ruling id="a-four">, opened in line 11, is to be closed',
      '</Ruling>',
    ],
    [
      'a closing tag that closes nothing',
      /$/,
      '\n</Ruling>\n',
      '17:2: </Ruling> closes nothing',
      `${TAG} before it, or no closing tag`,
    ],
    [
      'a closing tag at the end of a sentence',
      'once.\n\n',
      'once.',
      '13:23: </Ruling> stands inside a paragraph that began after its opening tag',
      '</Ruling> on a line of its own, at its start, with a blank line before',
    ],
    [
      'a ruling inside a ruling, with both lines',
      'once.\n',
      'once.\n\n<Ruling id="b" title="More" source="wizards">\n\nText.\n\n</Ruling>\n',
      '15:1: <Ruling id="b"> stands inside <Ruling id="a-four">, opened in line 11',
      '</Ruling> before it: rulings stand one after another',
    ],
    [
      'a ruling in the middle of a sentence',
      /$/,
      '\nSee <Ruling id="b" title="More" source="wizards">this</Ruling>.\n',
      '17:5: <Ruling id="b"> stands inside a paragraph',
      'both its tags on lines of their own, at their start, with blank lines around',
    ],
    [
      'a tag without its end',
      'list">',
      'list"',
      '11:1: <Ruling is opened here and can\'t be read up to its ">": unexpected character `.` (U+002E) in attribute name at 13:22',
      `${TAG}, each value between straight quotes, ">" at the end`,
    ],
    [
      'a value without its second quote, which the next ruling closes',
      /list">[\s\S]*/,
      'list>\n\nText.\n\n</Ruling>\n\n<Ruling id="b" title="More" source="wizards">\n\nText.\n\n</Ruling>\n',
      '11:1: <Ruling is opened here and can\'t be read up to its ">": unexpected character `"` (U+0022) in attribute name at 17:14',
      `${TAG}, each value between straight quotes, ">" at the end`,
    ],
    [
      'a component that is misspelt at both ends',
      /Ruling/g,
      'Rulling',
      '11:1: <Rulling> is not known, did you mean <Ruling>?',
      `${TAG} | <Revision by="…">`,
    ],
    [
      'a revision that its paragraph does not close',
      'Roll X',
      '<Revision by="current list">Roll X',
      '13:1: <Revision> is opened here and not closed in its paragraph',
      '</Revision> in the same paragraph, or both tags on lines of their own',
    ],
    [
      'a word in angle brackets',
      'Roll X',
      'Roll <x> dice',
      '13:6: <x> is opened here and not closed in its paragraph',
      '</x>. A bare "<" or "{" starts code in MDX: write "less than", "\\<" or "\\{"',
    ],
    [
      'a word in braces, which would be lost',
      'Roll X',
      'Roll {X}',
      '13:6: {X} is code in MDX and not shown as it stands',
      'plain prose. Write "\\{" for a brace; a comment is {/* … */}',
    ],
    [
      'a paragraph that begins like code',
      'Roll X',
      'import the card, then roll X',
      '13:12: a paragraph that begins with "import" or "export" is code in MDX',
      'another first word',
    ],
  ];
  for (const [what, from, to, said, allowed] of TAGS) {
    it(what, () => {
      expect(mistakes(fury(from, to))).toEqual([
        `content/keywords/fury.mdx:${said}\n    expected: ${allowed}`,
      ]);
    });
  }

  it('but not a comment', () => {
    expect(mistakes(fury('Roll X', '{/* to be checked */}\n\nRoll X'))).toEqual([]);
  });

  it('broken YAML', () => {
    expect(mistakes(fury('name: Fury', 'name: [Fury'))[0]).toContain(
      'the frontmatter is not valid YAML',
    );
  });

  it('a file without frontmatter', () => {
    expect(mistakes({ 'keywords/fury.mdx': 'Just text.' })).toEqual([
      'content/keywords/fury.mdx:1: no frontmatter\n    expected: a block between two lines "---" at the top',
    ]);
  });

  it('two keywords that share a nickname', () => {
    const wrath = FURY.replace('name: Fury', 'name: Wrath\naliases: [fury]');
    expect(mistakes({ 'keywords/fury.mdx': FURY, 'keywords/wrath.mdx': wrath })[0]).toContain(
      '"fury" is a name or alias in content/keywords/fury.mdx too',
    );
  });

  it('a file name that can be no address', () => {
    expect(mistakes({ 'keywords/Fury X.mdx': FURY })[0]).toContain("can't be an address");
  });

  it('a card with a keyword that does not exist', () => {
    const card = 'name: Vader\nkeywords: [fuhry]\nsource: A test.\n';
    expect(mistakes({ 'keywords/fury.mdx': FURY, 'cards/vader.yaml': card })[0]).toContain(
      '"keywords" names "fuhry"',
    );
  });

  it('an interaction that names an unknown keyword, or cites a ruling that is not there', () => {
    expect(mistakes(meeting('[fury]', '[furry]'))).toEqual([
      'content/interactions/fury-x-fours.mdx: "keywords" names "furry", which does not exist\n    expected: did you mean "fury"?',
    ]);
    expect(mistakes(meeting('[fury/a-four]', '[wrath/of-khan]'))).toEqual([
      'content/interactions/fury-x-fours.mdx: "cites" names "wrath/of-khan", which does not exist\n    expected: <keyword>/<ruling> or term/<id>, with ids that exist',
    ]);
    expect(mistakes(meeting('[fury/a-four]', '[fury/a-five]'))).toEqual([
      'content/interactions/fury-x-fours.mdx: "cites" names "fury/a-five", which does not exist\n    expected: did you mean "fury/a-four"?',
    ]);
  });

  it('an interaction without an example', () => {
    expect(mistakes(meeting('```example', '```text'))[0]).toContain('no example');
  });

  it('a file that can not be read once, not by all that name it', () => {
    const files = meeting('', '');
    files['keywords/fury.mdx'] = FURY.replace('gist:', 'jist:');
    expect(mistakes(files).filter((text) => !text.includes('keywords/fury.mdx'))).toEqual([]);
  });

  it('all mistakes at once, not the first alone', () => {
    expect(mistakes(fury(/nature: ability\nstacking: cumulative\n/, ''))).toHaveLength(2);
  });
});
