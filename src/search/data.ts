/** Makes the search data from the catalog, at build time. */
import {
  cardAddress,
  interactionAddress,
  keywordAddress,
  rulingAddress,
  stepAddress,
  termAddress,
} from '../catalog/address.ts';
import type { Catalog } from '../catalog/index.ts';
import { isLight, keyWords, wordForm, words } from './tokens.ts';
import type { PageRow, RulingRow, SearchData } from './types.ts';

/** Where hits of each kind stand; `*` is an id, a ruling's keyword first. */
const ADDRESSES: SearchData['addresses'] = {
  keyword: keywordAddress('*'),
  term: termAddress('*'),
  card: cardAddress('*'),
  step: stepAddress('*'),
  interaction: interactionAddress('*'),
  ruling: rulingAddress('*', '*'),
};

/** A ruling that names its keyword's class answers "does it stack", whatever words the player has for that. */
function classWords(text: string, stacking: string): string {
  return text.toLowerCase().includes(stacking) ? 'stack cumulative copies several instances' : '';
}

/** A ruling on dice that are no attack dice answers for every keyword that is about attack dice alone. */
function diceWords(id: string, keywords: Catalog['keywords']): string {
  if (id !== 'dice-are-dice-of-damage' && id !== 'is-no-attack') return '';
  return keywords.flatMap(({ name, gist }) => (gist.includes('attack dice') ? name : [])).join(' ');
}

/** A word in more than this share of the texts tells nothing apart, and its places would weigh the most. */
const TOO_COMMON = 0.098;
/** A word that one text alone has is hardly ever what a player types; titles, names and ids keep theirs. */
const FEWEST = 2;

/** Words in which texts speak of themselves and of their sources, or in general; in comparable form. */
const DULL = new Set(
  `2003 alik although anybody anyway anywher ask becaus besid beyond com cours dash definition differently elsewher even
  fact gave gone goe instead left list loosely mention neednt normally old older otherwis out outright plain rather said
  settl silent sinc sit someon somewher soon speak stood suit sur sure tell text that them themselv thes thing toward
  up usually wasnt wast went whenever whichever within`.split(/\s+/),
);

/** In how many texts each word stands. */
function spreadOf(bags: readonly (readonly string[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const word of bags.flat()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return spread;
}

/** Words of each text that are worth a place: not said by the entry's own name already, not everywhere, not light. */
function bagsOf(texts: readonly { text: string; said: string }[]): string[][] {
  const bags = texts.map(({ text, said }) => {
    const known = new Set(keyWords(said));
    return keyWords(text).filter((word) => !known.has(word) && !isLight(word) && !DULL.has(word));
  });
  const spread = spreadOf(bags);
  const most = Math.max(20, texts.length * TOO_COMMON);
  return bags.map((bag) =>
    bag.filter((word) => {
      const texts = spread.get(word) ?? 0;
      return texts >= FEWEST && texts <= most;
    }),
  );
}

/** Aliases that the name does not stand for already: "hits" needs no place beside "hit". */
function ownAliases(name: string, aliases: readonly string[]): string[] {
  const form = (text: string): string => words(text).map(wordForm).join(' ');
  return aliases.filter((alias) => form(alias) !== form(name));
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
        text: [
          ruling.text,
          ...notes,
          classWords(ruling.text, entry.stacking),
          diceWords(ruling.id, keywords),
        ].join(' '),
        said: `${ruling.id.replaceAll('-', ' ')} ${ruling.title} ${entry.name} ${entry.aliases.join(' ')}`,
      });
    }
  }
  for (const term of terms) {
    // A term has no line of its own among the results; all of its words can be found.
    pages.push(['term', term.id, term.name, '', ownAliases(term.name, term.aliases)]);
    pageTexts.push({ text: term.gist, said: term.name });
  }
  for (const card of cards) {
    const names = card.keywords.map((id) => keyword(id)?.name ?? id);
    pages.push(['card', card.id, card.title, names.join(', '), [card.name]]);
    pageTexts.push({ text: '', said: '' });
  }
  for (const { id, title, gist, keywords: meeting } of interactions) {
    const names = meeting.map((each) => keyword(each)?.name ?? each);
    pages.push(['interaction', id, title, '', names]);
    pageTexts.push({ text: gist, said: title });
  }

  const bags = bagsOf([...rulingTexts, ...pageTexts]);
  // The commonest words come first, so that their places are short numbers.
  const spread = spreadOf(bags);
  const vocabulary = [...spread.keys()].sort(
    (a, b) => (spread.get(b) ?? 0) - (spread.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const place = new Map(vocabulary.map((word, index) => [word, index]));
  const texts = bags.map((bag) => bag.map((word) => place.get(word) ?? 0).sort((a, b) => a - b));
  return { addresses: ADDRESSES, pages, rulings, words: vocabulary.join(' '), texts };
}
