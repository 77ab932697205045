/** Worked examples: find them, play them on the rules, compare with what they expect. */
export { type Extract, extractExamples, splitPlain } from './extract.ts';
export type { Check, ExampleKind, Played } from './kind.ts';
export { cameOut, kindOf, playExample } from './play.ts';
export { formatReport, formatTotal, isMarkdown, playFile, type Report } from './report.ts';
