/** Keywords whose number is a number of dice of damage. */
export const ROLLS_DAMAGE: ReadonlySet<string> = new Set([
  'ambush',
  'area-damage',
  'avenge',
  'backfire',
  'overload',
  'retaliate',
]);
