import type { BuildCard, CostChange, Reason } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';

/** While its condition holds, the card costs X. */
export const reducedCost: KeywordRules = {
  id: 'reduced-cost',
  name: 'Reduced Cost',
  step: 'build-step',
  kind: 'static',
  stacking: 'selective',
};

/**
 * Applies the Reduced Costs of a card to its printed cost: of those whose condition is met the lowest is used.
 * @returns the change if one works, and why the others do not
 */
export function applyReducedCost(card: BuildCard): {
  change: CostChange | undefined;
  closed: readonly Reason[];
} {
  const closed: Reason[] = [];
  const open = card.reduced.filter((reduced) => {
    if (reduced.met) return true;
    closed.push({
      ruling: 'reduced-cost/needs-the-condition',
      message: `Reduced Cost ${reduced.cost} does not count: "${reduced.condition}" is not true now.`,
    });
    return false;
  });
  const used = open.toSorted((a, b) => a.cost - b.cost)[0];
  for (const other of open) {
    if (other === used) continue;
    closed.push({
      ruling: 'reduced-cost/one-is-used',
      message: `Reduced Cost ${other.cost} is not used as well: one is, here the lower one.`,
    });
  }
  if (used === undefined || used.cost >= card.cost) return { change: undefined, closed };
  return {
    change: {
      ruling: card.battle ? 'reduced-cost/build-cost-or-force' : 'reduced-cost/sets-the-cost',
      message: `The condition "${used.condition}" holds, so the card costs ${used.cost}${card.battle ? ' Force' : ''}.`,
      before: card.cost,
      after: used.cost,
    },
    closed,
  };
}
