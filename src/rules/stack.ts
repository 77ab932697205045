/**
 * Stacks: which cards may lie in one, what is discarded when its top changes, and what the top card has
 * as a result (stacking bonus, INSERT, Switch, Pilots). Pure functions on plain data.
 */

export { closedMove } from './keywords/switch.ts';

import './attack.ts'; // makes the keywords known

export * from './stack/add.ts';
export * from './stack/contest.ts';
export { stackResult, worthOf } from './stack/result.ts';
export { sameName, sameUnit } from './stack/same.ts';
export * from './stack/shapes.ts';
