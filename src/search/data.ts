/** Makes the search data from the catalog, at build time. */
import type { Catalog } from '../catalog/index.ts';
import { keyWords } from './tokens.ts';
import type { PageRow, RulingRow, SearchData } from './types.ts';

/** A ruling that names its keyword's class answers "does it stack", whatever words the player has for that. */
function classWords(text: string, stacking: string): string {
  return text.toLowerCase().includes(stacking) ? 'stack cumulative copies several instances' : '';
}

/** A word in more than this share of the texts tells nothing apart, and its places would weigh the most. */
const TOO_COMMON = 0.2;

/** Words of each text that are worth a place: not said by the entry's own name already, not everywhere. */
function bagsOf(texts: readonly { text: string; said: string }[]): string[][] {
  const bags = texts.map(({ text, said }) => {
    const known = new Set(keyWords(said));
    return keyWords(text).filter((word) => !known.has(word));
  });
  const spread = new Map<string, number>();
  for (const word of bags.flat()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const most = Math.max(20, texts.length * TOO_COMMON);
  return bags.map((bag) => bag.filter((word) => (spread.get(word) ?? 0) <= most));
}

/** The first sentence, or as many whole words as fit. */
function shortened(text: string, most: number): string {
  const [sentence = text] = text.split(/(?<=[.]) /);
  if (sentence.length <= most) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', most - 1)).replace(/[,;:]$/, '')}…`;
}

/** @param catalog the whole content */
export function searchData({ keywords, terms, cards, interactions, keyword }: Catalog): SearchData {
  const pages: PageRow[] = [];
  const rulings: RulingRow[] = [];
  const rulingTexts: { text: string; said: string }[] = [];
  const pageTexts: { text: string; said: string }[] = [];

  for (const entry of keywords) {
    const page = pages.push(['keyword', entry.id, entry.name, entry.gist, entry.aliases]) - 1;
    pageTexts.push({ text: `${entry.opening} ${entry.template}`, said: entry.gist });
    for (const ruling of entry.rulings) {
      rulings.push([page, ruling.id, ruling.title]);
      const notes = ruling.revisions.map(({ text }) => text);
      rulingTexts.push({
        text: [ruling.text, ...notes, classWords(ruling.text, entry.stacking)].join(' '),
        said: `${ruling.id.replaceAll('-', ' ')} ${ruling.title} ${entry.name} ${entry.aliases.join(' ')}`,
      });
    }
  }
  for (const term of terms) {
    // The line under a term is a reminder; the rest of its words can still be found.
    const line = shortened(term.gist, 90);
    pages.push(['term', term.id, term.name, line, term.aliases]);
    pageTexts.push({ text: `${term.gist} ${term.text}`, said: `${term.name} ${line}` });
  }
  for (const card of cards) {
    const names = card.keywords.map((id) => keyword(id)?.name ?? id);
    pages.push(['card', card.id, card.title, names.join(', '), [card.name]]);
    pageTexts.push({ text: '', said: '' });
  }
  for (const { id, title, gist, keywords: meeting } of interactions) {
    const names = meeting.map((each) => keyword(each)?.name ?? each);
    pages.push(['interaction', id, title, names.join(' and '), names]);
    pageTexts.push({ text: gist, said: title });
  }

  const bags = bagsOf([...rulingTexts, ...pageTexts]);
  const words = [...new Set(bags.flat())].sort();
  const place = new Map(words.map((word, index) => [word, index]));
  const texts = bags.map((bag) => {
    const places = bag.map((word) => place.get(word) ?? 0).sort((a, b) => a - b);
    return places.map((at, index) => (at - (places[index - 1] ?? 0)).toString(36)).join(' ');
  });
  return { pages, rulings, words: words.join(' '), texts };
}
