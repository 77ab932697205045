/** The rules of a build demo: loaded with its first action, and not before. */
import { cardKnobs, unitsKnobs } from '../../../examples/build/knobs.ts';
import { type BuildPlay, type BuildStart, takesOfBuild } from '../../../examples/build/moves.ts';
import { buildOffers } from '../../../examples/build/offers.ts';
import { buildSummary } from '../../../examples/build/scene.ts';
import { type BuildShown, buildShown } from '../../../examples/build/shown.ts';
import type { Knob, Take } from '../../../examples/lines.ts';
import type { LineSheet } from '../lines/desk.ts';
import { type LineStanding, lineStanding } from '../lines/standing.ts';

export { register } from '../../../rules/registry.ts';

export function knobs(start: BuildStart): Knob<BuildStart>[] {
  return ('card' in start ? cardKnobs(start) : unitsKnobs(start)) as Knob<BuildStart>[];
}

export function standingOn(sheet: LineSheet<BuildPlay>): LineStanding<BuildPlay, BuildShown> {
  const takes = takesOfBuild(sheet).slice(0, sheet.at + 1);
  const { state } = takes.at(-1) as Take<(typeof takes)[number]['state']>;
  return lineStanding(sheet, takes, buildSummary(takes), {
    picture: buildShown(state),
    offers: buildOffers(state),
    knobs: knobs(sheet.start),
  });
}
