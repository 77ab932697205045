/** The keywords that an attack, an arrival or dice of damage speak of. */

import { type Recording, unitsIn } from '../../examples/attack/recording.ts';

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
