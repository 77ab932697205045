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

function validated<T extends z.ZodType>(schema: T, value: unknown, where: string): z.infer<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentErrors(describeIssues(result.error.issues, value, where));
}

function readKeyword({ id, file, source }: Found): Keyword {
  const mdx = parseMdx(source, file);
  const front = validated(keywordSchema, mdx.front, file);
  const rulings = readRulings(mdx, id);
  const opening = textOf(
    mdx.tree.children.slice(
      0,
      mdx.tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement'),
    ),
  );
  return { ...front, id, file, address: keywordAddress(id), opening, rulings };
}

function readTerm({ id, file, source }: Found): Term {
  const mdx: MdxFile = parseMdx(source, file);
  const front = validated(termSchema, mdx.front, file);
  return { ...front, id, file, address: termAddress(id), text: textOf(mdx.tree.children) };
}

function readStep({ id, file, source }: Found): StepText {
  const mdx = parseMdx(source, file);
  return {
    ...validated(stepSchema, mdx.front, file),
    id,
    file,
    text: textOf(mdx.tree.children),
  };
}

function readDoc({ id, file, source }: Found): Doc {
  const mdx = parseMdx(source, file);
  const front = validated(docSchema, mdx.front, file);
  return {
    ...front,
    id,
    file,
    address: docAddress(id),
    fences: fencesOf(mdx.tree, `docs/${id}`, file),
  };
}

function readInteraction({ id, file, source }: Found): Interaction {
  const mdx = parseMdx(source, file);
  const front = validated(interactionSchema, mdx.front, file);
  return {
    ...front,
    id,
    file,
    address: interactionAddress(id),
    text: textOf(mdx.tree.children),
    fences: fencesOf(mdx.tree, `interactions/${id}`, file),
  };
}

function readChange({ id, file, source }: Found): Change {
  const mdx = parseMdx(source, file);
  const front = validated(changeSchema, mdx.front, file);
  if (!id.startsWith(`${front.date}-`)) {
    throw new ContentError(file, 'the name does not start with its date', `${front.date}-….md`);
  }
  return { ...front, id, file, address: changeAddress(id), text: textOf(mdx.tree.children) };
}

function readCard({ id, file, source }: Found): Card {
  let value: unknown;
  try {
    value = parseYaml(source);
  } catch (error) {
    throw new ContentError(file, `not valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  const front = validated(cardSchema, value, file);
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
  errors.push(...checkCatalog(parts));
  if (errors.length > 0) throw new ContentErrors(errors);
  return buildCatalog(parts);
}
