import { parse as parseBbcode } from '@bbob/parser';
import { parse as parseDiscord } from 'discord-markdown-parser';
import fc from 'fast-check';
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { type CopyFormat, copyFormats, DISCORD_LIMIT, type Shared } from './copy-formats.ts';

const ADDRESS = 'https://natural-six.example/keywords/critical-hit/one-six-is-enough/';

const NASTY: Record<string, string> = {
  brackets: 'Roll [two] dice ([url]https://evil.example[/url]), see [this](https://evil.example).',
  quotes: `The "natural 6" isn't 'a 6'. [/quote] "Quoted [/b]"`,
  'angle brackets':
    'Power < 3 and > 1: <b>bold</b> <@123456789012345678> <#1> <:die:123> &amp; <script>',
  pipes: '| a | b |\n| --- | --- |\n||hidden||',
  asterisks: '*one* **two** ***three*** _four_ __five__ ~~six~~ `seven` ```eight```',
  'line starts':
    '# no heading\n- no list\n+ none\n1. none\n2) none\n> no quote\n=== no rule\n-# small',
  mentions: 'Ask @everyone and @here, or :smile: and someone@example.com, www.example.com',
  backslashes: String.raw`C:\dice \* \_ \\ $x^2$ {X} ![image](a.png)`,
  'list items': 'Either of these:\n\nfirst one\nsecond one\n\nThat is all.',
};

const shared = (text: string, more: Partial<Shared> = {}): Shared => ({
  title: 'Critical Hit: One 6 is as good as three',
  text,
  address: ADDRESS,
  source: 'keyword list',
  ...more,
});

const format = (id: CopyFormat['id'], what: Shared): string => {
  const found = copyFormats(what).find((one) => one.id === id);
  if (!found) throw new Error(`No format ${id}`);
  return found.text;
};

/** A text as it is meant: no blanks at the ends of lines, one empty line between paragraphs. */
const cleaned = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, '\n'))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

const unsplit = (text: string): string => text.replaceAll('\u200b', '');

interface Read {
  title: string;
  text: string;
  links: string[];
}

function readMarkdown(source: string): Read {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(source) as Root;
  const [quote, ...outside] = tree.children;
  if (quote?.type !== 'blockquote' || outside.length > 0) throw new Error('not one quote');
  const blocks = quote.children.filter(({ type }) => type !== 'code');
  if (blocks.some(({ type }) => type !== 'paragraph')) throw new Error('not all paragraphs');
  const links: string[] = [];
  visit(
    (quote.children.at(-1) ?? quote) as unknown as Root,
    'link',
    ({ url }) => void links.push(url),
  );
  visit(quote as unknown as Root, 'break', (node) => {
    Object.assign(node, { type: 'text', value: '\n' });
  });
  const texts = blocks.map((block) => plainText(block));
  return { title: texts[0] ?? '', text: texts.slice(1, -1).join('\n\n'), links };
}

type BbNode = string | { tag: string; attrs: Record<string, string>; content: BbNode[] | null };
const bbText = (nodes: readonly BbNode[] | null): string =>
  (nodes ?? []).map((node) => (typeof node === 'string' ? node : bbText(node.content))).join('');

/** What phpBB, vBulletin and XenForo know; anything else in brackets is text to them. */
const FORUM_TAGS = 'b i u s url img quote code list * color size font email attachment'.split(' ');

/** The parser writes an unknown tag back without an empty `=`, where a forum leaves it alone: so it never sees one. */
const TEXT_BRACKET = '\ue000';
const opensNoTag = new RegExp(
  `\\[(?!/?(?:${FORUM_TAGS.join('|').replace('*', '\\*')})[\\]=\\s])`,
  'gi',
);
const unhidden = (text: string): string => unsplit(text).replaceAll(TEXT_BRACKET, '[');

function readBbcode(source: string): Read {
  const nodes = parseBbcode(source.replace(opensNoTag, TEXT_BRACKET), {
    onlyAllowTags: FORUM_TAGS,
  }) as BbNode[];
  const [quote, ...outside] = nodes;
  if (!quote || typeof quote === 'string' || quote.tag !== 'quote' || outside.length > 0)
    throw new Error('not one quote');
  const tags = (quote.content ?? []).filter((node) => typeof node !== 'string');
  const [bold, url] = [tags[0], tags.at(-1)];
  if (tags.length !== 2 || bold?.tag !== 'b' || url?.tag !== 'url')
    throw new Error(`tags: ${tags.map(({ tag }) => tag)}`);
  const text = bbText((quote.content ?? []).filter((node) => typeof node === 'string'));
  return {
    title: unhidden(bbText(bold.content)),
    text: unhidden(text).trim(),
    links: Object.keys(url.attrs).map(unhidden),
  };
}

