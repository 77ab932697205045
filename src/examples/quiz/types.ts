/** A question of the quiz: plain data, made when the site is built. */

/** One line of what is known: words, dice, or both. */
export interface QuizRow {
  label: string;
  text?: string;
  /** Natural numbers, in order. */
  dice?: number[];
}

export interface QuizQuestion {
  /** Key of the example that it is made from. */
  id: string;
  /** Keywords that it practises, the main one first. */
  keywords: string[];
  rows: QuizRow[];
  ask: string;
  /** Two to four answers, each different. */
  choices: string[];
  /** Which of them is right, from 0. */
  right: number;
  /** What happens in the example, in plain words; may be empty. */
  because: string;
  /** The ruling that decides it: its title and its address on the site. */
  ruling: string;
  address: string;
}

/** What is asked of the situation. */
export interface Asked {
  ask: string;
  choices: string[];
  right: number;
  /** Rows from this line on are hidden: they would give the answer away. */
  before?: number;
  /** Instead of the example's own summary. */
  because?: string;
}
