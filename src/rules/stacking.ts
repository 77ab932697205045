/**
 * The four stacking classes, once. A unit may have a keyword several times; the class says how
 * many abilities that makes and with what number.
 */
import type { Ability, Stacking } from './types.ts';

/** One ability as it works: what is left after the stacking class has been applied. */
export interface Instance {
  /** From 1, in the order in which the unit has them. */
  number: number;
  ability: Ability;
  value: number;
}

/**
 * Applies a stacking class to all instances of one keyword on one unit.
 * @param abilities instances of the keyword, in order
 * @param stacking the keyword's class
 * @param worth the number of one instance (it may depend on the unit)
 * @returns cumulative: one instance with the sum; isolated: the first alone; layered and selective:
 *   each of them (of selective ones a player then uses one at a time)
 * @example instancesOf([one, two], 'cumulative', (a) => a.value).length // 1
 */
export function instancesOf(
  abilities: readonly Ability[],
  stacking: Stacking,
  worth: (ability: Ability) => number,
): Instance[] {
  const [first] = abilities;
  if (!first) return [];
  switch (stacking) {
    case 'cumulative': {
      let value = 0;
      for (const ability of abilities) value += worth(ability);
      return [{ number: 1, ability: first, value }];
    }
    case 'isolated':
      return [{ number: 1, ability: first, value: worth(first) }];
    default:
      return abilities.map((ability, at) => ({ number: at + 1, ability, value: worth(ability) }));
  }
}
