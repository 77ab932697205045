/**
 * The shapes of the public JSON, in one place: the data are built to these types, the JSON Schemas that
 * bot authors read are made from them, and the tests hold every file against its schema.
 */
import { z } from 'astro/zod';
import { KINDS, NATURES, RULING_SOURCES, STACKINGS } from '../../catalog/schema.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const cite = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/);
const url = z.url();
const source = z.enum(RULING_SOURCES).describe('Who says so.');

const die = z.object({
  natural: z.int().min(1).max(6).describe('What the die shows.'),
  hit: z.boolean().optional(),
  roles: z.array(z.string()).describe('What it did: "natural six", "Fury die", "re-rolled".'),
  rerolledFrom: z.array(z.int()).optional().describe('What it showed before, oldest first.'),
});

const example = z.object({
  title: z.string(),
  kind: z.enum(['attack', 'dice', 'build', 'stack', 'arena']),
  notation: z.string().describe('The example as its author wrote it; see the docs on notation.'),
  expected: z.array(z.string()).describe('Each thing that was checked, and came out so.'),
  result: z.string().describe('The result in one sentence.'),
  dice: z
    .array(z.object({ label: z.string(), dice: z.array(die) }))
    .describe('Dice that were rolled together, in order.'),
});

const revision = z.object({ by: z.string(), text: z.string() });

export const rulingShape = z.object({
  cite: cite.describe('Permanent: <keyword>/<ruling>.'),
  id,
  also: z.array(id).describe('Older ids that were merged into this one.'),
  keyword: id,
  title: z.string(),
  text: z.string().describe('Plain text, paragraphs by blank lines.'),
  markdown: z.string(),
  url,
  embed: url.describe('The ruling alone, to be framed.'),
  image: url.describe('PNG of 1200 by 630.'),
  source,
  reading: z
    .string()
    .optional()
    .describe(
      'The question that the sources leave open or answer in two ways, and that this ruling settles.',
    ),
  revisions: z.array(revision),
  examples: z.array(example),
});

const keywordFacts = {
  id,
  name: z.string(),
  template: z.string().describe('As cards print it, with parameters: "Critical Hit X".'),
  gist: z.string(),
  nature: z.enum(NATURES),
  stacking: z.enum(STACKINGS),
  kind: z.enum(KINDS),
  step: z.string().describe('Id of the step at which it acts; see steps.json.'),
  aliases: z.array(z.string()),
  related: z.array(id),
  url,
  image: url,
};

export const keywordShape = z.object({
  ...keywordFacts,
  opening: z.string(),
  revision: z.string().optional().describe('What the present list changed.'),
  rulings: z.array(rulingShape),
});

export const keywordsShape = z.object({
  keywords: z.array(
    z.object({
      ...keywordFacts,
      rulings: z.array(z.object({ id, title: z.string(), url })),
      json: url,
    }),
  ),
});

export const termsShape = z.object({
  terms: z.array(
    z.object({
      id,
      name: z.string(),
      aliases: z.array(z.string()),
      gist: z.string().describe('The definition.'),
      text: z.string(),
      see: z.array(id),
      source,
      confidence: z.enum(['high', 'medium', 'low']),
      url,
      image: url,
    }),
  ),
});

export const interactionsShape = z.object({
  interactions: z.array(
    z.object({
      id,
      keywords: z.array(id),
      title: z.string(),
      gist: z.string(),
      text: z.string(),
      source,
      cites: z.array(cite).describe('The rulings that the answer rests on.'),
      url,
      image: url,
      examples: z.array(example),
    }),
  ),
});

export const stepsShape = z.object({
  steps: z.array(
    z.object({
      id,
      name: z.string(),
      part: z.enum(['build', 'battle', 'attack', 'outside']),
      chance: z.boolean().describe('Whether players may play or pass here.'),
      gist: z.string(),
      text: z.string(),
      keywords: z.array(id),
      url,
    }),
  ),
});

export const cardsShape = z.object({
  cards: z.array(
    z.object({
      id,
      name: z.string(),
      version: z.string().optional(),
      set: z.string().optional(),
      keywords: z.array(id),
      source: z.string(),
      url,
    }),
  ),
});

export const aliasesShape = z.object({
  aliases: z
    .record(z.string(), z.object({ kind: z.enum(['keyword', 'term']), id, name: z.string() }))
    .describe('Folded names (lower case, letters and digits only) to what they name.'),
});

export const indexShape = z.object({
  name: z.string(),
  version: z.literal(1),
  site: url,
  docs: url,
  licence: z.string(),
  counts: z.record(z.string(), z.int()),
  files: z.record(z.string(), url).describe('The JSON files; {id} stands for a keyword.'),
  schemas: z.record(z.string(), url),
});

/** Every kind of file with its schema; `keyword` is the one of a single keyword. */
export const SHAPES = {
  index: indexShape,
  keywords: keywordsShape,
  keyword: keywordShape,
  terms: termsShape,
  interactions: interactionsShape,
  steps: stepsShape,
  cards: cardsShape,
  aliases: aliasesShape,
} as const;

export type ShapeName = keyof typeof SHAPES;
export type Shape<Name extends ShapeName> = z.infer<(typeof SHAPES)[Name]>;

/** The JSON Schema (draft 2020-12) of a kind of file. It allows fields that it does not name: later ones may come. */
export function jsonSchema(name: ShapeName, address: string): Record<string, unknown> {
  return { ...z.toJSONSchema(SHAPES[name], { io: 'input' }), $id: address };
}
