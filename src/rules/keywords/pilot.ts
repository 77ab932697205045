import type { BuildStep, BuildUnit, PilotLine } from '../build/board.ts';
import type { Moment, Reason } from '../build/shapes.ts';
import { type Gift, isOfSubtype } from '../gift.ts';
import type { KeywordRules } from '../hooks.ts';
import type { UnitSpec } from '../types.ts';

/** The card moves onto a fitting unit and gives that unit alone what it lists. */
export const pilot: KeywordRules = {
  id: 'pilot',
  name: 'Pilot',
  step: 'build-step',
  kind: 'static',
  stacking: 'layered',
  zones: ['arena', 'build-zone'],
};

/** What the lines of a Pilot give this unit: those for one of its subtypes, all of them together. */
export function piloted(lines: readonly PilotLine[], unit: UnitSpec): readonly Gift[] {
  return lines.filter(({ subtype }) => hasSubtype(unit, subtype)).flatMap(({ gives }) => gives);
}

/** Whether these lines let the card pilot this unit, and why not. */
export function fits(
  lines: readonly PilotLine[],
  unit: UnitSpec,
  edition: BuildStep['edition'],
): Reason | undefined {
  const no = (message: string): Reason => ({
    ruling: 'pilot/needs-the-right-subtype',
    message,
  });
  if (hasSubtype(unit, 'Droid')) return no('A Droid cannot be piloted.');
  if (!lines.some(({ subtype }) => hasSubtype(unit, subtype))) {
    const asks = [...new Set(lines.map(({ subtype }) => subtype))].join(' or ');
    return no(`The unit is no ${asks || 'unit that this card can pilot'}.`);
  }
  if (edition === 'keyword-list' && unit.arena === 'character') {
    return no('By the keyword list only Space and Ground units are piloted.');
  }
  return undefined;
}

/** Why a Pilot cannot move now. */
export function closedToPilots(state: BuildStep, pilot: BuildUnit, at: Moment): Reason[] {
  const why: Reason[] = [];
  const no = (message: string) => why.push({ ruling: 'pilot/moves-onto-or-off-a-unit', message });
  if (pilot.pilot.length === 0) no('The card has no Pilot keyword.');
  if (at !== 'build-step' || state.whose !== 'yours') no('A Pilot moves in your own build step.');
  if (state.moved.includes(pilot.unit.id)) {
    no('It has moved in this build step; once is all.');
  }
  return why;
}

/** Why this unit has no seat left for one more Pilot. */
export function noSeat(unit: BuildUnit, aboard: number, edition: string): Reason | undefined {
  const seats = edition === 'keyword-list' ? 1 : unit.seats;
  if (aboard < seats) return undefined;
  return seats === 1
    ? { ruling: 'pilot/one-per-unit', message: 'A Pilot is on the unit already.' }
    : {
        ruling: 'pilot/number-set-by-the-subtype',
        message: `Its subtype allows ${seats} Pilots, and they are there.`,
      };
}

function hasSubtype(unit: UnitSpec, subtype: string): boolean {
  return isOfSubtype(unit.subtypes ?? [], subtype);
}
