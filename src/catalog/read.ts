/** Reads `content/` from disk into a catalog, and says every mistake that it finds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import {
  cardAddress,
  changeAddress,
  docAddress,
  interactionAddress,
  keywordAddress,
  termAddress,
} from './address.ts';
import { buildCatalog } from './build.ts';
import { checkCatalog } from './check.ts';
import { ContentError, ContentErrors } from './errors.ts';
import { fencesOf, type MdxFile, parseMdx, textOf } from './mdx.ts';
import { readRulings } from './rulings.ts';
import {
  cardSchema,
  changeSchema,
  docSchema,
  interactionSchema,
  keywordSchema,
  stepSchema,
  termSchema,
} from './schema.ts';
import type { Card, Catalog, Change, Doc, Interaction, Keyword, StepText, Term } from './types.ts';
import { describeIssues } from './zod-words.ts';

interface Found {
  id: string;
  file: string;
  source: string;
}

function filesOf(contentDir: string, folder: string, ending: string): Found[] {
  const directory = join(contentDir, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({
      id: name.slice(0, -ending.length),
      file: `content/${folder}/${name}`,
      source: readFileSync(join(directory, name), 'utf8'),
    }));
}

function collect<T>(found: Found[], errors: ContentError[], read: (file: Found) => T): T[] {
  const entries: T[] = [];
  for (const file of found) {
    try {
      entries.push(read(file));
    } catch (error) {
      if (error instanceof ContentError) errors.push(error);
      else if (error instanceof ContentErrors) errors.push(...error.errors);
      else throw error;
    }
  }
  return entries;
}

/** The line of a key of frontmatter or YAML; keys of the first level stand at the start of theirs. */
function keyLine(source: string, key: string): number | undefined {
  const line = source
    .split('\n')
    .findIndex((text) => text.startsWith(key) && /^\s*:/.test(text.slice(key.length)));
  return line === -1 ? undefined : line + 1;
}

function validated<T extends z.ZodObject>(
  schema: T,
  value: unknown,
  { file, source }: Found,
): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentErrors(
    describeIssues(result.error.issues, {
      schema,
      value,
      where: file,
      owner: 'frontmatter',
      lineOf: (key) => keyLine(source, key),
    }),
  );
}

function readKeyword(found: Found): Keyword {
  const { id, file, source } = found;
  const mdx = parseMdx(source, file);
  const front = validated(keywordSchema, mdx.front, found);
  const rulings = readRulings(mdx, id);
  const opening = textOf(
    mdx.tree.children.slice(
      0,
      mdx.tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement'),
    ),
  );
  return { ...front, id, file, address: keywordAddress(id), opening, rulings };
}

function readTerm(found: Found): Term {
  const { id, file, source } = found;
  const mdx: MdxFile = parseMdx(source, file);
  const front = validated(termSchema, mdx.front, found);
  return { ...front, id, file, address: termAddress(id), text: textOf(mdx.tree.children) };
}

function readStep(found: Found): StepText {
  const { id, file, source } = found;
  const mdx = parseMdx(source, file);
  return {
    ...validated(stepSchema, mdx.front, found),
    id,
    file,
    text: textOf(mdx.tree.children),
  };
}

function readDoc(found: Found): Doc {
  const { id, file, source } = found;
  const mdx = parseMdx(source, file);
  const front = validated(docSchema, mdx.front, found);
  return {
    ...front,
    id,
    file,
    address: docAddress(id),
    fences: fencesOf(mdx.tree, `docs/${id}`, file),
  };
}

function readInteraction(found: Found): Interaction {
  const { id, file, source } = found;
  const mdx = parseMdx(source, file);
  const front = validated(interactionSchema, mdx.front, found);
  return {
    ...front,
    id,
    file,
    address: interactionAddress(id),
    text: textOf(mdx.tree.children),
    fences: fencesOf(mdx.tree, `interactions/${id}`, file),
  };
}

function readChange(found: Found): Change {
  const { id, file, source } = found;
  const mdx = parseMdx(source, file);
  const front = validated(changeSchema, mdx.front, found);
  if (!id.startsWith(`${front.date}-`)) {
    throw new ContentError(file, 'the name does not start with its date', `${front.date}-….md`);
  }
  return { ...front, id, file, address: changeAddress(id), text: textOf(mdx.tree.children) };
}

function readCard(found: Found): Card {
  const { id, file, source } = found;
  let value: unknown;
  try {
    value = parseYaml(source);
  } catch (error) {
    throw new ContentError(file, `not valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  const front = validated(cardSchema, value, found);
  const title = front.version ? `${front.name} (${front.version})` : front.name;
  return { ...front, id, file, title, address: cardAddress(id) };
}

/**
 * Reads and checks the whole content.
 * @param contentDir the folder `content`
 * @throws ContentErrors with every mistake: file, line or key, what was found, what is allowed
 */
export function readCatalog(contentDir: string): Catalog {
  const errors: ContentError[] = [];
  const parts = {
    keywords: collect(filesOf(contentDir, 'keywords', '.mdx'), errors, readKeyword),
    terms: collect(filesOf(contentDir, 'terms', '.mdx'), errors, readTerm),
    cards: collect(filesOf(contentDir, 'cards', '.yaml'), errors, readCard),
    steps: collect(filesOf(contentDir, 'steps', '.mdx'), errors, readStep),
    docs: collect(filesOf(contentDir, 'docs', '.mdx'), errors, readDoc),
    interactions: collect(filesOf(contentDir, 'interactions', '.mdx'), errors, readInteraction),
    changes: collect(filesOf(contentDir, 'changes', '.md'), errors, readChange),
  };
  // A file that could not be read is missing to all that name it: that would be said a hundred times.
  if (errors.length === 0) errors.push(...checkCatalog(parts));
  if (errors.length > 0) throw new ContentErrors(errors);
  return buildCatalog(parts);
}
