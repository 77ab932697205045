/** The live demo of a build: a card with its counters, or units as a build step starts. */
import type { BuildPlay } from '../../../examples/build/moves.ts';
import type { BuildShown } from '../../../examples/build/shown.ts';
import { type Face, LineDemo, type LineDemoProps } from '../lines/LineDemo.tsx';
import { CardPicture } from './CardPicture.tsx';
import { UnitsPicture } from './UnitsPicture.tsx';

const FACE: Face<BuildPlay, BuildShown, undefined> = {
  picture: ({ shown, sheet: { start }, send }) =>
    'card' in shown ? (
      <CardPicture card={shown.card} />
    ) : (
      'units' in start && <UnitsPicture shown={shown.units} start={start} send={send} />
    ),
  hand: () => undefined,
  assumes:
    'You choose, and pay for yourself. What is not counted is enough. What nobody settles is settled in the order of the units, by the first cost that can be paid.',
};

export function BuildDemo(props: LineDemoProps<BuildPlay, BuildShown, undefined>) {
  return <LineDemo {...props} face={FACE} />;
}
