/** What the sheet shows of each keyword, and the words by which it finds them. */
import { catalog } from '../catalog/index.ts';
import { type KeywordName, keywordNames } from '../notation/keyword-names.ts';
import { STEPS } from '../rules/steps.ts';
import type { KnownCard } from './book.ts';

export interface SheetKeyword {
  id: string;
  name: string;
  template: string;
  gist: string;
  address: string;
  /** Place of its step among all steps, and the step's name. */
  step: number;
  stepName: string;
  /** Anchor, title and text of each ruling. */
  rulings: [id: string, title: string, text: string][];
}

export interface SheetData {
  keywords: SheetKeyword[];
  /** For the scanner: the keywords of the site, and those of the game that have no page here. */
  names: KeywordName[];
  cards: KnownCard[];
}

export function sheetData(): SheetData {
  const { keywords, cards } = catalog();
  const former = new Map(keywordNames.map(({ id, aliases }) => [id, aliases]));
  const here = new Set(keywords.map(({ id }) => id));
  return {
    keywords: keywords.map(({ id, name, template, gist, address, step, rulings }) => {
      const at = STEPS.findIndex((each) => each.id === step);
      return {
        ...{ id, name, template, gist, address },
        step: at,
        stepName: STEPS[at]?.name ?? '',
        rulings: rulings.map((ruling) => [ruling.id, ruling.title, ruling.text]),
      };
    }),
    names: [
      ...keywords.map(({ id, name, template }) => {
        const aliases = former.get(id);
        return aliases === undefined ? { id, name, template } : { id, name, template, aliases };
      }),
      ...keywordNames.filter(({ id }) => !here.has(id)),
    ],
    cards: cards.map(({ title, keywords, address }) => ({ title, keywords, address })),
  };
}
