/** Gathers cards out of many files: what was read, what could not be, what was left alone. */
import { type Problem, shown } from '../problem.ts';
import type { LoadedCard } from './card.ts';

/** More cards than the game has, many times over. */
export const MOST_CARDS = 60_000;
/** Problems that are told one by one; the rest is counted. */
const MOST_PROBLEMS = 100;

export interface Gathered {
  cards: LoadedCard[];
  /** What could not be read; the rest was. */
  problems: Problem[];
  /** Problems beyond those that are told. */
  untold: number;
  /** Files that card data were read from. */
  files: number;
  /** Files that are no set files: pictures, lists, decks. */
  ignored: number;
}

export class CardGatherer {
  readonly #cards: LoadedCard[] = [];
  readonly #problems: Problem[] = [];
  readonly #seen = new Map<string, { card: LoadedCard; file: string; line: number }>();
  #untold = 0;
  #full = false;
  files = 0;
  ignored = 0;

  /** Nothing more is taken. */
  get full(): boolean {
    return this.#full;
  }

  get count(): number {
    return this.#cards.length;
  }

  problem(file: string, line: number, message: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ file, line, message });
    else this.#untold++;
  }

  /** Takes a card, unless it is there already or there are too many. */
  add(card: LoadedCard, file: string, line: number): void {
    const key = `${card.set}\n${card.name}`.toLowerCase();
    const before = this.#seen.get(key);
    if (before !== undefined) {
      const place = `${before.file === file ? '' : `${before.file}, `}line ${before.line}`;
      const same = Object.entries(before.card).every(
        ([column, value]) => card[column as keyof LoadedCard] === value,
      );
      const what = `${shown(card.name)} of the set ${shown(card.set)} stands on ${place} already`;
      const then = same ? 'It counts once.' : 'They differ, and both are kept.';
      this.problem(file, line, `${what}. ${then}`);
      if (same) return;
    }
    if (this.#cards.length >= MOST_CARDS) {
      if (!this.#full) {
        const most = MOST_CARDS.toLocaleString('en');
        this.problem(file, line, `Only the first ${most} cards are read; this one is the next.`);
      }
      this.#full = true;
      return;
    }
    if (before === undefined) this.#seen.set(key, { card, file, line });
    this.#cards.push(card);
  }

  done(): Gathered {
    return {
      cards: this.#cards,
      problems: this.#problems,
      untold: this.#untold,
      files: this.files,
      ignored: this.ignored,
    };
  }
}
