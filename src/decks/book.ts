/** The cards that are known, found by name. */
import { editDistance } from '../rules/words.ts';

export interface KnownCard {
  /** `Slave I (L)` */
  title: string;
  /** Ids of its keywords. */
  keywords: readonly string[];
  /** Its page on the site, without the base path. */
  address?: string;
}

export interface CardBook {
  find(name: string): KnownCard | undefined;
  /** Titles that a name may have meant, best first, at most three. Never taken without asking. */
  near(name: string): string[];
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

export function makeBook(cards: readonly KnownCard[]): CardBook {
  const byName = new Map(cards.map((card) => [sameName(card.title), card]));
  const titles = [...byName].map(([name, { title }]) => ({ name, bare: bare(name), title }));
  return {
    find: (name) => byName.get(sameName(name)),
    near(name) {
      const wanted = sameName(name);
      if (wanted === '' || wanted.length > LONGEST_GUESS) return [];
      const allowed = wanted.length <= 5 ? 1 : wanted.length <= 9 ? 2 : 3;
      return titles
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
