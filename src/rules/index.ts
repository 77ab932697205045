/** The public face of the rules: everything that other parts of the project may use. */

// Arenas: who may attack whom, what each unit is now, what arrivals and discards set off.
export * from './arena.ts';
export type { Gain } from './attack/later.ts';
export { whyNot } from './attack/refuse.ts';
// Attacks, arrivals and dice of damage, step by step.
export {
  answer,
  gain,
  newTurn,
  next,
  nextAttack,
  rollDamage,
  startArrival,
  startAttack,
} from './attack.ts';
// Building: what completes a card, the start of a build step, Pilots.
export * from './build.ts';
// Dice, units and stacking classes.
export {
  attackDice,
  attackHits,
  damageDice,
  damageHits,
  NEEDED,
  naturals,
  naturalsOf,
} from './dice.ts';
export { emptyGame } from './game.ts';
// What each keyword says of itself.
export type { KeywordRules } from './hooks.ts';
// Exact odds of an attack, and the best re-roll.
export * from './odds.ts';
export { allRules, rulesOf } from './registry.ts';
// Stacks: which cards may lie in one, and what the top card has.
export * from './stack.ts';
export { type Instance, instancesOf } from './stacking.ts';
export { STEPS, type Step, type StepId, stepOf } from './steps.ts';
// The shapes and the steps.
export * from './types.ts';
export { healthOf, makeUnit, powerOf, remainingHealth, speedOf, unitOf } from './unit.ts';
export { nextAttackOf, type Suffered, sufferedBy, type UnitNow, unitNow } from './view.ts';
