/** The quiz: questions made from worked examples. */
export { type QuizSource, questionOf, questionsOf } from './make.ts';
export type { QuizQuestion, QuizRow } from './types.ts';
