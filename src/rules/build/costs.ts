/** Paying costs, whoever asks for them. */
import type { Cost, CostPart, Purse } from './shapes.ts';

/** The part of a unit that costs can touch. */
export interface Payer {
  tapped: boolean;
  counters: number;
  /** The unit was discarded to pay. */
  discarded: boolean;
}

/** @returns the first part that cannot be paid, after all earlier ones were; undefined when all can */
export function firstUnpayable(cost: Cost, purse: Purse, payer?: Payer): CostPart | undefined {
  let left = purse;
  let unit = payer;
  for (const part of cost) {
    if (!payable(part, left, unit)) return part;
    left = spend(part, left);
    unit = unit && mark(part, unit);
  }
  return undefined;
}

/**
 * Pays a cost part by part. Only for costs that {@link firstUnpayable} lets pass.
 * @returns what is left
 */
export function payCost(
  cost: Cost,
  purse: Purse,
  payer?: Payer,
): { purse: Purse; payer: Payer | undefined } {
  let left = purse;
  let unit = payer;
  for (const part of cost) {
    left = spend(part, left);
    unit = unit && mark(part, unit);
  }
  return { purse: left, payer: unit };
}

/** `5 Force`, `discard 1 card`, `tap this unit`, `nothing`; several joined by `then`. */
export function costText(cost: Cost): string {
  const parts = cost.map(partText);
  return parts.length === 0 ? 'nothing' : parts.join(' then ');
}

/** One part of a cost in words. */
export function partText(part: CostPart): string {
  if (!('amount' in part)) {
    return part.pay === 'tap' ? 'tap this unit' : 'discard this unit';
  }
  const many = part.amount === 1 ? '' : 's';
  if (part.pay === 'force') return `${part.amount} Force`;
  if (part.pay === 'build-points') return `${part.amount} build point${many}`;
  if (part.pay === 'hand') return `discard ${part.amount} card${many}`;
  return `put ${part.amount} damage counter${many} on this unit`;
}

const POCKET = { force: 'force', 'build-points': 'points', hand: 'hand' } as const;

function payable(part: CostPart, purse: Purse, payer: Payer | undefined): boolean {
  if (!('amount' in part) || part.pay === 'damage') {
    return payer !== undefined && !payer.discarded && !(part.pay === 'tap' && payer.tapped);
  }
  const have = purse[POCKET[part.pay]];
  return have === undefined || have >= part.amount;
}

function spend(part: CostPart, purse: Purse): Purse {
  if (!('amount' in part) || part.pay === 'damage') return purse;
  const pocket = POCKET[part.pay];
  const have = purse[pocket];
  return have === undefined ? purse : { ...purse, [pocket]: have - part.amount };
}

function mark(part: CostPart, payer: Payer): Payer {
  if (part.pay === 'tap') return { ...payer, tapped: true };
  if (part.pay === 'discard-unit') return { ...payer, discarded: true };
  if (part.pay === 'damage') return { ...payer, counters: payer.counters + part.amount };
  return payer;
}
