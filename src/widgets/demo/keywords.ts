/** The rules of single keywords, loaded when a demo needs them: most pages need a few of them. */

import { type Recording, unitsIn } from '../../examples/attack/moves.ts';
import type { KeywordRules } from '../../rules/hooks.ts';
import { register, rulesOf } from '../../rules/registry.ts';

const files = import.meta.glob<Record<string, unknown>>([
  '../../rules/keywords/*.ts',
  '!../../rules/keywords/*.test.ts',
  '!../../rules/keywords/index.ts',
  // Those that act while cards are built or stacked alone.
  '!../../rules/keywords/{alternative-cost,damage-control,enhance,hidden-cost,insert}.ts',
  '!../../rules/keywords/{pilot,reduced-cost,stack,switch,upkeep}.ts',
]);

/** Every keyword that a recording speaks of. */
export function keywordsIn({ start, moves }: Recording): Set<string> {
  const found = new Set<string>();
  for (const { abilities } of unitsIn(start)) {
    for (const { keyword } of abilities ?? []) found.add(keyword);
  }
  const declared = moves.flatMap((made) => ('attack' in made ? [made.attack] : []));
  if ('attack' in start) declared.push(start.attack);
  for (const { via, later } of declared) {
    if (via !== undefined) found.add(via);
    for (const item of later ?? []) if ('ability' in item) found.add(item.ability.keyword);
  }
  return found;
}

/** Loads and registers the keywords of a recording that are not known yet. */
export async function learn(recording: Recording): Promise<void> {
  const wanted = [...keywordsIn(recording)].filter((id) => rulesOf(id) === undefined);
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
