/** Plain text, made safe for each kind of markup. Each function takes one text and gives the source that shows it. */

/** Invisible; it splits what a parser would read as a tag or a mention. */
const SPLIT = '\u200b';

/** Marks at the start of a line that would begin a heading, a list, a quote or a rule. */
function escapeLineStarts(line: string): string {
  return line
    .trim()
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/**
 * CommonMark with the habits of GitHub, Reddit and Discourse. Line breaks inside a paragraph stay; an address
 * in the text becomes no link, because such a link would swallow the escapes that follow it.
 */
export function markdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|~&$^@]/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
    .split('\n')
    .map(escapeLineStarts)
    .join('  \n');
}

/** Discord: its marks, masked links, emoji words, and mentions of any kind. */
export function discord(text: string): string {
  return text
    .replace(/[\\`*_~|[\]<>]/g, '\\$&')
    .replace(/@/g, `@${SPLIT}`)
    .replace(/:(?=[\w-]+:|\/\/)/g, '\\:')
    .split('\n')
    .map(escapeLineStarts)
    .join('\n');
}

/** BBCode has no escape of its own: an opening bracket is split from what would make it a tag. */
export function bbcode(text: string): string {
  return text.replace(/\[(?=[/*a-z])/gi, `[${SPLIT}`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text or attribute value in HTML and XML. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}

/** An address with every sign written as a code that some markup would read as its own. */
export function address(url: string): string {
  return new URL(url).href.replace(
    /[()[\]<>"'`*|\\^{}~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}
