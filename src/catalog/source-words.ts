import type { RulingSource } from './schema.ts';

/** Where a ruling comes from, as a badge says it and in full. */
export const SOURCE_WORDS: Readonly<Record<RulingSource, readonly [badge: string, full: string]>> =
  {
    'keyword-list': ['keyword list', 'From the keyword list of the five source texts.'],
    'current-list': ['current list', "From the community's present keyword list."],
    wizards: ['Wizards', "From a ruling of the publisher's time."],
    'our-reading': ['our reading', 'The sources are silent or at odds; this is how we read them.'],
  };
