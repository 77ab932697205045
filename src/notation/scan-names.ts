import { squash } from './errors.ts';
import type { KeywordName } from './keyword-names.ts';
import type { Token } from './scan-tokens.ts';
import { type Word, wordFromTemplate } from './vocabulary.ts';

/** A keyword as card text writes it. */
export interface PrintedWord extends Word {
  /** Its text is a list of card names, as behind `Stack:`. */
  names: boolean;
  /** Its text is a cost or a condition: a keyword in there is only mentioned. */
  terms: boolean;
}

/** A keyword's name found in a text: tokens `at` up to, not including, `end`. */
export interface NameAt {
  word: PrintedWord;
  at: number;
  end: number;
  /** Every word with a capital, as cards print it. */
  printed: boolean;
}

export type Names = (tokens: readonly Token[], at: number) => NameAt | undefined;

/** The longest name of a keyword, in words and hyphens. */
const MOST_TOKENS = 7;

/**
 * Finds names of keywords as cards print them. Nicknames ("crit") are no card text; an alias that is written with
 * a capital is a former name of the keyword, and counts before a keyword that bears it as its own.
 */
export function makeNames(keywords: readonly KeywordName[]): Names {
  const byName = new Map<string, PrintedWord>();
  const printed = keywords.map((keyword) => {
    const parameter = /\[([^\]]*)\]/.exec(keyword.template)?.[1]?.toLowerCase() ?? '';
    const word: PrintedWord = {
      ...wordFromTemplate(keyword),
      names: parameter.includes('list'),
      terms: /cost|condition/.test(parameter),
    };
    return word;
  });
  for (const word of printed) {
    for (const alias of word.aliases) if (/^\p{Lu}/u.test(alias)) byName.set(squash(alias), word);
  }
  for (const word of printed) {
    const key = squash(word.name);
    if (key !== '' && !byName.has(key)) byName.set(key, word);
  }
  const starts = new Set([...byName.keys()].map((name) => name.slice(0, 2)));
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.length));
  return (tokens, at) => {
    const first = tokens[at];
    if (first?.kind !== 'word' || !starts.has(first.text.slice(0, 2))) return undefined;
    let name = '';
    let printed = true;
    let best: NameAt | undefined;
    for (let end = at; end < at + MOST_TOKENS; end++) {
      const token = tokens[end];
      if (token === undefined || name.length > longest) break;
      if (token.kind === 'mark') {
        if (token.text !== '-' || end === at) break;
        continue;
      }
      // A line may be wrapped in the middle of a name.
      if (token.text === '\n' && end > at && best === undefined) continue;
      if (token.kind !== 'word') break;
      const [bare = '', own] = token.text.split(/'(?=s$)/);
      name += squash(bare);
      printed &&= token.letters !== 'lower';
      const word = byName.get(name);
      if (word !== undefined) best = { word, at, end: end + 1, printed };
      if (own !== undefined) break;
    }
    return best;
  };
}
