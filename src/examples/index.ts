/** Worked examples: find them, play them on the rules, compare with what they expect. */
// Attacks that people play: as lines, and back again.
export { record } from './attack/record.ts';
export { type Replayed, replayAttack } from './attack/replay.ts';
export type { AccountLine, DiceGroup, DiceView, DieView, UnitView } from './attack/view.ts';
// Examples in files.
export { type Extract, extractExamples, splitPlain } from './extract.ts';
export type { Check, ExampleKind, Played } from './kind.ts';
export { cameOut, kindOf, playExample } from './play.ts';
export {
  extractFile,
  formatReport,
  formatTotal,
  isMarkdown,
  playExtract,
  playFile,
  type Report,
} from './report.ts';
