/** Building without the other keywords: what a page imports that registers the few that it needs. */
export * from './board.ts';
export { earnBounty } from './bounty.ts';
export * from './complete.ts';
export { costText, firstUnpayable, partText, payCost } from './costs.ts';
export { healthNow, numbersNow } from './numbers.ts';
export { movePilotOff, movePilotOnto } from './pilots.ts';
export * from './shapes.ts';
export { stackPrice } from './stack-price.ts';
export * from './step.ts';
export { presentCost, waysToComplete } from './ways.ts';
