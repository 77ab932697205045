/** Joins the parts that were read into the catalog that everything asks. */
import { rulingAddress } from './address.ts';
import type { Catalog, CatalogParts } from './types.ts';

const byName = <T extends { name: string }>(entries: T[]): T[] =>
  [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** @param parts entries in any order; already checked */
export function buildCatalog(parts: CatalogParts): Catalog {
  const byId = <T extends { id: string }>(entries: T[]): Map<string, T> =>
    new Map(entries.map((entry) => [entry.id, entry]));
  const keywords = byId(parts.keywords);
  const terms = byId(parts.terms);
  const cards = byId(parts.cards);
  const steps = byId(parts.steps);
  const interactions = byId(parts.interactions);

  const citations = new Map<string, { title: string; address: string }>();
  for (const keyword of parts.keywords) {
    for (const ruling of keyword.rulings) {
      for (const id of [ruling.id, ...ruling.also]) {
        citations.set(`${keyword.id}/${id}`, {
          title: `${keyword.name}: ${ruling.title}`,
          address: rulingAddress(keyword.id, ruling.id),
        });
      }
    }
  }
  for (const term of parts.terms) {
    citations.set(`term/${term.id}`, { title: term.name, address: term.address });
  }

  const fences = [
    ...parts.keywords.flatMap(({ rulings }) => rulings.flatMap((ruling) => ruling.fences)),
    ...parts.interactions.flatMap((interaction) => interaction.fences),
    ...parts.docs.flatMap((doc) => doc.fences),
  ];
  const fenceByKey = new Map(fences.map((fence) => [fence.key, fence]));

  return {
    fences,
    fence: (key) => fenceByKey.get(key),
    keywords: byName(parts.keywords),
    terms: byName(parts.terms),
    cards: byName(parts.cards),
    steps: parts.steps,
    docs: parts.docs,
    interactions: parts.interactions,
    changes: [...parts.changes].sort((a, b) => (a.id < b.id ? 1 : -1)),
    keyword: (id) => keywords.get(id),
    term: (id) => terms.get(id),
    card: (id) => cards.get(id),
    step: (id) => steps.get(id),
    interaction: (id) => interactions.get(id),
    cited: (cite) => citations.get(cite),
  };
}
