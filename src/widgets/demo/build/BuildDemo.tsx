/** The live demo of a build: a card with its counters, or units as a build step starts. */
import { cardKnobs, unitsKnobs } from '../../../examples/build/knobs.ts';
import {
  type BuildPlay,
  type BuildStart,
  type BuildState,
  takesOfBuild,
} from '../../../examples/build/moves.ts';
import { buildOffers } from '../../../examples/build/offers.ts';
import { buildSummary } from '../../../examples/build/scene.ts';
import type { Knob } from '../../../examples/lines.ts';
import type { BuildStep, CardState } from '../../../rules/build/face.ts';
import { type Face, LineDemo, type LineDemoProps, type View } from '../lines/LineDemo.tsx';
import { CardPicture } from './CardPicture.tsx';
import { UnitsPicture } from './UnitsPicture.tsx';

const FACE: Face<BuildPlay, BuildState> = {
  takes: takesOfBuild,
  knobs: (start) => ('card' in start ? cardKnobs(start) : unitsKnobs(start)) as Knob<BuildStart>[],
  offers: buildOffers,
  summary: buildSummary,
  picture: (view) =>
    'card' in view.state ? (
      <CardPicture view={view as View<BuildPlay, CardState>} />
    ) : (
      <UnitsPicture view={view as View<BuildPlay, BuildStep>} />
    ),
  assumes:
    'You choose, and pay for yourself. What is not counted is enough. What nobody settles is settled in the order of the units, by the first cost that can be paid.',
};

export function BuildDemo(props: LineDemoProps<BuildPlay>) {
  return <LineDemo {...props} face={FACE} />;
}
