/** What a question asks for beside its words: a time, a number, a person, a thing against its like. */
import { keyWords, wordForm, words } from './tokens.ts';

/** What a question asks for, and how titles that tell it are worded. */
const HINTS = [
  [/^how (many times|often)\b/, /\b(once|twice|each|again|one)\b/i],
  [/^how much\b/, /\b(X|all|more|less)\b/i],
  [/^how many\b/, /\b(one|two|three|four|each|several|many|most|more|number|enough)\b/i],
  [/^(when|how long)\b/, /\b(when|until|before|after|start|end|late|once|turn|step|moment)/i],
  [/^who\b/, /\b(you|player|owner|side|opponent|attacker)\b/i],
] as const;
const HINTED = 1.15;

/** The word that stands twice in a text, as in "can deflect be deflected". */
export function repeated(text: string): string | undefined {
  const forms = words(text).map(wordForm);
  return forms.find((form, at) => forms.indexOf(form) < at && keyWords(form).length > 0);
}

/**
 * How well the title of a ruling fits the kind of question.
 * @param title undefined for a page
 * @param twice the word that the query has twice
 * @returns a factor, 1 for no better than any other
 */
export function fits(title: string | undefined, query: string, twice: string | undefined): number {
  if (title === undefined) return 1;
  if (twice !== undefined && repeated(title) === twice) return 1.5;
  return HINTS.some(([asks, says]) => asks.test(query) && says.test(title)) ? HINTED : 1;
}
