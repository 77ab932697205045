/** What it costs to add a card to your own stack. */
import type { CostChange } from './shapes.ts';

/**
 * The price of a card for your own stack: 1 underneath, 1 on top of a card that costs as much or more,
 * otherwise the difference plus 1.
 * @param cost what the card costs by itself now
 * @param topCost what the present top card costs
 * @returns ruling: hidden-cost/onto-a-stack
 */
export function stackPrice(cost: number, where: 'on-top' | 'under', topCost: number): CostChange {
  const change = { ruling: 'hidden-cost/onto-a-stack', before: cost } as const;
  if (where === 'under') {
    return { ...change, after: 1, message: 'Underneath your own stack any card costs 1.' };
  }
  if (cost <= topCost) {
    return {
      ...change,
      after: 1,
      message: `On top it costs 1, for it is no dearer than the top card (${topCost}).`,
    };
  }
  return {
    ...change,
    after: cost - topCost + 1,
    message: `On top it costs the difference to the top card plus 1: ${cost} - ${topCost} + 1.`,
  };
}
