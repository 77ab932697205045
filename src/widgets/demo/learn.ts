/** The rules of single keywords, loaded when a demo needs them: most pages need a few of them. */
import type { KeywordRules } from '../../rules/hooks.ts';
import { register, rulesOf } from '../../rules/registry.ts';
import { files } from './keyword-files.ts';

/** Loads and registers those of these keywords that are not known yet. */
export async function learnAll(ids: Iterable<string>): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => rulesOf(id) === undefined);
  if (wanted.length === 0) return;
  await Promise.all(
    wanted.map(async (id) => {
      const found = await files[`../../rules/keywords/${id}.ts`]?.();
      const rules = Object.values(found ?? {}).filter((part) => isRules(part, id));
      register(rules as KeywordRules[]);
    }),
  );
}

function isRules(part: unknown, id: string): boolean {
  return typeof part === 'object' && part !== null && (part as { id?: unknown }).id === id;
}
