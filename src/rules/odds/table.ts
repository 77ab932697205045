/**
 * Chances of what lies on the table, by counts. A table has a cell for each number of hits, of natural
 * sixes up to a cap, and of natural ones up to a cap ("two or more" is one cell under cap 2; cap 0 does
 * not tell them apart). Cells are only ever added up and multiplied, never subtracted: what is
 * impossible stays exactly 0, and what is rare keeps all its digits.
 */
import type { Faces, Plan } from './plan.ts';

/** Caps of a table. */
export interface Caps {
  sixes: number;
  ones: number;
}

/** What is asked of the natural 4s in the first throw (Fury). */
export type Fours = 'any' | 'none' | 'some';

/** Cells for one number of hits. */
export function widthOf(caps: Caps): number {
  return (caps.sixes + 1) * (caps.ones + 1);
}

/** The cell of these counts; a count above its cap is taken as the cap. */
export function cellOf(caps: Caps, hits: number, sixes: number, ones: number): number {
  const row = hits * (caps.sixes + 1) + Math.min(sixes, caps.sixes);
  return row * (caps.ones + 1) + Math.min(ones, caps.ones);
}

/** Visits every cell that so many dice can reach. A count at its cap stands for that many or more. */
export function eachCell(
  faces: Faces,
  dice: number,
  caps: Caps,
  visit: (cell: number, hits: number, sixes: number, ones: number) => void,
): void {
  const width = widthOf(caps);
  const alike = faces.hits === 0 || faces.hits === 6;
  const least = faces.hits === 6 ? dice : 0;
  const most = faces.hits === 0 ? 0 : dice;
  for (let hits = least; hits <= most; hits++) {
    const mostSixes = Math.min(caps.sixes, alike ? dice : hits);
    for (let sixes = 0; sixes <= mostSixes; sixes++) {
      const mostOnes = Math.min(caps.ones, alike ? dice - sixes : dice - hits);
      const cell = hits * width + sixes * (caps.ones + 1);
      for (let ones = 0; ones <= mostOnes; ones++) visit(cell + ones, hits, sixes, ones);
    }
  }
}

/**
 * The table of so many dice thrown at once, with room for `rows` numbers of hits.
 * @param fours `none` keeps only the throws without a natural 4, `some` those with at least one
 */
export function throwTable(
  faces: Faces,
  dice: number,
  rows: number,
  caps: Caps,
  fours: Fours,
): Float64Array {
  const width = widthOf(caps);
  const table = new Float64Array(rows * width);
  shelf = 0;
  const hitting = partTable(faces, true, dice, caps, fours);
  const missing = partTable(faces, false, dice, caps, fours);
  if (faces.hits === 6) {
    table.set(hitting.subarray(dice * width, (dice + 1) * width), dice * width);
    return table;
  }
  if (faces.hits === 0) {
    table.set(missing.subarray(dice * width, (dice + 1) * width));
    return table;
  }
  // Sixes are among the hits and ones among the misses: for so many hits the two don't depend on each other.
  const ones = caps.ones + 1;
  const sixes = caps.sixes + 1;
  let ways = 1;
  let cell = 0;
  for (let hits = 0; hits <= dice; hits++) {
    const misses = dice - hits;
    for (let six = 0; six < sixes; six++) {
      const chance = ways * (hitting[hits * sixes + six] as number);
      for (let one = 0; one < ones; one++) {
        table[cell++] = chance * (missing[misses * ones + one] as number);
      }
    }
    ways = (ways * misses) / (hits + 1);
  }
  return table;
}

/**
 * Throws one more die onto every cell of a table.
 * @param rows rows of `from` that are in use
 * @param to what comes out is added to its cells; one more row of it is used
 */
