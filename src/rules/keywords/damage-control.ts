import { abilitiesNow, type BuildStep, type BuildUnit } from '../build/board.ts';
import type { Reason } from '../build/shapes.ts';
import type { KeywordRules } from '../hooks.ts';
import { instancesOf } from '../stacking.ts';
import { count } from '../trace.ts';

/** As your build step starts, up to X damage counters come off this unit. */
export const damageControl: KeywordRules = {
  id: 'damage-control',
  name: 'Damage Control',
  step: 'build-step-start',
  kind: 'triggered',
  stacking: 'cumulative',
};

/** How many counters the unit may lose: all its Damage Control together. */
export function repairLimit(state: BuildStep, unit: BuildUnit): number {
  const own = abilitiesNow(state, unit.unit.id).filter(
    ({ keyword }) => keyword === 'damage-control',
  );
  const [one] = instancesOf(own, 'cumulative', ({ value }) =>
    typeof value === 'number' ? value : 0,
  );
  return one?.value ?? 0;
}

/**
 * Why these counters cannot come off.
 * @param unit the unit with Damage Control
 * @param counters how many, from 0
 * @param target the unit that they lie on
 */
export function closedToRepair(
  state: BuildStep,
  unit: BuildUnit,
  counters: number,
  target: BuildUnit,
): Reason[] {
  const why: Reason[] = [];
  const start = (message: string) =>
    why.push({ ruling: 'damage-control/repairs-at-build-step-start', message });
  if (unit.unit.zone === 'build-zone') {
    why.push({
      ruling: 'damage-control/reading-build-zone',
      message: 'Damage Control is off in the build zone.',
    });
  }
  if (target !== unit) {
    why.push({
      ruling: 'damage-control/this-unit-only',
      message: 'Damage Control repairs the unit that has it and no other.',
    });
  }
  if (state.whose === 'opponent') {
    why.push({
      ruling: 'damage-control/only-your-own-build-step',
      message: 'It works as the build step of its own controller starts.',
    });
  }
  if (state.second) {
    why.push({
      ruling: 'upkeep/once-per-turn',
      message: 'Only the first build step of a turn sets it off.',
    });
  }
  const limit = repairLimit(state, unit);
  if (counters > limit) start(`It removes up to ${limit}, and not ${counters}.`);
  if (state.repaired.includes(unit.unit.id)) start('It has worked in this build step.');
  const there = target.unit.counters ?? 0;
  if (counters > there)
    start(
      `${count(there, 'damage counter')} ${there === 1 ? 'lies' : 'lie'} on the unit, and not ${counters}.`,
    );
  return why;
}
