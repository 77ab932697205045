import { squash } from './errors.ts';
import { type KeywordName, keywordNames } from './keyword-names.ts';

/** How one keyword is written. */
export interface Word {
  id: string;
  name: string;
  aliases: readonly string[];
  /** The number after the name: none, 0 or more, or any whole number. */
  value: 'none' | 'integer' | 'signed';
  /** Words of its own: after a colon (`Bounty: …`), before the name (`Jedi Pilot`), or none. */
  text: 'none' | 'after' | 'before';
  /** Printed as `Pay [cost]: Name`. */
  paid: boolean;
}

/** All the keywords that a unit text may name. */
export interface Vocabulary {
  words: readonly Word[];
  /** The word of a name or alias, whatever its case, spaces and hyphens. */
  find(name: string): Word | undefined;
  /** The word of a keyword id. */
  byId(id: string): Word | undefined;
}

/** How a keyword is written, read off its template. */
export function wordFromTemplate(keyword: KeywordName): Word {
  const { id, name, template, aliases = [] } = keyword;
  const colon = template.indexOf(':');
  const before = template.startsWith('[');
  const paid = /^pay\b/i.test(template);
  const head = colon < 0 ? template : template.slice(0, colon);
  const signed = keyword.signed === true || /-\s*X\b/.test(head);
  const counted = !before && !paid && /\bX\b/.test(head.slice(name.length));
  return {
    id,
    name,
    aliases,
    value: counted ? (signed ? 'signed' : 'integer') : 'none',
    text: before ? 'before' : !paid && colon >= 0 ? 'after' : 'none',
    paid,
  };
}

/** A vocabulary of these keywords. Of two with the same name the first counts; names win over aliases. */
export function makeVocabulary(keywords: readonly KeywordName[]): Vocabulary {
  const words = keywords.map(wordFromTemplate);
  const byName = new Map<string, Word>();
  const put = (name: string, word: Word) => {
    const key = squash(name);
    if (key !== '' && !byName.has(key)) byName.set(key, word);
  };
  for (const word of words) put(word.name, word);
  for (const word of words) put(word.id, word);
  for (const word of words) for (const alias of word.aliases) put(alias, word);
  const byId = new Map(words.map((word) => [word.id, word]));
  return { words, find: (name) => byName.get(squash(name)), byId: (id) => byId.get(id) };
}

/** The keywords of the game, without anything from the content. */
export const defaultVocabulary: Vocabulary = makeVocabulary(keywordNames);