function readHtml(source: string): Read {
  const fragment = parseFragment(source);
  const elements = (nodes: DefaultTreeAdapterTypes.ChildNode[]) =>
    nodes.filter((node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node);
  const [quote, ...outside] = elements(fragment.childNodes);
  if (quote?.tagName !== 'blockquote' || outside.length > 0) throw new Error('not one quote');
  const text = (node: DefaultTreeAdapterTypes.ChildNode): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join('') : '';
  const paragraphs = elements(quote.childNodes);
  if (paragraphs.some(({ tagName }) => tagName !== 'p')) throw new Error('not all paragraphs');
  const link = elements(paragraphs.at(-1)?.childNodes ?? [])[0];
  const texts = paragraphs.map(text);
  return {
    title: texts[0] ?? '',
    text: texts.slice(1, -1).join('\n\n'),
    links: [link?.attrs.find(({ name }) => name === 'href')?.value ?? ''],
  };
}

interface DiscordNode {
  type: string;
  content?: string | DiscordNode[];
  target?: string;
}
const discordText = (content: string | DiscordNode[] | undefined): string =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .map((node) => (node.type === 'br' ? '\n' : discordText(node.content)))
        .join('');

function readDiscord(source: string): Read & { kinds: Set<string> } {
  const nodes = parseDiscord(source, 'normal') as DiscordNode[];
  const kinds = new Set<string>();
  const links: string[] = [];
  const walk = (list: string | DiscordNode[] | undefined): void => {
    for (const node of typeof list === 'string' ? [] : (list ?? [])) {
      kinds.add(node.type);
      if (node.target) links.push(node.target);
      walk(node.content);
    }
  };
  walk(nodes);
  const quote = nodes.find(({ type }) => type === 'blockQuote');
  const [title = '', ...text] = discordText(quote?.content).split('\n');
  return { title: unsplit(title), text: unsplit(text.join('\n')).trim(), links, kinds };
}

const READERS: [CopyFormat['id'], (source: string) => Read][] = [
  ['markdown', readMarkdown],
  ['bbcode', readBbcode],
  ['html', readHtml],
  ['discord', readDiscord],
];

describe.each(READERS)('what is copied as %s', (id, read) => {
  it.each(Object.entries(NASTY))('shows %s as they are written, with the link whole', (_, text) => {
    const back = read(format(id, shared(text)));
    expect(back.title).toBe('Critical Hit: One 6 is as good as three');
    expect(back.text).toBe(cleaned(text));
    expect(back.links.at(-1)).toBe(ADDRESS);
  });

  it.each(Object.entries(NASTY))('shows a title with %s as it is written', (_, text) => {
    const title = text.replace(/\s+/g, ' ').slice(0, 90).trim();
    expect(read(format(id, shared('Text.', { title }))).title).toBe(title);
  });

  it('holds for any text', () => {
    const signs = fc.constantFrom(...'[]()<>|*_~`\\@:#-+=.!"\'&$^{}/1a b\n'.split(''));
    const texts = fc.string({ unit: signs, minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(cleaned(text) !== '');
        const back = read(format(id, shared(text)));
        expect(back.text).toBe(cleaned(text));
        expect(back.links.at(-1)).toBe(ADDRESS);
      }),
      { numRuns: 400, examples: [['[$=][']] },
    );
  });

  it('keeps a link whole that holds signs of the markup itself', () => {
    const address = 'https://natural-six.example/lab/?attacker=power+3,+[a](b)"_x_*y*|';
    const { links } = read(format(id, shared('Text.', { address })));
    expect(new URL(links.at(-1) ?? '').searchParams.get('attacker')).toBe(
      'power 3, [a](b)"_x_*y*|',
    );
  });
});

describe('what is copied for Discord', () => {
  const sentence = 'This sentence of the ruling has *stars* and [brackets] in it. ';

  it('stays within the limit, ends at a sentence and keeps the link', () => {
    const text = format('discord', shared(sentence.repeat(80), { code: 'attacker  power 3' }));
    expect(text.length).toBeLessThanOrEqual(DISCORD_LIMIT);
    expect(text.length).toBeGreaterThan(DISCORD_LIMIT * 0.8);
    expect(text).toMatch(/in it\.\n```\nattacker {2}power 3\n```\n/);
    expect(text.endsWith(ADDRESS)).toBe(true);
  });

  it('stays within the limit with a lab state that is larger than a message', () => {
    const text = format('discord', shared('Text.', { code: 'attacker  power 3\n'.repeat(300) }));
    expect(text.length).toBeLessThanOrEqual(DISCORD_LIMIT);
    expect(text.endsWith(ADDRESS)).toBe(true);
  });

  it('mentions nobody and masks no link', () => {
    const all = Object.values(NASTY).join('\n\n');
    const { kinds } = readDiscord(format('discord', shared(all)));
    for (const kind of [
      'everyone',
      'here',
      'user',
      'role',
      'channel',
      'emoji',
      'twemoji',
      'spoiler',
    ])
      expect([...kinds]).not.toContain(kind);
    expect(format('discord', shared(all))).not.toMatch(/@(everyone|here)/);
  });
});

describe('what is copied as BBCode', () => {
  it('makes no tag of what the text holds', () => {
    const text = 'A [url=https://evil.example]link[/url], a [size=200]size[/size] and [*] an item.';
    expect(format('bbcode', shared(text))).not.toMatch(/\[\/?(url=https:\/\/evil|size|\*)/);
  });
});

describe('the other formats', () => {
  it('are an address, a link for forums, and a citation in plain text', () => {
    const what = shared('One.\n\nTwo.');
    expect(format('address', what)).toBe(ADDRESS);
    expect(format('bbcode-link', what)).toBe(
      `[url=${ADDRESS}]Critical Hit: One 6 is as good as three[/url]`,
    );
    expect(format('text', what)).toBe(
      `Critical Hit: One 6 is as good as three\n\nOne.\n\nTwo.\n\nNatural Six, keyword list: ${ADDRESS}`,
    );
  });

  it('carry an example in its notation', () => {
    const what = shared('2 hits.', { code: 'attacker  power 3 [`x`]\nroll      6 6 2' });
    expect(format('markdown', what)).toContain(
      '> ```\n> attacker  power 3 [`x`]\n> roll      6 6 2\n> ```',
    );
    expect(format('bbcode', what)).toContain('[code]attacker  power 3 [`x`]\n');
    expect(format('html', what)).toContain('<pre>attacker  power 3 [`x`]\n');
    expect(format('text', what)).toContain('\n\nattacker  power 3 [`x`]\nroll      6 6 2\n\n');
  });

  it('refuse an address that is not absolute', () => {
    expect(() => copyFormats(shared('Text.', { address: '/keywords/fury/' }))).toThrow(TypeError);
  });
});
