/**
 * One ruling, term, example or lab state as text for any place where players write.
 * Pure and free of the DOM: the copy menu runs it in the page, the tests under Node.
 */
import { cutAtSentence } from './cut.ts';
import * as safe from './escape.ts';

export interface Shared {
  /** One line: `Critical Hit: One 6 is as good as three`. */
  title: string;
  /** Plain text; paragraphs by blank lines, list items by line breaks. */
  text: string;
  /** Absolute address. */
  address: string;
  /** Who says so: `keyword list`. */
  source?: string;
  /** An example or a lab state in its notation. */
  code?: string;
}

export interface CopyFormat {
  id: 'address' | 'markdown' | 'bbcode' | 'bbcode-link' | 'html' | 'discord' | 'text';
  label: string;
  text: string;
}

const SITE = 'Natural Six';
/** Most characters of a Discord message without a subscription. */
export const DISCORD_LIMIT = 2000;

/** The parts of what is shared, cleaned. */
interface Parts {
  title: string;
  paragraphs: string[];
  address: string;
  /** `Natural Six, keyword list` */
  from: string;
  code: string | undefined;
}

function partsOf({ title, text, address, source, code }: Shared): Parts {
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, '\n'))
      .filter((paragraph) => paragraph !== ''),
    address: safe.address(address),
    from: source ? `${SITE}, ${source}` : SITE,
    code: code?.trim() || undefined,
  };
}

/** Puts `> ` before every line; Discord wants the space even before an empty one. */
const quoted = (text: string): string => text.replace(/^/gm, '> ');

/** A fence longer than any run of backticks inside. */
function fenced(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function asMarkdown({ title, paragraphs, address, from, code }: Parts): string {
  const blocks = [
    `**${safe.markdown(title)}**`,
    ...paragraphs.map(safe.markdown),
    ...(code ? [fenced(code)] : []),
    `[${safe.markdown(from)}](${address})`,
  ];
  return quoted(blocks.join('\n\n'));
}

function asBbcode({ title, paragraphs, address, from, code }: Parts): string {
  const blocks = [
    `[b]${safe.bbcode(title)}[/b]`,
    ...paragraphs.map(safe.bbcode),
    ...(code ? [`[code]${safe.bbcode(code)}[/code]`] : []),
    `[url=${address}]${safe.bbcode(from)}[/url]`,
  ];
  return `[quote]${blocks.join('\n\n')}[/quote]`;
}

function asHtml({ title, paragraphs, address, from, code }: Parts): string {
  const lines = [
    `<blockquote cite="${safe.html(address)}">`,
    `<p><b>${safe.html(title)}</b></p>`,
    ...paragraphs.map((text) => `<p>${safe.html(text).replace(/\n/g, '<br>\n')}</p>`),
    ...(code ? [`<pre>${safe.html(code)}</pre>`] : []),
    `<p><a href="${safe.html(address)}">${safe.html(from)}</a></p>`,
    '</blockquote>',
  ];
  return lines.join('\n');
}

/** The longest cut of a text whose escaped form fits. */
function fitted(text: string, room: number): string {
  for (
    let limit = Math.max(2, Math.min(text.length, room));
    limit >= 2;
    limit = Math.floor(limit * 0.9)
  ) {
    const escaped = safe.discord(cutAtSentence(text, limit));
    if (quoted(escaped).length <= room) return escaped;
  }
  return '';
}

function asDiscord({ title, paragraphs, address, from, code }: Parts): string {
  const link = `${safe.discord(from)}: ${address}`;
  const heading = quoted(`**${fitted(title, 300)}**`);
  let room = DISCORD_LIMIT - heading.length - link.length - '\n\n'.length;
  // No fence inside a fence: Discord ends a block at the first three backticks.
  let block = code ? `\`\`\`\n${code.replace(/`(?=`)/g, '`\u200b')}\n\`\`\`\n` : '';
  if (block.length > room / 2) block = '';
  room -= block.length;
  const text = quoted(fitted(paragraphs.join('\n\n'), room));
  return `${heading}\n${text}\n${block}${link}`;
}

function asText({ title, paragraphs, address, from, code }: Parts): string {
  return [title, ...paragraphs, ...(code ? [code] : []), `${from}: ${address}`].join('\n\n');
}

/**
 * Every format of the copy menu, ready to be written to the clipboard.
 * The text is escaped for each target, and the link is whole in all of them.
 * @throws TypeError when the address is not absolute
 */
export function copyFormats(shared: Shared): CopyFormat[] {
  const parts = partsOf(shared);
  return [
    { id: 'address', label: 'Address', text: parts.address },
    { id: 'discord', label: 'Discord', text: asDiscord(parts) },
    { id: 'bbcode', label: 'BBCode quote', text: asBbcode(parts) },
    {
      id: 'bbcode-link',
      label: 'BBCode link',
      text: `[url=${parts.address}]${safe.bbcode(parts.title)}[/url]`,
    },
    { id: 'markdown', label: 'Markdown', text: asMarkdown(parts) },
    { id: 'html', label: 'HTML', text: asHtml(parts) },
    { id: 'text', label: 'Plain text', text: asText(parts) },
  ];
}