export function throwOne(
  faces: Faces,
  from: Float64Array,
  to: Float64Array,
  rows: number,
  caps: Caps,
): void {
  const ones = caps.ones + 1;
  const width = (caps.sixes + 1) * ones;
  const hit = faces.restHit / 6;
  const miss = faces.restMiss / 6;
  const six = faces.six / 6;
  const one = faces.one / 6;
  const sixUp = faces.hits > 0 ? width : 0;
  const oneUp = faces.hits === 6 ? width : 0;
  for (let cell = 0, row = 0; row < rows; row++) {
    for (let sixes = 0; sixes <= caps.sixes; sixes++) {
      for (let count = 0; count < ones; count++, cell++) {
        const chance = from[cell] as number;
        if (chance === 0) continue;
        (to[cell] as number) += chance * miss;
        (to[cell + width] as number) += chance * hit;
        if (six > 0) (to[cell + sixUp + (sixes < caps.sixes ? ones : 0)] as number) += chance * six;
        if (one > 0) (to[cell + oneUp + (count < caps.ones ? 1 : 0)] as number) += chance * one;
      }
    }
  }
}

/** The dice on the table before re-rolls: with Fury, throws of two sizes. */
export function firstTables(plan: Plan, caps: Caps): { dice: number; table: Float64Array }[] {
  const { dice, fury } = plan;
  const rows = dice + fury + 1;
  if (fury === 0) return [{ dice, table: throwTable(plan, dice, rows, caps, 'any') }];
  let table = throwTable(plan, dice, rows, caps, 'some');
  let next: Float64Array = new Float64Array(table.length);
  for (let more = 0; more < fury; more++) {
    next.fill(0);
    throwOne(plan, table, next, dice + more + 1, caps);
    [table, next] = [next, table];
  }
  return [
    { dice, table: throwTable(plan, dice, rows, caps, 'none') },
    { dice: dice + fury, table },
  ];
}

/** Buffers that are used again from call to call: making them takes longer than filling them. */
const buffers: Float64Array[] = [];
let shelf = 0;

/** The next buffer, with zeros in the part that is asked for. Good until the next {@link throwTable}. */
function scratch(size: number): Float64Array {
  let buffer = buffers[shelf];
  if (buffer === undefined || buffer.length < size) {
    buffer = new Float64Array(Math.max(256, size * 2));
    buffers[shelf] = buffer;
  }
  shelf++;
  return buffer.fill(0, 0, size);
}

/** For 0 to `dice` dice, the chances that all hit (or all miss), by sixes and ones among them. */
function partTable(
  faces: Faces,
  hitting: boolean,
  dice: number,
  caps: Caps,
  fours: Fours,
): Float64Array {
  // The highest faces hit: with one hitting face it is the 6, with three the 4 is among them, with six the 1.
  const sixIsHere = hitting === faces.hits >= 1;
  const fourIsHere = hitting === faces.hits >= 3;
  const oneIsHere = hitting === (faces.hits === 6);
  const six = sixIsHere ? faces.six : 0;
  const one = oneIsHere ? faces.one : 0;
  const rest = hitting ? faces.restHit : faces.restMiss;
  const alone = faces.hits === 0 || faces.hits === 6;
  const sixes = sixIsHere || alone ? caps.sixes : 0;
  const ones = oneIsHere || alone ? caps.ones : 0;
  if (fours === 'any' || !fourIsHere) return growPart(dice, rest, six, one, sixes, ones);
  const none = growPart(dice, rest - 1, six, one, sixes, ones);
  return fours === 'none' ? none : growPart(dice, rest, six, one, sixes, ones, none);
}

/**
 * Grows a part die by die. With `none` (the same part without fours) it counts only the throws that
 * have a 4: those that had one already, and those in which this die is the first.
 */
function growPart(
  dice: number,
  rest: number,
  six: number,
  one: number,
  sixes: number,
  ones: number,
  none?: Float64Array,
): Float64Array {
  const width = (sixes + 1) * (ones + 1);
  const part = scratch((dice + 1) * width);
  if (none === undefined) part[0] = 1;
  const plain = rest / 6;
  const special = 1 / 6;
  for (let cell = 0, end = dice * width; cell < end; ) {
    for (let s = 0; s <= sixes; s++) {
      for (let o = 0; o <= ones; o++, cell++) {
        const chance = part[cell] as number;
        const next = cell + width;
        (part[next] as number) += chance * plain;
        if (none !== undefined) (part[next] as number) += (none[cell] as number) * special;
        if (six > 0) (part[next + (s < sixes ? ones + 1 : 0)] as number) += chance * special;
        if (one > 0) (part[next + (o < ones ? 1 : 0)] as number) += chance * special;
      }
    }
  }
  return part;
}
