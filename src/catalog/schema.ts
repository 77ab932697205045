/**
 * The authors' manual in code: every frontmatter key with its meaning and an example.
 * `src/content.config.ts` hands these schemas to Astro; the reader in this folder uses them too,
 * so a page, the search data and a test can never see differently shaped content.
 */
import { z } from 'astro/zod';
import { STEPS } from '../rules/steps.ts';

/** Where a ruling comes from, in the order in which the site lists them. */
export const RULING_SOURCES = ['keyword-list', 'current-list', 'wizards', 'our-reading'] as const;
export const NATURES = ['ability', 'effect'] as const;
export const STACKINGS = ['cumulative', 'isolated', 'layered', 'selective'] as const;
export const KINDS = ['static', 'triggered', 'activated'] as const;

const stepIds = STEPS.map((step) => step.id) as [string, ...string[]];
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case words with hyphens');
const slugs = z.array(slug).default([]);

/** Rulings by citation: `<keyword>/<ruling>` or `term/<id>`. */
const cites = z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'expected <keyword>/<ruling>'));

export const keywordSchema = z.strictObject({
  /** The name as players say it: `Critical Hit`. */
  name: z.string().min(2),
  /** The printed form with its parameters: `Critical Hit X`. */
  template: z.string().min(2),
  /** `ability` or `effect`, as the keyword list calls it. */
  nature: z.enum(NATURES),
  /** What several copies do: add up, count once, act one by one, or let you pick one. */
  stacking: z.enum(STACKINGS),
  /** Always on, set off by something, or used by a player. */
  kind: z.enum(KINDS),
  /** The step where it acts: an id of `src/rules/steps.ts`. */
  step: z.enum(stepIds),
  /** The answer in one sentence, at most 130 characters. */
  gist: z.string().min(10).max(130),
  /** Nicknames that players type: `[crit]`. Never another keyword's name. */
  aliases: z.array(z.string().min(1)).default([]),
  /** Ids of keywords that a reader wants next. Each must exist. */
  related: slugs,
  /** The source texts that list the keyword: `['000', '001']`. */
  files: z.array(z.string().regex(/^\d{3}$/)).default([]),
  /** What the community's present list changed, in one sentence. */
  revision: z.string().min(10).optional(),
});

export const termSchema = z.strictObject({
  name: z.string().min(2),
  aliases: z.array(z.string().min(1)).default([]),
  /** The definition in one or two plain sentences, at most 240 characters. */
  gist: z.string().min(10).max(240),
  /** `false` for everyday words ("may", "unit"): prose that uses them links nowhere. */
  link: z.boolean().default(true),
  /** Ids of terms that a reader wants next. */
  see: slugs,
  source: z.enum(RULING_SOURCES),
  confidence: z.enum(['high', 'medium', 'low']).default('high'),
});

export const stepSchema = z.strictObject({
  title: z.string().min(2),
  gist: z.string().min(10).max(240),
});

export const docSchema = z.strictObject({
  title: z.string().min(2),
  gist: z.string().min(10).max(240),
});

/** What happens when keywords meet. The file is called `<keyword>-x-<keyword>.mdx`, or `<keyword>-x-<topic>.mdx`. */
export const interactionSchema = z.strictObject({
  /** Ids of the keywords that meet, the acting one first: `[accuracy, armor]`. */
  keywords: z.array(slug).min(1),
  /** The answer in a few words: `Accuracy moves the die, Armor the number it needs`. */
  title: z.string().min(3).max(90),
  /** The answer in one sentence, at most 160 characters. */
  gist: z.string().min(10).max(160),
  source: z.enum(RULING_SOURCES),
  /** The rulings that it rests on, as `<keyword>/<ruling>` or `term/<id>`. Each must exist. */
  cites: cites.min(1),
  /** The open question that an `our-reading` answer settles: `amb-lucky-order`. */
  reading: z
    .string()
    .regex(/^amb-[a-z0-9-]+$/, 'expected amb-…')
    .optional(),
});

/** YAML readers differ: some make a date of `2026-11-30`, some a text. A plain day, in UTC. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('expected a day like 2026-11-30'),
);
/** What changed for a reader. The file is called `<date>-<slug>.md`; its name is its id in the feed, for ever. */
export const changeSchema = z.strictObject({
  /** What changed, in a few words: `Overkill counts the bonus last`. */
  title: z.string().min(3).max(90),
  /** The day on which it was published: `2026-11-30`. */
  date: day,
  /** The day on which this note itself was corrected. */
  updated: day.optional(),
  /** Rulings that are new, as `<keyword>/<ruling>`. `all` is for the first publication. */
  added: z.union([z.literal('all'), cites]).default([]),
  /** Rulings whose text changed. */
  changed: cites.default([]),
});

export const cardSchema = z.strictObject({
  name: z.string().min(1),
  /** The letter that tells versions apart: `L` in `Slave I (L)`. */
  version: z.string().min(1).optional(),
  set: z.string().optional(),
  /** Ids of keywords, as the source lists them. */
  keywords: z.array(slug).min(1),
  /** Where the facts come from, in a few words. */
  source: z.string().min(3),
});

/** Attributes of `<Ruling …>` in a keyword's MDX. */
export const rulingSchema = z.strictObject({
  /** Permanent id, never made from the title. `/keywords/<keyword>/#<id>` for ever. */
  id: slug,
  /** Further permanent ids that land here, space-separated: `"old-id merged-id"`. */
  also: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*( [a-z0-9]+(-[a-z0-9]+)*)*$/,
      'expected ids with one space between',
    )
    .optional(),
  title: z.string().min(3).max(90),
  source: z.enum(RULING_SOURCES),
  /** The question, left open or answered in two ways by the sources, that the ruling settles: `amb-lucky-order`. */
  reading: z
    .string()
    .regex(/^amb-[a-z0-9-]+$/, 'expected amb-…')
    .optional(),
});

export type KeywordFront = z.infer<typeof keywordSchema>;
export type TermFront = z.infer<typeof termSchema>;
export type StepFront = z.infer<typeof stepSchema>;
export type DocFront = z.infer<typeof docSchema>;
export type InteractionFront = z.infer<typeof interactionSchema>;
export type CardFront = z.infer<typeof cardSchema>;
export type ChangeFront = z.infer<typeof changeSchema>;
export type RulingFront = z.infer<typeof rulingSchema>;
export type RulingSource = (typeof RULING_SOURCES)[number];
