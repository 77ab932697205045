/** Plays a policy: from the dice on the table before re-rolls to the final dice. */
import type { Plan } from './plan.ts';
import { keptCell, type Policy, policyOf, type Replies, type Role } from './policy.ts';
import { type Caps, eachCell, firstTables, throwOne, widthOf } from './table.ts';
import { finalCaps, type Play } from './values.ts';

/** The table of final dice under best play, with room for the most dice that the attack can have. */
export function finalTable(plan: Plan, play: Play): Float64Array {
  const end = finalCaps(plan);
  if (plan.attackerLucky + plan.defenderLucky === 0) {
    const [first, second] = firstTables(plan, end);
    const table = (first as { table: Float64Array }).table;
    if (second !== undefined) addTo(table, second.table);
    return table;
  }
  const start = startCaps(plan);
  const total = new Float64Array((plan.dice + plan.fury + 1) * widthOf(end));
  for (const { dice, table } of firstTables(plan, start)) {
    const policy = policyOf(plan, play, dice);
    addTo(total, policy === undefined ? table : played(plan, dice, table, policy));
  }
  return total;
}

/** Caps of the table before re-rolls: enough to know whether a side can take all sixes (ones) away. */
export function startCaps(plan: Plan): Caps {
  return {
    sixes: plan.six * (plan.defenderLucky + 1),
    ones: plan.one * (plan.attackerLucky + 1),
  };
}

function played(plan: Plan, dice: number, table: Float64Array, policy: Policy): Float64Array {
  const end = finalCaps(plan);
  const { thenAttacker, thenDefender, caps, first } = policy;
  const afterA = thenDefender?.caps ?? end;
  const afterD = thenAttacker?.caps ?? end;
  const airA = newLayers(dice, Math.min(dice, plan.attackerLucky), afterA);
  const airD = newLayers(dice, Math.min(dice, plan.defenderLucky), afterD);
  const air = newLayers(dice, Math.max(airA.length, airD.length) - 1, end);
  eachCell(plan, dice, caps, (cell, hits, sixes, ones) => {
    const again = first[cell] as number;
    const role: Role = again > 0 ? 'attacker' : 'defender';
    const to = again === 0 ? end : again > 0 ? afterA : afterD;
    const layer = again === 0 ? air[0] : again > 0 ? airA[again] : airD[-again];
    const kept = keptCell(role, dice, hits, sixes, ones, Math.abs(again), to);
    ((layer as Float64Array)[kept] as number) += table[cell] as number;
  });
  const byA = land(plan, dice, airA, afterA);
  const byD = land(plan, dice, airD, afterD);
  if (thenDefender === undefined) addTo(air[0] as Float64Array, byA);
  else answer('defender', plan, dice, byA, thenDefender, air);
  if (thenAttacker === undefined) addTo(air[0] as Float64Array, byD);
  else answer('attacker', plan, dice, byD, thenAttacker, air);
  return land(plan, dice, air, end);
}

/** The second side takes up its dice: moves what lies into the layers of final dice. */
function answer(
  role: Role,
  plan: Plan,
  dice: number,
  table: Float64Array,
  replies: Replies,
  air: Float64Array[],
): void {
  const { caps } = replies;
  const end = finalCaps(plan);
  eachCell(plan, dice, caps, (cell, hits, sixes, ones) => {
    const again = replies.dice[cell] as number;
    const kept = keptCell(role, dice, hits, sixes, ones, again, end);
    ((air[again] as Float64Array)[kept] as number) += table[cell] as number;
  });
}

/** Throws the dice in the air, most first, until all lie. */
function land(plan: Plan, dice: number, air: Float64Array[], caps: Caps): Float64Array {
  for (let left = air.length - 1; left > 0; left--) {
    const rows = dice - left + 1;
    throwOne(plan, air[left] as Float64Array, air[left - 1] as Float64Array, rows, caps);
  }
  return air[0] as Float64Array;
}

/** Tables for 0 to `most` dice in the air, cut from one piece: making many small ones takes longer. */
function newLayers(dice: number, most: number, caps: Caps): Float64Array[] {
  const size = (dice + 1) * widthOf(caps);
  const piece = new Float64Array((most + 1) * size);
  const layers: Float64Array[] = [];
  for (let at = 0; at <= most; at++) layers.push(piece.subarray(at * size, (at + 1) * size));
  return layers;
}

function addTo(sum: Float64Array, more: Float64Array): void {
  for (let cell = 0; cell < more.length; cell++) (sum[cell] as number) += more[cell] as number;
}
