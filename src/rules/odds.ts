/**
 * Exact odds of an attack and of dice of damage: the public face of the odds. Plain numbers in, plain
 * data out, no clock and no chance inside.
 *
 * `odds(input, 'mean')` and `odds(input, 'kill')` differ only where Lucky is in play: a player who wants
 * damage re-rolls other dice than one who wants the discard. The type of the answer says which it is.
 */
import './attack.ts'; // makes the keywords known

export { type Advice, advise, type Reroll, type Situation, type Worth } from './odds/advice.ts';
export {
  type DamageDiceInput,
  type DamageDiceOdds,
  damageDiceOdds,
  type ExactDamageDiceOdds,
  exactDamageDiceOdds,
} from './odds/damage-dice.ts';
export { type ExactOdds, exactOdds } from './odds/exact.ts';
export {
  decimalOf,
  decimalText,
  type Fraction,
  fraction,
  fractionText,
  oneInText,
  percentText,
} from './odds/fraction.ts';
export { MOST_DICE, type OddsInput, plainAttack } from './odds/plan.ts';
export type { Role } from './odds/policy.ts';
export { bothOdds, type Odds, odds } from './odds/result.ts';
export { type Approach, damageDiceInput, leftOut, oddsInput } from './odds/units.ts';
export type { Play } from './odds/values.ts';
