import { type Problem, shown } from './problem.ts';

/** A card of a deck. */
export interface DeckCard {
  name: string;
  /** Copies, from 1. */
  count: number;
  /** `Deck`, `Supply`, `Sideboard` … */
  section: string;
  set?: string;
  /** Where it stands first, from 1. */
  line: number;
}

export interface Deck {
  kind: 'LackeyCCG deck' | 'OCTGN deck' | 'list';
  /** In the order of the file; copies added up within each section. */
  cards: DeckCard[];
  /** What could not be read. The rest was. */
  problems: Problem[];
}

/** Copies of one card in one section that are believed. */
export const MOST_COPIES = 99;
const MOST_CARDS = 2000;
const LONGEST_NAME = 120;

/** Adds copies up while a deck is read. */
export class DeckBuilder {
  readonly cards: DeckCard[] = [];
  readonly problems: Problem[] = [];
  readonly #file: string;
  readonly #known = new Map<string, DeckCard>();
  #full = false;

  constructor(file: string) {
    this.#file = file;
  }

  problem(line: number, message: string): void {
    if (this.problems.length < 50) this.problems.push({ file: this.#file, line, message });
  }

  add(card: DeckCard): void {
    const name = card.name
      .replace(/[\p{Cf}\p{Cc}\p{Cs}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
    const { section, line, count } = card;
    if (name === '') {
      this.problem(line, 'A card has no name.');
      return;
    }
    if (name.length > LONGEST_NAME) {
      this.problem(line, `${shown(name)} is too long for the name of a card.`);
      return;
    }
    const key = `${section}\n${name.replace(/[‘’ʼ]/g, "'").toLowerCase()}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      if (known.count + count <= MOST_COPIES) known.count += count;
      else this.problem(line, `${shown(name)} would be there more than ${MOST_COPIES} times.`);
      return;
    }
    if (this.cards.length >= MOST_CARDS) {
      if (!this.#full) this.problem(line, `Only the first ${MOST_CARDS} different cards are read.`);
      this.#full = true;
      return;
    }
    const entry = { ...card, name };
    this.#known.set(key, entry);
    this.cards.push(entry);
  }

  /** A count as it was written, or undefined after it was reported. */
  count(text: string, name: string, line: number): number | undefined {
    const count = /^[0-9]{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (count >= 1 && count <= MOST_COPIES) return count;
    const range = `a whole number from 1 to ${MOST_COPIES} is expected`;
    this.problem(line, `${shown(text)} is no number of copies of ${shown(name)}: ${range}.`);
    return undefined;
  }
}
