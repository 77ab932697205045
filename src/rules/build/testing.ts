/** For tests of building: cards and units written short, and answers that have to be well said. */
import { illSaid } from '../said.testing.ts';
import { ability } from '../testing.ts';
import type { UnitSpec } from '../types.ts';
import type { BuildStep, BuildUnit } from './board.ts';
import type { CardState } from './complete.ts';
import type { BuildCard, BuildSituation, Cost, Outcome, Reason } from './shapes.ts';
import { startBuildStep } from './step.ts';

export const force = (amount: number): Cost[number] => ({ pay: 'force', amount });
export const points = (amount: number): Cost[number] => ({ pay: 'build-points', amount });
export const hand = (amount: number): Cost[number] => ({ pay: 'hand', amount });
export const tap: Cost[number] = { pay: 'tap' };

/** A card of cost 5 in your build step, with what the test says. */
export function card(
  own: Partial<BuildCard>,
  around: Partial<Omit<BuildSituation, 'card'>> = {},
): CardState {
  return {
    card: {
      battle: false,
      cost: 5,
      counters: 0,
      pilot: false,
      hidden: [],
      reduced: [],
      alternatives: [],
      enhance: [],
      ...own,
    },
    purse: {},
    reductions: [],
    moment: 'build-step',
    destination: { to: 'arena' },
    ...around,
  };
}

/** A unit at a build step; `has` as in `testing.ts`. */
export function unit(
  id: string,
  own: Partial<Omit<BuildUnit, 'unit'>> & Omit<UnitSpec, 'id' | 'abilities'> & { has?: string[] },
): BuildUnit {
  const { upkeep, bounties, pilot, seats, aboard, under, discarded, has, ...spec } = own;
  return {
    unit: { id, ...spec, abilities: (has ?? []).map(ability) },
    upkeep: upkeep ?? [],
    bounties: bounties ?? [],
    pilot: pilot ?? [],
    seats: seats ?? 1,
    ...(aboard !== undefined && { aboard }),
    under: under ?? false,
    discarded: discarded ?? false,
  };
}

/** A build step of these units. */
export function step(
  units: BuildUnit[],
  around: Partial<BuildStep> = {},
  when: Pick<BuildStep, 'whose' | 'second'> = { whose: 'yours', second: false },
): BuildStep {
  return {
    ...startBuildStep({ purse: {}, units, bounties: [], edition: 'current-list', ...around }, when),
  };
}

/** The rulings of reasons, each of which has to be a sentence. */
export function rulings(reasons: readonly Reason[]): string[] {
  for (const { ruling, message } of reasons) {
    must(/^["A-Z\d]/.test(message), `"${message}" does not begin as a sentence does.`);
    must(illSaid({ ruling, message }).length === 0, `${ruling}: "${message}" is ill said.`);
  }
  return reasons.map(({ ruling }) => ruling);
}

/** What a legal outcome leads to; its trace has to be well said. */
export function done<T>(outcome: Outcome<T>): T {
  if (!outcome.legal) throw new Error(`Refused: ${rulings(outcome.why).join(', ')}`);
  rulings(outcome.trace.map(({ ruling, what }) => ({ ruling, message: what })));
  const faults = illSaid(outcome.trace);
  must(faults.length === 0, faults.join('\n'));
  return outcome.state;
}

/** The rulings that an outcome's trace cites. */
export function cited<T>(outcome: Outcome<T>): string[] {
  done(outcome);
  return outcome.legal ? outcome.trace.map(({ ruling }) => ruling) : [];
}

/** The rulings that forbid something; it has to be forbidden. */
export function refused<T>(outcome: Outcome<T>): string[] {
  if (outcome.legal) throw new Error('It was legal.');
  return rulings(outcome.why);
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/** What an outcome tells: each line with what was before and after. */
export function told<T>(outcome: Outcome<T>): [string, unknown, unknown][] {
  done(outcome);
  if (!outcome.legal) return [];
  return outcome.trace.map(({ what, before, after }) => [what, before, after]);
}

/** The sentences that refuse something. */
export function why<T>(outcome: Outcome<T>): string[] {
  return outcome.legal ? [] : outcome.why.map(({ message }) => message);
}
