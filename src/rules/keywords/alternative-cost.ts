import { costText, firstUnpayable, partText } from '../build/costs.ts';
import type { BuildSituation, Cost, CostPart, Reason, WayToComplete } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';

/** Another price for the whole card, paid in full and in order. */
export const alternativeCost: KeywordRules = {
  id: 'alternative-cost',
  name: 'Alternative Cost',
  step: 'build-step',
  kind: 'static',
  stacking: 'selective',
};

/**
 * One Alternative Cost of the card as a way to complete it. What makes the card cheaper does not touch it,
 * unless it names Alternative Cost.
 * @param number which Alternative Cost of the card it is, from 1
 */
export function alternativeCostWay(
  situation: BuildSituation,
  listed: Cost,
  number: number,
): WayToComplete {
  const { card, purse, moment, reductions } = situation;
  const cheaper = reductions.filter((r) => r.alternative).reduce((sum, r) => sum + r.by, 0);
  const cost = lessForce(listed, cheaper);
  const notes: Reason[] = [
    {
      ruling: 'alternative-cost/replaces-the-build-cost',
      message: `Instead of the build cost you pay: ${costText(cost)}.`,
    },
  ];
  const why: Reason[] = [];
  if (cost.length > 1) {
    notes.push({
      ruling: 'alternative-cost/pay-in-listed-order',
      message: 'Its parts are paid in the order in which the card lists them.',
    });
  }
  if (reductions.length > 0) {
    notes.push({
      ruling: 'alternative-cost/ignores-reductions',
      message:
        cheaper > 0
          ? 'An effect that names Alternative Cost makes it cheaper.'
          : 'What makes the card cheaper leaves its Alternative Cost as it is.',
    });
  }
  if (card.alternatives.length > 1) {
    notes.push({
      ruling: 'alternative-cost/counts-once',
      message: 'One alternative is paid; two are never mixed.',
    });
  }
  if (!card.battle && card.counters > 0) {
    notes.push({
      ruling: 'alternative-cost/reading-counters-are-lost',
      message: 'Build counters on the card go away and are not paid back.',
    });
  }
  if (!card.battle && moment !== 'build-step') {
    why.push({
      ruling: 'alternative-cost/reading-in-your-build-step',
      message: 'Alternative Cost stands in for building, so you pay it in your own build step.',
    });
  }
  const short = firstUnpayable(cost, purse);
  if (short !== undefined) {
    why.push({
      ruling: 'alternative-cost/all-or-nothing',
      message: `You can't pay "${partText(short)}" of the Alternative Cost, so you pay nothing of it.`,
    });
  }
  return {
    id: `alternative-cost:${number}`,
    label: `Alternative Cost: ${costText(cost)}`,
    legal: why.length === 0,
    cost,
    notes,
    why,
  };
}

function lessForce(cost: Cost, by: number): Cost {
  let left = by;
  const cheaper: CostPart[] = [];
  for (const part of cost) {
    if (part.pay !== 'force' || left === 0) cheaper.push(part);
    else {
      const amount = Math.max(0, part.amount - left);
      left -= part.amount - amount;
      if (amount > 0) cheaper.push({ pay: 'force', amount });
    }
  }
  return cheaper;
}
