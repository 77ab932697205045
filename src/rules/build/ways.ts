/** Every way to complete or play a card, with its price and its rulings. */
import { alternativeCostWay } from '../keywords/alternative-cost.ts';
import { hiddenCostWay } from '../keywords/hidden-cost.ts';
import { applyReducedCost } from '../keywords/reduced-cost.ts';
import { count } from '../trace.ts';
import { firstUnpayable } from './costs.ts';
import type {
  BuildSituation,
  Cost,
  CostChange,
  Reason,
  WaysToComplete,
  WayToComplete,
} from './shapes.ts';
import { stackPrice } from './stack-price.ts';

/**
 * Answers what a card costs now and in which ways it can be completed (or played, for a Battle card).
 * Each way comes with its price, the rulings that make it, and, where it is closed, the rulings that close it.
 */
export function waysToComplete(situation: BuildSituation): WaysToComplete {
  const { card } = situation;
  const { cost, account, closed } = presentCost(situation);
  const ways: WayToComplete[] = card.battle
    ? [playWay(situation, cost)]
    : [
        buildWay(situation, cost),
        ...card.hidden.map((x, i) => hiddenCostWay(situation, cost, x, i + 1)),
      ];
  ways.push(...card.alternatives.map((listed, i) => alternativeCostWay(situation, listed, i + 1)));
  return { cost, account, closed, ways };
}

/** The cost of the card as it stands: Reduced Cost first, then the stacking rules, then what else is cheaper. */
export function presentCost(situation: BuildSituation): {
  cost: number;
  account: readonly CostChange[];
  closed: readonly Reason[];
} {
  const { card, destination, reductions } = situation;
  const account: CostChange[] = [];
  let cost = card.cost;
  const put = (change: CostChange) => {
    account.push(change);
    cost = change.after;
  };
  const { change, closed } = applyReducedCost(card);
  if (change !== undefined) put(change);
  if (destination.to === 'on-top' || destination.to === 'under') {
    put(stackPrice(cost, destination.to, destination.topCost));
  }
  for (const { by, alternative } of reductions) {
    if (alternative) continue;
    put({
      ruling: change === undefined ? 'term/build-cost' : 'reduced-cost/can-be-lowered-further',
      message: `An effect makes it cost ${by} less.`,
      before: cost,
      after: Math.max(0, cost - by),
    });
  }
  return { cost, account, closed };
}

function buildWay(situation: BuildSituation, cost: number): WayToComplete {
  const { card, purse, moment } = situation;
  const missing = Math.max(0, cost - card.counters);
  const price: Cost = missing === 0 ? [] : [{ pay: 'build-points', amount: missing }];
  const why = closedDestination(situation);
  if (moment !== 'build-step') {
    why.push({
      ruling: 'term/build-step',
      message: 'Build points are spent in your own build step.',
    });
  }
  if (firstUnpayable(price, purse) !== undefined) {
    why.push({
      ruling: 'term/build-cost',
      message: `${count(missing, 'build counter')} ${missing === 1 ? 'is' : 'are'} missing, and you have ${count(purse.points ?? 0, 'build point')}.`,
    });
  }
  return {
    id: 'build',
    label: 'Build it',
    legal: why.length === 0,
    cost: price,
    notes: [
      {
        ruling: 'term/build-cost',
        message: `${card.counters} of ${cost} build counters lie on the card.`,
      },
    ],
    why,
  };
}

function playWay(situation: BuildSituation, cost: number): WayToComplete {
  const price: Cost = cost === 0 ? [] : [{ pay: 'force', amount: cost }];
  const why: Reason[] = [];
  if (firstUnpayable(price, situation.purse) !== undefined) {
    why.push({
      ruling: 'term/battle-card',
      message: `It takes ${cost} Force to play, and you have ${situation.purse.force ?? 0}.`,
    });
  }
  return {
    id: 'play',
    label: 'Play it',
    legal: why.length === 0,
    cost: price,
    notes: [{ ruling: 'term/battle-card', message: `It is played for ${cost} Force.` }],
    why,
  };
}

function closedDestination({ card, destination }: BuildSituation): Reason[] {
  if (destination.to !== 'unit' || card.pilot) return [];
  return [
    {
      ruling: 'pilot/moves-onto-or-off-a-unit',
      message: 'Only a Pilot goes onto a unit.',
    },
  ];
}
