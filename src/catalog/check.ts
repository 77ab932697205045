/** What no single file can know: duplicate ids, names and references that lead nowhere. */
import { STEPS } from '../rules/steps.ts';
import { nearest } from '../rules/words.ts';
import { ContentError } from './errors.ts';
import type { CatalogParts } from './types.ts';

function duplicates(where: Map<string, string>, key: string, place: string): string | undefined {
  const before = where.get(key);
  if (before === undefined) where.set(key, place);
  return before;
}

function unknownId(file: string, key: string, id: string, known: readonly string[]): ContentError {
  const guess = nearest(id, known);
  return new ContentError(
    file,
    `"${key}" names "${id}", which does not exist`,
    guess ? `did you mean "${guess}"?` : `one of ${[...known].sort().join(', ')}`,
  );
}

/** A cited ruling that is not there: the message offers those of the keyword that was meant. */
function unknownCite(file: string, cite: string, cites: readonly string[]): ContentError {
  const owner = `${cite.split('/')[0]}/`;
  const own = cites.filter((other) => other.startsWith(owner));
  if (own.length > 0) return unknownId(file, 'cites', cite, own);
  const guess = nearest(cite, cites);
  return new ContentError(
    file,
    `"cites" names "${cite}", which does not exist`,
    guess ? `did you mean "${guess}"?` : '<keyword>/<ruling> or term/<id>, with ids that exist',
  );
}

/** @returns every mistake; an empty list when all is well */
export function checkCatalog({
  keywords,
  terms,
  cards,
  steps,
  interactions,
  changes,
}: CatalogParts): ContentError[] {
  const errors: ContentError[] = [];
  const keywordIds = keywords.map((keyword) => keyword.id);
  const termIds = terms.map((term) => term.id);

  const spoken = new Map<string, string>();
  for (const { id, name, aliases, file, related } of keywords) {
    for (const word of new Set([name, ...aliases].map((entry) => entry.toLowerCase()))) {
      const before = duplicates(spoken, word, file);
      if (before)
        errors.push(new ContentError(file, `"${word}" is a name or alias in ${before} too`));
    }
    for (const other of related) {
      if (other === id) errors.push(new ContentError(file, '"related" names the keyword itself'));
      else if (!keywordIds.includes(other))
        errors.push(unknownId(file, 'related', other, keywordIds));
    }
  }

  for (const keyword of keywords) {
    const seen = new Map<string, string>();
    if (keyword.rulings.length === 0) {
      errors.push(new ContentError(keyword.file, 'no <Ruling> in this file', 'at least one'));
    }
    for (const ruling of keyword.rulings) {
      const place = `${ruling.file}:${ruling.line}`;
      for (const id of [ruling.id, ...ruling.also]) {
        const before = duplicates(seen, id, place);
        if (before)
          errors.push(
            new ContentError(place, `ruling id "${id}" stands at ${before} too`, 'ids that differ'),
          );
      }
    }
  }

  for (const term of terms) {
    for (const other of term.see) {
      if (!termIds.includes(other)) errors.push(unknownId(term.file, 'see', other, termIds));
    }
  }
  for (const card of cards) {
    for (const id of card.keywords) {
      if (!keywordIds.includes(id)) errors.push(unknownId(card.file, 'keywords', id, keywordIds));
    }
  }
  const cites = [
    ...keywords.flatMap(({ id, rulings }) =>
      rulings.flatMap((ruling) => [ruling.id, ...ruling.also].map((own) => `${id}/${own}`)),
    ),
    ...termIds.map((id) => `term/${id}`),
  ];
  const known = new Set(cites);
  for (const { file, keywords: meeting, cites: cited, text, fences } of interactions) {
    for (const id of meeting) {
      if (!keywordIds.includes(id)) errors.push(unknownId(file, 'keywords', id, keywordIds));
    }
    for (const cite of cited) {
      if (!known.has(cite)) errors.push(unknownCite(file, cite, cites));
    }
    if (text === '') errors.push(new ContentError(file, 'no text', 'the answer and why it is so'));
    if (fences.length === 0)
      errors.push(new ContentError(file, 'no example', 'at least one ```example'));
  }
  for (const { file, added, changed } of changes) {
    for (const cite of [...(added === 'all' ? [] : added), ...changed]) {
      if (!known.has(cite)) errors.push(unknownCite(file, cite, cites));
    }
  }
  const stepIds: string[] = STEPS.map((step) => step.id);
  for (const step of steps) {
    if (!stepIds.includes(step.id))
      errors.push(unknownId(step.file, 'file name', step.id, stepIds));
  }

  const slugs = new Map<string, string>();
  for (const entry of [...keywords, ...terms, ...cards, ...interactions]) {
    const kind = entry.file.split('/')[1] ?? '';
    const before = duplicates(slugs, `${kind}/${entry.id.toLowerCase()}`, entry.file);
    if (before)
      errors.push(
        new ContentError(entry.file, `the same address as ${before}`, 'file names that differ'),
      );
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id)) {
      errors.push(
        new ContentError(
          entry.file,
          `the file name "${entry.id}" can't be an address`,
          'lower-case words with hyphens',
        ),
      );
    }
  }
  return errors;
}
