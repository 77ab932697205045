import type { BuildStep, BuildUnit, Due } from '../build/board.ts';
import { costText, firstUnpayable, type Payer } from '../build/costs.ts';
import type { Cost, Purse, Reason } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';

/** Falls due as its controller's build step starts, and is paid if it can be. */
export const upkeep: KeywordRules = {
  id: 'upkeep',
  name: 'Upkeep',
  step: 'build-step-start',
  kind: 'triggered',
  stacking: 'layered',
  zones: ['arena', 'build-zone'],
};

/** The Upkeeps that fall due as this build step starts. */
export function upkeepDue(
  step: Pick<BuildStep, 'whose' | 'second'>,
  units: readonly BuildUnit[],
): Due[] {
  if (step.whose === 'opponent' || step.second) return [];
  return units
    .filter(({ under, discarded }) => !under && !discarded)
    .flatMap(({ unit, upkeep }) =>
      upkeep.map((costs, at) => ({ unit: unit.id, number: at + 1, costs, status: 'due' as const })),
    );
}

/** Why nothing is due for this unit now. */
export function whyNotDue(state: BuildStep, unit: BuildUnit): Reason {
  if (unit.under) {
    return {
      ruling: 'upkeep/reading-card-underneath',
      message: 'A card under the top card asks for nothing.',
    };
  }
  if (state.whose === 'opponent') {
    return {
      ruling: 'upkeep/is-paid-every-build-step',
      message: 'Upkeep falls due in the build step of its own controller.',
    };
  }
  if (state.second) {
    return {
      ruling: 'upkeep/once-per-turn',
      message: 'Only the first build step of a turn asks for Upkeep.',
    };
  }
  return {
    ruling: 'upkeep/one-payment-one-instance',
    message: 'Every Upkeep of this unit has been settled.',
  };
}

/** Which of the listed costs can be paid now, in the order in which they are listed. */
export function payableCosts(costs: readonly Cost[], purse: Purse, payer: Payer): Cost[] {
  return costs.filter((cost) => firstUnpayable(cost, purse, payer) === undefined);
}

/** Where the card with the Upkeep is, when that is worth saying. */
export function whereItIs(unit: BuildUnit): string | undefined {
  if (unit.aboard !== undefined) return 'aboard another unit';
  return unit.unit.zone === 'build-zone' ? 'in the build zone' : undefined;
}

/** `pay 2 Force or tap this unit`. */
export function upkeepText(costs: readonly Cost[]): string {
  return costs.map(costText).join(' or ');
}
