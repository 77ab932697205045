/**
 * Building: what it takes to complete a card, what happens as a build step starts, moving Pilots.
 * Pure functions on plain data; every answer and every change names its ruling.
 */
import './attack.ts'; // makes the keywords known

export * from './build/board.ts';
export { earnBounty } from './build/bounty.ts';
export * from './build/complete.ts';
export { costText, firstUnpayable, partText, payCost } from './build/costs.ts';
export { healthNow, numbersNow } from './build/numbers.ts';
export { movePilotOff, movePilotOnto } from './build/pilots.ts';
export * from './build/shapes.ts';
export { stackPrice } from './build/stack-price.ts';
export * from './build/step.ts';
export { presentCost, waysToComplete } from './build/ways.ts';
