/** The names that prose may mention, with the page each leads to. Frontmatter only, so it is cheap. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { keywordAddress, termAddress } from './address.ts';

export interface Mention {
  /** Lower case, single spaces. */
  words: string;
  address: string;
  /** `keywords/fury` or `terms/hit` */
  page: string;
}

interface NamedFront {
  name?: unknown;
  aliases?: unknown;
  link?: unknown;
}

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---/;

function frontOf(path: string): NamedFront {
  const match = frontmatter.exec(readFileSync(path, 'utf8'));
  try {
    return (match?.[1] ? parseYaml(match[1]) : {}) as NamedFront;
  } catch {
    return {}; // The catalog's reader reports broken frontmatter with file and line.
  }
}

function plurals(words: string): string[] {
  return /[a-z]$/.test(words) && !/(s|ing|ed)$/.test(words) ? [words, `${words}s`] : [words];
}

function mentionsIn(contentDir: string, folder: 'keywords' | 'terms'): Mention[] {
  const directory = join(contentDir, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const id = file.slice(0, -'.mdx'.length);
      const { name, aliases, link } = frontOf(join(directory, file));
      if (link === false) return [];
      // A keyword's nicknames ("crit") are for the search box; a term's aliases are real words of the rules.
      const spoken = folder === 'terms' && Array.isArray(aliases) ? [name, ...aliases] : [name];
      const address = folder === 'keywords' ? keywordAddress(id) : termAddress(id);
      return spoken
        .filter((word): word is string => typeof word === 'string')
        .flatMap((word) =>
          folder === 'terms' ? plurals(word.toLowerCase()) : [word.toLowerCase()],
        )
        .map((words) => ({ words, address, page: `${folder}/${id}` }));
    });
}

let read: { contentDir: string; at: number; mentions: readonly Mention[] } | undefined;

/**
 * Names of all keywords and terms, longest first; a keyword wins over a term of the same name.
 * Each file of the content asks for them, so they are read once for a build, and while `astro dev` runs
 * again after two seconds.
 * @param contentDir the folder `content`
 */
export function readMentions(contentDir: string): readonly Mention[] {
  const old = process.env['NODE_ENV'] === 'development' && Date.now() - (read?.at ?? 0) > 2000;
  if (read?.contentDir === contentDir && !old) return read.mentions;
  const seen = new Set<string>();
  const mentions = [...mentionsIn(contentDir, 'keywords'), ...mentionsIn(contentDir, 'terms')]
    .filter(({ words }) => !seen.has(words) && seen.add(words))
    .sort((a, b) => b.words.length - a.words.length || (a.words < b.words ? -1 : 1));
  read = { contentDir, at: Date.now(), mentions };
  return mentions;
}
