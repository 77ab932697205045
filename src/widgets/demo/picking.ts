/** Dice that are named for a re-roll. */

export interface Picking {
  max: number;
  positions: readonly number[];
  toggle(position: number): void;
}

/**
 * While a choice asks for dice, a tap names them; beyond the most, the oldest gives way.
 * @param max the most dice that the choice takes; undefined while none asks for dice
 * @param positions those that are named
 * @param put keeps the new ones
 */
export function pickingOf(
  max: number | undefined,
  positions: readonly number[],
  put: (picked: readonly number[]) => void,
): Picking | undefined {
  if (max === undefined) return undefined;
  const toggle = (at: number) =>
    put(
      positions.includes(at)
        ? positions.filter((one) => one !== at)
        : [...positions.slice(positions.length < max ? 0 : 1), at],
    );
  return { max, positions, toggle };
}
