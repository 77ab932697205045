/** The keywords that the lab knows the rules of: each is loaded when somebody first speaks of it. */
import type { Start } from '../../examples/attack/recording.ts';
import { squash } from '../../notation/errors.ts';
import { defaultVocabulary } from '../../notation/vocabulary.ts';
import { keywordsIn } from '../demo/keywords.ts';
import { learnAll } from '../demo/learn.ts';

/** Asked for already, with or without rules of their own. */
const asked = new Set<string>();

/** Keywords whose names stand somewhere in a text: rather one too many than one too few. */
function namedIn(text: string): string[] {
  const bare = squash(text);
  const isNamed = (name: string) => bare.includes(squash(name));
  return defaultVocabulary.words
    .filter(({ id, name, aliases }) => [id, name, ...aliases].some(isNamed))
    .map(({ id }) => id);
}

/** Those that a text of the notation, an address or a situation speaks of and that are not loaded yet. */
export function unknownIn(what: string | Start): string[] {
  const named = typeof what === 'string' ? namedIn(what) : keywordsIn({ start: what, moves: [] });
  return [...named].filter((id) => !asked.has(id));
}

/** Loads the rules of these keywords. @throws when they can't be fetched */
export async function learnThese(ids: readonly string[]): Promise<void> {
  await learnAll(ids);
  for (const id of ids) asked.add(id);
}

/** The words of an address, for {@link unknownIn}. */
export function wordsOf(query: string): string {
  return [...new URLSearchParams(query).values()].join(' ');
}
