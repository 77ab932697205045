import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import {
  changeSchema,
  docSchema,
  interactionSchema,
  keywordSchema,
  stepSchema,
  termSchema,
} from './catalog/schema.ts';

/** MDX that pages render. Its data is read through `src/catalog`, by the same schemas. */
export const collections = {
  keywords: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/keywords' }),
    schema: keywordSchema,
  }),
  terms: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/terms' }),
    schema: termSchema,
  }),
  steps: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/steps' }),
    schema: stepSchema,
  }),
  interactions: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/interactions' }),
    schema: interactionSchema,
  }),
  changes: defineCollection({
    loader: glob({ pattern: '*.md', base: './content/changes' }),
    schema: changeSchema,
  }),
  docs: defineCollection({
    loader: glob({ pattern: '*.mdx', base: './content/docs' }),
    schema: docSchema,
  }),
};
