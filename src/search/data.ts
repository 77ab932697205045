/** Makes the search data from the catalog, at build time. */
import type { Catalog } from '../catalog/index.ts';
import { keyWords } from './tokens.ts';
import type { PageRow, RulingRow, SearchData } from './types.ts';

/** A ruling that names its keyword's class answers "does it stack", whatever words the player has for that. */
function classWords(text: string, stacking: string): string {
  return text.toLowerCase().includes(stacking) ? 'stack cumulative copies several instances' : '';
}

/** @param catalog the whole content */
export function searchData({ keywords, terms, cards, keyword }: Catalog): SearchData {
  const pages: PageRow[] = [];
  const rulings: RulingRow[] = [];
  const rulingTexts: string[] = [];
  const pageTexts: string[] = [];

  for (const entry of keywords) {
    const page = pages.push(['keyword', entry.id, entry.name, entry.gist, entry.aliases]) - 1;
    pageTexts.push(`${entry.opening} ${entry.template}`);
    for (const ruling of entry.rulings) {
      rulings.push([page, ruling.id, ruling.title]);
      const notes = ruling.revisions.map(({ text }) => text);
      rulingTexts.push([ruling.text, ...notes, classWords(ruling.text, entry.stacking)].join(' '));
    }
  }
  for (const term of terms) {
    pages.push(['term', term.id, term.name, term.gist, term.aliases]);
    pageTexts.push(term.text);
  }
  for (const card of cards) {
    const names = card.keywords.map((id) => keyword(id)?.name ?? id);
    pages.push(['card', card.id, card.title, names.join(', '), [card.name]]);
    pageTexts.push('');
  }

  const bags = [...rulingTexts, ...pageTexts].map(keyWords);
  const words = [...new Set(bags.flat())].sort();
  const place = new Map(words.map((word, index) => [word, index]));
  const texts = bags.map((bag) => {
    const places = bag.map((word) => place.get(word) ?? 0).sort((a, b) => a - b);
    return places.map((at, index) => (at - (places[index - 1] ?? 0)).toString(36)).join(' ');
  });
  return { pages, rulings, words: words.join(' '), texts };
}
