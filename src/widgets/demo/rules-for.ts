/**
 * The rules of single keywords as files: most pages need a few of them. Fetching them needs no other rule, so
 * they come beside the engine, not after it.
 */
import type { KeywordRules } from '../../rules/hooks.ts';
import { files } from './keyword-files.ts';

/** Loads the rules of these keywords; what acts in no attack has none. @throws when one can't be fetched */
export async function rulesFor(ids: Iterable<string>): Promise<KeywordRules[]> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const parts = Object.values((await files[`../../rules/keywords/${id}.ts`]?.()) ?? {});
      return parts.filter((part) => isRules(part, id)) as KeywordRules[];
    }),
  );
  return found.flat();
}

/** Loads the rules of a demo beside those of the keywords on it: on a phone a request that waits for another is felt. */
export async function withKeywords<Rules extends { register(rules: KeywordRules[]): void }>(
  rules: Promise<Rules>,
  ids: Iterable<string>,
): Promise<Rules> {
  const [found, learnt] = await Promise.all([rules, rulesFor(ids)]);
  found.register(learnt);
  return found;
}

function isRules(part: unknown, id: string): boolean {
  return typeof part === 'object' && part !== null && (part as { id?: unknown }).id === id;
}
