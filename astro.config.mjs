import { resolve } from 'node:path';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { remarkContent } from './src/catalog/remark.ts';
import { checkContent } from './src/integrations/check-content.ts';
import { chunkGroups, noPreloads } from './src/integrations/chunks.ts';
import { exampleKey } from './src/integrations/example-key.ts';
import { offline } from './src/integrations/offline/index.ts';
import { pageHeaders } from './src/integrations/page-headers.ts';
import { shareImages } from './src/integrations/share-images/index.ts';
import { siteMap } from './src/integrations/sitemap.ts';
import { classesForStyles, codeTheme, exampleLanguage } from './src/notation/shiki.ts';

const base = process.env.BASE_PATH ?? '/';
const site = process.env.SITE_URL ?? 'http://localhost:4321';

export default defineConfig({
  site,
  base,
  outDir: process.env.OUT_DIR ?? 'dist',
  trailingSlash: 'always',
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 6 },
  compressHTML: true,
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  markdown: {
    processor: unified({
      // Straight quotes and "->" are part of what players search for and of the notation.
      smartypants: false,
      remarkPlugins: [[remarkContent, { contentDir: resolve('content'), base }]],
    }),
    syntaxHighlight: 'shiki',
    shikiConfig: {
      langs: [exampleLanguage],
      theme: codeTheme,
      transformers: [exampleKey, classesForStyles],
    },
  },
  vite: {
    plugins: [noPreloads],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
    },
  },
  // Islands are .tsx files; without the filter every page of the content would pass through Babel too.
  integrations: [
    checkContent(),
    mdx(),
    preact({ include: ['**/*.tsx'] }),
    siteMap(base),
    pageHeaders(),
    shareImages(),
    // Last: it saves what the others wrote.
    offline(),
  ],
});
