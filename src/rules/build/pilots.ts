/** Moving Pilots in the build step. */
import { closedToPilots, fits, noSeat } from '../keywords/pilot.ts';
import type { RulingId, TraceEntry } from '../types.ts';
import { type BuildStep, buildUnitOf, changeUnit, pilotsOn } from './board.ts';
import type { Moment, Outcome, Reason } from './shapes.ts';

/** Moves a Pilot onto a unit. */
export function movePilotOnto(
  state: BuildStep,
  id: string,
  target: string,
  at: Moment = 'build-step',
): Outcome<BuildStep> {
  const pilot = buildUnitOf(state, id);
  const unit = buildUnitOf(state, target);
  const why: (Reason | undefined)[] = closedToPilots(state, pilot, at);
  if (pilot.aboard === target) {
    why.push({ ruling: 'pilot/moves-onto-or-off-a-unit', message: 'It is on that unit already.' });
  } else {
    if (pilot.pilot.length > 0) why.push(fits(pilot.pilot, unit.unit, state.edition));
    why.push(noSeat(unit, pilotsOn(state, target).length, state.edition));
  }
  const ruling: RulingId =
    unit.unit.arena === 'character'
      ? 'pilot/any-non-droid-unit-now'
      : 'pilot/moves-onto-or-off-a-unit';
  return moved(state, id, target, why, ruling);
}

/** Moves a Pilot off its unit. */
export function movePilotOff(
  state: BuildStep,
  id: string,
  target: string,
  at: Moment = 'build-step',
): Outcome<BuildStep> {
  const pilot = buildUnitOf(state, id);
  const why: Reason[] = closedToPilots(state, pilot, at);
  if (pilot.aboard !== target) {
    why.push({ ruling: 'pilot/moves-onto-or-off-a-unit', message: 'It is not on that unit.' });
  }
  return moved(state, id, undefined, why, 'pilot/moves-onto-or-off-a-unit');
}

function moved(
  state: BuildStep,
  id: string,
  target: string | undefined,
  reasons: readonly (Reason | undefined)[],
  ruling: RulingId,
): Outcome<BuildStep> {
  const why = reasons.filter((reason) => reason !== undefined);
  if (why.length > 0) return { legal: false, why };
  const before = buildUnitOf(state, id).aboard ?? null;
  const changed = changeUnit(state, id, ({ aboard: _, ...pilot }) =>
    target === undefined ? pilot : { ...pilot, aboard: target },
  );
  const trace: TraceEntry[] = [
    {
      step: 'build-step',
      by: id,
      ruling,
      what: target === undefined ? 'The Pilot leaves its unit.' : `The Pilot goes onto ${target}.`,
      before,
      after: target ?? null,
    },
  ];
  if (target !== undefined) {
    trace.push({
      step: 'build-step',
      by: id,
      ruling: 'pilot/text-is-ignored-while-piloting',
      what: 'Aboard, only its name, subtype and health count, and what it gives as a Pilot.',
      before,
      after: target,
    });
  }
  return { legal: true, state: { ...changed, moved: [...state.moved, id] }, trace };
}
