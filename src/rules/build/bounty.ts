/** Bounties that are earned: kept for the start of the next build step of the unit's controller. */
import type { TraceEntry } from '../types.ts';
import { type BuildStep, buildUnitOf } from './board.ts';
import type { Outcome } from './shapes.ts';

/**
 * Damage of a unit got another unit discarded: each of its Bounties is noted.
 * @param id the unit with Bounty, in an arena or in the build zone
 * @param discarded name of the unit that was discarded
 */
export function earnBounty(state: BuildStep, id: string, discarded: string): Outcome<BuildStep> {
  const unit = buildUnitOf(state, id);
  if (discarded === id) {
    const message = 'A unit collects nothing for its own discard.';
    return { legal: false, why: [{ ruling: 'bounty/not-on-itself', message }] };
  }
  if (unit.bounties.length === 0 || unit.under || unit.aboard !== undefined) {
    const message = 'The unit has no Bounty that could be earned.';
    return { legal: false, why: [{ ruling: 'bounty/for-discarding-a-unit', message }] };
  }
  const trace: TraceEntry[] = unit.bounties.map((bonus) => ({
    step: 'unit-discarded',
    by: id,
    ruling:
      unit.bounties.length > 1
        ? 'bounty/instances-work-one-by-one'
        : unit.unit.zone === 'build-zone'
          ? 'bounty/works-in-the-build-zone'
          : 'bounty/for-discarding-a-unit',
    what: `${discarded} was discarded by its damage: ${bonus.text} as the next build step starts.`,
    before: state.bounties.length,
    after: state.bounties.length + unit.bounties.length,
  }));
  return {
    legal: true,
    state: { ...state, bounties: [...state.bounties, ...unit.bounties.map((b) => ({ ...b }))] },
    trace,
  };
}
