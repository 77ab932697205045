/** The cards that are known, found by name. */
import { editDistance } from '../rules/words.ts';
import { indexGrams } from '../search/cards/grams.ts';

export interface KnownCard {
  /** `Slave I (L)` */
  title: string;
  /** Ids of its keywords, where no text tells them. */
  keywords: readonly string[];
  /** Its text as printed: of loaded card data. */
  text?: string;
  /** Its page on the site, without the base path. */
  address?: string;
}

export interface CardBook {
  find(name: string): KnownCard | undefined;
  /** Titles that a name may have meant, best first, at most three. Never taken without asking. */
  near(name: string): string[];
  /** Titles of which a word begins like this, in the order of the cards. */
  begins(text: string, most: number): string[];
}

/** How names are compared: case, accents, spaces and the form of apostrophes and dashes don't count. */
export function sameName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const LONGEST_GUESS = 60;
const bare = (name: string): string => name.replace(/ ?\([^()]*\)$/, '');
/** Of more titles than this only those that share enough letters are looked at. */
const FEW = 500;
const LIKELY = 300;

export function makeBook(cards: readonly KnownCard[]): CardBook {
  const byName = new Map(cards.map((card) => [sameName(card.title), card]));
  const titles = [...byName].map(([name, { title }]) => ({ name, bare: bare(name), title }));
  const grams = titles.length > FEW ? indexGrams(titles.map((each) => each.bare)) : undefined;
  const likely = (wanted: string): typeof titles =>
    grams?.likely(wanted, LIKELY).flatMap((at) => titles[at] ?? []) ?? titles;
  return {
    find: (name) => byName.get(sameName(name)),
    begins(text, most) {
      const wanted = ` ${sameName(text)}`;
      const found: string[] = [];
      for (const { name, title } of wanted === ' ' ? [] : titles) {
        if (` ${name}`.includes(wanted)) found.push(title);
        if (found.length === most) break;
      }
      return found;
    },
    near(name) {
      const wanted = sameName(name);
      if (wanted === '' || wanted.length > LONGEST_GUESS) return [];
      const allowed = wanted.length <= 5 ? 1 : wanted.length <= 9 ? 2 : 3;
      return likely(bare(wanted))
        .map((each) => {
          if (each.bare === bare(wanted)) return { title: each.title, slips: 0 };
          if (Math.abs(each.bare.length - bare(wanted).length) > allowed) {
            return { title: each.title, slips: allowed + 1 };
          }
          return { title: each.title, slips: editDistance(each.bare, bare(wanted)) };
        })
        .filter(({ slips }) => slips <= allowed)
        .sort((a, b) => a.slips - b.slips || (a.title < b.title ? -1 : 1))
        .slice(0, 3)
        .map(({ title }) => title);
    },
  };
}
