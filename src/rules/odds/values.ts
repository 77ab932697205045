/** What a roll is worth while dice are still to be thrown. */
import { damageOf, type Faces, type Plan } from './plan.ts';
import { type Caps, widthOf } from './table.ts';

/** What a player with Lucky plays for: the most (or least) damage on average, or the discard. */
export type Play = 'mean' | 'kill';

/**
 * Values are whole numbers as long as they fit: the worth of final dice times `scale`, a power of 6
 * with a factor for each die that may be thrown again. Then no comparison is clouded by rounding;
 * beyond that only a difference in the twelfth digit or above counts (`edge`).
 */
export interface Measure {
  play: Play;
  scale: number;
  edge: number;
}

/** The measure for up to so many dice thrown again. */
export function measureOf(plan: Plan, play: Play, again: number): Measure {
  const most = play === 'kill' ? 1 : damageOf(plan, plan.dice + plan.fury, 1, 0);
  const scale = 6 ** again;
  const whole = Math.max(1, most) * scale * 6 <= Number.MAX_SAFE_INTEGER;
  return whole ? { play, scale, edge: 1 } : { play, scale: 1, edge: 1 + 1e-12 };
}

/** Caps of a table of final dice: it only matters whether there is a natural 6 or 1. */
export function finalCaps(plan: Plan): Caps {
  return { sixes: plan.six, ones: plan.one };
}

/** The worth of final dice, for every cell of a table with {@link finalCaps}. */
export function finalValues(plan: Plan, measure: Measure, rows: number): Float64Array {
  const values = new Float64Array(rows * (plan.six + 1) * (plan.one + 1));
  let cell = 0;
  for (let hits = 0; hits < rows; hits++) {
    for (let six = 0; six <= plan.six; six++) {
      for (let one = 0; one <= plan.one; one++) {
        const damage = damageOf(plan, hits, six, one);
        const worth = measure.play === 'mean' ? damage : damage >= plan.killsAt ? 1 : 0;
        values[cell++] = worth * measure.scale;
      }
    }
  }
  return values;
}

/**
 * Values with dice still in the air: entry k holds, for every cell of the dice that lie, the mean over
 * k more. Entry 0 is what is given.
 */
export function valuesInTheAir(
  faces: Faces,
  settled: Float64Array,
  most: number,
  caps: Caps,
): Float64Array[] {
  const width = widthOf(caps);
  const ones = caps.ones + 1;
  const { restHit, restMiss, six, one } = faces;
  const sixUp = faces.hits > 0 ? width : 0;
  const oneUp = faces.hits === 6 ? width : 0;
  const layers = [settled];
  const { length } = settled;
  const rows = length / width;
  const piece = new Float64Array(Math.min(most, rows - 1) * length);
  for (let air = 1, before = settled; air <= most && air < rows; air++) {
    const values = piece.subarray((air - 1) * length, air * length);
    for (let cell = 0, row = 0; row < rows - air; row++) {
      for (let s = 0; s <= caps.sixes; s++) {
        for (let o = 0; o < ones; o++, cell++) {
          let sum =
            restMiss * (before[cell] as number) + restHit * (before[cell + width] as number);
          if (six > 0) sum += before[cell + sixUp + (s < caps.sixes ? ones : 0)] as number;
          if (one > 0) sum += before[cell + oneUp + (o < caps.ones ? 1 : 0)] as number;
          values[cell] = sum / 6;
        }
      }
    }
    layers.push(values);
    before = values;
  }
  return layers;
}
