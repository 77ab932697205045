/** The rules of an attack demo: loaded with its first action, and not before. */
import { queryOf as queryWith } from '../../share/play-write.ts';
import { keywordsIn } from './keywords.ts';
import { type Sheet, statesOn } from './sheet.ts';

export { register } from '../../rules/registry.ts';
export { act, standingOn } from './sheet.ts';

/** A sheet as the query of an address. */
export const queryOf = (sheet: Sheet): string => queryWith(sheet, statesOn(sheet).states);

/** With Lucky about, the odds have advice for the dice on the table, so that each throw changes them. */
export const hasAdvice = (sheet: Sheet): boolean => keywordsIn(sheet).has('lucky');
